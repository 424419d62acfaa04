/** Our typefaces can write whatever our catalogues and rulebooks say. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SIGNS } from "../faces";

const WORDS = `${import.meta.dirname}/../../src/estran/words`;
const ELSEWHERE = "≥"; // one sign of the rulebooks' tables, from the reader's own fonts

function written(): Set<string> {
  const files = readdirSync(WORDS, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ftl|md)$/.test(name));
  return new Set(files.flatMap((name) => [...readFileSync(`${WORDS}/${name}`, "utf-8").replace(/^#.*$/gm, "")]));
}

/** The signs of the ranges that faces.css gives a file of a face. */
function ranged(part: string): Set<string> {
  const css = readFileSync(`${import.meta.dirname}/../src/faces.css`, "utf-8");
  const rule = new RegExp(`-${part}\\.woff2[^}]*unicode-range:([^;]*);`).exec(css)![1]!;
  const signs = new Set<string>();
  for (const [, first, last] of rule.matchAll(/U\+(\w+)(?:-(\w+))?/g))
    for (let sign = parseInt(first!, 16); sign <= parseInt(last ?? first!, 16); sign++)
      signs.add(String.fromCodePoint(sign));
  return signs;
}

test("the typefaces have every sign that we write", () => {
  const known = new Set([...SIGNS.latin, ...SIGNS["latin-ext"], "\n", ...ELSEWHERE]);
  expect([...written()].filter((sign) => !known.has(sign))).toEqual([]);
});

test.each(["latin", "latin-ext"] as const)("the style sheet asks the %s files for what they have", (part) => {
  const ranges = ranged(part);
  expect([...SIGNS[part]].filter((sign) => !ranges.has(sign))).toEqual([]);
});
