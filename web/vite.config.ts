import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { faces } from "./faces.ts";
import { htmlOf } from "./src/lib/markdown.ts";

const WORDS = resolve(import.meta.dirname, "../src/estran/words");
const LANGUAGES = readdirSync(WORDS).filter((name) => existsSync(resolve(WORDS, name, "shared.ftl")));
const GAMES = readdirSync(resolve(WORDS, "en/rules")).map((name) => name.replace(/\.md$/, ""));
const ALWAYS = ["shared", "refused", "web", "start", "table", ...GAMES]; // catalogues that the first table needs
// Loaded when they are spoken, with what the games have of each.
const LATER = ["replay", "learn", "reason", "result", "notices", "me", "lobby", "label", "puzzle"];

/** A module that names other modules, one per language: `{ en: () => import("estran:words/en"), … }`. */
function byLanguage(module: (language: string) => string): string {
  const loads = LANGUAGES.map((language) => `${language}: () => import(${JSON.stringify(module(language))})`);
  return `{ ${loads.join(", ")} }`;
}

function byName(names: string[], module: (name: string, language: string) => string): string {
  return `{ ${names.map((name) => `${name}: ${byLanguage((language) => module(name, language))}`).join(", ")} }`;
}

/** What a language calls itself. */
function ownName(language: string): string {
  return /^language = (.*)$/m.exec(readFileSync(resolve(WORDS, language, "shared.ftl"), "utf-8"))![1]!;
}

const CONTENTS: Record<string, string> = {
  "\0estran:words": [
    `export const NAMES = ${JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, ownName(one)])))};`,
    `export const CATALOGUES = ${byLanguage((language) => `estran:words/${language}`)};`,
    `export const LATER = ${byName(LATER, (part, language) => `estran:words/${language}/${part}`)};`,
  ].join("\n"),
  "\0estran:rules": `export const BOOKS = ${byName(GAMES, (game, language) => `estran:rules/${language}/${game}`)};`,
};

/** A catalogue that is loaded later: its own file, and one of each game that has something to say there. */
function filesOf(part: string): string[] {
  return [
    part,
    ...(part === "me" ? ["people"] : []), // what is refused about profiles
    ...GAMES.map((game) => `${game}-${part}`).filter((name) => existsSync(resolve(WORDS, "en", `${name}.ftl`))),
  ];
}

/** A module that exports a rulebook's page, whose pictures are files of the build. */
function withPictures(html: string, folder: string): string {
  const paths = [...new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path!))];
  const imports = paths.map(
    (path, index) => `import p${index} from ${JSON.stringify(`${resolve(folder, path)}?url`)};`,
  );
  const put = paths.map((path, index) => `.replaceAll(${JSON.stringify(path)}, p${index})`);
  return `${imports.join("\n")}\nexport default ${JSON.stringify(html)}${put.join("")};`;
}

/**
 * `estran:words` lists the languages and `estran:rules` the rulebooks; `estran:words/fr` is the client's catalogue in
 * one string, and `estran:words/fr/learn` one that is loaded later.
 */
function words(): Plugin {
  return {
    name: "estran-words",
    resolveId: (id) => (id.startsWith("estran:") ? `\0${id}` : null),
    load(id) {
      if (CONTENTS[id] !== undefined) return CONTENTS[id];
      const [, kind, language, part] = /^\0estran:(words|rules)\/(\w+)(?:\/(\w+))?$/.exec(id) ?? [];
      if (kind === undefined || language === undefined) return null;
      const names =
        kind === "rules" ? [`rules/${part}.md`] : (part ? filesOf(part) : ALWAYS).map((name) => `${name}.ftl`);
      const files = names.map((name) => resolve(WORDS, language, name));
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      if (kind === "rules") return withPictures(htmlOf(text), resolve(WORDS, language, "rules"));
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  };
}

/**
 * The service worker knows the files of the shell by their names, which change with their contents. Sounds are fetched
 * by those who hear them, and pictures of links by messengers.
 */
function offline(): Plugin {
  return {
    name: "estran-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !/\.(map|mp3)$/.test(name) && name !== "index.html");
      const shell = [
        "/",
        ...files.map((name) => `/${name}`),
        ...readdirSync(resolve(import.meta.dirname, "public"))
          .filter((name) => !name.startsWith("preview-"))
          .map((name) => `/${name}`),
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

// What every page needs, and what every table does: in one file each, which packs better than many small ones.
const EVERYWHERE =
  "announcer|api|games|guests|memory|names|narrator|newroom|numbers|pages|profile|remark|router|sounds|words";
const SEATED =
  "asking|awaited|beats|choices|closing|company|ear|focus|hints|playing|stage|" + "talk|tidings|time|travels|unread";
const OURS = `src/(lib/(${EVERYWHERE})|parts/Remark)`;
const SHELVES = "src/games/(index|[a-z]+/(index|moves))";
const TOGETHER = [
  { name: "core", test: new RegExp(`/node_modules/(svelte|@fluent)/|/${OURS}\\.|/${SHELVES}\\.`) },
  { name: "sitting", test: new RegExp(`/src/lib/(${SEATED})\\.|/src/parts/(Pace|Result)\\.`) },
  { name: "table", test: /\/src\/(pages\/(Place|Table)|lib\/(front|socket)|parts\/room\/changes)\./ },
];

/** The server sends no page that is drawn already, so nothing takes one over: Svelte goes without what that needs. */
function drawnHere(): Plugin {
  const [TURNED, SET] = ["export let hydrating = false;", "hydrating = value;"];
  return {
    name: "estran-drawn-here",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/svelte/src/internal/client/dom/hydration.js")) return null;
      if (!code.includes(TURNED) || !code.includes(SET)) throw new Error("Svelte takes pages over in another way now");
      return { code: code.replace(TURNED, "export const hydrating = false;").replace(SET, ""), map: null };
    },
  };
}

const styles = new Map<string, string>();

/** What marks the elements of a component that has styles: random letters do not pack, so there are few. */
function shortHash(css: string, hash: string): string {
  const short = `s${hash.slice(0, 4)}`;
  if ((styles.get(short) ?? css) !== css) throw new Error(`two styles are called ${short}`);
  styles.set(short, css);
  return short;
}

const server = process.env.ESTRAN_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [
    words(),
    faces(),
    svelte({
      onwarn: (warning) => {
        throw new Error(`${warning.filename}: ${warning.message}`);
      },
      compilerOptions: { cssHash: ({ css, hash }) => shortHash(css, hash(css)) },
    }),
    drawnHere(),
    offline(),
  ],
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/estran/server/site",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: KNOW_LIGHT_DARK,
    modulePreload: {
      polyfill: false,
      // Nobody waits for what comes after the first frame, so what it needs is not listed for the first page either.
      resolveDependencies: (file, needed) =>
        /\/(below|ending|rare)-/.test(file) ? needed.filter((one) => one.endsWith(".css")) : needed,
    },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
