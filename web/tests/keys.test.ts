/** One list of keys: the help shows it, the documentation prints it, and every key on it has words. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { KEYS } from "../src/lib/keys";
import { Speaker } from "../src/lib/words.svelte";
import en from "estran:words/en";

test("the documentation prints the keys that the help shows, in its order and words", () => {
  const english = new Speaker("en", en);
  const tour = readFileSync(resolve(import.meta.dirname, "../../docs/tour.md"), "utf-8");
  const table = tour.slice(tour.indexOf("| key |")).split("\n\n")[0]!;
  const printed = table
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").map((cell) => cell.trim()));

  expect(printed.map(([, key, what]) => [key, what])).toEqual(
    KEYS.map(([key, what]) => [key, english.text({ id: `table-key-${what}` })]),
  );
});

test("no key stands on the list twice", () => {
  expect(new Set(KEYS.map(([key]) => key)).size).toBe(KEYS.length);
});
