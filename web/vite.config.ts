import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const WORDS = resolve(import.meta.dirname, "../src/estran/words");
// Catalogues that the first table needs.
const ALWAYS = ["common", "dolores", "dorada", "douro", "web", "start", "table"];
const LATER = ["replay", "learn", "reason"]; // loaded when they are spoken

/** `estran:words/fr` is the client's catalogue in one string; `estran:words/fr/learn` one that is loaded later. */
function words(): Plugin {
  return {
    name: "estran-words",
    resolveId: (id) => (id.startsWith("estran:") ? `\0${id}` : null),
    load(id) {
      const [, kind, language, part] = /^\0estran:(words|rules)\/(\w+)(?:\/(\w+))?$/.exec(id) ?? [];
      if (kind === undefined || language === undefined) return null;
      const names = kind === "rules" ? [`rules/${part}.md`] : (part ? [part] : ALWAYS).map((name) => `${name}.ftl`);
      const files = names.map((name) => resolve(WORDS, language, name));
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      const told =
        kind === "rules"
          ? marked.parse(text.replace(/^(#.*) \{\w+\}$/gm, "$1"), { async: false })
          : text.replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(told)}`;
    },
  };
}

/** The service worker knows the files of the shell by their names, which change with their contents. */
function offline(): Plugin {
  return {
    name: "estran-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith(".map") && name !== "index.html");
      const shell = [
        "/",
        ...files.map((name) => `/${name}`),
        ...readdirSync(resolve(import.meta.dirname, "public")).map((name) => `/${name}`),
      ];
      const source = readFileSync(resolve(import.meta.dirname, "src/offline.js"), "utf-8");
      this.emitFile({
        type: "asset",
        fileName: "offline.js",
        source: source.replace("[/* shell */]", JSON.stringify(shell.sort())),
      });
    },
  };
}

// Rewritten for older ones, a dark board on a light page would lose its colours.
const KNOW_LIGHT_DARK = ["chrome123", "firefox120", "safari17.5"];
const server = process.env.ESTRAN_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [
    words(),
    svelte({
      onwarn: (warning) => {
        throw new Error(`${warning.filename}: ${warning.message}`);
      },
    }),
    offline(),
  ],
  define: { LATER: JSON.stringify(LATER) },
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/estran/server/site",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: KNOW_LIGHT_DARK,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
