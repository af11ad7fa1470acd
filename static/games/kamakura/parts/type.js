// Shippori Mincho speaks for Kamakura; it comes from its npm package beside the other libraries.

const files = new URL("../../@fontsource/shippori-mincho-b1/files/", import.meta.resolve("preact"));

/** Declares the face; the browser fetches it with the first word that is set in it. */
export function declareType() {
  const source = `url("${new URL("shippori-mincho-b1-latin-700-normal.woff2", files)}")`;
  document.fonts.add(
    new FontFace("Shippori Mincho B1", source, { weight: "500 900", display: "swap" }),
  );
}
