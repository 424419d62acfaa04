/** One list of keys: the help shows it, the documentation prints it, and every key on it has words. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { KEYS, QUESTIONS, type Attended } from "../src/lib/keys";
import { Narrator } from "../src/lib/narrator";
import { numbersOf, Typing } from "../src/lib/numbers";
import type { Parts } from "../src/lib/sitting";
import { speak, Speaker } from "../src/lib/words.svelte";
import type { View } from "../src/protocol";
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

describe("a number", () => {
  const view = (game: string, ...moves: string[]): View =>
    ({ game, choices: moves.map((move) => ({ move })) }) as unknown as View;

  test("is the one that is spoken and shown, and otherwise a place in what one may do", () => {
    expect([...numbersOf(view("douro", "0", "2", "10"))]).toEqual([
      [0, "0"],
      [2, "2"],
      [10, "10"],
    ]);
    expect([...numbersOf(view("douro", "give 4")).keys()]).toEqual([4]);
    expect([...numbersOf(view("dolores", "pick 2", "pick 3")).keys()]).toEqual([3, 4]);
    expect([...numbersOf(view("dolores", "share", "conflict", "dodge")).keys()]).toEqual([1, 2, 3]);
    expect([...numbersOf(view("dorada", "0", "19")).keys()]).toEqual([1, 2]);
  });

  test("of a choice of several parts is none: the parts have theirs", () => {
    expect(numbersOf(view("dolores", "take 0", "take 0 1")).size).toBe(0);
  });

  test("that could go on waits for the next digit, or to be finished", () => {
    const typing = new Typing();

    expect(typing.add("1", [1, 2, 10])).toEqual({ number: 1, complete: false, longer: [10] });
    expect(typing.add("0", [1, 2, 10])).toEqual({ number: 10, complete: true, longer: [] });
    expect(typing.add("1", [1, 2])).toMatchObject({ number: 1, complete: true });
    typing.add("1", [1, 2, 10]);
    expect(typing.finish()).toBe(1);
    expect(typing.finish()).toBeNull();
    typing.add("1", [1, 2, 10]);
    expect(typing.add("2", [1, 2, 10])).toMatchObject({ number: 2, complete: true });
  });

  test("is said before what it stands for, unless that says it anyway", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    const sitting = (game: string, ...moves: string[]): Attended => {
      const narrator = new Narrator(game, {}, "A");
      return { view: view(game, ...moves), narrator, past: false, busy: false, roll: false } as unknown as Attended;
    };
    const may = (one: Attended): string => QUESTIONS["m"]!(one, {} as Parts);

    expect(may(sitting("dolores", "share", "conflict"))).toBe("You may: 1: Peace, open hand; 2: Fight, closed fist.");
    expect(may(sitting("douro", "2", "10"))).toBe("You may: Play 2; Play 10. Type the number to choose.");
  });
});
