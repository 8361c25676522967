/** @type {import("prettier").Config} */
export default {
  printWidth: 110,
  // Svelte drops the space at the edges of an element; see docs/page.md for the space between elements.
  htmlWhitespaceSensitivity: "ignore",
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
