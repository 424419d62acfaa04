/** Dolorès: what its parts read out of events, and what may be typed. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  dawnOf,
  laidIn,
  lastReveal,
  revealSeen,
  saidBy,
  scoreOf,
  signed,
  tallies,
  type Seat,
} from "../src/games/dolores/facts";
import { journeys } from "../src/games/dolores/journeys";
import { spoken, typed } from "../src/games/dolores/spoken";
import { Narrator } from "../src/lib/narrator";
import { speak, type Language } from "../src/lib/words.svelte";
import type { DoloresView, Told, Wrecker } from "../src/protocol";

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

test("a reveal that is still counted is not seen: until then it is the one before", () => {
  const told = history(
    ["showed", { seat: "A", gesture: "share" }],
    ["showed", { seat: "B", gesture: "share" }],
    ["sharing", { seat: "B", rival: "C" }],
    ["showed", { seat: "B", gesture: "dodge" }],
    ["showed", { seat: "C", gesture: "conflict" }],
  );
  const seen = (unseen: number) => [...revealSeen({ history: told, unseen } as unknown as Seat)!.shown.keys()];

  expect([seen(2), seen(0)]).toEqual([
    ["A", "B"],
    ["B", "C"],
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

// ---- What is read on the stage

const ADA = { seat: "A", score: 5 } as Wrecker;

function playing(...events: Array<[string, Record<string, string | number>?]>): Seat {
  return {
    beat: events.length ? {} : null,
    latest: events.map(([event, facts]) => ({ event, arguments: facts ?? {} })),
  } as unknown as Seat;
}

test("a score changes with the beat that counts it, and not with somebody else's", () => {
  expect(scoreOf(playing(), ADA)).toBe(5);
  expect(scoreOf(playing(["total", { seat: "B", total: 9 }]), ADA)).toBe(5);
  expect(scoreOf(playing(["total", { seat: "A", total: 7 }], ["total", { seat: "A", total: 8 }]), ADA)).toBe(8);
});

test("what was said before the deal is not said of this loot", () => {
  const talk = (text: string, plies: number, kind = "signal") => ({ kind, seat: "B", text, plies });
  const dealt = history(["dealt"], ["dealt"], ["sharing", { seat: "A", rival: "B" }], ["dealt"]);
  const table = (...talks: unknown[]) => ({ history: dealt, talks, view: { winners: null } }) as unknown as Seat;
  const said = (...talks: unknown[]) => saidBy(table(...talks), "B")?.text;

  expect(said(talk("will share", 2))).toBeUndefined();
  expect(said(talk("thanks", 3))).toBeUndefined(); // after the last sharing, before the cards of this one
  expect(said(talk("will share", 4))).toBe("will share");
  expect(said(talk("will share", 4), talk("yes", 4))).toBe("yes");
  expect(said(talk("thanks", 4))).toBe("thanks");
  dealt.push([4, { event: "showed", arguments: {} }]);
  expect(said(talk("thanks", 4))).toBeUndefined();
  expect(said(talk("hello", 4, "say"))).toBeUndefined();
  expect(saidBy(table(talk("yes", 4)), "C")).toBeNull();
  expect(saidBy({ ...table(talk("yes", 4)), view: { winners: ["A"] } } as unknown as Seat, "B")).toBeNull();
});

test.each([
  ["took", { seat: "B", slot: 2, card: "gold-3" }, "card-2", "goods-B-gold"],
  ["picked", { seat: "B", slot: 0, card: "theft" }, "card-0", "notes-B"],
  ["discarded", { slot: 1, card: "lace-1" }, "card-1", "discard"],
  ["moved", { seat: "A", slot: 3, old_slot: 0, card: "lace-1" }, "card-0", "slot-3"],
  ["stole", { seat: "A", rival: "C", card: "wines-2" }, "goods-C-wines", "goods-A-wines"],
  ["dropped", { seat: "A", kind: "wines", points: 4 }, "goods-A-wines", "discard"],
])("where a card goes: %s %j", (event, facts, from, to) => {
  expect(journeys[event]!(facts)).toEqual([{ from, to }]);
});

test.each(["dealt", "laid_face_down", "dawn_drawn"])("a card that is laid comes from the pile itself: %s", (event) => {
  expect(journeys[event]!({ seat: "A", slot: 3 })).toMatchObject([{ from: "pile", to: "card-3", comes: true }]);
});

// ---- Cards that are laid, and Dawn

const DEALT: Told = { event: "dealt", arguments: { seat: "A", slot: 0, card: "lace-1" } };
const DRAWN: Told = { event: "dawn_drawn", arguments: { seat: "A", slot: 1 } };
const BREAKS: Told = { event: "dawn_breaks", arguments: {} };

function laying(beat: Told[], view: object = {}): Seat {
  const ended: Array<[number, Told]> = [DEALT, DRAWN, BREAKS].map((told) => [told === DEALT ? 7 : 8, told]);
  const table = { winners: null, phase: "deal", loot: [], ...view };
  return { view: table, beat: beat.length ? { events: beat } : null, history: ended } as unknown as Seat;
}

test("a card lies in its place from the beat that lays it to the end of the ply", () => {
  expect(laidIn(laying([DEALT]), 0)).toEqual({ card: "lace-1", now: true });
  expect(laidIn(laying([DEALT]), 1)).toBeNull(); // what a later ply lays
  expect(laidIn(laying([DRAWN]), 1)).toEqual({ card: "dawn", now: true });
  expect(laidIn(laying([BREAKS]), 1)).toEqual({ card: "dawn", now: false });
  expect(laidIn(laying([BREAKS]), 0)).toBeNull(); // the table has it
  expect(laidIn(laying([]), 1)).toBeNull();
});

test("Dawn is drawn before it breaks, and stays when the match is over", () => {
  expect(dawnOf(laying([DEALT]))).toBe("");
  expect(dawnOf(laying([DRAWN]))).toBe("drawn");
  expect(dawnOf(laying([BREAKS]))).toBe("breaks");
  expect(dawnOf(laying([], { phase: "at_dawn" }))).toBe("drawn"); // a Lookout may help
  expect(dawnOf(laying([], { winners: ["A"], loot: [{ card: "dawn" }] }))).toBe("breaks");
  expect(dawnOf(laying([], { winners: ["A"], loot: [{ card: null }] }))).toBe("");
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

describe("the loot by ear", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  test("parts a card's number from its name, so that two numbers are not taken for one thing", () => {
    const slot = { slot: 0, seat: "A", card: "weapons-1", taken: false, face_down: false };
    const wreckers = ["A", "B"].map((seat) => ({ seat, gestures: [] }));
    const view = { loot: [slot], dealer: "B", neighbour: "A", wreckers, pile: 9 };
    const narrator = new Narrator("dolores", { A: "Ada", B: "Ben" }, "A");

    expect(spoken.board({ view, narrator, names: narrator.names, seat: "A" } as unknown as Seat)).toContain(
      "1: weapons 1",
    );
  });
});
