import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import { fold, search, type Passage } from "../src/lib/rulebook";
import { revealed, told } from "../src/lib/revealed";
import { addressOf, momentIn, OPEN, Replay } from "../src/lib/replay.svelte";
import type { DouroView, MatchRecord, Moment, Story, Told, View } from "../src/protocol";

vi.mock("../src/lib/words.svelte", () => ({
  say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
  text: (message: { id: string }) => message.id,
}));

const grower = (seat: string, points: number | null) => ({
  seat,
  phylloxera: false,
  cards: 9,
  showing: null,
  points,
  shown: null,
  gift: null,
});

const view = (seat: string, known: Record<string, number | null>, hand: number[] | null): DouroView => ({
  game: "douro",
  seat,
  players: 3,
  phase: "bids",
  waiting: ["A"],
  choices: [],
  winners: null,
  growers: Object.entries(known).map(([name, points]) => grower(name, points)),
  valley: [1],
  stretch: 2,
  pile: 17,
  boats: [],
  hand,
  choice: null,
  gift: null,
  gifts: 0,
});

describe("open cards", () => {
  const views: View[] = [
    view("?", { A: null, B: null, C: null }, null),
    view("A", { A: 5, B: null, C: null }, [1, 2]),
    view("B", { A: null, B: 3, C: null }, [7]),
    view("C", { A: null, B: null, C: 4 }, [9]),
  ];

  it("fill in what somebody knew", () => {
    expect((revealed(views) as DouroView).growers.map((one) => one.points)).toEqual([5, 3, 4]);
  });

  it("leave to each seat what is its own", () => {
    expect(revealed(views)).toMatchObject({ seat: "?", hand: null, choices: [] });
  });

  it("change no view", () => {
    const before = JSON.stringify(views);
    revealed(views);

    expect(JSON.stringify(views)).toBe(before);
  });

  it("tell an event as somebody was told it, in its place", () => {
    const event = (name: string, args: Told["arguments"]): Told => ({ event: name, arguments: args });
    const heard = told([
      [
        [3, event("gave", null)],
        [3, event("gave", null)],
        [4, event("contest", { number: 1 })],
      ],
      [
        [3, event("gave", { card: 7 })],
        [3, event("gave", null)],
        [4, event("contest", { number: 1 })],
      ],
    ]);

    expect(heard.map(([ply, one]) => [ply, one.arguments])).toEqual([
      [3, { card: 7 }],
      [3, null],
      [4, { number: 1 }],
    ]);
  });
});

describe("a replay", () => {
  const record: MatchRecord = {
    format: "estran-record/1",
    game: "douro",
    players: 3,
    names: ["Ada", "Bo", "Cy"],
    plies: [],
    talk: [[4, "B", "yes"]],
  };
  const events: Array<[number, Told]> = [0, 4, 4, 6].map((ply) => [
    ply,
    { event: "contest", arguments: { number: ply } },
  ]);
  const story = (status: Story["status"]): Story => ({
    seat: null,
    status,
    plies: Array.from({ length: 8 }, () => "* x"),
    events,
  });
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.spyOn(api, "story").mockImplementation(async (_, seat) => ({ ...story("over"), seat }));
    vi.spyOn(api, "moment").mockImplementation(async (_, plies, seat): Promise<Moment> => {
      asked.push(`${plies}${seat ?? ""}`);
      return { plies, last: 8, seat, events: [], view: view(seat ?? "?", { A: null, B: null, C: null }, null) };
    });
  });

  it("stops where something was told, and at both ends", async () => {
    const replay = new Replay("m", record, story("over"));
    await replay.show(0);
    const seen = [replay.at];
    for (let step = 0; step < 6; step++) {
      await replay.step(1);
      seen.push(replay.at);
    }

    expect(replay.stops).toEqual([0, 1, 4, 5, 7, 8]);
    expect(seen).toEqual([0, 1, 4, 5, 7, 8, 8]);
  });

  it("gives what one step brought, and nothing after a jump", async () => {
    const replay = new Replay("m", record, story("over"));
    await replay.show(4);
    await replay.step(1);

    expect(replay.shown?.main.latest).toHaveLength(2);
    expect(replay.shown?.main.history).toHaveLength(3);

    await replay.show(8);
    expect(replay.shown?.main.latest).toEqual([]);

    await replay.step(-1);
    expect(replay.shown?.main.latest).toEqual([]);
  });

  it("shows with open cards every ply, and every seat", async () => {
    const replay = new Replay("m", record, story("over"));
    await replay.show(2, OPEN);

    expect(replay.stops).toHaveLength(9);
    expect(replay.shown?.seats.map((eye) => eye.seat)).toEqual(["A", "B", "C"]);
    expect(replay.shown?.main.seat).toBeNull();
  });

  it("asks for no moment twice", async () => {
    const replay = new Replay("m", record, story("over"));
    for (const plies of [0, 4, 0, 4, 5]) await replay.show(plies);

    expect(new Set(asked).size).toBe(asked.length);
  });

  it("shows the moment that was asked for last, whichever answer comes first", async () => {
    const replay = new Replay("m", record, story("over"));
    await replay.show(0);
    let late: (moment: Moment) => void = () => undefined;
    vi.mocked(api.moment).mockImplementationOnce(() => new Promise((done) => (late = done)));
    const slow = replay.show(3);
    await replay.show(6);
    late({ plies: 3, last: 8, seat: null, events: [], view: view("?", {}, null) });
    await slow;

    expect(replay.at).toBe(6);
  });

  it("asks again for what was refused", async () => {
    const replay = new Replay("m", record, story("over"));
    vi.mocked(api.moment).mockRejectedValueOnce(new api.Refused({ id: "web-unreachable" }));

    expect(await replay.show(3)).toBe(false);
    expect(replay.refused?.id).toBe("web-unreachable");

    expect(await replay.show(3)).toBe(true);
    expect(replay.refused).toBeNull();
  });

  it.each([
    ["#5", 5, null],
    ["#5-B", 5, "B"],
    ["#5-open", 5, OPEN],
    ["#5-D", 5, null],
  ])("finds the moment of %s", (hash, at, whose) => {
    expect(momentIn(hash, new Replay("m", record, story("over")))).toEqual({ at, whose });
  });

  it("opens no seat of a running match", () => {
    const running = new Replay("m", record, story("running"));

    expect(momentIn("#5-B", running)).toEqual({ at: 5, whose: null });
    expect(momentIn("#5-open", running)).toEqual({ at: 5, whose: null });
  });

  it("has an address for every moment", () => {
    const replay = new Replay("m", record, story("over"));

    for (const whose of [null, "A", "C", OPEN]) expect(momentIn(addressOf(7, whose), replay)).toEqual({ at: 7, whose });
    expect(momentIn("", replay)).toBeNull();
    expect(momentIn("#main", replay)).toBeNull();
  });
});

describe("the search of a rulebook", () => {
  const passage = (id: string, level: 2 | 3, words: string): Passage => ({
    id,
    level,
    clause: null,
    title: id,
    html: "",
    words: fold(words),
  });
  const book = [
    passage("cards", 2, "Cards"),
    passage("one", 3, "Żółte łodzie płyną"),
    passage("two", 3, "Rápidos, the rapids"),
    passage("end", 2, "The end"),
    passage("three", 3, "Scores"),
  ];

  it("finds words without their accents, and shows their chapter", () => {
    expect(search(book, "rapidos").shown.map((one) => one.id)).toEqual(["cards", "two"]);
    expect(search(book, "ZOLTE lodzie").shown.map((one) => one.id)).toEqual(["cards", "one"]);
  });

  it("counts what it found, without the chapters around it", () => {
    expect(search(book, "rapids").hits).toBe(1);
    expect(search(book, "nowhere")).toMatchObject({ hits: 0, shown: [] });
  });

  it("shows everything while nothing is asked", () => {
    expect(search(book, "  ").shown).toBe(book);
  });

  it("keeps every letter in its place", () => {
    for (const words of ["Żółć", "cœur à l’Été", "DOU-9 · “x”", "ﬁn"]) expect(fold(words)).toHaveLength(words.length);
  });
});
