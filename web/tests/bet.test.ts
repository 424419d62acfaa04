/** A Bet is placed while the two who share choose their gestures. */
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import Guess from "../src/games/dolores/Guess.svelte";
import type { Seat } from "../src/games/dolores/facts";
import { Narrator } from "../src/lib/narrator";
import { speak, text } from "../src/lib/words.svelte";

const NAMES = { A: "Ada", B: "Ben", C: "Cy" };
const moves = ["share", "conflict", "dodge"].flatMap((one) =>
  ["share", "conflict", "dodge"].map((other) => ({ move: `guess ${one} ${other}` })),
);
const view = { game: "dolores", phase: "gesture", waiting: ["B", "C"], dealer: "A", neighbour: "B", winners: null };
const asked = { ...view, seat: "C", choices: moves } as unknown as Seat["view"];

beforeAll(async () => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("the headline asks for a guess, and not for a gesture", () => {
  expect(text(new Narrator("dolores", NAMES, "C").status(asked))).toBe("Guess in secret what both will show.");
  expect(text(new Narrator("dolores", NAMES, "B").status({ ...asked, choices: [{ move: "share" }] } as never))).toBe(
    "Do-Lo-Rès! Choose a gesture in secret.",
  );
});

test("the number keys have a gesture each, of one player and then of the other", () => {
  const narrator = new Narrator("dolores", NAMES, "C");
  const sitting = { view: asked, narrator, chosen: null, busy: false, draft: { value: "" } } as unknown as Seat;
  const { body } = render(Guess, { props: { sitting } });
  const numbered = [...body.matchAll(/data-pick="(\w) (\w+)" data-number="(\d)"/g)].map((found) => found.slice(1));

  expect(numbered).toEqual([
    ["A", "share", "1"],
    ["A", "conflict", "2"],
    ["A", "dodge", "3"],
    ["B", "share", "4"],
    ["B", "conflict", "5"],
    ["B", "dodge", "6"],
  ]);
});
