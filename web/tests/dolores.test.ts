/** Dolorès: what its parts read out of events, and what may be typed. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { lastReveal, signed, tallies } from "../src/games/dolores/facts";
import { typed } from "../src/games/dolores/spoken";
import { speak, type Language } from "../src/lib/words.svelte";
import type { DoloresView, Told } from "../src/protocol";

function history(...events: Array<[string, Record<string, string>?]>): Array<[number, Told]> {
  return events.map(([event, facts], ply) => [ply, { event, arguments: facts ?? {} }]);
}

function offering(...moves: string[]): DoloresView {
  return {
    choices: moves.map((move) => ({ move, clause: "DOL-8", effects: null, scores: null })),
  } as unknown as DoloresView;
}

// ---- The last gestures

test("nothing has been revealed before the first gestures", () => {
  expect(lastReveal(history(["sharing"], ["dealt", { seat: "A", card: "gold-1" }]))).toBeNull();
});

test("a reveal keeps both gestures, what they led to and who won what, until the next ones", () => {
  const reveal = lastReveal(
    history(
      ["showed", { seat: "A", gesture: "share" }],
      ["showed", { seat: "B", gesture: "dodge" }],
      ["dodge_share", { seat: "B", rival: "A" }],
      ["picked", { seat: "B", card: "gold-3" }],
      ["took", { seat: "A", card: "lace-1" }],
      ["sharing", { seat: "B", rival: "C" }],
      ["stole", { seat: "C", rival: "A", card: "lace-1" }],
    ),
  );

  expect([...reveal!.shown]).toEqual([
    ["A", ["share"]],
    ["B", ["dodge"]],
  ]);
  expect(reveal!.outcome?.event).toBe("dodge_share");
  expect([...reveal!.won]).toEqual([
    ["B", ["gold-3"]],
    ["A", ["lace-1"]],
  ]);
});

test("a Trickery shows two gestures, of which one is kept", () => {
  const shown = history(
    ["showed", { seat: "A", gesture: "share" }],
    ["trickery_played", { seat: "B" }],
    ["showed", { seat: "B", gesture: "share" }],
    ["showed", { seat: "B", gesture: "conflict" }],
  );

  expect(lastReveal(shown)!.shown.get("B")).toEqual(["share", "conflict"]);
  expect(lastReveal([...shown, ...history(["kept", { seat: "B", gesture: "conflict" }])])!.shown.get("B")).toEqual([
    "conflict",
  ]);
});

test("after a Muddle the new gestures take the place of the old ones", () => {
  const reveal = lastReveal(
    history(
      ["showed", { seat: "A", gesture: "share" }],
      ["showed", { seat: "B", gesture: "share" }],
      ["muddle_played", { seat: "C" }],
      ["showed", { seat: "A", gesture: "conflict" }],
      ["showed", { seat: "B", gesture: "dodge" }],
    ),
  );

  expect([...reveal!.shown.values()]).toEqual([["conflict"], ["dodge"]]);
  expect(reveal!.outcome).toBeNull();
});

test("gestures, cards and messages are counted for everybody", () => {
  const { sharings, by } = tallies(
    history(
      ["sharing", { seat: "A", rival: "B" }],
      ["convoy_played", { seat: "B" }],
      ["showed", { seat: "A", gesture: "share" }],
      ["showed", { seat: "B", gesture: "conflict" }],
      ["took", { seat: "B", card: "gold-1" }],
      ["took", { seat: "B", card: "gold-2" }],
    ),
  );

  expect(sharings).toBe(1);
  expect(by.get("A")).toMatchObject({ share: 1, cards: 0 });
  expect(by.get("B")).toMatchObject({ conflict: 1, cards: 2, messages: 1 });
});

test.each([
  [3, "+3"],
  [-2, "−2"],
  [0, "±0"],
])("a change of %i is written %s", (change, written) => {
  expect(signed(change)).toBe(written);
});

// ---- What may be typed

const GESTURES = ["share", "conflict", "dodge", "share/conflict", "share/dodge", "conflict/dodge"];
const WINDOW = ["pass", "play eddies", "play lantern"];

describe.each<[Language, Array<[string, string[], string]>]>([
  [
    "en",
    [
      ["peace", GESTURES, "share"],
      ["first pick", GESTURES, "dodge"],
      ["first pick fight", GESTURES, "conflict/dodge"],
      ["fight", ["keep share", "keep conflict"], "keep conflict"],
      ["peace first pick", ["guess share dodge", "guess dodge share"], "guess share dodge"],
      ["broken lantern", WINDOW, "play lantern"],
      ["2", ["pick 0", "pick 1"], "pick 1"], // people count from one
      ["3 1", ["take 0", "take 0 2"], "take 0 2"],
      ["arrange 4 2", ["arrange 1 3", "arrange 0 1"], "arrange 1 3"],
      ["steal c gold-3", ["steal B gold-3", "steal C gold-3"], "steal C gold-3"],
      ["wines 2", ["steal B gold-3", "steal C wines-2"], "steal C wines-2"],
      ["gold bars", ["drop gold", "drop wines"], "drop gold"],
      ["nothing of that", GESTURES, "nothing of that"],
    ],
  ],
  [
    "fr",
    [
      ["esquive", GESTURES, "dodge"],
      ["passer", WINDOW, "pass"],
      ["remous", WINDOW, "play eddies"],
    ],
  ],
  [
    "pl",
    [
      ["zgoda walka", GESTURES, "share/conflict"],
      ["pas", WINDOW, "pass"],
      ["sztabki złota 3", ["steal B gold-3", "steal C wines-2"], "steal B gold-3"],
    ],
  ],
])("in %s", (language, cases) => {
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { setItem: () => undefined });
    vi.stubGlobal("document", { documentElement: {} });
    await speak(language);
  });

  test.each(cases)("“%s” of %j is %s", (words, moves, move) => {
    expect(typed(words, offering(...moves))).toBe(move);
  });
});
