// The symbols of Mombasa, drawn on 24 x 24 in currentColor; --cut is the colour of what is cut out of them.

/** @type {Record<string, string>} */
export const symbols = {
  banana: `<path d="M4.4 3.6c.9-.5 1.9-.3 2.3.6.9 5.6 4.7 10.4 11.6 12.1.9.2 1.7-.1 2.4-.6.5.7.4 1.6-.2 2.2-2.6 2.5-7.5 2.9-11.2.7C5.6 16.3 3.6 11.4 4.6 6.200z"/><path d="M9 3.200c.7-.5 1.5-.2 1.8.5 1.1 4.3 4.3 7.9 9.3 9.700l1 1.500c-.5.5-1.3.7-2 .5C13.4 13.8 9.7 10.2 8.7 5z" opacity=".62"/>`,
  cotton: `<path d="M12 23v-6" stroke="currentColor" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M12 19.400c-4.3 0-7.4-2.3-8.3-5.6 2.2-.3 3.7.2 4.9 1.2.4-1 1.5-2 3.4-2.3 1.9.3 3 1.3 3.4 2.3 1.2-1 2.7-1.5 4.9-1.2-.9 3.3-4 5.6-8.3 5.600z"/><g fill="var(--cut)" stroke="currentColor" stroke-width="1.3"><circle cx="7.5" cy="9.7" r="3.9"/><circle cx="16.5" cy="9.7" r="3.9"/><circle cx="12" cy="5.7" r="4.2"/><circle cx="12" cy="11.6" r="3.6"/></g>`,
  coffee: `<g><ellipse cx="8.3" cy="8.7" rx="5.4" ry="6.9" transform="rotate(34 8.3 8.7)"/><path d="M12.6 3.300C9 5 11.8 9 8 10c-3 .9-3 3-3.7 4.4" fill="none" stroke="var(--cut)" stroke-width="1.4" stroke-linecap="round"/><ellipse cx="16" cy="16" rx="5" ry="6.3" transform="rotate(-42 16 16)" stroke="var(--cut)" stroke-width="1.1"/><path d="M11.5 12.200c3.3.5 2.4 4.3 5.5 4.3 2.6.1 2.8 2.2 4 3.5" fill="none" stroke="var(--cut)" stroke-width="1.4" stroke-linecap="round"/></g>`,
  goods: `<path d="M3 5h18v15H3z"/><path d="M3 9.500h18M3 15.500h18M7 5v15M17 5v15" stroke="var(--cut)" stroke-width="1.3" fill="none"/>`,
  expansion: `<circle cx="12" cy="12" r="8.7" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="12" cy="12" r="6.4" fill="none" stroke="currentColor" stroke-width=".6"/><path d="M12 .6 14.1 9.9 23.4 12l-9.3 2.100L12 23.400l-2.1-9.300L.6 12l9.3-2.100z"/><path d="M12 .6V12h11.400L14.1 9.900zM12 23.400V12H.6l9.3 2.100z" fill="var(--cut)" opacity=".55"/>`,
  bookkeeper: `<path d="M1.6 6.300c3.5-1 7-.7 9.7 1v13c-2.7-1.6-6.2-1.9-9.7-1zM22.4 6.300c-1-.3-2-.5-3-.5l-4 8.4-.5 3 2.3-2 3.6-7.700v10.800c-3.1-.6-6.2-.2-8.1 1v-12c1.4-.9 3-1.4 4.6-1.5"/><path d="M3.3 9.700c2-.4 4-.3 6 .5M3.3 12.500c2-.4 4-.3 6 .5M3.3 15.300c2-.4 4-.3 6 .5" stroke="var(--cut)" stroke-width="1" fill="none"/><path d="M21.9.9c-4 1-6.3 5-7 11.300l-.6 4 .9-.2C19 12.4 22 7 21.9.9z" stroke="var(--cut)" stroke-width=".9"/>`,
  merchant: `<path d="M12 2v18M7 21.200h10M3.6 5.6 12 4.200l8.4 1.4" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="M3.6 6 .9 13h5.400zM20.4 6l-2.7 7h5.400z" fill="none" stroke="currentColor" stroke-width=".9"/><path d="M.6 13.200h6c0 2-1.3 3.2-3 3.200s-3-1.2-3-3.200zM17.4 13.200h6c0 2-1.3 3.2-3 3.200s-3-1.2-3-3.200z"/><path d="m2 11 .8-1.300h1.700l.8 1.3-1.650 2z"/><circle cx="12" cy="3" r="1.8"/>`,
  diamonds: `<path d="M6.2 3.500h11.600L23 9.6 12 22 1 9.600z"/><path d="M1 9.600h22M6.2 3.5 8.3 9.6 12 22l3.7-12.4 2.1-6.100M8.3 9.6 12 3.500l3.7 6.1" fill="none" stroke="var(--cut)" stroke-width=".95" stroke-linejoin="round"/><path d="M8.3 9.6 12 3.500H6.200L1 9.600z" fill="var(--cut)" opacity=".45"/>`,
  pounds: `<circle cx="12" cy="12" r="10.4"/><circle cx="12" cy="12" r="8.7" fill="none" stroke="var(--cut)" stroke-width=".9" stroke-dasharray="1 1.050"/><path d="M15.4 8.600c-.3-1.6-1.4-2.5-3-2.5-2 0-3.2 1.5-2.8 3.600l.9 3.500c.2 1.7-.6 3-2 4h7.500M8.3 12.300h5.2" fill="none" stroke="var(--cut)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
  book_points: `<path d="M5.5 2h12.700c.7 0 1.2.5 1.2 1.200v17.600c0 .7-.5 1.2-1.2 1.200H6.600c-1.7 0-2.9-1.1-2.9-2.700V4c0-1.2.7-2 1.8-2z"/><path d="M5.3 18.900c0-.9.7-1.4 1.5-1.400h11v2.900h-11c-.9 0-1.5-.6-1.5-1.500z" fill="var(--cut)"/><path d="M8.3 6.300h7M8.3 9.200h7" stroke="var(--cut)" stroke-width="1.3" fill="none"/>`,
  advance: `<path d="M2.5 15.500h12V20l7-8-7-8v4.500h-12z"/><path d="M5.5 9v6M9 9v6M12.5 9v6" stroke="var(--cut)" stroke-width="1.1"/>`,
  first_player: `<path d="M12 1.500c1.5 0 2.3.9 2.4 2.100h1.200l1.6 3.900H6.800l1.6-3.900h1.200c.1-1.2.9-2.1 2.4-2.100zM7.5 8.500h9l.9 9.500H6.600zM5.5 19h13l.8 3.500H4.700z"/><path d="M12 10c1.7 1.8 2.3 3 2.3 4.300a2.3 2.3 0 0 1-4.6 0c0-1.3.6-2.5 2.3-4.300z" fill="var(--cut)"/>`,
  sell_card: `<path d="M2 2.500h10.500v15H2z"/><circle cx="16.4" cy="15.5" r="6.3" stroke="var(--cut)" stroke-width="1.2"/><path d="M16.4 12v6.200M14 16l2.4 2.400L18.8 16" stroke="var(--cut)" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  buy_card_with_pounds: `<path d="M11.5 6.500H22v15H11.500z"/><circle cx="7.6" cy="8.5" r="6.3" stroke="var(--cut)" stroke-width="1.2"/><path d="M4.5 8.500h6.200M8.3 6l2.5 2.500L8.3 11" stroke="var(--cut)" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  people: `<path d="M3 21V8.500L8 4l5 4.500V21z"/><path d="M13.5 21v-9L18 8.500l4 3.500v9z" opacity=".7"/><path d="M6 21v-5h4v5M6.5 10h3v3h-3z" fill="var(--cut)"/>`,
  lock: `<path d="M6 10V7.500a6 6 0 0 1 12 0V10" fill="none" stroke="currentColor" stroke-width="2.6"/><rect x="3.5" y="10" width="17" height="12" rx="2"/><path d="M12 14v4" stroke="var(--cut)" stroke-width="2.2" stroke-linecap="round"/>`,
  oust: `<path d="m5 5 14 14M19 5 5 19" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" fill="none"/>`,
  ink: `<path d="M8.5 2.500h7v3.200h-1.200v2.500c3.6.8 5.7 3.5 5.7 7.300v4c0 1.4-1 2.5-2.5 2.500h-11C5 22 4 20.9 4 19.500v-4c0-3.8 2.1-6.5 5.7-7.300V5.700H8.500z"/><path d="M7 15c0-2 1.2-3.5 3-4" stroke="var(--cut)" stroke-width="1.5" fill="none" stroke-linecap="round"/>`,
  hand: `<rect x="3" y="5" width="10" height="15" rx="1.5" transform="rotate(-12 8 12)"/><rect x="10" y="4" width="10" height="15" rx="1.5" transform="rotate(10 15 12)" stroke="var(--cut)" stroke-width="1.2"/>`,
  map: `<path d="M2 5.5 8.5 3l7 2.500L22 3v15.500L15.5 21l-7-2.500L2 21z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M8.5 3v15.500M15.5 5.500V21" stroke="currentColor" stroke-width="1.3"/>`,
  tracks: `<path d="M3 5h18M3 12h18M3 19h18" stroke="currentColor" stroke-width="1.5"/><circle cx="8" cy="5" r="2.7"/><circle cx="16" cy="12" r="2.7"/><circle cx="11" cy="19" r="2.7"/>`,
  market: `<path d="M3 9.500V21h18V9.500M2 9.5 4.5 3h15L22 9.500c0 1.6-1.4 2.5-3.3 2.500s-3.3-.9-3.3-2.500c0 1.6-1.5 2.5-3.4 2.500s-3.4-.9-3.4-2.500C8.6 11.1 7.2 12 5.3 12S2 11.1 2 9.500z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  board: `<path d="M3 3h5v8H3zM9.5 3h5v8h-5zM16 3h5v8h-5zM3 13h5v8H3zM9.5 13h5v8h-5zM16 13h5v8h-5z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>`,
  mombasa: `<path d="M11 2.500C17 6 20 11 20.5 16.500H11zM9.7 6v10.500H4.500C6 13 8 9.5 9.7 6z"/><path d="M2 18h20c-1 2.5-2.5 3.7-4.5 3.700h-11C4.5 21.7 3 20.5 2 18z"/>`,
  cape_town: `<path d="M1 20 5.5 9.5 7.5 8h9l2 1.500L23 20z"/><path d="M8 8.5 7 13l1.5 2.500M12 8.500v5l-1 3M16 8.500l1 4-1 2.5" stroke="var(--cut)" stroke-width="1.1" fill="none" stroke-linecap="round"/><path d="M3.5 6.500c2-2 4-2.5 6-1.5 2-2 5-2 7-.5 1.5-.7 3-.3 4 1" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>`,
  saint_louis: `<path d="M9.5 8.500h5L16.5 22h-9zM9 4.500h6v3H9zM12 1l3.5 3h-7z"/><path d="M9 12.500h6M8.5 16.500h7" stroke="var(--cut)" stroke-width="1.5"/><path d="M6.5 5 2 3.500M6.5 7 2 8.500M17.5 5 22 3.500M17.5 7l4.5 1.5" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>`,
  cairo: `<path d="M9 4.5 18.5 20h-19zM16 8.5 24 20h-4.500L14 11.200z"/><path d="M9 4.500V20l9.5 0" fill="none" stroke="var(--cut)" stroke-width="0"/><path d="M9 4.5 12.5 20H18.500z" fill="var(--cut)" opacity=".38"/>`,
};

/** Each company has its own outline, so that a post is known without its colour. @type {Record<string, string>} */
export const outline = {
  mombasa: "M50 4 92 27v46L50 96 8 73V27z",
  cape_town: "M8 8h84v46c0 22-20 36-42 42C28 90 8 76 8 54z",
  saint_louis: "M50 4a46 46 0 1 0 .01 0z",
  cairo: "M50 5 95 50 50 95 5 50z",
};

/** The outline says what kind a card is: crate, pennant, dog-eared page, cut gem, bond with hollow corners. @type {Record<string, string>} */
export const shape = {
  goods: "M9 3H91L97 9V131L91 137H9L3 131V9z",
  expansion: "M8 3H92Q97 3 97 8V137L50 123 3 137V8Q3 3 8 3z",
  bookkeeper: "M8 3H73L97 27V132Q97 137 92 137H8Q3 137 3 132V8Q3 3 8 3z",
  merchant: "M23 3H77L97 23V117L77 137H23L3 117V23z",
  share:
    "M16 3H84A13 13 0 0 0 97 16V124A13 13 0 0 0 84 137H16A13 13 0 0 0 3 124V16A13 13 0 0 0 16 3z",
};

/** Lines within the outline. @type {Record<string, string>} */
export const trim = {
  goods: `<path class="mm-card__trim" d="M3 104H97M3 116H97M12 104V137M88 104V137" fill="none"/><g class="mm-card__nail"><circle cx="7.5" cy="110" r="1.3"/><circle cx="92.5" cy="110" r="1.3"/></g>`,
  expansion: `<path class="mm-card__trim" d="M8 8H92V130L50 117.5 8 130z" fill="none"/>`,
  bookkeeper: `<path class="mm-card__fold" d="M73 3 73 27 97 27z"/><path class="mm-card__trim" d="M17 3V137M3 100H97M3 109H97M3 118H97" fill="none"/>`,
  merchant: `<path class="mm-card__trim" d="M25 8H75L92 25V115L75 132H25L8 115V25zM8 25 25 8M75 8 92 25M92 115 75 132M25 132 8 115" fill="none"/>`,
  share: `<path class="mm-card__trim" d="M20 8H80A17 17 0 0 0 92 20V120A17 17 0 0 0 80 132H20A17 17 0 0 0 8 120V20A17 17 0 0 0 20 8z" fill="none" stroke-dasharray="3 1.5"/>`,
};

/** All symbols as one hidden sheet. */
export const sheet = () =>
  `<defs>${Object.entries(symbols)
    .map(
      ([id, drawn]) =>
        `<symbol id="mm-${id}" viewBox="0 0 24 24" fill="currentColor">${drawn}</symbol>`,
    )
    .join("")}${Object.entries(shape)
    .map(([id, d]) => `<clipPath id="mm-clip-${id}"><path d="${d}"/></clipPath>`)
    .join(
      "",
    )}<radialGradient id="mm-seal" cx=".35" cy=".3"><stop offset="0" class="mm-brass-hi"/><stop offset=".55" class="mm-brass"/><stop offset="1" class="mm-brass-lo"/></radialGradient></defs>`;
