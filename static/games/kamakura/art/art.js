// All drawings of Kamakura: four crests, three soldiers, four weapons, barrage, wall, four territories, badges.
// One symbol each, colours only through custom properties (--ink --paper --wash --seal --indigo --gold --moss),
// so a theme is CSS. Crests: viewBox -50 -50 100 100, one colour (currentColor). Cards: viewBox 0 0 100 120.
import { brush, enso, ink } from "./brush.js";

/** n times around. @param {number} n @param {(i: number) => string} f @param {number} [from] */
const turn = (n, f, from = 0) =>
  Array.from(
    { length: n },
    (_, i) => `<g transform="rotate(${from + (360 / n) * i})">${f(i)}</g>`,
  ).join("");
/** @param {string} s */
const flip = (s) => `<g transform="scale(-1 1)">${s}</g>`;
/** @param {string} s */
const both = (s) => `${s}${flip(s)}`;

/* ------------------------------------------------------------------ crests */
const ring = `<circle r="46" fill="none" stroke="currentColor" stroke-width="4.5"/>`;

// Tachibana: the fruit between leaves, with one blossom over it
/** @param {number} x @param {number} y @param {number} a @param {number} [s] */
const leaf = (x, y, a, s = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})"><path d="M0 0C9 -8 10 -22 0 -32C-10 -22 -9 -8 0 0Z" fill="currentColor"/><path d="M0 -3V-27M0 -9l5 -5M0 -9l-5 -5M0 -16l5 -5M0 -16l-5 -5" stroke="var(--mon-cut)" stroke-width="1.6" fill="none"/></g>`;
const tachibana = `${ring}
  <g transform="translate(0 2)">
  ${leaf(-6, 4, -64, 1.06)}${leaf(6, 4, 64, 1.06)}${leaf(-5, -4, -27, 1.12)}${leaf(5, -4, 27, 1.12)}
  <circle cy="14" r="19.5" fill="currentColor" stroke="var(--mon-cut)" stroke-width="2.6"/>
  <g transform="translate(0 14)" fill="var(--mon-cut)">${turn(5, () => `<path d="M0 -2.6C-6 -6 -6 -13 0 -14.6C6 -13 6 -6 0 -2.6Z"/>`)}<circle r="2.1"/></g>
  </g>`;

// Fujiwara: two hanging racemes of wisteria that close a circle
const raceme = (() => {
  let s = "";
  for (let i = 0; i < 11; i++) {
    const a = -64 + i * 14.2,
      r = 35 - i * 0.25,
      size = 9.6 - i * 0.58;
    const x = Math.cos((a * Math.PI) / 180) * r,
      y = Math.sin((a * Math.PI) / 180) * r;
    s += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${a + 90})"><path d="M0 ${-size * 0.9}C${size * 1.1} ${-size * 0.9} ${size * 1.15} ${size * 0.6} 0 ${size * 0.95}C${-size * 1.15} ${size * 0.6} ${-size * 1.1} ${-size * 0.9} 0 ${-size * 0.9}Z" fill="currentColor"/><path d="M0 ${-size * 0.55}V${size * 0.55}" stroke="var(--mon-cut)" stroke-width="1.5"/></g>`;
  }
  return s;
})();
const fujiwara = `${both(raceme)}
  <g fill="currentColor"><path d="M-2.4 -46H2.4L3 -24H-3Z"/>
  ${both(`<path d="M2 -27C12 -33 20 -27 23 -17C13 -14 5 -18 2 -27Z"/><path d="M2 -20C11 -18 16 -9 14 1C6 -2 1 -10 2 -20Z"/>`)}
  <path d="M0 -20C5 -12 5 0 0 12C-5 0 -5 -12 0 -20Z"/></g>`;

// Minamoto: three gentians over five bamboo leaves
const bamboo = `<path d="M0 0C8 8 8.5 24 0 43C-8.5 24 -8 8 0 0Z" fill="currentColor"/><path d="M0 6V36" stroke="var(--mon-cut)" stroke-width="1.5"/>`;
const gentian = `<g fill="currentColor">${turn(5, () => `<path d="M0 -1.5C-4.6 -5 -5.2 -10 0 -14C5.2 -10 4.6 -5 0 -1.5Z"/>`)}</g><circle r="3" fill="var(--mon-cut)"/><circle r="1.4" fill="currentColor"/>`;
const minamoto = `<g transform="translate(0 1)">${[-74, -37, 0, 37, 74].map((a) => `<g transform="translate(0 -3) rotate(${a}) translate(0 5)">${bamboo}</g>`).join("")}
  <g transform="translate(0 -31) scale(1.06)">${gentian}</g><g transform="translate(-24 -18) rotate(-30) scale(.92)">${gentian}</g><g transform="translate(24 -18) rotate(30) scale(.92)">${gentian}</g>
  <path d="M-4.5 -15H4.5V-3H-4.5Z" fill="currentColor"/></g>`;

// Taira: the swallowtail, wings raised
const wing = `<path d="M3 4C8 -20 22 -40 40 -40C46 -28 42 -16 36 -8C43 -6 44 2 38 7C40 13 36 18 29 18C18 18 8 13 3 4Z" fill="currentColor"/>
  <path d="M8 2C14 -14 22 -26 33 -31M10 5C18 -3 25 -7 33 -8M11 8C18 8 25 8 31 6" stroke="var(--mon-cut)" stroke-width="2.2" fill="none"/>
  <circle cx="33.5" cy="-26" r="3.4" fill="var(--mon-cut)"/><circle cx="35" cy="0" r="2.5" fill="var(--mon-cut)"/>
  <path d="M4 10C14 16 20 24 18 40C14 46 9 42 10 36C10 28 7 20 3 14Z" fill="currentColor"/><circle cx="13" cy="34" r="2" fill="var(--mon-cut)"/>`;
const taira = `${both(wing)}<path d="M0 -16C5 -10 4.6 10 0 34C-4.6 10 -5 -10 0 -16Z" fill="currentColor" stroke="var(--mon-cut)" stroke-width="1.4"/>
  ${both(`<path d="M1 -15C3 -28 8 -38 16 -43" stroke="currentColor" stroke-width="2.4" fill="none" stroke-linecap="round"/><circle cx="16.5" cy="-43" r="2.6" fill="currentColor"/>`)}<circle cy="-17" r="4.6" fill="currentColor"/>`;

/* ---------------------------------------------------------------- soldiers */
const INK = `fill="var(--ink)"`,
  SEAL = `fill="var(--seal)"`,
  PAPER = `fill="var(--paper)"`,
  GOLD = `fill="var(--gold)"`,
  BLUE = `fill="var(--indigo)"`;
/** @param {string} d @param {number} [w] @param {string} [c] */
const line = (d, w = 1.6, c = "var(--ink)") =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** @param {string} s */
const mirror = (s) => `${s}<g transform="translate(100 0) scale(-1 1)">${s}</g>`;

const samurai = `
  <path d="${enso(50, 48, 42, 5, { seed: 9, dry: 1 })}" fill="var(--wash)" fill-rule="evenodd"/>
  ${mirror(`<path d="M33 82L4 90C1 100 0 110 0 120H33Z" ${INK}/>${[0, 1, 2].map((i) => line(`M${3.5 - i} ${96 + i * 8}Q18 ${93 + i * 8} 33 ${89 + i * 8.5}`, 2.6, "var(--seal)")).join("")}`)}
  <path d="M35 82C42 90 58 90 65 82L70 120H30Z" ${INK}/>
  ${[96, 104, 112].map((y) => line(`M33 ${y}Q50 ${y + 4} 67 ${y}`, 1.2, "var(--paper)")).join("")}
  ${line("M50 90V120", 1.2, "var(--paper)")}
  <path d="M34 48H66V66C64 78 57 84 50 84C43 84 36 78 34 66Z" fill="var(--skin)"/>
  ${mirror(`<path d="M30 47C27 58 20 69 8 77C14 84 22 86 32 86C35 76 36 62 36 50Z" ${INK}/>${line("M25 62C24 68 19 73 13 77M30 64C29 73 25 80 20 82", 1.3, "var(--paper)")}`)}
  <path d="M35 62C41 65 44 61 50 64C56 61 59 65 65 62C65 76 58 86 50 86C42 86 35 76 35 62Z" ${SEAL}/>
  <path d="M43 73C47 71 53 71 57 73C55 77 45 77 43 73Z" ${INK}/>${line("M40 67Q44 68 47 70M60 67Q56 68 53 70", 1.1)}
  ${mirror(`<path d="M37 57C40 54.5 45 55 48 58C44 59.5 40 59 37 57Z" ${INK}/>`)}
  ${mirror(line("M36 54.5L47.5 56", 1.8))}
  <path d="M25 49C24 26 36 15 50 15C64 15 76 26 75 49C60 42 40 42 25 49Z" ${INK}/>
  ${[-18, -9, 0, 9, 18].map((x) => line(`M${50 + x * 0.35} 18Q${50 + x} 28 ${50 + x * 1.12} 43.6`, 1, "var(--paper)")).join("")}
  <path d="M21 51C38 41 62 41 79 51L76 56C60 48 40 48 24 56Z" ${INK}/>${line("M25 52.6C40 46 60 46 75 52.6", 1, "var(--gold)")}
  ${mirror(`<path d="M27 50C20 46 15 49 13 56C18 55 22 57 25 61Z" ${SEAL}/>`)}
  <path d="M50 43C33 38 22 22 24 0C30 17 39 27 50 29C61 27 70 17 76 0C78 22 67 38 50 43Z" ${GOLD} stroke="var(--ink)" stroke-width="1"/>
  <circle cx="50" cy="36" r="4.6" ${SEAL} stroke="var(--ink)" stroke-width="1"/>`;

const ninja = `
  <circle cx="66" cy="34" r="30" fill="var(--wash)"/>
  ${ink(
    [
      [40, 86, 10],
      [20, 76, 12],
      [4, 82, 11],
      [-6, 70, 3],
    ],
    { seed: 14, dry: 0.9 },
    SEAL,
  )}
  ${ink(
    [
      [38, 88, 8],
      [22, 90, 10],
      [10, 100, 9],
      [-2, 98, 2],
    ],
    { seed: 5, dry: 0.8 },
    SEAL,
  )}
  <g transform="translate(80 62) rotate(38)"><rect x="-3.6" y="-42" width="7.2" height="38" rx="2.4" ${INK}/>${[-38, -31, -24, -17, -10].map((y) => `<path d="M0 ${y - 2.6}L2.7 ${y + 0.6}L0 ${y + 3.8}L-2.7 ${y + 0.6}Z" ${PAPER}/>`).join("")}<rect x="-10" y="-4.5" width="20" height="4.6" rx="2.2" ${GOLD} stroke="var(--ink)" stroke-width="1"/><rect x="-2.4" y="0" width="4.8" height="30" ${INK}/></g>
  <path d="M50 76C28 78 10 90 4 120H96C90 90 72 78 50 76Z" ${INK}/>
  ${line("M36 84L56 120M64 84L44 120", 1.5, "var(--paper)")}
  <path d="M50 13C29 13 21 32 23 51C25 70 37 82 50 82C63 82 75 70 77 51C79 32 71 13 50 13Z" ${INK}/>
  <path d="M27 45C36 36 64 36 73 45C72 56 62 59 50 56C38 59 28 56 27 45Z" fill="var(--skin)"/>
  ${mirror(`<path d="M32.5 49.5C37 45.6 43 46 46.5 50.6C42 53 36 52.6 32.5 49.5Z" ${PAPER}/><circle cx="41" cy="49.4" r="2.7" ${INK}/>${line("M31 46Q38 41.5 47.5 47", 2.2)}`)}
  ${line("M29 60C38 68 62 68 71 60M33 66C42 74 58 74 67 66", 1.1, "var(--paper)")}
  ${line("M27 38C38 29 62 29 73 38", 1.1, "var(--paper)")}
  ${ink(
    [
      [30, 78, 8],
      [50, 86, 11],
      [72, 77, 7],
    ],
    { seed: 8, dry: 0.3 },
    SEAL,
  )}`;

const geisha = `
  <g transform="translate(52 44)"><circle r="47" ${BLUE}/>${turn(20, () => `<path d="M0 -8V-47" stroke="var(--paper)" stroke-width=".9"/>`)}<circle r="37" fill="none" stroke="var(--paper)" stroke-width="3.2"/><circle r="47" fill="none" stroke="var(--ink)" stroke-width="1.6"/><circle r="29" fill="none" stroke="var(--paper)" stroke-width="1"/></g>
  <path d="M50 76C34 79 17 88 11 120H89C83 88 66 79 50 76Z" ${SEAL}/>
  ${[
    [24, 104, 5],
    [72, 100, 4.4],
    [80, 114, 5.2],
    [33, 116, 4.2],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<g transform="translate(${x} ${y})" ${PAPER}>${turn(5, () => `<ellipse cy="${-r * 0.62}" rx="${r * 0.46}" ry="${r * 0.62}"/>`)}<circle r="${r * 0.24}" ${GOLD}/></g>`,
    )
    .join("")}
  <path d="M37 79L53 120H42L29 84Z" ${PAPER}/><path d="M63 79L47 120H60L72 84Z" ${PAPER}/><path d="M63 79L47 120" stroke="var(--ink)" stroke-width="1.4"/><path d="M37 79L47 104" stroke="var(--ink)" stroke-width="1.4"/>
  <path d="M43 62H57V76C57 82 50 88 50 88C50 88 43 82 43 76Z" fill="var(--face)"/>
  <path d="M50 16C31 15 22 27 24 43C25 53 31 60 36 62H64C69 60 75 53 76 43C78 27 69 15 50 16Z" ${INK}/>
  <path d="M31 17C30 6 40 1 50 1C60 1 70 6 69 17C62 22 38 22 31 17Z" ${INK}/>${line("M35 16C42 19.5 58 19.5 65 16", 1.1, "var(--paper)")}
  <path d="M35.5 42C34 33 42 29 50 35C58 29 66 33 64.5 42C66 57 58 69 50 69C42 69 34 57 35.5 42Z" fill="var(--face)"/>
  ${mirror(`<path d="M38.5 49.5C41.5 47 45 47.4 47 50C44 51.2 41 51 38.5 49.5Z" ${INK}/>${line("M38 49.4L36.6 48.2", 1)}<ellipse cx="42.6" cy="42.4" rx="2.7" ry="1" ${INK} opacity=".7"/><circle cx="39" cy="55" r="3" fill="var(--seal)" opacity=".16"/>`)}
  ${line("M50 50.5Q49 55 50.6 56.5", 0.9)}
  <path d="M46.6 61C48 59.6 49.4 59.6 50 60.2C50.6 59.6 52 59.6 53.4 61C52 63.6 48 63.6 46.6 61Z" ${SEAL}/>
  <g transform="translate(72 27)" ${SEAL}>${turn(6, () => `<ellipse cy="-4.2" rx="2.5" ry="3.8"/>`)}<circle r="2.1" ${GOLD}/></g>
  ${line("M71 33V44M75 32V41M79 29V38", 0.9, "var(--gold)")}<g ${SEAL}><circle cx="71" cy="45" r="1.7"/><circle cx="75" cy="42" r="1.7"/><circle cx="79" cy="39" r="1.7"/></g>
  <g transform="rotate(-24 30 12)"><rect x="8" y="11" width="30" height="2.2" rx="1" ${GOLD}/><circle cx="8" cy="12" r="4" ${SEAL}/></g>`;

/* ----------------------------------------------------------------- weapons */
/** @param {number} seed @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {number} w */
const wash = (seed, x0, y0, x1, y1, w) =>
  ink(
    [
      [x0, y0, w * 0.6],
      [(x0 + x1) / 2 + 4, (y0 + y1) / 2 - 3, w],
      [x1, y1, w * 0.35],
    ],
    { seed, dry: 1.6, rough: 0.2 },
    `fill="var(--wash)"`,
  );
/** @param {number} n @param {number} y @param {number} step @param {number} w */
const wraps = (n, y, step, w) =>
  Array.from(
    { length: n },
    (_, i) =>
      `<path d="M0 ${y + i * step - step * 0.42}L${w} ${y + i * step}L0 ${y + i * step + step * 0.42}L${-w} ${y + i * step}Z" ${PAPER}/>`,
  ).join("");

const kunai = `${wash(21, 18, 96, 84, 30, 30)}
  <g transform="translate(50 60) rotate(32)"><path d="M0 -56C6 -40 14 -24 15 -14L5 4H-5L-15 -14C-14 -24 -6 -40 0 -56Z" ${INK}/><path d="M0 -50L0 2L-11.4 -14C-10 -24 -5 -38 0 -50Z" fill="var(--steel)"/>${line("M0 -52V2", 1, "var(--paper)")}
  <rect x="-4.6" y="3" width="9.2" height="33" rx="1.5" ${INK}/>${[7, 12, 17, 22, 27, 32].map((y) => line(`M-4.6 ${y + 2}L4.6 ${y - 2}`, 1.5, "var(--paper)")).join("")}<circle cy="46" r="8.6" fill="none" stroke="var(--ink)" stroke-width="4.4"/>
  ${ink(
    [
      [3, 50, 5],
      [16, 60, 6],
      [22, 52, 2],
    ],
    { seed: 3 },
    SEAL,
  )}</g>`;

const katana = `${wash(31, 10, 92, 92, 22, 30)}
  <g transform="translate(50 60) rotate(45)"><path d="M-4.4 14C-10 -14 -9 -40 1 -68C5 -62 5.4 -56 4 -50C-2 -28 -1 -8 4.4 14Z" ${INK}/><path d="M-1.4 13C-6 -14 -5 -40 2 -62C3.4 -58 3.6 -54 2.6 -50C-3 -28 -2 -8 2.4 13Z" fill="var(--steel)"/>
  <ellipse cy="16" rx="13" ry="4" ${GOLD} stroke="var(--ink)" stroke-width="1.6"/><path d="M-4.6 19H4.6L6 58C6 61 -4 61 -4 58Z" ${INK}/>${wraps(5, 25, 7, 3.5)}</g>
  ${ink(
    [
      [24, 86, 4],
      [12, 92, 6],
      [10, 106, 5],
      [18, 114, 1],
    ],
    { seed: 4 },
    SEAL,
  )}`;

const naginata = `${wash(41, 8, 106, 92, 14, 28)}
  <g transform="translate(50 60) rotate(30)"><rect x="-3" y="-22" width="6" height="90" rx="2" ${INK}/>${[-14, -8, -2].map((y) => line(`M-3 ${y}H3`, 1.4, "var(--gold)")).join("")}<path d="M-4 -26C-9 -44 -4 -60 16 -72C22 -56 14 -38 4.5 -26Z" ${INK}/><path d="M-1 -28C-5 -44 0 -56 15 -67C13 -52 8 -38 2.6 -28Z" fill="var(--steel)"/><rect x="-7" y="-27" width="14" height="5" rx="2" ${GOLD} stroke="var(--ink)" stroke-width="1.2"/>
  ${ink(
    [
      [2, -20, 5],
      [14, -14, 7],
      [18, -2, 6],
      [12, 6, 1.5],
    ],
    { seed: 6 },
    SEAL,
  )}<path d="M-3 66L0 76L3 66Z" ${INK}/></g>`;

const yumi = `${wash(51, 14, 90, 88, 40, 30)}
  ${ink(
    [
      [30, 4, 3],
      [40, 10, 5],
      [64, 34, 7.5],
      [70, 60, 8],
      [60, 84, 7],
      [40, 106, 5],
      [32, 116, 3],
    ],
    { seed: 7, dry: 0.2, rough: 0.06 },
    INK,
  )}
  ${[
    [58, 26],
    [68.6, 50],
    [69, 72],
    [52, 94],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<circle cx="${x}" cy="${y}" r="4.6" ${i === 2 ? SEAL : GOLD} stroke="var(--ink)" stroke-width="1"/>`,
    )
    .join("")}
  ${line("M31 5L18 66L33 115", 1.3)}
  <g transform="translate(18 66) rotate(-9)"><rect x="-4" y="-1.3" width="78" height="2.6" ${INK}/><path d="M72 -4.4L86 0L72 4.4Z" ${INK}/><path d="M-4 0L-10 -7H8L14 0L8 7H-10Z" ${SEAL} stroke="var(--ink)" stroke-width=".9"/>${line("M-4 0H14M-3 -4L3 0M-3 4L3 0M3 -5L8 0M3 5L8 0", 0.8)}</g>`;

/* --------------------------------------------------------- barrage and wall */
/** @param {number} x @param {number} y @param {number} len @param {number} [a] @param {number} [seed] */
const arrow = (x, y, len, a = 0, seed = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><path fill-rule="evenodd" d="${brush(
    [
      [0, -len, 1.6],
      [0.4, -len / 2, 2.6],
      [0, -8, 2.2],
    ],
    { seed, dry: 0, rough: 0.3 },
  )}" ${INK}/><path d="M0 4L-5 -9L0 -6L5 -9Z" ${INK}/><path d="M0 ${-len + 12}L-5.4 ${-len + 5}V${-len - 8}L0 ${-len - 1}L5.4 ${-len - 8}V${-len + 5}Z" ${SEAL} stroke="var(--ink)" stroke-width=".8"/></g>`;
const barrage = `
  <circle cx="50" cy="40" r="34" ${SEAL} opacity=".9"/>
  <g transform="rotate(14 50 60)">
  ${[
    [36, 42, 34],
    [80, 44, 30],
    [58, 30, 30],
  ]
    .map(([x = 0, y = 0, l = 0], i) => `<g opacity=".45">${arrow(x, y, l, 0, i + 20)}</g>`)
    .join("")}
  ${arrow(22, 84, 52, 0, 1)}${arrow(46, 104, 62, 0, 2)}${arrow(68, 86, 56, 0, 3)}${arrow(90, 98, 50, 0, 4)}</g>
  ${ink(
    [
      [4, 116, 3],
      [40, 113, 7],
      [98, 117, 2],
    ],
    { seed: 12, dry: 1.2 },
    `fill="var(--wash)"`,
  )}`;

const stones = [
  ["M4 120L8 98L24 96L27 120Z"],
  ["M29 120L26 97L45 94L49 120Z"],
  ["M51 120L47 95L68 96L70 120Z"],
  ["M72 120L70 97L91 98L97 120Z"],
  ["M9 95L12 79L31 78L34 94L24 95Z"],
  ["M36 93L33 78L52 76L55 93Z"],
  ["M57 93L54 77L74 79L73 95Z"],
  ["M76 95L77 79L88 80L91 96Z"],
];
const wall = `
  <path d="M10 20C26 8 46 18 60 10C72 4 84 8 94 14V40H10Z" fill="var(--wash)"/>
  ${stones.map(([d], i) => `<path d="${d}" fill="${["var(--ink)", "var(--ink-2)", "var(--ink-3)"][(i * 5) % 3]}" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>`).join("")}
  <path d="M10 46H90V77H10Z" ${PAPER} stroke="var(--ink)" stroke-width="2"/>
  <path d="M22 68L27 56L32 68Z" ${INK}/><rect x="45" y="56" width="10" height="12" ${INK}/><path d="M68 68L73 56L78 68Z" ${INK}/>
  ${line("M10 72H90", 1)}
  <path d="M2 46C10 42 14 36 18 28H82C86 36 90 42 98 46V50H2Z" ${INK}/>
  ${Array.from({ length: 11 }, (_, i) => line(`M${20 + i * 6} 30Q${17 + i * 6.6} 38 ${10 + i * 8} 47`, 1, "var(--paper)")).join("")}
  <rect x="15" y="23" width="70" height="6.5" rx="3" ${INK}/>${line("M17 26H83", 1, "var(--gold)")}`;

/* ------------------------------------------------------------- territories */
/** @param {string} d @param {number} [o] */
const mount = (d, o = 1) => `<path d="${d}" fill="var(--wash)" opacity="${o}"/>`;
/** @param {number} x @param {number} y @param {number} [s] */
const pine = (x, y, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${line("M0 0C-1 -10 2 -16 0 -26", 2.4)}<g fill="var(--moss)"><ellipse cx="-5" cy="-17" rx="9" ry="3.4"/><ellipse cx="6" cy="-22" rx="8" ry="3.2"/><ellipse cx="0" cy="-28" rx="7" ry="3.4"/></g></g>`;
/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [lift] */
const roof = (x, y, w, h, lift = 5) =>
  `<path d="M${x - w} ${y}C${x - w * 0.6} ${y - 1} ${x - w * 0.38} ${y - h * 0.6} ${x - w * 0.3} ${y - h}H${x + w * 0.3}C${x + w * 0.38} ${y - h * 0.6} ${x + w * 0.6} ${y - 1} ${x + w} ${y}L${x + w + 2} ${y - lift}C${x + w * 0.96} ${y + 3} ${x + w * 0.7} ${y + 4} ${x + w * 0.6} ${y + 4}H${x - w * 0.6}C${x - w * 0.7} ${y + 4} ${x - w * 0.96} ${y + 3} ${x - w - 2} ${y - lift}Z" ${INK}/>`;
/** @param {number} y @param {number} seed */
const mist = (y, seed) =>
  ink(
    [
      [-4, y, 4],
      [30, y - 2, 9],
      [66, y + 2, 7],
      [104, y - 1, 3],
    ],
    { seed, dry: 1.4 },
    `fill="var(--paper)" opacity=".85"`,
  );

const farm = `<circle cx="74" cy="24" r="13" ${SEAL}/>${mount("M-2 64C14 40 30 34 44 50C56 32 78 36 102 62V76H-2Z")}${mist(66, 3)}
  ${[74, 84, 95, 107].map((y, i) => `<path d="M-2 ${y}C24 ${y - 8 + i} 40 ${y + 6} 62 ${y - 1}S92 ${y - 6} 102 ${y - 2}V${y + 14}H-2Z" fill="${i % 2 ? "var(--paddy)" : "var(--paddy-2)"}" stroke="var(--ink)" stroke-width="1.5"/>`).join("")}
  ${[
    [16, 92],
    [24, 91],
    [60, 92],
    [68, 91],
    [78, 90],
    [30, 104],
    [40, 105],
    [84, 103],
    [14, 116],
    [54, 116],
    [64, 116],
    [90, 115],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}l-2 -5M${x} ${y}v-6M${x} ${y}l2 -5`, 0.9))
    .join("")}
  <path d="M20 72C24 62 28 54 34 50C40 54 46 62 50 72Z" ${GOLD} stroke="var(--ink)" stroke-width="2"/>${line("M27 70L32 55M34 70V54M42 70L37 55", 1)}<rect x="25" y="71" width="20" height="9" ${INK}/><rect x="32" y="73" width="6" height="7" ${PAPER}/>`;

const village = `<circle cx="26" cy="22" r="11" ${SEAL}/>${mount("M-2 60C18 30 34 34 50 54C66 26 84 34 102 56V80H-2Z")}${mist(62, 9)}
  ${pine(10, 82, 1.1)}${pine(90, 78, 1.2)}
  ${[
    [32, 66, 16, 14],
    [68, 68, 17, 15],
    [50, 84, 19, 16],
    [20, 98, 17, 15],
    [80, 100, 18, 16],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        `<rect x="${x - w * 0.62}" y="${y}" width="${w * 1.24}" height="13" ${PAPER} stroke="var(--ink)" stroke-width="1.4"/>${line(`M${x - 3} ${y + 4}V${y + 13}M${x + 3} ${y + 4}V${y + 13}M${x - w * 0.62} ${y + 8}H${x - 3}M${x + 3} ${y + 8}H${x + w * 0.62}`, 0.9)}${roof(x, y, w, h, 3)}`,
    )
    .join("")}
  ${line("M-2 117C20 110 34 112 46 104C54 98 60 112 102 118", 2)}`;

/** @param {number} x @param {number} y @param {number} w @param {number} h */
const tier = (x, y, w, h) =>
  `<rect x="${x - w * 0.66}" y="${y}" width="${w * 1.32}" height="${h}" ${PAPER} stroke="var(--ink)" stroke-width="1.5"/>${[-0.36, 0, 0.36].map((k) => `<rect x="${x + w * k - 1.8}" y="${y + 5.5}" width="3.6" height="5" ${INK}/>`).join("")}`;
const fortress = `<circle cx="78" cy="20" r="11" ${SEAL}/>${mount("M-2 72C10 52 26 44 40 60C60 34 84 46 102 70V90H-2Z")}
  <path d="M22 118C28 106 30 94 31 86H69C70 94 72 106 78 118Z" ${INK}/>${line("M29 96H71M26 107H74M38 87L36 96M50 87V96M62 87L64 96M33 97L30 106M44 97L43 106M56 97L57 106M67 97L70 106M36 108L33 117M50 108V117M63 108L66 117", 1.1, "var(--paper)")}
  ${tier(50, 70, 28, 16)}${roof(50, 71, 30, 11, 6)}${tier(50, 49, 21, 13)}${roof(50, 50, 24, 11, 6)}${tier(50, 30, 15, 11)}${roof(50, 31, 19, 13, 6)}
  <path d="M44 18Q42 12 46 11M56 18Q58 12 54 11" stroke="var(--gold)" stroke-width="2.4" fill="none"/>${pine(12, 116, 1.2)}${pine(90, 114, 1.1)}`;

/** @param {number} x @param {number} y @param {number} w */
const cloud = (x, y, w) =>
  `<path d="M${x} ${y}h${w}a4.5 4.5 0 0 0 0 -9h-${w * 0.16}a5.5 5.5 0 0 0 -${w * 0.4} -4h-${w * 0.2}a5 5 0 0 0 -${w * 0.24} 4a4.5 4.5 0 0 0 0 9Z" ${GOLD} opacity=".92"/>`;
const palace = `<circle cx="50" cy="24" r="18" ${SEAL}/>${mount("M-2 66C18 44 34 50 50 62C66 48 84 44 102 64V86H-2Z")}
  ${cloud(2, 44, 24)}${cloud(74, 36, 24)}
  <rect x="30" y="46" width="40" height="14" ${PAPER} stroke="var(--ink)" stroke-width="1.5"/>${line("M38 47V60M46 47V60M54 47V60M62 47V60", 1.2)}${roof(50, 46, 31, 15, 8)}
  <rect x="14" y="76" width="72" height="20" ${PAPER} stroke="var(--ink)" stroke-width="1.6"/>${[20, 30, 40, 60, 70, 80].map((x) => line(`M${x} 77V96`, 2, "var(--seal)")).join("")}<rect x="44" y="78" width="12" height="18" ${INK}/>${roof(50, 75, 45, 16, 9)}${line("M38 59H62", 1.6, "var(--gold)")}
  <path d="M8 96H92V101H8Z" ${INK}/><path d="M38 101H62L68 120H32Z" ${PAPER} stroke="var(--ink)" stroke-width="1.4"/>${line("M37 105H63M36 109.5H64M34.5 114H65.5", 1.1)}
  ${cloud(-4, 112, 26)}${cloud(76, 116, 26)}<circle cx="50" cy="30" r="2.4" ${GOLD}/>`;

/* ------------------------------------------------------------------ badges */
const badges = {
  eye: `<path d="M4 24C14 10 34 10 44 24C34 38 14 38 4 24Z" fill="none" stroke="currentColor" stroke-width="4"/><circle cx="24" cy="24" r="7" fill="currentColor"/>`,
  cards: `<rect x="8" y="12" width="22" height="30" rx="3" fill="none" stroke="currentColor" stroke-width="4" transform="rotate(-9 19 27)"/><path d="M24 8L40 11L35 41L30 40" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/>`,
  pile: `<path d="M10 34L24 42L38 34M10 26L24 34L38 26M24 8L38 16L24 24L10 16Z" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/>`,
  back: `<path d="M20 10L8 22L20 34M9 22H30C38 22 42 27 42 33C42 39 38 42 32 42" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  shield: `<path d="M24 4L42 11C42 28 36 39 24 45C12 39 6 28 6 11Z" fill="currentColor"/>`,
  bars: `<path d="M12 38L34 10M20 42L42 14" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>`,
  three: `<g fill="currentColor"><circle cx="12" cy="17" r="6"/><path d="M3 40C3 28 21 28 21 40Z"/><circle cx="36" cy="17" r="6"/><path d="M27 40C27 28 45 28 45 40Z"/><circle cx="24" cy="11" r="6.5"/><path d="M14 36C14 22 34 22 34 36Z"/></g>`,
  swords: `<path d="M8 6L34 36M40 6L14 36M29 41L39 31M19 41L9 31M36 38L42 44M12 38L6 44" fill="none" stroke="currentColor" stroke-width="4.2" stroke-linecap="round"/>`,
  arrows: `<path d="M14 6V40M14 42L8 32M14 42L20 32M34 4V34M34 38L28 28M34 38L40 28M9 6L14 12L19 6" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  draw: `<rect x="6" y="10" width="24" height="32" rx="3" fill="none" stroke="currentColor" stroke-width="4"/><path d="M38 16V36M28 26H48" transform="translate(-2 0)" stroke="currentColor" stroke-width="4.6" stroke-linecap="round"/>`,
  rest: `<path d="M10 24H38M30 14L40 24L30 34" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ask: `<path d="M6 10H42V34H24L14 43V34H6Z" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><path d="M18 18C20 13 30 14 29 20C28 23 24 22 24 26M24 29.5V30" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`,
  scroll: `<path d="M10 8H34V34C34 40 40 40 40 34V30M10 8C4 8 4 16 10 16H16M16 8V38C16 44 36 40 36 38" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linejoin="round"/>`,
  flag: `<path d="M12 44V5M12 7H40L32 16L40 25H12" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linejoin="round" stroke-linecap="round"/>`,
};

/* -------------------------------------------------------------- card backs */
const weave = {
  tachibana: `<pattern id="kk-p-tachibana" width="20" height="34.64" patternUnits="userSpaceOnUse"><path d="M0 0L20 34.64M20 0L0 34.64M10 0V34.64M0 17.32H20M0 0L10 5.77L20 0M0 34.64L10 28.87L20 34.64M0 17.32L10 11.55M10 11.55L20 17.32M0 17.32L10 23.1L20 17.32" fill="none" stroke="currentColor" stroke-width=".9"/></pattern>`,
  fujiwara: `<pattern id="kk-p-fujiwara" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="none" stroke="currentColor" stroke-width=".9"><circle cx="10" cy="10" r="10"/><circle r="10"/><circle cx="20" r="10"/><circle cy="20" r="10"/><circle cx="20" cy="20" r="10"/></g></pattern>`,
  minamoto: `<pattern id="kk-p-minamoto" width="24" height="12" patternUnits="userSpaceOnUse"><g fill="none" stroke="currentColor" stroke-width=".9">${[0, 24].map((x) => [11, 7.6, 4].map((r) => `<circle cx="${x}" cy="12" r="${r}"/>`).join("")).join("")}${[11, 7.6, 4].map((r) => `<path d="M${12 - r} 6a${r} ${r} 0 0 1 ${2 * r} 0"/>`).join("")}</g></pattern>`,
  taira: `<pattern id="kk-p-taira" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M0 14L8 0L16 14Z" fill="currentColor" opacity=".5"/></pattern>`,
};
// The second banner of a clan has a white, square field behind its crest; the first one shows the cloth, in a circle.
const backs = Object.entries(weave)
  .map(
    ([clan, pattern]) =>
      `${pattern}<symbol id="kk-back-${clan}" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice"><rect width="100" height="120" fill="var(--banner)"/><rect width="100" height="120" fill="url(#kk-p-${clan})" opacity=".3"/><rect x="5" y="5" width="90" height="110" rx="5" fill="none" stroke="currentColor" stroke-width="1.4" opacity=".75"/><rect class="kk-field" x="16" y="26" width="68" height="68" rx="34" fill="var(--field, var(--banner))"/><rect class="kk-field" x="16" y="26" width="68" height="68" rx="34" fill="none" stroke="currentColor" stroke-width="1" opacity=".6"/><g class="kk-cut"><use href="#kk-mon-${clan}" x="22" y="32" width="56" height="56"/></g></symbol>`,
  )
  .join("");

export const CRESTS = { tachibana, fujiwara, minamoto, taira };
export const CARDS = {
  samurai,
  ninja,
  geisha,
  kunai,
  katana,
  naginata,
  yumi,
  barrage,
  wall,
  farm,
  village,
  fortress,
  palace,
};

/** All symbols as the inside of one hidden <svg>; draw with <use href="#kk-samurai">. */
export const sheet = () => `<defs>
  ${Object.entries(CRESTS)
    .map(([id, s]) => `<symbol id="kk-mon-${id}" viewBox="-50 -50 100 100">${s}</symbol>`)
    .join("")}
  ${backs}
  ${Object.entries(CARDS)
    .map(
      ([id, s]) =>
        `<symbol id="kk-${id}" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">${s}</symbol>`,
    )
    .join("")}
  ${Object.entries(badges)
    .map(([id, s]) => `<symbol id="kk-i-${id}" viewBox="0 0 48 48">${s}</symbol>`)
    .join("")}</defs>`;

/* ---------------------------------------------------- crests as masks, for the shell */
/** A crest in black and white. @param {string} drawing @param {string} ink @param {string} cut */
const printed = (drawing, ink, cut) =>
  drawing.replaceAll("currentColor", ink).replaceAll("var(--mon-cut)", cut);
/** @param {string} inside */
const picture = (inside) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${inside}</svg>`)}")`;
/** The second banner wears its crest cut out of a square. @param {string} drawing @param {1 | 2} banner */
const mask = (drawing, banner) =>
  banner === 1
    ? picture(printed(drawing, "#fff", "#000"))
    : picture(
        `<rect x="-50" y="-50" width="100" height="100" rx="7" fill="#fff"/><g transform="scale(.84)">${printed(drawing, "#000", "#fff")}</g>`,
      );

/** Rules that give each seat's colour its crest, from the same drawings as the banners. @param {Readonly<Record<string, [keyof typeof CRESTS, 1 | 2]>>} clans */
export const crestRules = (clans) =>
  Object.entries(clans)
    .map(
      ([colour, [clan, banner]]) =>
        `.game-kamakura [data-seat="${colour}"]{--mon:${mask(CRESTS[clan], banner)}}`,
    )
    .join("");
