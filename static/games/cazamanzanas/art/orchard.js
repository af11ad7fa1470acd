// The orchard around the play: sky and hills, the branch with its tags, the trunk, the grass. All SVG text; units as in
// parts/geometry.js. The same seed draws the same leaves.
/** @type {(s: number) => () => number} */
const seeded = (s) => () => {
  s = (s * 1664525 + 1013904223) >>> 0;
  return s / 4294967296;
};
/** @type {(n: number) => string} */
const f = (n) => n.toFixed(1);
const line = `stroke="var(--outline)" stroke-linejoin="round" stroke-linecap="round"`;

/** @type {(d: string) => string} */
const cloud = (d) => `<path d="${d}"/>`;
const trees = [
  [140, 676, 26],
  [190, 672, 20],
  [470, 688, 22],
  [1110, 656, 30],
  [1160, 662, 22],
  [1290, 676, 26],
  [820, 700, 18],
];
/** @type {(of: number[]) => string} */
const tree = ([x = 0, y = 0, r = 0]) =>
  `<path d="M${x - 3} ${y + 10}h6v-${r}h-6Z"/><circle cx="${x}" cy="${y - r}" r="${r}"/><circle cx="${x + r * 0.7}" cy="${y - r * 0.6}" r="${r * 0.7}"/><circle cx="${x - r * 0.7}" cy="${y - r * 0.6}" r="${r * 0.7}"/>`;

/** Behind everything; it does not scroll. */
export const sky =
  () => `<svg class="cz-sky" viewBox="0 0 1400 900" preserveAspectRatio="xMidYMax slice"><defs><radialGradient id="cz-sun"><stop offset="0" stop-color="var(--sun)"/><stop offset=".19" stop-color="var(--sun)"/><stop offset=".2" stop-color="var(--sun)" stop-opacity=".42"/><stop offset="1" stop-color="var(--sun)" stop-opacity="0"/></radialGradient></defs>
  <circle cx="1010" cy="600" r="380" fill="url(#cz-sun)"/>
  <g class="cz-stars">${Array.from({ length: 60 }, (_, i) => `<circle cx="${(i * 233) % 1400}" cy="${(i * 97) % 420}" r="${1 + (i % 3) * 0.8}"/>`).join("")}</g>
  <g fill="var(--cloud)">${["M90 300c30 -34 90 -30 104 0c40 -14 80 0 84 26H40c4 -18 24 -30 50 -26Z", "M880 200c24 -28 70 -26 84 0c34 -12 64 2 68 22H836c4 -14 22 -26 44 -22Z", "M560 420c20 -22 58 -20 68 0c28 -10 52 2 56 18H526c2 -12 16 -20 34 -18Z"].map(cloud).join("")}</g>
  <path d="M0 640C160 560 300 540 460 600C640 660 760 540 940 560C1120 580 1240 640 1400 590V900H0Z" fill="var(--hill-3)"/>
  <g fill="var(--hill-2)"><path d="M0 720C220 640 420 680 600 700C820 724 1000 630 1180 660C1280 676 1340 690 1400 684V900H0Z"/>${trees.map(tree).join("")}
  <g transform="translate(980 640)"><path d="M0 30V4L26 -16L52 4V30Z"/><path d="M-6 6L26 -20L58 6Z" fill="var(--hill-1)"/><rect x="20" y="10" width="12" height="13" fill="var(--window)"/><path d="M40 -14V-24H47V-8Z"/></g></g>
  <path d="M0 800C200 760 380 800 620 786C860 772 1080 800 1400 766V900H0Z" fill="var(--hill-1)"/></svg>`;

/** @type {(x: number, y: number, a: number, s: number, c: string | undefined) => string} */
const leafAt = (x, y, a, s, c) =>
  `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(a)}) scale(${f(s)})" d="M0 0C9 -10 10 -25 0 -36C-10 -25 -9 -10 0 0Z" fill="var(--leaf${c})" stroke="var(--outline)" stroke-width="2"/>`;
/** @type {(x: number, y: number, s: number) => string} */
const bloom = (x, y, s) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s)})">${[0, 72, 144, 216, 288].map((a) => `<ellipse transform="rotate(${a})" cy="-7" rx="5.4" ry="7" fill="var(--bloom)" stroke="var(--outline)" stroke-width="1.4"/>`).join("")}<circle r="3.4" fill="var(--glow)"/></g>`;

/** The branch from the trunk to past the last tag, with leaves and blossoms. @param {{first: number, last: number, y: number}} of where its first and last tag hang, and how high */
export function branch({ first, last, y }) {
  const r = seeded(17),
    x0 = -170,
    x1 = last + 96;
  const at = (/** @type {number} */ x) =>
    y + Math.sin(x / 170) * 7 - Math.max(0, x - last + 60) * 0.06;
  const w = (/** @type {number} */ x) => 27 - ((x - x0) / (x1 - x0)) * 24;
  let top = "",
    bottom = "",
    back = "",
    front = "";
  for (let x = x0; x <= x1; x += 35) {
    top += `${x},${f(at(x) - w(x) * (0.9 + r() * 0.2))} `;
    bottom = `${x},${f(at(x) + w(x) * (0.9 + r() * 0.2))} ${bottom}`;
  }
  for (let x = 20; x < x1 + 4; x += 26) {
    const up = r() > 0.36,
      here = at(x) + (up ? -1 : 1) * w(x) * 0.7;
    const leaf = leafAt(
      x,
      here,
      (up ? 0 : 180) + (r() - 0.5) * 110,
      0.7 + r() * 0.55,
      ["", "-2", "-3"][Math.floor(r() * 3)],
    );
    if (r() > 0.5) back += leaf;
    else front += leaf;
    if (r() > 0.82) front += bloom(x + 8, here - (up ? 14 : -6), 0.9 + r() * 0.3);
  }
  const grain = Array.from({ length: 14 }, (_, i) => x0 + 60 + i * 110)
    .filter((x) => x < x1 - 80)
    .map((x) => `M${x} ${f(at(x) - w(x) * 0.3)}q40 -6 74 2`)
    .join("");
  const twig =
    first > 200
      ? `<path d="M${first - 210} ${f(at(first - 210))}q30 40 74 46" fill="none" ${line} stroke-width="5"/>`
      : "";
  return `${back}<polygon points="${top}${bottom}" fill="var(--bark)" ${line} stroke-width="3.4"/><path d="${grain}" fill="none" stroke="var(--bark-2)" stroke-width="3" stroke-linecap="round"/>${twig}${front}`;
}

/** The trunk, left of the field, down to the ground. @param {number} y where the branch leaves it @param {number} foot */
export const trunk = (y, foot) =>
  `<path d="M-250 -700C-230 60 -236 ${f(foot * 0.6)} -300 ${foot + 40}H-48C-106 ${f(foot * 0.86)} -112 ${f(foot * 0.4)} -104 ${f(y + 160)}C-98 ${f(y + 60)} -70 ${f(y + 34)} -36 ${f(y + 20)}L-70 ${f(y - 46)}C-96 ${f(y - 80)} -104 -60 -96 -700Z" fill="var(--bark)" ${line} stroke-width="3.4"/><path d="M-190 -700C-180 120 -190 ${f(foot * 0.5)} -226 ${foot}M-150 -700C-152 100 -148 ${f(foot * 0.5)} -164 ${foot}M-124 ${f(y + 110)}C-132 ${f(foot * 0.4)} -128 ${f(foot * 0.7)} -102 ${foot}" fill="none" stroke="var(--bark-2)" stroke-width="4" stroke-linecap="round"/><ellipse cx="-152" cy="${f(foot * 0.55)}" rx="17" ry="25" fill="var(--outline)"/><ellipse cx="-152" cy="${f(foot * 0.55)}" rx="9" ry="15" fill="var(--night)"/>`;

/** Tufts at the baskets' feet. @param {number} width @param {number} y */
export const grass = (width, y) =>
  `<g fill="var(--hill-1)">${Array.from({ length: Math.ceil(width / 16) + 8 }, (_, i) => `<path d="M${-60 + i * 16 + ((i * 37) % 11)} ${y + ((i * 53) % 22)}q-5 -16 -9 -22q8 4 11 20q1 -20 6 -28q2 12 -1 30Z"/>`).join("")}</g>`;

/** A tag on the branch with its picture and number. @param {number} number @param {string} picture */
export const tag = (number, picture) =>
  `<circle r="33" fill="var(--tag)" ${line} stroke-width="2.6"/><circle r="28.5" fill="none" stroke="var(--wood-2)" stroke-width="1.4"/><use href="#cz-p-${picture}" x="-22" y="-22" width="44" height="44"/><g transform="translate(-28 23)"><circle r="17" fill="var(--outline)"/><text y="8" text-anchor="middle" class="cz-num">${number}</text></g>`;
