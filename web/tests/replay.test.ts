import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import { fold, search, type Passage } from "../src/lib/rulebook";
import { revealed, told } from "../src/lib/revealed";
import { settings } from "../src/lib/memory.svelte";
import { addressOf, firstIn, momentIn, OPEN, Replay } from "../src/lib/replay.svelte";
import { missedAt, mistakes, triable, verdictSaid, verdictsOf } from "../src/lib/verdicts";
import type { Analysis, DouroView, Judged, MatchRecord, Moment, Story, Told, View } from "../src/protocol";

vi.mock("../src/lib/words.svelte", () => ({
  say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
  text: (message: { id: string }) => message.id,
}));
vi.mock("../src/lib/router.svelte", () => ({ go: () => undefined }));
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: false }));

/** This browser held these seats in the match "m". */
function held(...seats: string[]): void {
  const words = Object.fromEntries(seats.map((seat) => [seat, "word"]));
  const kept: Record<string, string> = { "estran.promises": JSON.stringify({ m: { commitment: null, words } }) };
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: () => undefined });
}

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

  afterEach(() => {
    vi.useRealTimers();
    settings.pace = "usual";
    held();
  });

  beforeEach(() => {
    asked.length = 0;
    settings.pace = "none";
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

  it("of a tried match knows what led to its table, and stops only at its own plies", async () => {
    const tried = story("over");
    tried.events = [[-2, tried.events[0]![1]], [-1, tried.events[0]![1]], ...tried.events];
    const replay = new Replay("m", { ...record, table: "3 players" }, tried);
    await replay.show(0);

    expect(replay.stops).toEqual([0, 1, 4, 5, 7, 8]);
    expect(replay.lines.every((line) => line.at > 0)).toBe(true);
    expect(replay.shown?.main.history.map(([ply]) => ply)).toEqual([-2, -1]);
    expect(replay.said).toBe("");
  });

  it("says at its ply who plays for whom, and at the end how the match stopped", async () => {
    const sat: MatchRecord["sat"] = [
      [3, "B", "normal"],
      [5, "B", "person"],
      [5, "A", "grand-master"],
    ];
    const replay = new Replay("m", { ...record, sat, ended: "agreed" }, story("abandoned"));
    await replay.show(3);
    const said = replay.said;
    await replay.show(5);

    expect(said).toBe("replay-sat-bot 3 start-level-normal Bo other");
    expect(replay.said).toMatch(/^\S+ .*replay-sat-person Bo other replay-sat-bot 5 grand-master Ada other$/);
    expect(replay.lines.at(-1)).toMatchObject({ at: 8, said: "replay-ended-agreed" });
    expect(replay.stops).toContain(3);
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

  it("plays one stop forward on its stage, and nothing else", async () => {
    vi.useFakeTimers();
    settings.pace = "usual";
    vi.mocked(api.moment).mockImplementation(async (_, plies, seat) => ({
      plies,
      last: 8,
      seat,
      events: [],
      view: { ...view(seat ?? "?", {}, null), pile: plies },
    }));
    const replay = new Replay("m", record, story("over"));
    const pile = () => (replay.shown!.main.view as DouroView).pile;
    await replay.show(4);
    expect(replay.stage.playing).toBe(false);

    await replay.step(1);
    expect([replay.at, pile(), replay.shown!.main.busy]).toEqual([5, 4, true]); // the table as it was before

    vi.runAllTimers();
    expect([pile(), replay.shown!.main.busy]).toEqual([5, false]);

    await replay.step(1);
    await replay.step(-1); // whoever goes on does not wait for it
    expect([replay.at, pile(), replay.stage.playing]).toEqual([5, 5, false]);
  });

  it("tells no more of a step than its stage has shown, and hears it whole", async () => {
    vi.useFakeTimers();
    settings.pace = "usual";
    const told = story("over");
    told.events = ["contest", "revealed", "boat"].map((event, at) => [at ? 4 : 0, { event, arguments: {} }]);
    vi.mocked(api.story).mockResolvedValue(told);
    const replay = new Replay("m", record, told);
    await replay.show(1);
    const line = (): string | undefined => replay.lines.findLast((one) => one.at <= replay.seen)?.key;
    const before = line();
    await replay.step(1);
    await replay.step(1); // two things happen
    const whole = replay.lines.find((one) => one.key === "p4")!.said;
    const steps: string[] = [];
    while (replay.stage.playing) {
      steps.push(replay.said);
      expect(replay.heard).toContain(whole);
      vi.advanceTimersToNextTimer();
    }

    expect(before).toBe("p0");
    expect(steps[0]).not.toBe(whole);
    expect(whole.startsWith(steps[0]!)).toBe(true);
    expect([replay.said, line()]).toEqual([whole, "p4"]);
  });

  it("opens with one's own eyes when the match is over, unless a moment was asked for", () => {
    held("B");
    const replay = new Replay("m", record, story("over"));

    expect([replay.mine, ...replay.ranked]).toEqual(["B", "B", "A", "C"]);
    expect(firstIn("", replay)).toEqual({ at: 0, whose: "B" });
    expect(firstIn("#4", replay)).toEqual({ at: 4, whose: null });
    expect(firstIn("", new Replay("m", record, story("running")))).toEqual({ at: 0, whose: null });
    held("A", "B"); // two people at one screen
    expect(new Replay("m", record, story("over")).mine).toBeNull();
  });

  it.each(["Me", "Moi", "Gość", "A"])("calls nobody %s", (name) => {
    const nameless = { ...record, names: [name, "Bo", "Cy"] };
    held();
    expect(new Replay("m", nameless, story("over")).names["A"]).toBe("replay-nameless A");

    held("A");
    const own = new Replay("m", nameless, story("over"));
    expect([own.names["A"], own.called("A"), own.names["B"]]).toEqual(["replay-you", "replay-you", "Bo"]);
  });

  it("is you also to whoever has only a number for a name", () => {
    const numbered = { ...record, names: ["Player 1", "Bo", "Cy"] };
    held("A");
    expect(new Replay("m", numbered, story("over")).names["A"]).toBe("replay-you");
    held();
    expect(new Replay("m", numbered, story("over")).names["A"]).toBe("start-nameless 1");
  });

  it("says you to its own seat only, whoever's cards are looked at", async () => {
    held("B");
    const replay = new Replay("m", record, story("over"));
    await replay.show(4, OPEN);
    const whose = replay.shown!.seats.map((eye) => eye.narrator.arguments({ seat: eye.seat! })["seat_is"]);

    expect(whose).toEqual(["other", "you", "other"]);
    await replay.show(4, "C");
    expect(replay.shown!.main.narrator.arguments({ seat: "C" })["seat_is"]).toBe("other");
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

describe("what was better", () => {
  const judged = (ply: number, opened: number, seat: string, cost: number, more: Partial<Judged> = {}): Judged => ({
    ply,
    opened,
    seat,
    move: "3",
    value: 0.5,
    cost,
    best: [],
    chances: [],
    stand_in: null,
    better: { move: "7", reason: "full_high", arguments: { card: 7, orders: 1, least: 8, most: 8 } },
    ...more,
  });
  const choices = [
    judged(6, 6, "A", 0.12),
    judged(7, 6, "B", 0.3),
    judged(8, 6, "C", 0, { better: null }),
    judged(20, 18, "A", 0.2, { stand_in: "normal" }),
    judged(30, 30, "A", 0.25),
    judged(31, 30, "B", 0.01),
  ];
  const analysis = { choices } as Analysis;
  const looked = (at: number, whose: string | null, mine: string | null = null) =>
    ({ at, whose, mine, ranked: mine === "B" ? ["B", "A", "C"] : ["A", "B", "C"] }) as unknown as Replay;

  it("is told at the moment of the choice, of the seat that is looked at, or of all", () => {
    const at = (replay: Replay) => missedAt(replay, analysis).map((one) => one.seat + one.ply);

    expect(at(looked(6, null))).toEqual(["A6", "B7"]);
    expect(at(looked(6, null, "B"))).toEqual(["B7", "A6"]); // one's own first
    expect(at(looked(7, "B"))).toEqual(["B7"]);
    expect(at(looked(8, null))).toEqual([]); // they have all chosen
    expect(at(looked(6, "C"))).toEqual([]); // it cost nothing
  });

  it("is listed for one's own seat, the largest mistake first, without a bot's and without trifles", () => {
    const of = (replay: Replay) => mistakes(replay, analysis).map((one) => one.seat + one.ply);

    expect(of(looked(0, null, "A"))).toEqual(["A30", "A6"]);
    expect(of(looked(0, "B"))).toEqual(["B7"]);
    expect(of(looked(0, OPEN))).toEqual(["B7", "A30", "A6"]);
  });

  it("is said with what it cost and why, on the table that the seat saw", async () => {
    const asked: string[] = [];
    const replay = {
      ...looked(6, null, "A"),
      names: { A: "Ada", B: "Bo", C: "Cy" },
      viewOf: async (plies: number, seat: string) => (asked.push(`${plies}${seat}`), view(seat, {}, [3, 7])),
    } as unknown as Replay;
    const [one] = await verdictsOf(replay, [judged(7, 6, "A", 0.12)]);

    expect(asked).toEqual(["6A"]);
    expect(verdictSaid(replay, one!)).toMatch(/^replay-better you Ada .* 12 /);
  });

  it("can be tried where a seat has to choose, with one's own seat first", () => {
    const seen = (waiting: string[], whose: string | null, mine: string | null, over = true) =>
      triable({ over, whose, mine, shown: { main: { view: { waiting } } } } as unknown as Replay);

    expect(seen(["A", "B"], null, "B")).toBe("B");
    expect(seen(["A", "B"], OPEN, null)).toBe("A");
    expect(seen(["A", "B"], "B", "A")).toBe("B");
    expect(seen(["A"], "B", "A")).toBeNull();
    expect(seen(["*"], null, "A")).toBeNull();
    expect(seen(["A"], "A", "A", false)).toBeNull(); // not before the end
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
