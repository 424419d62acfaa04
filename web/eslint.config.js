// What svelte-check does not see: promises that nobody waits for, cases that a switch forgets, HTML put into a page.
// Layout is Prettier's (prettier.config.js).
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/facts.ts", "src/protocol.ts"] }, // generated
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }], // `!= null` asks for null and undefined at once
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],

      // svelte-check knows the types of components and of what is written in markup. ESLint takes them for `any`.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // svelte-check reports both already, by the compiler's own options.
      "@typescript-eslint/no-unused-vars": "off",
      "no-undef": "off",
      // A function that must return a promise may have nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Ours are filled where they are made and never change afterwards, or nothing on the page depends on them.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is a space that Svelte would trim at the end of a block.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // In markup ESLint does not narrow types as svelte-check does, and calls assertions unnecessary that are not.
    files: ["**/*.svelte"],
    rules: { "@typescript-eslint/no-unnecessary-type-assertion": "off" },
  },
  {
    files: ["**/*.js"], // not part of the TypeScript project
    extends: [ts.configs.disableTypeChecked],
  },
);
