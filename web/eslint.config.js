import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** Where the strict presets don't fit this code, and why. */
const exceptions = {
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
  // `!` states an invariant: with noUncheckedIndexedAccess, every indexed access may be undefined
  "@typescript-eslint/no-non-null-assertion": "off",
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  // `void value` in an effect makes the effect depend on the value
  "@typescript-eslint/no-meaningless-void-operator": "off",
  // sets and maps are replaced as a whole, except where a SvelteMap is used
  "svelte/prefer-svelte-reactivity": "off",
};

export default ts.config(
  { ignores: ["node_modules", "src/wire/types.ts"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: exceptions,
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // here the linter takes every imported component for `any`; svelte-check knows its type
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js", "tests/*.js"], ...ts.configs.disableTypeChecked },
  {
    files: ["tests/*.js"],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
  {
    // the build puts VERSION, SET and NAMES in front of it
    files: ["sw.js"],
    languageOptions: {
      globals: { ...globals.serviceworker, VERSION: "readonly", SET: "readonly", NAMES: "readonly" },
    },
  },
);
