// Kamozza: everything drawn, in the manner of a woodblock print. Pure functions, numbers in, SVG text out.
// Colours come from custom properties (kamozza.css), so day and night are CSS only. "key" is the dark key
// block; the colour blocks are printed 1.2 units off the key on purpose, as on a real sheet. No style
// attributes: the page's content security policy refuses them in markup.

/** @param {number} a @param {number} b @param {number} t */
const lerp = (a, b, t) => a + (b - a) * t;
/** @param {number} x */
const n = (x) => +x.toFixed(1);
/** @param {number} count @returns {number[]} */
const range = (count) => Array.from({ length: count }, (_, i) => i);

/* -------------------------------------------------------------- wood grain */
/** Long strokes as a cut board leaves them, one seamless tile; a vector instead of a noise filter. */
const grainTile = () => {
  let seed = 23;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const stroke = () => {
    const sway = n(next() * 7 - 3.5);
    return `M0 ${n(next() * 160)}c200 ${sway} 400 ${-sway} 600 0`;
  };
  const layer = (/** @type {[number, number, number]} */ [count, width, opacity]) =>
    `<path d="${range(count).map(stroke).join("")}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return `<pattern id="kz-grain" width="600" height="160" patternUnits="userSpaceOnUse"><g fill="none" stroke="var(--kz-key)">${
    /** @type {[number, number, number][]} */ ([
      [7, 9, 0.06],
      [12, 4, 0.09],
      [16, 1.8, 0.12],
      [16, 0.8, 0.16],
    ])
      .map(layer)
      .join("")
  }</g></pattern>`;
};

/* ------------------------------------------------------------- sprite sheet */
/** One hidden <svg> per page; every picture below refers to it. */
export const sheet = () => `
<svg width="0" height="0" aria-hidden="true">
<defs>
  ${grainTile()}

  ${
    /** @type {[string, number, string][]} */ ([
      ["far", 0.3, "3"],
      ["mid", 0.52, "2"],
      ["near", 0.84, "1"],
    ])
      .map(
        ([id, scale, tone]) => `
  <pattern id="kz-seigaiha-${id}" width="80" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">
    ${range(6)
      .map((i) => {
        const k = i - 1;
        const xs = k % 2 === 0 ? [0, 80] : [-40, 40, 120];
        return xs
          .map(
            (x) =>
              `<circle cx="${x}" cy="${k * 20 + 20}" r="39" fill="var(--kz-sea-${tone})"/>` +
              [36.5, 28, 19.5, 11]
                .map(
                  (r) =>
                    `<circle cx="${x}" cy="${k * 20 + 20}" r="${r}" fill="none" stroke="var(--kz-foam-line-${tone})" stroke-width="2.6"/>`,
                )
                .join(""),
          )
          .join("");
      })
      .join("")}
  </pattern>`,
      )
      .join("")
  }

  <pattern id="kz-crest" width="150" height="150" patternUnits="userSpaceOnUse">
    <rect y="80" width="150" height="70" fill="var(--kz-sea-1)"/>
    <path d="M-12 84C30 80 44 28 88 16c30-8 50 12 42 32-5 12-22 11-22-1 0-8 8-11 12-6C112 22 90 28 88 50c-2 18 26 32 74 34v6H-12z" fill="var(--kz-sea-1)"/>
    <path d="M-12 84C30 80 44 28 88 16c30-8 50 12 42 32-5 12-22 11-22-1 0-8 8-11 12-6C112 22 90 28 88 50c-2 18 26 32 74 34" fill="none" stroke="var(--kz-key)" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M16 87C46 78 54 42 84 28M34 92c28-10 36-30 48-44M56 94c14-8 20-18 26-30M98 82c12 8 26 12 40 12" fill="none" stroke="var(--kz-foam-line-1)" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M0 108q37 8 75 0t75 0M0 124q37 8 75 0t75 0M0 140q37 8 75 0t75 0" fill="none" stroke="var(--kz-foam-line-1)" stroke-width="2.4" stroke-opacity=".75"/>
    <g fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="1.8">
      <circle cx="80" cy="19" r="4.6"/><circle cx="90" cy="14" r="6"/><circle cx="102" cy="11.5" r="6.6"/><circle cx="114" cy="14.5" r="6.6"/><circle cx="124" cy="22" r="6"/><circle cx="131" cy="32" r="5.4"/><circle cx="131" cy="42" r="4.4"/><circle cx="126" cy="50" r="3.6"/>
    </g>
    <g fill="var(--kz-foam)"><circle cx="143" cy="20" r="2.4"/><circle cx="139" cy="8" r="1.7"/><circle cx="64" cy="21" r="1.7"/></g>
  </pattern>

  ${cargoSymbols()}
</defs></svg>`;

function cargoSymbols() {
  const k = (width = 3.4) =>
    `stroke="var(--kz-key)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
  const hair = (width = 2) =>
    `fill="none" stroke="var(--kz-key)" stroke-width="${width}" stroke-linecap="round"`;
  const koban = (/** @type {number} */ x, /** @type {number} */ y, turn = 0, r = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r})"><ellipse rx="10" ry="15" fill="var(--kz-gold)" ${k(n(3 / r))}/><path d="M-6-5h12M-7 0H7M-6 5h12" ${hair(1.5)}/><circle cy="-9.5" r="1.8" fill="var(--kz-key)"/></g>`;
  const log = (/** @type {number} */ x, /** @type {number} */ y, r = 17) =>
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="var(--kz-wood-cut)" ${k()}/><circle r="${r * 0.68}" ${hair()}/><circle r="${r * 0.38}" ${hair()}/><circle r="2.2" fill="var(--kz-key)"/><path d="M${r * 0.4} ${-r * 0.5} ${r * 0.8} ${-r * 0.95}" ${hair()}/></g>`;
  return `
  <symbol id="kz-rat" viewBox="0 0 100 100">
    <path d="M30 80C4 84 2 58 18 56c12-2 10 14 0 13" fill="none" stroke="var(--kz-key)" stroke-width="7.5" stroke-linecap="round"/>
    <path d="M30 80C4 84 2 58 18 56c12-2 10 14 0 13" fill="none" stroke="var(--kz-skin)" stroke-width="3" stroke-linecap="round"/>
    <path d="M24 84c-8-22 4-46 30-47 4-13 17-18 24-11 3 3 3 8 1 12 8 4 13 11 14 20-6 3-12 4-18 4 2 9-2 18-8 22z" fill="var(--kz-rat)" ${k()}/>
    <path d="M40 84c-2-14 10-22 24-20 4 8 2 16-3 20z" fill="var(--kz-paper)"/>
    <circle cx="66" cy="31" r="10" fill="var(--kz-rat)" ${k()}/><circle cx="66" cy="31.5" r="4.6" fill="var(--kz-skin)"/>
    <ellipse cx="78" cy="46" rx="3.6" ry="4.2" fill="var(--kz-key)"/><circle cx="79.2" cy="44.6" r="1.2" fill="var(--kz-paper)"/>
    <circle cx="93" cy="57.5" r="3.6" fill="var(--kz-vermilion)"/>
    <path d="M82 62l1 7 4-1-.5-7z" fill="var(--kz-paper)" ${k(2)}/>
    <path d="M76 58 60 55M76 61l-15 3" ${hair(1.6)}/>
    ${koban(83, 80, 62, 1.02)}
    <path d="M58 68c6 0 12 2 15 8" fill="none" stroke="var(--kz-key)" stroke-width="9" stroke-linecap="round"/><path d="M58 68c6 0 12 2 15 8" fill="none" stroke="var(--kz-skin)" stroke-width="4" stroke-linecap="round"/>
    <path d="M28 86h38" ${k()}/>
  </symbol>
  <symbol id="kz-tea" viewBox="0 0 100 100">
    <path d="M35 30c-16 6-21 18-20 32 1 13 8 24 16 30h38c8-6 15-17 16-30 1-14-4-26-20-32z" fill="var(--kz-glaze)" ${k()}/>
    <path d="M15 58c-1-14 5-23 20-28h30c15 5 21 14 20 28-4 4-8-3-12 1s-6 12-11 7-3-9-9-8-6 14-12 12-4-12-10-12-7 6-10 3-3-5-6-3z" fill="var(--kz-glaze-2)"/>
    <path d="M35 30c-16 6-21 18-20 32 1 13 8 24 16 30h38c8-6 15-17 16-30 1-14-4-26-20-32z" fill="none" ${k()}/>
    <path d="M28 30C26 14 36 8 50 8s24 6 22 22c-8 5-36 5-44 0z" fill="var(--kz-vermilion)" ${k()}/>
    <path d="M30 26c12 4 28 4 40 0" fill="none" stroke="var(--kz-paper)" stroke-width="3.4"/>
    <path d="M50 12v12M40 13l-2 11M60 13l2 11" ${hair()}/>
    <path d="M50 88c-15-6-17-20 0-34 17 14 15 28 0 34z" fill="var(--kz-leaf)" ${k()}/><path d="M50 60v26M50 70l-6-4M50 78l-7-4M50 70l6-4M50 78l7-4" ${hair()}/>
  </symbol>
  <symbol id="kz-silk" viewBox="0 0 100 100">
    <path d="M22 30c30-4 44-4 60-2-4 14 8 22 2 38-4 12 4 16 8 24-22 4-34-2-48 2-8 2-14-2-20-1 6-14-6-24 0-38z" fill="var(--kz-silk)" ${k()}/>
    <path d="M34 50c8-6 14-6 20 0M58 46c6-5 12-5 18 0M36 66c8-6 14-6 20 0M60 62c6-5 12-5 18 0M38 82c8-6 14-6 20 0M62 78c6-5 12-5 20 0" fill="none" stroke="var(--kz-paper)" stroke-width="2.8" stroke-linecap="round"/>
    <path d="M44 56a4 4 0 1 0 .1 0M68 52a4 4 0 1 0 .1 0M46 72a4 4 0 1 0 .1 0M70 68a4 4 0 1 0 .1 0" fill="var(--kz-gold)"/>
    <rect x="20" y="8" width="66" height="28" rx="5" fill="var(--kz-silk-2)" ${k()}/>
    <path d="M34 8v28M46 8v28M58 8v28M70 8v28" stroke="var(--kz-paper)" stroke-width="2.4"/>
    <ellipse cx="20" cy="22" rx="11" ry="14" fill="var(--kz-paper)" ${k()}/><path d="M20 22c3-3 6 2 3 6s-10 1-9-6 9-12 13-3" ${hair()}/>
  </symbol>
  <symbol id="kz-porcelain" viewBox="0 0 100 100">
    <path d="M41 8h18c2 0 3 3 1 5-3 4-3 12 1 17 16 6 25 18 25 32 0 14-8 24-17 30H31c-9-6-17-16-17-30 0-14 9-26 25-32 4-5 4-13 1-17-2-2-1-5 1-5z" fill="var(--kz-china)" ${k()}/>
    <path d="M40 30h20M42 24h16M32 92c-2-2-6-5-8-8h52c-2 3-6 6-8 8M20 74h60" fill="none" stroke="var(--kz-cobalt)" stroke-width="3"/>
    <path d="M50 38c13 0 22 9 22 17s-9 15-22 15-22-7-22-15 9-17 22-17z" fill="var(--kz-china)" stroke="var(--kz-cobalt)" stroke-width="2.4"/>
    <g fill="var(--kz-cobalt)"><path d="M50 54c-6-10-4-12 0-13 4 1 6 3 0 13zM50 54c-11 3-14 1-14-3 3-3 7-4 14 3zM50 54c11 3 14 1 14-3-3-3-7-4-14 3zM50 54c-3 9-8 12-12 9 0-5 4-9 12-9zM50 54c3 9 8 12 12 9 0-5-4-9-12-9z"/><circle cx="22" cy="80" r="2"/><circle cx="36" cy="80" r="2"/><circle cx="50" cy="80" r="2"/><circle cx="64" cy="80" r="2"/><circle cx="78" cy="80" r="2"/></g>
    <circle cx="50" cy="54" r="3.2" fill="var(--kz-vermilion)"/>
    <path d="M41 8h18c2 0 3 3 1 5-3 4-3 12 1 17 16 6 25 18 25 32 0 14-8 24-17 30H31c-9-6-17-16-17-30 0-14 9-26 25-32 4-5 4-13 1-17-2-2-1-5 1-5z" fill="none" ${k()}/>
  </symbol>
  <symbol id="kz-rice" viewBox="0 0 100 100">
    <path d="M28 22h56c9 0 13 14 13 30s-4 30-13 30H28z" fill="var(--kz-straw)" ${k()}/>
    <path d="M34 30h56M34 38h60M34 46h61M34 54h61M34 62h61M34 70h58M32 76h54" fill="none" stroke="var(--kz-straw-2)" stroke-width="2.2" stroke-dasharray="9 4"/>
    <ellipse cx="28" cy="52" rx="23" ry="30" fill="var(--kz-straw-3)" ${k()}/>
    <path d="M28 52 28 23M28 52l13-23M28 52l20-11M28 52l22 3M28 52l18 15M28 52l9 26M28 52l-4 29M28 52l-16 20M28 52 6 58M28 52 8 36M28 52 16 27" ${hair(1.6)}/>
    <ellipse cx="28" cy="52" rx="7" ry="9" fill="var(--kz-straw)" ${k(2.4)}/>
    <path d="M58 21c6 16 6 46 0 62M66 21c6 16 6 46 0 62M80 22c6 16 6 44 0 60M87 24c5 14 5 40 0 56" fill="none" stroke="var(--kz-rope)" stroke-width="4"/>
    <path d="M58 21c6 16 6 46 0 62M87 24c5 14 5 40 0 56" ${hair(1.2)}/>
  </symbol>
  <symbol id="kz-timber" viewBox="0 0 100 100">
    <path d="M50 20 86 14l10 4v22L52 52zM30 52l42-8 24 0v24l-34 20zM70 54" fill="var(--kz-wood)" ${k()}/>
    <path d="M64 22l28-5M64 34l30-6M62 44l32-7M80 56l14-4M80 66l15-6M80 76l14-8" ${hair()}/>
    ${log(27, 72, 19)}${log(64, 72, 19)}${log(46, 38, 19)}
    <path d="M8 72a19 19 0 0 1 2-9M30 28a19 19 0 0 1 30-1" fill="none" stroke="var(--kz-bark)" stroke-width="5" stroke-linecap="round"/>
  </symbol>
  <symbol id="kz-gold" viewBox="0 0 100 100">
    <path d="M10 34 24 16h58l10 18z" fill="var(--kz-wood-2)" ${k()}/>
    <path d="M16 34c4-16 60-18 70 0z" fill="var(--kz-gold-2)" ${k(2.6)}/>
    ${koban(28, 26, -24, 0.78)}${koban(44, 21, 10, 0.8)}${koban(60, 22, -14, 0.8)}${koban(74, 27, 30, 0.78)}
    <path d="M8 36h84v52H8z" fill="var(--kz-wood)" ${k()}/>
    <path d="M8 52h84M8 70h84" ${hair()}/>
    <path d="M18 36h10v52H18zM72 36h10v52H72z" fill="var(--kz-key)"/>
    <g fill="var(--kz-gold)"><circle cx="23" cy="44" r="1.9"/><circle cx="23" cy="62" r="1.9"/><circle cx="23" cy="80" r="1.9"/><circle cx="77" cy="44" r="1.9"/><circle cx="77" cy="62" r="1.9"/><circle cx="77" cy="80" r="1.9"/></g>
    <rect x="39" y="44" width="22" height="26" rx="3" fill="var(--kz-key)"/><circle cx="50" cy="53" r="4" fill="var(--kz-gold)"/><path d="M50 55v9" stroke="var(--kz-gold)" stroke-width="3.4" stroke-linecap="round"/>
  </symbol>
  <symbol id="kz-bundle" viewBox="0 0 100 84">
    <path d="M8 46c2-16 20-20 42-20s40 4 42 20c2 14 0 28-4 36H12C8 74 6 60 8 46z" fill="var(--seat-block, var(--seat))" ${k()}/>
    <path d="M12 56c22 2 36-8 38-24 2 16 16 26 38 24M50 34v0M30 82c2-14 10-26 20-34 10 8 18 20 20 34" ${hair()} stroke-opacity=".75"/>
    <path d="M50 30C40 14 26 4 14 10c-4 10 12 22 36 20zM50 30C60 14 74 4 86 10c4 10-12 22-36 20z" fill="var(--seat-block, var(--seat))" ${k()}/>
    <path d="M24 14c8 2 16 8 22 14M76 14c-8 2-16 8-22 14" ${hair()}/>
    <ellipse cx="50" cy="30" rx="9" ry="8" fill="var(--seat-block, var(--seat))" ${k()}/>
  </symbol>
  <symbol id="kz-lantern" viewBox="0 0 60 92">
    <path d="M30 0v10" ${k()}/>
    <rect x="18" y="9" width="24" height="8" rx="2" fill="var(--kz-key)"/>
    <path d="M18 17C4 26 4 64 18 74h24c14-10 14-48 0-57z" fill="var(--lamp, var(--kz-paper-2))" ${k()}/>
    <path d="M10 30h40M7 40h46M7 51h46M10 62h40" ${hair()} stroke-opacity=".55"/>
    <rect x="18" y="74" width="24" height="8" rx="2" fill="var(--kz-key)"/>
    <path d="M30 82v9" ${k()}/>
  </symbol>
  <symbol id="kz-tick" viewBox="0 0 40 40"><path d="M6 21 16 31 34 9" fill="none" stroke="var(--kz-key)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></symbol>`;
}

/* ------------------------------------------------------------------ scenery */
/** Sky, sun, mountain, mist, sea: one sheet, cut to fill. The horizon lies at 46 % of the height. */
export const scenery = () => `
<svg class="scenery" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <defs>
    <linearGradient id="kz-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--kz-sky-1)"/><stop offset=".16" stop-color="var(--kz-sky-2)"/><stop offset=".48" stop-color="var(--kz-sky-3)"/><stop offset=".82" stop-color="var(--kz-sky-4)"/><stop offset="1" stop-color="var(--kz-sky-5)"/>
    </linearGradient>
    <linearGradient id="kz-sun-fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="var(--kz-sun)"/><stop offset="1" stop-color="var(--kz-sun-2)"/></linearGradient>
    <linearGradient id="kz-fuji" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--kz-fuji-1)"/><stop offset="1" stop-color="var(--kz-fuji-2)"/></linearGradient>
    <linearGradient id="kz-depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--kz-sea-0)" stop-opacity=".92"/><stop offset=".25" stop-color="var(--kz-sea-0)" stop-opacity=".0"/><stop offset=".6" stop-color="var(--kz-sea-4)" stop-opacity="0"/><stop offset="1" stop-color="var(--kz-sea-4)" stop-opacity=".85"/></linearGradient>
    <radialGradient id="kz-halo"><stop offset="0" stop-color="var(--kz-sun)" stop-opacity=".55"/><stop offset="1" stop-color="var(--kz-sun)" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1200" height="372" fill="url(#kz-sky)"/>
  <circle cx="612" cy="236" r="240" fill="url(#kz-halo)" class="halo"/>
  <circle cx="612" cy="236" r="104" fill="url(#kz-sun-fade)"/>
  <g class="mountain">
   <g transform="translate(84 0)">
    <path d="M-20 372C120 352 214 300 300 232c18-14 26-34 44-36 10-1 16 4 26 2 12-2 22 4 30 14 74 74 170 132 330 160z" fill="url(#kz-fuji)"/>
    <path d="M300 232c18-14 26-34 44-36 10-1 16 4 26 2 12-2 22 4 30 14 10 10 20 20 32 30-10 2-16-8-26-6 2 12-4 20-10 30-6-10-4-22-14-28-8 12-6 30-16 42-6-12-2-28-12-38-10 6-10 18-22 26-2-14 2-20-2-28-10 4-22 10-34 16z" fill="var(--kz-snow)"/>
    <path d="M-20 372C120 352 214 300 300 232c18-14 26-34 44-36 10-1 16 4 26 2 12-2 22 4 30 14 74 74 170 132 330 160" fill="none" stroke="var(--kz-key)" stroke-width="1.6" stroke-opacity=".55"/>
   </g>
    <path d="M760 372c60-6 96-34 140-38 40-3 60 16 104 14 60-4 96-40 150-36 30 2 50 18 66 22v38z" fill="var(--kz-hills)"/>
    <path d="M880 372c50-4 70-18 110-18s90 10 230-14v32z" fill="var(--kz-hills-2)"/>
  </g>
  <g fill="var(--kz-mist)" class="mist">
    <path d="M-40 128h300c16 0 16 22 0 22h-70c-14 0-14 20 0 20h190c14 0 14 20 0 20H180c-14 0-14 18 0 18H-40z" opacity=".86"/>
    <path d="M1240 92H850c-16 0-16 22 0 22h90c14 0 14 20 0 20H740c-14 0-14 20 0 20h260c14 0 14 18 0 18h240z" opacity=".86"/>
    <path d="M430 300h250c13 0 13 17 0 17h-40c-11 0-11 15 0 15h170c11 0 11 14 0 14H520c-11 0-11-14 0-14h20c11 0 11-15 0-15H430c-13 0-13-17 0-17z" opacity=".7"/>
    <path d="M180 330h120c11 0 11 14 0 14H90c-11 0-11-14 0-14z" opacity=".6"/>
  </g>
  <g fill="none" stroke="var(--kz-key)" stroke-width="2.6" stroke-linecap="round"><path d="M806 206c8-9 15-7 19 0 4-8 12-10 20-2M852 230c6-7 11-5 14 0 3-6 9-7 15-1M770 238c5-6 9-4 12 0 3-5 7-6 12-1"/></g>
  <rect y="370" width="1200" height="74" fill="url(#kz-seigaiha-far)"/>
  <path d="M0 440c60-8 120 8 180 0s120 8 180 0 120 8 180 0 120 8 180 0 120 8 180 0 120 8 180 0 120 8 120 0v150H0z" fill="url(#kz-seigaiha-mid)"/>
  <path d="M0 556c75-12 150 12 225 0s150 12 225 0 150 12 225 0 150 12 225 0 150 12 225 0 75 10 75 6v250H0z" fill="url(#kz-seigaiha-near)"/>
  <rect y="370" width="1200" height="430" fill="url(#kz-depth)"/>
  <g class="glitter" fill="var(--kz-sun)" opacity=".78">
    ${
      /** @type {[number, number, number, number][]} */ ([
        [612, 379, 96, 3.4],
        [590, 389, 58, 3],
        [640, 398, 66, 3.6],
        [602, 410, 44, 3.4],
        [632, 424, 52, 4],
        [600, 440, 34, 4],
        [626, 458, 36, 4.4],
        [606, 480, 22, 4.4],
      ])
        .map(
          ([x, y, w, h]) =>
            `<path d="M${x - w} ${y}Q${x} ${y - h * 2} ${x + w} ${y}Q${x} ${y + h * 2} ${x - w} ${y}Z"/>`,
        )
        .join("")
    }
  </g>
  <path d="M0 371h1200" stroke="var(--kz-key)" stroke-width="2" stroke-opacity=".6"/>
  <rect width="1200" height="800" fill="url(#kz-grain)" class="grain"/>
</svg>`;

/** A row of breaking waves; lies over the hulls, so that ships stand in the water. */
export const waves = () =>
  `<svg class="waves__row" aria-hidden="true"><rect width="100%" height="100%" fill="url(#kz-crest)"/></svg>`;

/* -------------------------------------------------------------------- ships */
/** @typedef {{id: string, weight: number}} Good a kind of goods and its weight */

/** The proportions of a ship: length, freeboard, mast, sail; all follow the capacity.
    @param {number} capacity */
const build = (capacity) => {
  const t = Math.max(0, Math.min(1, (capacity - 8) / 37));
  const L = lerp(150, 318, t),
    H = lerp(30, 50, t),
    mast = lerp(196, 306, t),
    SW = lerp(104, 196, t);
  return { t, L, H, D: 42, mast, SW, SH: mast - H * 1.5 - lerp(20, 42, t) };
};

/** A coaster drawn to its capacity: length, sail, rail and number of planks in the load strake follow the number.
    viewBox 0 0 360 400, waterline at y = 330. `load` planks are full, `on` are the goods that will lie on deck.
    @param {{capacity: number, cat?: boolean, load?: number, on?: Good[]}} ship */
export function ship({ capacity, cat = false, load = 0, on = [] }) {
  const { t, L, H, D, mast, SW, SH } = build(capacity);
  const top = -mast + 14,
    bottom = top + SH;
  const x0 = -L * 0.4,
    x1 = L * 0.345,
    step = (x1 - x0) / capacity;
  const hull = `M${n(-L / 2)} ${n(-H * 1.75)}C${n(-L * 0.42)} ${n(-H * 1.25)} ${n(-L * 0.2)} ${n(-H)} 0 ${n(-H * 0.96)}C${n(L * 0.2)} ${n(-H * 0.94)} ${n(L * 0.36)} ${n(-H * 1.2)} ${n(L * 0.53)} ${n(-H * 2.15)}L${n(L * 0.545)} ${n(-H * 1.95)}C${n(L * 0.47)} ${n(-H * 0.7)} ${n(L * 0.44)} ${n(D * 0.4)} ${n(L * 0.33)} ${D}L${n(-L * 0.38)} ${D}C${n(-L * 0.45)} ${n(D * 0.2)} ${n(-L * 0.475)} ${n(-H * 0.7)} ${n(-L / 2)} ${n(-H * 1.75)}Z`;
  const sheer = (/** @type {number} */ k) =>
    `M${n(-L * 0.49)} ${n(-H * (1.75 - k))}C${n(-L * 0.42)} ${n(-H * (1.25 - k))} ${n(-L * 0.2)} ${n(-H * (1 - k))} 0 ${n(-H * (0.96 - k))}C${n(L * 0.2)} ${n(-H * (0.94 - k))} ${n(L * 0.36)} ${n(-H * (1.2 - k))} ${n(L * (0.53 - k * 0.05))} ${n(-H * (2.15 - k * 1.6))}`;
  const bulge = SW * 0.06;
  const sail = `M${n(-SW / 2)} ${n(top)}C${n(-SW / 2 - bulge)} ${n(top + SH * 0.4)} ${n(-SW / 2 - bulge)} ${n(top + SH * 0.75)} ${n(-SW / 2 + 4)} ${n(bottom)}Q0 ${n(bottom + bulge * 1.5)} ${n(SW / 2 - 4)} ${n(bottom)}C${n(SW / 2 + bulge)} ${n(top + SH * 0.75)} ${n(SW / 2 + bulge)} ${n(top + SH * 0.4)} ${n(SW / 2)} ${n(top)}Z`;
  const size = Math.min(SH * 0.66, SW * 0.62);
  const rail = capacity >= 14;
  const rx0 = -L * 0.34,
    rx1 = L * 0.26,
    cells = Math.round(lerp(5, 14, t));
  const crossings = range(cells)
    .map((i) => {
      const a = lerp(rx0, rx1, i / cells),
        b = lerp(rx0, rx1, (i + 1) / cells);
      return `M${n(a)} ${n(-H * 1.28)}L${n(b)} ${n(-H * 0.98)}M${n(a)} ${n(-H * 0.98)}L${n(b)} ${n(-H * 1.28)}`;
    })
    .join("");
  const flags = range(capacity >= 30 ? 3 : 0)
    .map(
      (i) =>
        `<path d="M${n(-L * 0.5 + 4 + i * 13)} ${n(-H * 1.7 + i * 3)}v${n(-54 + i * 6)}l17 6-17 8" fill="var(--kz-vermilion)" stroke="var(--kz-key)" stroke-width="2"/>`,
    )
    .join("");
  return `
<svg class="ship${cat ? " ship--cat" : ""}" viewBox="0 0 360 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
 <g transform="translate(172 330)" class="ship__body">
  <path d="M${n(-L * 0.5)} ${n(-H * 1.2)}v${n(H * 1.2 + D)}h${n(L * 0.05)}l${n(L * 0.015)} ${n(-H * 1.2 - D * 0.8)}z" fill="var(--kz-wood-2)" stroke="var(--kz-key)" stroke-width="2.4"/>
  ${flags}
  <g class="ship__rig" fill="none" stroke="var(--kz-key)" stroke-width="1.5"><path d="M2 ${n(-mast)}L${n(L * 0.52)} ${n(-H * 2.05)}M2 ${n(-mast)}L${n(-L * 0.48)} ${n(-H * 1.8)}M${n(-SW / 2)} ${n(bottom)}L${n(-L * 0.42)} ${n(-H * 1.3)}M${n(SW / 2)} ${n(bottom)}L${n(L * 0.4)} ${n(-H * 1.3)}"/></g>
  <path d="M-5 ${n(-H * 0.9)}L-3 ${n(-mast)}H4L7 ${n(-H * 0.9)}Z" fill="var(--kz-wood-2)" stroke="var(--kz-key)" stroke-width="2.2"/>
  <g class="ship__sail">
   <path d="${sail}" fill="var(--kz-sail)" transform="translate(1.4 1.2)"/>
   <path d="M${n(-SW / 2 + 2)} ${n(top + SH * 0.05)}h${n(SW - 4)}" stroke="var(--kz-sail-2)" stroke-width="${n(SH * 0.1)}" stroke-opacity=".55"/>
   ${cat ? catSail(SW, top, SH) : `<path d="M${n(-SW * 0.45)} ${n(top + 4)}Q${n(-SW * 0.45 - bulge)} ${n(top + SH * 0.5)} ${n(-SW * 0.43)} ${n(bottom)}M${n(SW * 0.45)} ${n(top + 4)}Q${n(SW * 0.45 + bulge)} ${n(top + SH * 0.5)} ${n(SW * 0.43)} ${n(bottom)}" fill="none" stroke="var(--kz-indigo)" stroke-width="${n(SW * 0.058)}"/>`}
   <path d="${range(4)
     .map((i) => {
       const x = lerp(-SW * 0.31, SW * 0.31, i / 3);
       return `M${n(x)} ${n(top + 5)}Q${n(x * 1.07)} ${n(top + SH * 0.5)} ${n(x)} ${n(bottom + 2)}`;
     })
     .join(
       "",
     )}" fill="none" stroke="var(--kz-sail-2)" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"/>
   <path d="${sail}" fill="none" stroke="var(--kz-key)" stroke-width="3" stroke-linejoin="round"/>
   <rect x="${n(-SW / 2 - 10)}" y="${n(top - 6)}" width="${n(SW + 20)}" height="9" rx="4" fill="var(--kz-wood)" stroke="var(--kz-key)" stroke-width="2.2"/>
   <text class="ship__number" x="0" y="${n(top + SH * (cat ? 0.7 : 0.5) + size * (cat ? 0.34 : 0.36))}" font-size="${n(cat ? size * 0.92 : size)}" text-anchor="middle">${capacity}</text>
  </g>
  <path d="M-3 ${n(-mast + 2)}c-16-14-26 0-44-10 8 14 26 8 44 18z" fill="var(--kz-vermilion)" stroke="var(--kz-key)" stroke-width="1.8" transform="translate(4 -3)"/>
  <g class="ship__cargo">${stack(on, capacity)}</g>
  ${capacity >= 26 ? `<path d="M${n(-L * 0.47)} ${n(-H * 1.5)}l4-30h${n(L * 0.15)}l5 22z" fill="var(--kz-wood-cut)" stroke="var(--kz-key)" stroke-width="2.4"/><path d="M${n(-L * 0.5)} ${n(-H * 1.5 - 28)}q${n(L * 0.1)}-16 ${n(L * 0.2)} 2z" fill="var(--kz-indigo)" stroke="var(--kz-key)" stroke-width="2.4"/>` : ""}
  <path d="${hull}" fill="var(--kz-wood)" transform="translate(1.4 1.2)"/>
  <path d="M${n(-L * 0.463)} ${n(-H * 0.1)}H${n(L * 0.425)}L${n(L * 0.33)} ${D}H${n(-L * 0.38)}Z" fill="var(--kz-wood-2)"/>
  ${rail ? `<path d="M${n(rx0)} ${n(-H * 1.3)}H${n(rx1)}V${n(-H * 0.93)}H${n(rx0)}Z" fill="var(--kz-wood-cut)" stroke="var(--kz-key)" stroke-width="2"/><path d="${crossings}" fill="none" stroke="var(--kz-key)" stroke-width="1.7"/>` : ""}
  <path d="${hull}" fill="none" stroke="var(--kz-key)" stroke-width="3.2" stroke-linejoin="round"/>
  <path d="${sheer(0.22)}" fill="none" stroke="var(--kz-vermilion)" stroke-width="${n(H * 0.15)}"/>
  <path d="${sheer(0.13)}${sheer(0.32)}" fill="none" stroke="var(--kz-key)" stroke-width="1.6"/>
  <g class="strake" transform="translate(0 ${n(-H * 0.5)})">
   <rect x="${n(x0 - 3)}" y="-3" width="${n(x1 - x0 + 6)}" height="${n(H * 0.26 + 6)}" rx="3" fill="var(--kz-key)"/>
   ${range(capacity)
     .map(
       (i) =>
         `<rect class="plank" data-full="${i < load}" x="${n(x0 + i * step + 0.5)}" y="0" width="${n(step - 1)}" height="${n(H * 0.26)}"/>`,
     )
     .join("")}
  </g>
  <path d="M${n(-L * 0.44)} ${n(H * 0.1)}H${n(L * 0.4)}M${n(-L * 0.42)} ${n(H * 0.42)}H${n(L * 0.37)}" fill="none" stroke="var(--kz-key)" stroke-width="1.6" stroke-opacity=".7"/>
  <circle cx="${n(L * 0.44)}" cy="${n(-H * 1.02)}" r="${n(H * 0.12)}" fill="var(--kz-paper)" stroke="var(--kz-key)" stroke-width="2"/>
  <g class="ship__foam">${(() => {
    const count = Math.round(L / 11);
    return range(count)
      .map((i) => {
        const u = i / (count - 1);
        return `<circle cx="${n(lerp(-L * 0.5, L * 0.46, u))}" cy="${n(D - 6 + Math.sin(i * 2.1) * 3 + Math.abs(u - 0.5) * 6)}" r="${n(6.5 + Math.sin(i * 1.7) * 2)}" fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="1.6"/>`;
      })
      .join("");
  })()}</g>
  ${cat ? `<g transform="translate(${n(L * 0.36)} ${n(-H * 1.5)})">${catSitting()}</g>` : ""}
 </g>
</svg>`;
}

/** Where goods lie on deck: heavy ones below, in rows that fit between stern and bow, smaller if there are many.
    @param {Good[]} on @param {number} capacity @returns {{x: number, y: number, e: number}[]} in the order of `on` */
export function berths(on, capacity) {
  const { t, L, H } = build(capacity),
    width = L * 0.66,
    heavy = on.map((_, i) => i).sort((a, b) => (on[b]?.weight ?? 0) - (on[a]?.weight ?? 0));
  const edge = (/** @type {number} */ i, /** @type {number} */ s) =>
    (30 + Math.sqrt(on[i]?.weight ?? 1) * 8.4) * s;
  for (let s = lerp(0.84, 1.04, t); ; s *= 0.92) {
    /** @type {number[][]} */ const rows = [[]];
    let used = 0;
    for (const i of heavy) {
      if (used + edge(i, s) * 0.86 > width && used) {
        rows.push([]);
        used = 0;
      }
      rows.at(-1)?.push(i);
      used += edge(i, s) * 0.86;
    }
    if (rows.length > 2 && s > 0.3) continue;
    return placed(rows, (i) => edge(i, s), H, on.length);
  }
}

/** @param {number[][]} rows @param {(i: number) => number} edge @param {number} H @param {number} count */
function placed(rows, edge, H, count) {
  const spots = Array.from({ length: count }, () => ({ x: 0, y: 0, e: 0 }));
  let foot = -H * 0.98;
  for (const row of rows) {
    let x = -H * 0.25 - row.reduce((sum, i) => sum + edge(i) * 0.86, 0) / 2;
    for (const i of row) {
      const e = edge(i);
      spots[i] = { x: n(x - e * 0.07), y: n(foot - e), e: n(e) };
      x += e * 0.86;
    }
    foot -= Math.min(...row.map(edge)) * 0.8;
  }
  return spots;
}

/** Upper rows first, so that the lower ones stand in front. @param {Good[]} on @param {number} capacity */
function stack(on, capacity) {
  const spots = berths(on, capacity);
  return on
    .map((good, i) => ({ good, i, spot: spots[i] ?? { x: 0, y: 0, e: 0 } }))
    .sort((a, b) => a.spot.y + a.spot.e - b.spot.y - b.spot.e)
    .map(
      ({ good, i, spot }) =>
        `<g class="crate" data-index="${i}" data-kind="${good.id}"><use href="#kz-${good.id}" x="${spot.x}" y="${spot.y}" width="${spot.e}" height="${spot.e}"/></g>`,
    )
    .join("");
}

/** @param {number} w @param {number} top @param {number} h */
const catSail = (w, top, h) => `
 <g transform="translate(0 ${n(top + h * 0.27)}) scale(${(w / 205).toFixed(2)})">
  <path d="M-46-12-42-50-18-32Q0-38 18-32L42-50 46-12C50 20 28 34 0 34S-50 20-46-12z" fill="var(--kz-paper)" stroke="var(--kz-key)" stroke-width="3.4" stroke-linejoin="round"/>
  <path d="M-40-44-37-28-25-34zM40-44 37-28 25-34z" fill="var(--kz-vermilion)"/>
  <path d="M-46-12C-44-34-30-32-18-32c-2 14-10 24-27 26zM46-12C44-34 30-32 18-32" fill="var(--kz-gold)" fill-opacity=".9"/>
  <path d="M-30-6q9-12 18 0q-9 6-18 0zM30-6q-9-12-18 0q9 6 18 0z" fill="var(--kz-gold)" stroke="var(--kz-key)" stroke-width="2.6"/><path d="M-21-11v9M21-11v9" stroke="var(--kz-key)" stroke-width="4.6" stroke-linecap="round"/>
  <path d="M-5 8h10l-5 6zM0 14v5M0 19q-7 8-14 2M0 19q7 8 14 2" fill="var(--kz-vermilion)" stroke="var(--kz-key)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>
  <path d="M-22 12-56 6M-22 17l-33 4M22 12l34-6M22 17l33 4" stroke="var(--kz-key)" stroke-width="1.8" stroke-linecap="round"/>
  <path d="M-46-12-42-50-18-32Q0-38 18-32L42-50 46-12C50 20 28 34 0 34S-50 20-46-12z" fill="none" stroke="var(--kz-key)" stroke-width="3.4" stroke-linejoin="round"/>
 </g>`;

const catSitting = () => `
 <path d="M-20 8C-34 6-36-12-26-16" fill="none" stroke="var(--kz-key)" stroke-width="7.5" stroke-linecap="round"/><path d="M-20 8C-34 6-36-12-26-16" fill="none" stroke="var(--kz-paper)" stroke-width="3.6" stroke-linecap="round"/>
 <path d="M-20 10c-4-20 4-30 14-34L-8-42l9 5q5-1 9 0l8-5 1 16c2 6 0 10-4 13 4 6 5 14 4 23z" fill="var(--kz-paper)" stroke="var(--kz-key)" stroke-width="2.6" stroke-linejoin="round"/>
 <path d="M-20 10c-3-12-1-20 4-26 8 4 8 18 2 26z" fill="var(--kz-gold)"/>
 <path d="M-6-18c6 4 14 4 22 0" fill="none" stroke="var(--kz-vermilion)" stroke-width="3.6"/><circle cx="5" cy="-13" r="2.8" fill="var(--kz-gold)" stroke="var(--kz-key)" stroke-width="1.2"/>
 <path d="M0-29v4M11-29v4M4-23h4" stroke="var(--kz-key)" stroke-width="2.4" stroke-linecap="round"/>`;

/** The typhoon: three tomoe of cloud, the drum sign of the thunder god, rain and a torn sea. */
export const typhoon = () => `
<svg class="ship ship--typhoon" viewBox="0 0 360 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
  <g fill="none" stroke="var(--kz-foam)" stroke-width="2.4" stroke-opacity=".85" stroke-linecap="round">${range(
    26,
  )
    .map((i) => {
      const x = 6 + i * 15,
        y = 150 + ((i * 67) % 130);
      return `<path d="M${x} ${y}l-16 46"/>`;
    })
    .join("")}</g>
  <g transform="translate(180 150)">
    <g>
      <g fill="var(--kz-storm)" stroke="var(--kz-key)" stroke-width="3.4">${range(15)
        .map((i) => {
          const a = (i / 15) * Math.PI * 2;
          return `<circle cx="${n(Math.cos(a) * 112)}" cy="${n(Math.sin(a) * 92)}" r="${n(30 + Math.sin(i * 2.7) * 8)}"/>`;
        })
        .join("")}</g>
      <ellipse rx="118" ry="98" fill="var(--kz-storm)"/>
      <g fill="none" stroke="var(--kz-foam)" stroke-width="3" stroke-linecap="round" stroke-opacity=".6"><path d="M-128-20q-6 34 18 62M128 4q0-34-24-58M-70-92q30-22 66-18M84 78q-20 20-48 22"/></g>
    </g>
    ${[0, 120, 240].map((a) => `<path transform="rotate(${a}) scale(.98)" d="M0-84A84 84 0 0 1 82-10 62 62 0 0 0 29-41 31 31 0 1 1 0-84Z" fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="3.6" stroke-linejoin="round"/>`).join("")}
  </g>
  <path d="M256 226l-34 58 24-4-30 70 70-86-26 4 30-42z" fill="var(--kz-vermilion)" stroke="var(--kz-key)" stroke-width="3.2" stroke-linejoin="round"/>
  <path d="M106 240l-22 40 17-3-20 42 44-54-18 3 20-28z" fill="var(--kz-gold)" stroke="var(--kz-key)" stroke-width="3" stroke-linejoin="round"/>
</svg>`;

/* ------------------------------------------------------------- small things */
/** @param {string} kind */
export const cargo = (kind, cls = "") =>
  `<svg class="${cls}" viewBox="0 0 100 100" aria-hidden="true"><use href="#kz-${kind}"/></svg>`;
export const bundle = () =>
  `<svg class="bundle__cloth" viewBox="0 0 100 84" aria-hidden="true"><use href="#kz-bundle"/></svg>`;

/** A paper lantern: unlit while its owner thinks, lit with a tick when ready, with a port's letter when turned.
    @param {string} [letter] */
export const lantern = (letter) =>
  `<svg class="lantern" viewBox="0 0 60 92" aria-hidden="true"><use href="#kz-lantern"/>${
    letter
      ? `<text class="lantern__letter" x="30" y="57" text-anchor="middle">${letter}</text>`
      : `<svg class="lantern__tick" x="14" y="30" width="32" height="32" viewBox="0 0 40 40"><use href="#kz-tick"/></svg>`
  }</svg>`;

/** Brushed signs, drawn as strokes so that no Japanese font is needed: small, large. @param {"small" | "large"} which */
export const sign = (which) =>
  `<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${
    which === "small"
      ? `<path d="M20 4v29q0 4-5 1" stroke-width="4.6"/><path d="M10 14Q9 21 4 26" stroke-width="4.2"/><path d="M29 13q4 6 7 12" stroke-width="5"/>`
      : `<path d="M5 14q16 0 30-2" stroke-width="4.6"/><path d="M20 4q0 20-15 31" stroke-width="4.6"/><path d="M20 15q5 13 16 19" stroke-width="5.2"/>`
  }</g></svg>`;

export const bollard = () =>
  `<svg class="bollard" viewBox="0 0 44 48" aria-hidden="true"><g stroke="var(--kz-key)" stroke-width="2.4" stroke-linejoin="round"><path d="M11 46V14q0-8 11-8t11 8v32z" fill="var(--kz-wood-2)"/><ellipse cx="22" cy="11" rx="11" ry="5" fill="var(--kz-wood-cut)"/><path d="M9 26q13 7 26 0M9 33q13 7 26 0" fill="none" stroke="var(--kz-rope)" stroke-width="5"/><path d="M9 28.5q13 7 26 0M9 35.5q13 7 26 0" fill="none" stroke-width="1.2"/></g></svg>`;

/** Foam where a hull goes under: a ruff of printed bubbles and thrown drops; the near waves cover its foot. */
export const splash = () =>
  `<svg class="foamrings" viewBox="0 0 300 90" aria-hidden="true"><g fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="2">${range(
    3,
  )
    .map((row) =>
      range(15 + row * 2)
        .map((i) => {
          const t = i / (14 + row * 2);
          return `<circle cx="${n(44 - row * 16 + t * (212 + row * 32))}" cy="${n(50 + row * 13 - Math.sin(t * Math.PI) * 9 + Math.sin(i * 2.3 + row) * 4)}" r="${n(7 + Math.sin(t * Math.PI) * 4 + Math.sin(i * 1.9) * 2)}"/>`;
        })
        .join(""),
    )
    .join(
      "",
    )}</g><g fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="1.6"><path d="M74 36q-7-14-2-22 9 8 8 22zM224 34q-1-16 8-24 3 12-2 24z"/><circle cx="48" cy="24" r="4"/><circle cx="102" cy="16" r="3.4"/><circle cx="196" cy="14" r="4"/><circle cx="252" cy="26" r="4.6"/><circle cx="276" cy="42" r="3"/><circle cx="24" cy="44" r="3"/></g></svg>`;

/** What floats when the ship is gone: a jar in a collar of foam. */
export const flotsam = () =>
  `<svg class="flotsam" viewBox="0 0 100 76" aria-hidden="true"><g transform="rotate(-16 50 40) translate(14 -6) scale(.72)"><use href="#kz-tea" width="100" height="100"/></g><g fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="2">${range(
    8,
  )
    .map(
      (i) =>
        `<circle cx="${n(12 + i * 11)}" cy="${n(62 + Math.sin(i * 1.9) * 3)}" r="${n(8 + Math.sin(i * 2.3) * 2)}"/>`,
    )
    .join("")}</g></svg>`;

/** A ship that is gone: a small sail with its number; how it went is a shape: full sail, a list in the water, an empty outline.
    @param {"departed" | "loaded" | "sunk" | "empty" | "typhoon"} result @param {string} number */
export const tally = (result, number) =>
  `<svg class="tally__sail" viewBox="0 0 44 40" aria-hidden="true">${
    result === "typhoon"
      ? `<g transform="translate(22 20) scale(.2)">${tomoe()}</g>`
      : `<g ${result === "sunk" ? 'transform="rotate(-14 22 24) translate(0 5)"' : ""}><path d="M22 3v34M6 31h32l-4 6H10z" fill="${result === "empty" ? "none" : "var(--kz-wood)"}" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M7 5q-3 12 1 22h28q4-10 1-22z" fill="${result === "empty" ? "none" : "var(--kz-sail)"}" ${result === "empty" ? 'stroke-dasharray="3 2.4"' : ""} stroke="${result === "empty" ? "currentColor" : "var(--kz-key)"}" stroke-width="1.8" stroke-linejoin="round"/><text x="22" y="22" text-anchor="middle">${number}</text></g>${result === "sunk" ? `<path d="M-2 31q6-7 12 0t12 0 12 0 12 0v10H-2z" fill="var(--kz-sea-1)" stroke="var(--kz-key)" stroke-width="1.8"/>` : ""}`
  }</svg>`;

const tomoe = () =>
  [0, 120, 240]
    .map(
      (a) =>
        `<path transform="rotate(${a})" d="M0-84A84 84 0 0 1 82-10 62 62 0 0 0 29-41 31 31 0 1 1 0-84Z" fill="var(--kz-foam)" stroke="var(--kz-key)" stroke-width="8" stroke-linejoin="round"/>`,
    )
    .join("");

/** The face-down deck of a port: three cards, the back printed with waves and a sail. */
export const deck = () =>
  `<svg class="deck" viewBox="0 0 44 54" aria-hidden="true"><g stroke="var(--kz-key)" stroke-width="2"><rect x="8" y="8" width="34" height="44" rx="3" fill="var(--kz-paper-2)"/><rect x="5" y="5" width="34" height="44" rx="3" fill="var(--kz-paper-2)"/><rect x="2" y="2" width="34" height="44" rx="3" fill="var(--kz-indigo)"/></g><rect x="5.5" y="5.5" width="27" height="37" rx="1.5" fill="none" stroke="var(--kz-paper)" stroke-width="1.3"/><path d="M19 11v20M12 13q-2 8 0 14h14q2-6 0-14z" fill="var(--kz-paper)" stroke="var(--kz-key)" stroke-width="1.6" stroke-linejoin="round"/><path d="M9 31h20l-3 5H12z" fill="var(--kz-vermilion)" stroke="var(--kz-key)" stroke-width="1.6" stroke-linejoin="round"/><path d="M7 39q3-3 6 0t6 0 6 0 6 0" fill="none" stroke="var(--kz-paper)" stroke-width="1.5"/></svg>`;

/** Small marks for a tag: gold bitten into, and the tooth that bites. @param {"rat" | "gold"} kind */
export const mark = (kind) =>
  `<svg class="tag__mark" viewBox="0 0 24 24" aria-hidden="true">${
    kind === "rat"
      ? `<path d="M12 1.5C6.5 1.5 3.5 6.5 3.5 12S6.5 22.5 12 22.5s8.5-5 8.5-10.5q0-1.5-.3-2.800-2.700 1.200-4-1.200-3-.6-2.200-3.600Q11.5 3.5 12 1.5z" fill="var(--kz-gold)" stroke="var(--kz-key)" stroke-width="1.8" stroke-linejoin="round"/><path d="M7.5 12h7M7 16h9M9 8h2" stroke="var(--kz-key)" stroke-width="1.7" stroke-linecap="round"/>`
      : `<g fill="var(--kz-rat)" stroke="var(--kz-key)" stroke-width="1.7" stroke-linejoin="round"><circle cx="6.5" cy="7" r="4.2"/><circle cx="17.5" cy="7" r="4.2"/><path d="M4 12q0-6 8-6t8 6q-2 8-8 9.500Q6 20 4 12z"/></g><path d="M10 18v3.500h4V18z" fill="var(--kz-paper)" stroke="var(--kz-key)" stroke-width="1.3"/><circle cx="9" cy="12" r="1.3" fill="var(--kz-key)"/><circle cx="15" cy="12" r="1.3" fill="var(--kz-key)"/>`
  }</svg>`;

/** No rats: the sign at the Cat Ship's berth. */
export const noRats = () =>
  `<svg class="norats" viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="46" fill="var(--kz-paper)" stroke="var(--kz-key)" stroke-width="4"/><use href="#kz-rat" x="18" y="20" width="62" height="62"/><path d="M18 18 82 82" stroke="var(--kz-key)" stroke-width="15"/><path d="M18 18 82 82" stroke="var(--kz-vermilion)" stroke-width="10"/><circle cx="50" cy="50" r="44" fill="none" stroke="var(--kz-vermilion)" stroke-width="8"/></svg>`;

/** The boards of the pier, cut to any width. */
export const pierWood = () =>
  `<svg class="pier__wood" viewBox="0 0 1200 150" preserveAspectRatio="none" aria-hidden="true"><path d="M0 26H1200V150H0Z" fill="var(--kz-key)"/><path d="M0 18H1200V104H0Z" fill="var(--kz-wood)"/>${range(
    25,
  )
    .map(
      (i) =>
        `<path d="M${n(i * 50 + (i - 12) * 0.8)} 18L${n(i * 50 + (i - 12) * 3.4)} 104" stroke="var(--kz-key)" stroke-width="1.6" stroke-opacity=".55" vector-effect="non-scaling-stroke"/>`,
    )
    .join(
      "",
    )}<path d="M0 18H1200V30H0Z" fill="var(--kz-wood-cut)" fill-opacity=".55"/><path d="M0 104H1200V150H0Z" fill="var(--kz-wood-2)"/><path d="M0 18H1200M0 104H1200" stroke="var(--kz-key)" stroke-width="2.4" vector-effect="non-scaling-stroke"/><path d="M0 120H1200M0 136H1200" stroke="var(--kz-key)" stroke-width="1.2" stroke-opacity=".5" vector-effect="non-scaling-stroke"/><rect width="1200" height="132" y="18" fill="url(#kz-grain)"/></svg>`;
