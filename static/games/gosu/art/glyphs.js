// The signs of the table, 24 by 24, the wheel and skull of a cog, 40 by 40, the horns of an Ozeki and the back of a card.
/** @type {Record<string, string>} */
export const GLYPHS = {
  enter: '<path d="M4 21V9a8 8 0 0 1 16 0v12"/><path d="M12 8v10m-4-4 4 4 4-4"/>',
  activate: '<circle cx="12" cy="12" r="9"/><path class="solid" d="M9.5 7.5 16.5 12l-7 4.500Z"/>',
  dragoon:
    '<path d="M12 2 22 12 12 22 2 12Z"/><path class="solid" d="M12 6.500c2.6 3 2.6 8 0 11-2.6-3-2.6-8 0-11Z"/>',
  "trap-self":
    '<rect x="3.5" y="4" width="17" height="17" rx="2"/><path d="M8.5 4v17M15.5 4v17M12 1v3"/>',
  mutated:
    '<path d="M20 9.500A8.5 8.5 0 0 0 5 7M4 14.500A8.5 8.5 0 0 0 19 17"/><path d="M5 2.500V7h4.500M19 21.500V17h-4.5"/><path class="solid" d="m12 8.5 3 3.5-3 3.500L9 12Z"/>',
  released:
    '<rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4.5 4.5 0 0 1 8.5-2"/><path d="M12 15v2.5"/>',
  destroyed:
    '<path d="m12 2 2.5 5.500L20 5l-2 6 4 3.5-6 .5-1 6-4-4.500L5 20l1-6-4-3 5.5-2L7 3.500l4 3Z"/>',
  "round-end":
    '<path d="M19 15.500A8 8 0 0 1 9 4a8.5 8.5 0 1 0 10 11.500Z"/><path d="M14.5 5h4l-4 4.500h4"/>',
  static:
    '<path d="M12 12c-2-3-3.5-4.5-6-4.500a4.5 4.5 0 0 0 0 9c2.5 0 4-1.5 6-4.500s3.5-4.5 6-4.500a4.5 4.5 0 0 1 0 9c-2.5 0-4-1.5-6-4.500Z"/>',
  watch:
    '<path d="M2 12s3.5-6.5 10-6.500S22 12 22 12s-3.5 6.5-10 6.500S2 12 2 12Z"/><circle class="solid" cx="12" cy="12" r="3"/>',
  jumped:
    '<path d="M3 19C4 9 10 5 19 6"/><path d="m15 2 4.5 4-3.5 5"/><path class="solid" d="M4 21c5 1 9-1 11-6-5 0-9 2-11 6Z"/>',
  trapped: '<path d="M5 21V11a7 7 0 0 1 14 0v10M5 21h14M9.5 21v-9M14.5 21v-9M5 15.500h14"/>',
  crown: '<path class="solid" d="M3 19.5 2 7l6 5 4-8.500L16 12l6-5-1 12.500Z"/>',
  bearer: '<path d="M5 22V2.5"/><path class="solid" d="M5 3.500h14l-4 4.5 4 4.500H5Z"/>',
  might: '<path d="M14.5 3.5 20.5 3l-.5 6L9 18l-3-3Z"/><path d="m4 13 7 7m-4-3.500L3.5 20"/>',
  hand: '<rect x="3" y="6" width="11" height="15" rx="1.5" transform="rotate(-8 8 13)"/><path d="m13.5 4.5 6.5 1.200a1.5 1.5 0 0 1 1.2 1.800l-2.4 12"/>',
  skull:
    '<path class="solid" fill-rule="evenodd" d="M12 2c5.5 0 9 3.5 9 8 0 3-1.5 5-3.5 6v3.500a1.5 1.5 0 0 1-1.5 1.500h-1.500v-2h-1.500v2h-2v-2H9.500v2H8a1.5 1.5 0 0 1-1.5-1.500V16C4.5 15 3 13 3 10c0-4.5 3.5-8 9-8ZM8.3 8.500a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.800Zm7.4 0a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.800Z"/>',
  lock: '<rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/>',
};
export const WHEEL =
  "M17.1 5.3L17.4 1.2L22.6 1.2L22.9 5.3L26.3 6.4L28.9 3.2L33.2 6.3L31.0 9.8L33.1 12.7L37.1 11.7L38.7 16.7L34.9 18.2L34.9 21.8L38.7 23.3L37.1 28.3L33.1 27.3L31.0 30.2L33.2 33.7L28.9 36.8L26.3 33.6L22.9 34.7L22.6 38.8L17.4 38.8L17.1 34.7L13.7 33.6L11.1 36.8L6.8 33.7L9.0 30.2L6.9 27.3L2.9 28.3L1.3 23.3L5.1 21.8L5.1 18.2L1.3 16.7L2.9 11.7L6.9 12.7L9.0 9.8L6.8 6.3L11.1 3.2L13.7 6.4Z";
export const SKULL =
  "M20 7.500c7 0 11.5 4.4 11.5 10.2 0 3.6-1.6 6.2-4 7.600v4.200q0 2-2 2h-1.700v-2.500h-2v2.500h-3.600v-2.500h-2v2.500h-1.700q-2 0-2-2v-4.200c-2.4-1.4-4-4-4-7.600C8.5 11.9 13 7.5 20 7.500ZM16.3 26.500v4M20 26.500v4M23.7 26.500v4";
export const HORNS =
  '<path d="M125 52C112 52 104 46 100 38C84 36 70 26 66 4C76 18 88 24 104 24C110 18 117 15 125 15S140 18 146 24C162 24 174 18 184 4C180 26 166 36 150 38C146 46 138 52 125 52Z"/><circle cx="125" cy="33" r="8"/>';
export const BACK =
  '<rect width="250" height="350" fill="oklch(.33 .075 32)"/><g fill="none" stroke="oklch(.42 .085 36)" stroke-width="3"><path d="M-40 0 L60 350M290 0L190 350"/><path d="M0 0 L100 350M250 0L150 350"/><path d="M40 0 L140 350M210 0L110 350"/><path d="M80 0 L180 350M170 0L70 350"/><path d="M120 0 L220 350M130 0L30 350"/><path d="M160 0 L260 350M90 0L-10 350"/><path d="M200 0 L300 350M50 0L-50 350"/><path d="M240 0 L340 350M10 0L-90 350"/><path d="M280 0 L380 350M-30 0L-130 350"/></g><rect x="17" y="17" width="216" height="316" rx="14" fill="none" stroke="oklch(.76 .11 78)" stroke-width="5" stroke-dasharray="15 11" stroke-linecap="round"/><path fill="oklch(.24 .05 32)" stroke="oklch(.76 .11 78)" stroke-width="5" stroke-linejoin="round" d="M125 92C160 92 182 112 186 140C206 126 224 124 236 128C230 158 210 180 184 188C178 226 152 258 125 258S72 226 66 188C40 180 20 158 14 128C26 124 44 126 64 140C68 112 90 92 125 92Z"/><g fill="oklch(.82 .13 84)"><path d="M76 154C96 150 112 160 116 178C98 184 80 174 76 154ZM174 154C154 150 138 160 134 178C152 184 170 174 174 154Z"/><path d="M84 208Q125 236 166 208Q160 240 125 242Q90 240 84 208ZM98 217l5 12 7-9ZM120 222l5 12 5-12ZM140 220l7 9 5-12Z" fill-rule="evenodd"/></g>';
