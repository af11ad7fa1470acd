// Kaisei Tokumin, the brushed face of numbers and prompts, comes from its npm package beside the other libraries.

const files = new URL("../../@fontsource/kaisei-tokumin/files/", import.meta.resolve("preact"));

/** Declares the face; the browser fetches it when the first number is drawn. */
export function declareType() {
  const source = `url("${new URL("kaisei-tokumin-latin-800-normal.woff2", files)}")`;
  document.fonts.add(
    new FontFace("Kaisei Tokumin", source, { weight: "500 900", display: "swap" }),
  );
}
