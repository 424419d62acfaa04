/** Douro 1872: what lies on the table while beats are played and between them, and what travels over it. */
import { describe, expect, test, vi } from "vitest";
import { journeys } from "../src/games/douro/journeys";
import { courseOf } from "../src/games/douro/course";
import { lastOver, ordersOf, stagedOf } from "../src/games/douro/staged";
import { beatsOf } from "../src/lib/beats";
import { sentencesOf } from "../src/lib/log";
import { Narrator } from "../src/lib/narrator";
import type { Sitting } from "../src/lib/sitting";
import { travelsOf } from "../src/lib/travelling";
import { speak, text } from "../src/lib/words.svelte";
import type { DouroView, Told } from "../src/protocol";

type Facts = Record<string, string | number>;

const told = (event: string, facts: Facts = {}): Told => ({ event, arguments: facts });
const grower = (seat: string, showing: number | null = null) => ({ seat, showing, gift: null, phylloxera: false });
const BOATS = [13, 15, 17].map((order) => ({ level: 3, order, name: "", seen: order === 15 }));
const FOGS = [
  { level: 0, order: 25, name: "rocks", seen: false },
  { level: 0, order: null, name: "customs", seen: false },
];

function seen(phase: string, showing: number | null = null): DouroView {
  const growers = ["A", "B"].map((seat) => grower(seat, showing));
  return {
    game: "douro",
    phase,
    growers,
    boats: [...BOATS, ...FOGS],
    valley: [3],
    winners: null,
  } as unknown as DouroView;
}

/** The table after some events, the last ones being played just now. */
function sitting(view: DouroView, before: Told[], now: Told[] = []): Sitting<DouroView> {
  const history = [...before, ...now].map((one, ply): [number, Told] => [ply, one]);
  const beat = now.length ? { events: now } : null;
  return { view, history, beat, busy: now.length > 0 } as unknown as Sitting<DouroView>;
}

const BEGUN = [told("contest", { number: 1, back: "level-3" })];
const REVEALED = [
  told("revealed", { seat: "A", card: 7 }),
  told("revealed", { seat: "B", card: 4 }),
  told("summed", { sum: 11 }),
];
const SHORT = [told("boat", { level: 3, order: 13 }), told("short", { sum: 11, order: 13 })];
const FINED = [told("lost", { seat: "B", points: 2 }), told("contest", { number: 2, back: "fog" })];

describe("the table", () => {
  test("has the tops of the piles while cards are chosen", () => {
    const { contest, laid } = stagedOf(sitting(seen("bid", 9), BEGUN));

    expect(contest?.number).toBe(1);
    expect(laid.get("B")).toEqual({ card: 9, face: "pile" });
  });

  test("turns all cards over in one beat, and they lie open in those that follow", () => {
    const faces = (now: Told[], before: Told[]): string[] =>
      [...stagedOf(sitting(seen("bid"), before, now)).laid.values()].map(({ card, face }) => `${card} ${face}`);

    expect(faces(REVEALED, BEGUN)).toEqual(["7 turning", "4 turning"]);
    expect(faces(SHORT, [...BEGUN, ...REVEALED])).toEqual(["7 open", "4 open"]);
  });

  test("keeps a contest until its last beat is over, though that beat tells of the next one", () => {
    const before = [...BEGUN, ...REVEALED, ...SHORT];

    expect(stagedOf(sitting(seen("turn"), before, FINED)).contest?.number).toBe(1);
    expect(stagedOf(sitting(seen("bid"), [...before, ...FINED])).contest?.number).toBe(2);
  });

  test("has no contest while boats are laid or gifts are chosen", () => {
    const before = [...BEGUN, ...REVEALED, ...SHORT];

    expect(stagedOf(sitting(seen("lay"), before, [told("laid", { back: "fog" })])).contest).toBeNull();
    expect(stagedOf(sitting(seen("give"), before)).contest).toBeNull();
  });

  test("shows gifts face down until they are turned over", () => {
    const before = [...BEGUN, ...REVEALED, ...SHORT];
    const face = (...now: Told[]): string => stagedOf(sitting(seen("turn"), before, now)).laid.get("A")!.face;

    expect(face(told("charity"))).toBe("down");
    expect(face(told("charity"), told("donated", { seat: "A", card: 2 }))).toBe("turning");
  });
});

describe("half-time", () => {
  const hidden: Told = { event: "gave", arguments: null };
  const GAVE = [told("gave", { seat: "A", card: 9 }), hidden];
  const NEXT = told("contest", { number: 12, back: "fog" });
  const before = [...BEGUN, ...REVEALED, ...SHORT, told("half_time")];
  const beats = (...events: Told[]) =>
    beatsOf(seen("give"), {
      first: 0,
      plies: 1,
      events: events.map((one): [number, Told] => [0, one]),
      steps: [],
      view: seen("bid"),
      version: 1,
    }).map(({ events, weight }) => `${weight}: ${events.map((one) => one.event).join(" ")}`);
  const faces = (past: boolean): string[] =>
    [...stagedOf({ ...sitting(seen("give"), before, [...GAVE, NEXT]), seat: "A", past }).laid.values()].map(
      ({ face }) => face,
    );

  test("is a moment, and so are the gifts; what is laid or contested next is shown after them", () => {
    expect(beats(told("half_time"))).toEqual(["moment: half_time"]);
    expect(beats(...GAVE, told("laid", { back: "fog" }))).toEqual(["moment: gave gave", "step: laid"]);
    expect(stagedOf(sitting(seen("give"), before, [...GAVE, NEXT])).contest).toBeNull();
    expect(stagedOf(sitting(seen("bid"), [...before, ...GAVE, NEXT])).contest?.number).toBe(12);
  });

  test("has the gifts of others face down before them; one's own comes out of the hand, if one has it there", () => {
    expect(faces(false)).toEqual(["pile", "given"]);
    expect(faces(true)).toEqual(["given", "given"]);
  });

  test("leads every gift to its place at the chapel, also those that nobody may know", () => {
    expect(travelsOf(journeys, GAVE).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "hand-A-9 charity-A",
      "gift-A charity-A",
      "gift-B charity-B",
    ]);
  });

  test("is told with one sentence for all gifts that one may not know", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    const narrator = new Narrator("douro", { A: "Ada", B: "Ben", C: "Chloé" }, "A");
    const said = (...events: Told[]): string => sentencesOf(narrator, events).map(text).join(" ");

    expect(said(...GAVE, hidden)).toBe("You give 9 to charity. 2 gifts go to charity, face down.");
    expect(said(hidden, GAVE[0]!, hidden)).toContain("A gift goes to charity, face down.");
  });

  test("ends, at the end of the match, with those who pay before those who are thanked", () => {
    const paid = [told("lowest_gift"), told("paid", { seat: "B", points: 1 })];
    const thanked = [told("highest_gift"), told("thanked", { seat: "A", points: 1 })];

    expect(beats(told("charity"), told("donated"), told("donated"), ...paid, ...thanked)).toEqual([
      "step: charity",
      "moment: donated donated lowest_gift",
      "step: paid",
      "step: highest_gift",
      "step: thanked",
    ]);
  });
});

test("the last result is that of the contest before, until all of the new one has been seen", () => {
  const first = [...BEGUN, ...REVEALED, ...SHORT, ...FINED];

  expect(lastOver(sitting(seen("bid"), BEGUN, REVEALED))).toBeNull();
  expect(lastOver(sitting(seen("bid"), first))?.number).toBe(1);
  expect(lastOver(sitting(seen("bid"), first, REVEALED))?.number).toBe(1);
  expect(lastOver(sitting(seen("turn"), [...first, ...REVEALED]))?.number).toBe(2);
});

describe("the hold", () => {
  const contest = (...events: Told[]) => courseOf(events.map((one, ply) => [ply, one])).contests.at(-1)!;

  test("has the orders that the boat may have, and then its own", () => {
    expect(ordersOf(seen("bid"), contest(...BEGUN))).toEqual([13, 17]);
    expect(ordersOf(seen("bid"), contest(told("contest", { number: 2, back: "fog" })))).toEqual([25]);
    expect(ordersOf(seen("turn"), contest(...BEGUN, ...REVEALED, ...SHORT))).toEqual([13]);
  });

  test("has none at the customs, where nothing is loaded", () => {
    const fog = contest(told("contest", { number: 2, back: "fog" }), ...REVEALED, told("customs"));

    expect(ordersOf(seen("turn"), fog)).toEqual([]);
    expect(fog.load).toBeNull();
  });
});

describe("travels", () => {
  const way = (event: string, facts: Facts): string[] => journeys[event]!(facts).map(({ from, to }) => `${from} ${to}`);

  test("lead a card from the hand of its own seat to its place", () => {
    expect(way("revealed", { seat: "B", card: 7 })).toEqual(["hand-B-7 slot-B"]);
  });

  test("are as many coins as points", () => {
    expect(way("gained", { seat: "A", points: 2 })).toEqual(["bank purse-A", "bank purse-A"]);
    expect(way("spared", { seat: "B", points: 0, owed: 2 })).toEqual([]);
    expect(way("paid", { seat: "B", points: 1 })).toEqual(["purse-B bank"]);
  });

  test("lead the phylloxera from one seat to the next", () => {
    expect(way("phylloxera", { seat: "C", to: "A", card: 4 })).toEqual(["louse-C louse-A"]);
  });
});
