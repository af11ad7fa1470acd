// All drawings of Cazamanzanas. Contraptions: viewBox 0 0 100 100, the apple comes in at the top, the cream arrow says
// where it leaves. --set is the owner's colour (cloth, paint, ribbon). Nothing depends on a font.
/** @type {(n: number, f: (i: number) => string, from?: number) => string} */
const turn = (n, f, from = 0) =>
  Array.from(
    { length: n },
    (_, i) => `<g transform="rotate(${from + (360 / n) * i})">${f(i)}</g>`,
  ).join("");
/** @type {(s: string) => string} */
const mirror = (s) => `<g transform="translate(100 0) scale(-1 1)">${s}</g>`;
const L = `stroke="var(--outline)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
/** @type {(d: string, c?: string, w?: number) => string} */
const thin = (d, c = "var(--outline)", w = 1.6) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** The way of the apple: cream on a dark halo, so that it reads on any wood and any sky. @type {(d: string, head: string) => string} */
const way = (d, head) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--halo)" stroke-width="8.4"/><path d="${head}" stroke="var(--halo)" stroke-width="9.5"/><path d="${d}" stroke="var(--way)" stroke-width="4.2"/><path d="${head}" stroke="var(--way)" stroke-width="4.6"/></g>`;
const wood = "var(--wood)",
  wood2 = "var(--wood-2)",
  wood3 = "var(--wood-3)";
/** @type {(...ds: string[]) => string} */
const grain = (...ds) => ds.map((d) => thin(d, "var(--wood-3)", 1.3)).join("");

const appleBody = `<path d="M0 -9C-4 -14 -17 -13 -17 2C-17 14 -8 19 0 15.6C8 19 17 14 17 2C17 -13 4 -14 0 -9Z"`;
const apple = `${appleBody} fill="var(--apple)" ${L}/><path d="M5 13C12 10 14 2 12 -5C18 2 15 15 5 15Z" fill="var(--apple-2)"/><path d="M-11 -3C-10 -7 -7 -9 -4 -9" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/><path d="M0 -9C0 -13 1 -16 4 -18" fill="none" ${L}/><path d="M3 -13C6 -20 14 -20 17 -17C14 -11 8 -10 3 -13Z" fill="var(--leaf)" ${L}/>`;
/** Cream is instruction, red is a real apple: painted on the pieces there are only cream ones. @type {(x: number, y: number, s?: number) => string} */
const mini = (x, y, s = 0.5) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 -9C0 -13 1 -16 4 -18" fill="none" stroke="var(--outline)" stroke-width="4.4" stroke-linecap="round"/>${appleBody} fill="var(--way)" stroke="var(--outline)" stroke-width="4.600"/><path d="M3 -13C6 -20 14 -20 17 -17C14 -11 8 -10 3 -13Z" fill="var(--way)" stroke="var(--outline)" stroke-width="3.600"/></g>`;

/* ---------------------------------------------------------- contraptions */
const leaf = `<path d="M50 6C84 18 90 60 50 94C10 60 16 18 50 6Z" fill="var(--leaf)" ${L}/><path d="M50 6C84 18 90 60 50 94C58 70 60 34 50 6Z" fill="var(--leaf-2)"/>
  ${thin("M50 20C44 26 36 28 27 28M50 38C42 46 33 47 22 46M50 57C44 64 36 66 28 65M50 20C56 26 64 28 73 28M50 38C58 46 67 47 78 46M50 57C56 64 64 66 72 65", "var(--leaf-3)", 2)}
  <path d="M36 5H64L60 12H40Z" fill="var(--set)" ${L}/>${way("M50 22V70", "M40 66L50 78L60 66")}`;

const tramp = `<path d="M12 76H22V96H12ZM78 38H88V96H78Z" fill="${wood2}" ${L}/>${grain("M83 46V90", "M17 82V92")}
  <path d="M8 92H26V97H8ZM74 92H92V97H74Z" fill="${wood3}" ${L}/>
  <path d="M13 79L19 70L86 33L90 41Z" fill="${wood}" ${L}/>
  <path d="M20 73C38 68 58 56 82 38L84 43C62 62 40 74 22 79Z" fill="var(--set)" ${L}/><path d="M30 72.5L34 69M42 67L46 63M54 60.5L58 56M66 52.5L70 48" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>
  <circle cx="17" cy="77" r="4.6" fill="var(--brass)" ${L}/><circle cx="86" cy="38" r="4.6" fill="var(--brass)" ${L}/>`;
const trampoline_left = tramp + way("M56 3V42C50 22 16 18 8 56", "M1.5 46L7.5 59L18 50");
const trampoline_right =
  mirror(tramp) + way("M44 3V42C50 22 84 18 92 56", "M98.5 46L92.5 59L82 50");

const plank = `<path d="M44 60H56L58 94H42Z" fill="${wood2}" ${L}/><path d="M32 92H68V97H32Z" fill="${wood3}" ${L}/>${thin("M44 66L28 60M56 66L72 60", "var(--outline)", 4.4)}${thin("M44 66L28 60M56 66L72 60", wood2, 2)}
  <path d="M8 52C8 48 12 47 15 47H85C88 47 92 48 92 52C92 57 88 60 85 60H15C12 60 8 57 8 52Z" fill="${wood}" ${L}/>${grain("M18 52H36M64 55H84M22 56H30M70 51H80")}
  <path d="M31 47C32 55 40 58 50 58C60 58 68 55 69 47Z" fill="var(--straw)" ${L}/>${thin("M36 50L44 56M44 49L52 57M54 49L60 55M62 49L58 56", "var(--straw-2)", 1.6)}
  <path d="M74 60V74L79 70L84 74V60Z" fill="var(--set)" ${L}/>`;
const platform = `<g class="cz-hint"><path d="M5 6L22 31M95 6L78 31" stroke="var(--halo)" stroke-width="7" stroke-linecap="round"/><path d="M5 6L22 31M95 6L78 31" stroke="var(--way)" stroke-width="3.400" stroke-dasharray="3 6.500" stroke-linecap="round"/></g>${plank}${mini(50, 38, 0.72)}
  ${way("M50 -2V8", "M43 6L50 14L57 6")}${way("M79 41C95 41 98 55 96.500 74", "M87 66L96 78L104 66")}${way("M21 41C5 41 2 55 3.500 74", "M-4 66L4 78L13 66")}`;
const platform_up = `<path d="M28 90H72V97H28Z" fill="${wood3}" ${L}/><path d="M43 10C43 7 46 5 50 5C54 5 57 7 57 10V91H43Z" fill="${wood}" ${L}/>${grain("M47 18V34M53 44V66M47 62V82")}
  <path d="M57 32C65 33 68 41 68 50C68 59 65 67 57 68Z" fill="var(--straw)" ${L}/><path d="M43 72H30L34 77L30 82H43Z" fill="var(--set)" ${L}/><circle cx="50" cy="88" r="4" fill="var(--brass)" ${L}/>${way("M26 8V56", "M17 52L26 64L35 52")}`;

const doubler = `<path d="M50 26L80 92H20Z" fill="${wood}" ${L}/><path d="M50 26L80 92H58Z" fill="${wood2}"/>${grain("M42 66L36 84", "M48 60L44 84")}<path d="M50 26L60 48H40Z" fill="var(--steel)" ${L}/><path d="M50 26L60 48H51Z" fill="#fff" opacity=".45"/>
  <path d="M31 70H69L73 79H27Z" fill="var(--set)" ${L}/><path d="M14 91H86V97H14Z" fill="${wood3}" ${L}/>
  ${mini(50, 12, 0.52)}${mini(23, 43, 0.5)}${mini(77, 43, 0.5)}${way("M17 58L8 80", "M3 70L6.500 84L18 77")}${way("M83 58L92 80", "M97 70L93.500 84L82 77")}`;

const spiral = (() => {
  let d = "M50 50";
  for (let i = 1; i <= 44; i++) {
    const a = i * 0.36,
      r = i * 0.62;
    d += `L${(50 + Math.cos(a) * r).toFixed(1)} ${(50 + Math.sin(a) * r).toFixed(1)}`;
  }
  return d;
})();
const portal = `<path d="M50 8C76 6 94 26 92 50C94 74 76 92 50 91C24 92 6 74 8 50C6 26 24 6 50 8Z" fill="${wood2}" ${L}/>${thin("M50 13C30 12 14 28 13 48M87 52C87 72 72 86 52 86M22 24C26 20 30 17 36 15M80 74C76 79 71 82 66 84", "var(--wood-3)", 2.4)}
  <circle cx="50" cy="50" r="31" fill="var(--night)" ${L}/><path d="${spiral}" fill="none" stroke="var(--set)" stroke-width="6" stroke-linecap="round"/><path d="${spiral}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>
  ${[
    [34, 36, 3],
    [68, 40, 2.4],
    [62, 69, 3],
    [37, 66, 2],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<path transform="translate(${x} ${y})" d="M0 ${-r * 1.6}L${r * 0.4} ${-r * 0.4}L${r * 1.6} 0L${r * 0.4} ${r * 0.4}L0 ${r * 1.6}L${-r * 0.4} ${r * 0.4}L${-r * 1.6} 0L${-r * 0.4} ${-r * 0.4}Z" fill="#fff"/>`,
    )
    .join("")}
  ${mini(50, 49, 0.62)}${way("M50 76V86", "M40 84L50 96L60 84")}`;

/** @type {(x: number, y: number, a: number) => string} */
const tooth = (x, y, a) =>
  `<path transform="translate(${x} ${y}) rotate(${a})" d="M-6.500 0L0 -15L6.500 0Z" fill="var(--steel)" ${L}/>`;
const trap = `<path d="M8 62C8 30 26 14 50 14C74 14 92 30 92 62L82 62C82 38 70 25 50 25C30 25 18 38 18 62Z" fill="var(--iron)" ${L}/>
  <g transform="translate(50 56)"><path d="M-9 -17C-4 -19 4 -19 9 -17C7 -13 5 -9 5 -3C5 4 8 9 9 13C4 17 -4 17 -9 13C-8 9 -5 4 -5 -3C-5 -9 -7 -13 -9 -17Z" fill="var(--face)" ${L}/><path d="M-10 -16C-6 -20 6 -20 10 -16C6 -13 -6 -13 -10 -16ZM-10 12C-5 9 5 9 10 12C6 18 -6 18 -10 12Z" fill="var(--way)" ${L}/><path d="M0 -19C0 -23 2 -25 4 -26" fill="none" ${L}/><path d="M-1.500 -3l1.500 5l1.500 -5" fill="var(--outline)"/></g>
  ${[
    [27, 33, 145],
    [50, 26, 180],
    [73, 33, 215],
  ]
    .map(([x = 0, y = 0, a = 0]) => tooth(x, y, a))
    .join("")}${[
    [26, 76, 20],
    [42, 80, 6],
    [58, 80, -6],
    [74, 76, -20],
  ]
    .map(([x = 0, y = 0, a = 0]) => tooth(x, y, a))
    .join("")}
  <path d="M6 70C16 82 84 82 94 70L92 84C80 94 20 94 8 84Z" fill="var(--iron)" ${L}/><path d="M38 84H62V97H38Z" fill="var(--set)" ${L}/><circle cx="10" cy="68" r="6" fill="var(--brass)" ${L}/><circle cx="90" cy="68" r="6" fill="var(--brass)" ${L}/>`;

const bomb = `<circle cx="46" cy="60" r="32" fill="var(--iron-2)" ${L}/><path d="M24 50C26 40 34 34 42 33" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/><path d="M58 22L74 32L68 42L52 33Z" fill="var(--iron)" ${L}/><path d="M67 27C70 16 80 16 84 22" fill="none" stroke="var(--straw)" stroke-width="4.500" stroke-linecap="round"/>
  <g transform="translate(87 22)">${turn(8, (i) => `<path d="M0 -4L${i % 2 ? 0 : 0} ${i % 2 ? -9 : -13}" stroke="${i % 2 ? "var(--apple)" : "var(--glow)"}" stroke-width="3.4" stroke-linecap="round"/>`)}<circle r="3.6" fill="#fff"/></g><path d="M18 66C28 76 64 76 74 66L73 74C62 84 30 84 20 74Z" fill="var(--set)" ${L}/>`;
const rotate = `<g transform="translate(50 52)"><g transform="rotate(-36)"><path d="M-32 -5H32V6H-32Z" fill="${wood}" ${L}/>${grain("M-24 0H-8M8 2H24")}</g><g transform="rotate(36)" opacity=".6"><path d="M-32 -5H32V6H-32Z" fill="none" stroke="var(--way)" stroke-width="2.600" stroke-dasharray="5 5"/></g><circle r="7" fill="var(--brass)" ${L}/></g>
  ${way("M20 30C34 8 70 8 82 32", "M86 19L83 34L69 30")}${way("M80 74C66 94 32 94 18 72", "M14 86L17 70L31 74")}<path d="M44 60L50 72L56 60Z" fill="var(--set)" ${L}/>`;

/* --------------------------------------------------- branch pictures, 40x40 */
const s2 = `stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
const pictures = {
  ladybird: `<path d="M12 10C15 5 25 5 28 10" fill="var(--outline)" ${s2}/><ellipse cx="20" cy="23" rx="14" ry="12.500" fill="#d8402f" ${s2}/><path d="M20 10.500V35.500" ${s2}/><g fill="var(--outline)"><circle cx="13" cy="19" r="2.600"/><circle cx="14" cy="28" r="2.300"/><circle cx="27" cy="19" r="2.600"/><circle cx="26" cy="28" r="2.300"/></g>`,
  bee: `<ellipse cx="14" cy="12" rx="7" ry="9" fill="#eaf4fb" ${s2} transform="rotate(-24 14 12)"/><ellipse cx="26" cy="12" rx="7" ry="9" fill="#eaf4fb" ${s2} transform="rotate(24 26 12)"/><ellipse cx="20" cy="25" rx="13" ry="10" fill="#eeb92d" ${s2}/><path d="M15 16.500V33.500M21 15.500V34.500M27 17.500V32.500" stroke="var(--outline)" stroke-width="3.200"/><circle cx="9.500" cy="23" r="1.500" fill="var(--outline)"/>`,
  butterfly: `<path d="M19 18C14 4 2 4 3 14C3 20 10 22 18 21C8 22 6 32 11 34C16 36 19 28 20 23C21 28 24 36 29 34C34 32 32 22 22 21C30 22 37 20 37 14C38 4 26 4 21 18Z" fill="#e98b3a" ${s2}/><circle cx="10" cy="13" r="2.600" fill="#fff4d8"/><circle cx="30" cy="13" r="2.600" fill="#fff4d8"/><path d="M20 14V31" stroke="var(--outline)" stroke-width="3" stroke-linecap="round"/>`,
  snail: `<path d="M4 33C4 28 8 27 14 28H30C33 28 33 22 32 16L35 14C38 22 37 33 32 33Z" fill="#d9c39a" ${s2}/><circle cx="18" cy="20" r="11" fill="#a9683f" ${s2}/><path d="M18 20m-6 0a6 6 0 1 1 6 6a3.400 3.400 0 1 1 0 -6" fill="none" ${s2}/><path d="M33 15L30 8M35 14L37 7" ${s2}/>`,
  robin: `<path d="M5 22C6 10 16 5 24 7C31 8 34 13 34 16L39 18L34 20C33 30 26 35 19 35C12 35 6 31 5 22Z" fill="#8a6b4e" ${s2}/><path d="M33 17C31 27 26 34 18 34.500C15 27 20 15 30 13C32 14 33 15 33 17Z" fill="#e2602c"/><circle cx="27" cy="13" r="1.900" fill="var(--outline)"/><path d="M6 24L-1 30L9 30" fill="#6d5139" ${s2}/><path d="M19 35V39M23 34V39" ${s2}/>`,
  squirrel: `<path d="M26 34C38 32 40 20 34 12C30 6 22 8 24 14C28 18 26 24 22 26Z" fill="#b5622c" ${s2}/><path d="M7 34C7 26 10 22 13 20C8 19 6 15 8 11L8 6L13 8C19 9 21 14 20 19C25 23 27 29 26 35H9Z" fill="#c97a3c" ${s2}/><circle cx="11.500" cy="13.500" r="1.600" fill="var(--outline)"/><path d="M13 27C16 24 19 26 19 30" fill="none" ${s2}/>`,
  caterpillar: `<g fill="#7fae4a" ${s2}><circle cx="34" cy="26" r="5.500"/><circle cx="27" cy="23" r="6"/><circle cx="20" cy="25" r="6.500"/><circle cx="11" cy="20" r="8"/></g><circle cx="8.500" cy="18.500" r="1.500" fill="var(--outline)"/><circle cx="14" cy="18.500" r="1.500" fill="var(--outline)"/><path d="M9 23Q11 25 14 23M8 12L6 6M14 12L17 6" fill="none" ${s2}/>`,
  dragonfly: `<g fill="#bfe3e6" fill-opacity=".95" ${s2}><ellipse cx="10" cy="13" rx="9.500" ry="3.600" transform="rotate(18 10 13)"/><ellipse cx="30" cy="13" rx="9.500" ry="3.600" transform="rotate(-18 30 13)"/><ellipse cx="11" cy="21" rx="8.500" ry="3.300" transform="rotate(-14 11 21)"/><ellipse cx="29" cy="21" rx="8.500" ry="3.300" transform="rotate(14 29 21)"/></g><path d="M20 9V37" stroke="#2d7d85" stroke-width="4.400" stroke-linecap="round"/><circle cx="20" cy="7.500" r="4.200" fill="#2d7d85" ${s2}/>`,
};

/* ------------------------------------------- basket symbols, -20 … 20, one colour */
const symbols = {
  acorn: `<path d="M-12 -4C-12 10 -4 16 0 19C4 16 12 10 12 -4Z"/><path d="M-15 -5C-15 -14 -7 -16 0 -16C7 -16 15 -14 15 -5Z"/><path d="M-1.500 -15H1.500V-20H-1.500Z"/>`,
  mushroom: `<path d="M-18 1C-18 -12 -9 -18 0 -18C9 -18 18 -12 18 1C10 4 -10 4 -18 1Z"/><path d="M-6 6H6L8 18H-8Z"/>`,
  sun: `<circle r="9"/>${turn(8, () => `<path d="M-3 -12L0 -20L3 -12Z"/>`)}`,
  clover: `<g>${turn(4, () => `<path d="M0 -2C-14 -6 -10 -20 0 -14C10 -20 14 -6 0 -2Z"/>`, 45)}</g><path d="M-1.500 2L3 20L6 19L1.500 1Z"/>`,
  feather: `<path d="M-15 19C-10 6 -10 -6 2 -15C8 -19 15 -19 18 -19C19 -8 16 2 8 8C2 12 -6 12 -9 12L-12 20Z"/>`,
  drop: `<path d="M0 -20C8 -8 13 -1 13 7C13 15 7 19 0 19C-7 19 -13 15 -13 7C-13 -1 -8 -8 0 -20Z"/>`,
  moon: `<path d="M6 -18C-10 -18 -18 -8 -18 1C-18 12 -8 19 2 19C9 19 14 16 17 11C6 13 -3 7 -3 -3C-3 -10 1 -15 6 -18Z"/>`,
  star: `<path d="M0 -19L5.500 -6.500L19 -5.500L8.500 3L12 17L0 9.500L-12 17L-8.500 3L-19 -5.500L-5.500 -6.500Z"/>`,
};

/** @type {(y: number, n: number, x0: number, step: number, off: number) => string} */
const weaveRow = (y, n, x0, step, off) =>
  Array.from(
    { length: n },
    (_, i) =>
      `<path d="M${x0 + i * step + off} ${y}q${step / 2} -7 ${step} 0q${-step / 2} 7 ${-step} 0Z" fill="var(--wicker${i % 2 ? "" : "-2"})" stroke="var(--outline)" stroke-width="1.300"/>`,
  ).join("");
/** @type {(sym: keyof typeof symbols) => string} */
const basket = (
  sym,
) => `<path d="M22 44C20 4 80 4 78 44" fill="none" stroke="var(--outline)" stroke-width="9"/><path d="M22 44C20 4 80 4 78 44" fill="none" stroke="var(--wicker)" stroke-width="4.600"/>
  <path d="M10 42H90L80 92C79 96 76 97 72 97H28C24 97 21 96 20 92Z" fill="var(--wicker)" ${L}/>
  <g clip-path="url(#cz-basket-clip)">${[52, 64, 76, 88].map((y, r) => weaveRow(y, 8, 4, 12, r % 2 ? -6 : 0)).join("")}</g>
  <path d="M6 38C6 34 94 34 94 38L92 58C80 66 70 54 60 62C50 68 42 56 32 63C22 68 14 60 8 58Z" fill="var(--basket)" ${L}/>
  <circle cx="50" cy="76" r="19" fill="var(--basket)" ${L}/><g transform="translate(50 76) scale(.68)" fill="var(--basket-ink, #fff)">${symbols[sym]}</g>`;

const cap = `<path d="M4 88C18 96 82 96 96 88C92 70 82 46 70 22C66 12 74 4 86 10C76 -2 54 2 46 18C34 44 14 66 4 88Z" fill="var(--apple)" ${L} stroke-width="4"/><path d="M60 30C66 52 76 72 84 88C90 88 94 88 96 88C92 70 82 46 70 22Z" fill="var(--apple-2)"/><path d="M2 84C22 94 78 94 98 84C101 92 98 99 94 100C76 104 24 104 6 100C2 99 -1 92 2 84Z" fill="var(--face)" ${L} stroke-width="4"/><circle cx="87" cy="11" r="8" fill="var(--face)" ${L} stroke-width="4"/>`;

/** An apple hunter in the hood of their basket; 100 x 120. @type {(sym: keyof typeof symbols) => string} */
const hunter = (
  sym,
) => `<path d="M14 120C14 92 30 78 50 78C70 78 86 92 86 120Z" fill="var(--basket)" ${L}/>
  <path d="M50 4C58 -2 70 2 70 10C64 6 60 8 60 14C78 24 84 46 78 66C72 84 28 84 22 66C16 46 26 20 50 4Z" fill="var(--basket)" ${L}/><path d="M60 14C78 24 84 46 78 66C75 75 63 79 50 79C66 66 70 36 60 14Z" fill="#000" opacity=".14"/>
  <path d="M28 54C28 38 38 32 50 32C62 32 72 38 72 54C72 68 62 75 50 75C38 75 28 68 28 54Z" fill="var(--face)" ${L}/><path d="M30 46C36 34 46 40 50 38C54 40 64 34 70 46C66 38 60 33 50 33C40 33 34 38 30 46Z" fill="#7a4a24" ${L}/>
  <circle cx="41" cy="54" r="3" fill="var(--outline)"/><circle cx="59" cy="54" r="3" fill="var(--outline)"/><circle cx="35" cy="61" r="4.500" fill="#e9836d" opacity=".7"/><circle cx="65" cy="61" r="4.500" fill="#e9836d" opacity=".7"/><path d="M44 64Q50 69.500 56 64" fill="none" ${L}/>
  <circle cx="50" cy="102" r="17" fill="var(--face)" ${L}/><g transform="translate(50 102) scale(.62)" fill="var(--basket-deep, var(--basket))">${symbols[sym]}</g>`;

/** Whose a thing is, in the shapes and by the names of the shell's crests; 20 x 20. */
const crests = {
  red: `<circle cx="10" cy="10" r="9"/>`,
  blue: `<path d="M10 0L20 10L10 20L0 10Z"/>`,
  yellow: `<path d="M10 1L20 19H0Z"/>`,
  green: `<rect x="1.500" y="1.500" width="17" height="17" rx="1.500"/>`,
  purple: `<path d="M5 1H15L20 10L15 19H5L0 10Z"/>`,
  orange: `<path d="M7 0H13V7H20V13H13V20H7V13H0V7H7Z"/>`,
  teal: `<path d="M0 1H20L10 19.500Z"/>`,
  grey: `<path d="M10 0L12.400 6.800L19.600 7L13.800 11.400L15.800 18.400L10 14.200L4.200 18.400L6.200 11.400L.4 7L7.600 6.800Z"/>`,
};

/** Discarded cards, in the line of the shell's icons. */
const pile = `<path d="M4 8L9 3L15 9L10 14Z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M3 17H17M10 10V14" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>`;

export const MECHANISMS = {
  leaf,
  trampoline_left,
  trampoline_right,
  platform,
  platform_up,
  doubler,
  portal,
  trap,
  bomb,
  rotate,
};
export const PICTURES = pictures;
export const SYMBOLS = symbols;

/** @type {(id: string, box: string, inner: string) => string} */
const symbol = (id, box, inner) =>
  `<symbol id="cz-${id}" viewBox="${box}" overflow="visible">${inner}</symbol>`;
/** @type {(all: Record<string, string>, box: string, prefix: string) => string} */
const each = (all, box, prefix) =>
  Object.entries(all)
    .map(([id, inner]) => symbol(prefix + id, box, inner))
    .join("");

/** Everything that the page refers to by `#cz-…`. */
export const sheet = () => `<defs>
  <clipPath id="cz-basket-clip"><path d="M11 43H89L79 91C78 95 76 96 72 96H28C24 96 22 95 21 91Z"/></clipPath>
  <radialGradient id="cz-halo"><stop offset="0" stop-color="var(--glow)" stop-opacity=".75"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>
  ${each(MECHANISMS, "0 0 100 100", "")}${each(pictures, "0 0 40 40", "p-")}${each(symbols, "-20 -20 40 40", "s-")}${each(crests, "0 0 20 20", "crest-")}
  ${/** @type {(keyof typeof symbols)[]} */ (Object.keys(symbols)).map((id) => symbol(`basket-${id}`, "0 0 100 100", basket(id)) + symbol(`hunter-${id}`, "0 0 100 120", hunter(id))).join("")}
  ${symbol("apple", "-20 -20 40 40", apple)}${symbol("pile", "0 0 20 20", pile)}${symbol("cap", "-4 -4 108 112", cap)}</defs>`;
