/** Douro 1872: what lies on the table while beats are played and between them, and what travels over it. */
import { describe, expect, test } from "vitest";
import { shelf } from "../src/games/douro";
import { courseOf } from "../src/games/douro/course";
import { lastOver, ordersOf, stagedOf } from "../src/games/douro/staged";
import type { Sitting } from "../src/lib/sitting";
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
  const way = (event: string, facts: Facts): string[] =>
    shelf.journeys![event]!(facts).map(({ from, to }) => `${from} ${to}`);

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
