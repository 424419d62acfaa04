/** Only transform and opacity animate: a browser changes these without laying the page out or painting it anew. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = resolve(import.meta.dirname, "../src");
const CHEAP = ["transform", "opacity"];
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(svelte|css|ts)$/.test(name),
);
const read = (name: string): string =>
  readFileSync(resolve(SOURCES, name), "utf-8").replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, "");

/** What a source lets move, property by property. */
function moved(source: string): string[] {
  return [...keyframes(source), ...transitions(source)];
}

/** The properties that `@keyframes` set; how fast they go to the next one is none. */
function keyframes(source: string): string[] {
  const bodies = [...source.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)];
  expect(bodies).toHaveLength(source.split("@keyframes").length - 1);
  return bodies
    .flatMap(([, body]) => [...body!.matchAll(/\{([^{}]*)\}/g)].flatMap(([, frame]) => frame!.split(";")))
    .map((declaration) => declaration.split(":")[0]!.trim())
    .filter((property) => property && property !== "animation-timing-function");
}

/** The properties that transitions name, or `all` where they name none. */
function transitions(source: string): string[] {
  return [...source.matchAll(/(?<![\w-])transition(?:-property)?:\s*([^;}]*)/g)]
    .flatMap(([, value]) => value!.replace(/\([^()]*\)/g, "").split(","))
    .map((part) => part.trim().split(/\s+/)[0]!)
    .map((word) => (/^[a-z-]+$/.test(word) ? word : "all"))
    .filter((word) => word !== "none");
}

describe("what moves", () => {
  it("is found in styles", () => {
    expect(moved("@keyframes x { from, 40% { opacity: 0; inset: 0 } to { filter: none; } }")).toEqual([
      "opacity",
      "inset",
      "filter",
    ]);
    expect(moved("a { transition: transform 0.1s cubic-bezier(0, 1, 1, 0), color 1s; }")).toEqual([
      "transform",
      "color",
    ]);
    expect(moved("a { transition: 0.2s } b { transition-property: inline-size; } c { transition: none }")).toEqual([
      "all",
      "inline-size",
    ]);
  });

  it("is transform and opacity alone", () => {
    const dear = files.flatMap((name) =>
      moved(read(name)).flatMap((property) => (CHEAP.includes(property) ? [] : `${name}: ${property}`)),
    );

    expect(dear).toEqual([]);
  });

  it("is animated by script in one place, whose frames have a type of their own, and by nothing else", () => {
    const using = (what: RegExp): string[] => files.filter((name) => what.test(read(name)));

    expect(using(/\.animate\(|new Animation\(|new KeyframeEffect\(/)).toEqual(["lib/travelling.ts"]);
    expect(read("lib/travelling.ts")).toContain(
      'type Frame = Record<"transform", string> & Partial<Record<"opacity", number>>;',
    );
    expect(using(/svelte\/(transition|animate|motion)"|startViewTransition|<animate|<set\b/)).toEqual([]);
  });
});
