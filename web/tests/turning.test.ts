/** Where a match was decided, and how its result is told: true by what was scored, in every language. */
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { endingOf } from "../src/games";
import { heardOf, inWords, resultOf } from "../src/lib/result";
import { Narrator } from "../src/lib/narrator";
import type { Sitting } from "../src/lib/sitting";
import { decisive, standingsOf, turningOf, type Turning } from "../src/lib/turning";
import { learn, speak } from "../src/lib/words.svelte";
import type { Told, View } from "../src/protocol";

type History = Array<[number, Told]>;

/** `44 total A 0; 44 total B 100`: events with their plies, seats and points. */
function history(written: string): History {
  return written.split("; ").map((line) => {
    const [ply, event, seat, points] = line.trim().split(/\s+/);
    const facts = seat === undefined ? {} : { seat, total: Number(points), points: Number(points) };
    return [Number(ply), { event: event!, arguments: seat === "?" ? null : facts }];
  });
}

const SEATS = ["A", "B", "C"];
const TOTALS = {};
const found = (written: string, winners: string): Partial<Turning> | null => {
  const turning = turningOf(history(written), SEATS, [...winners], TOTALS);
  return turning && { kind: turning.kind, ply: turning.ply, rivals: turning.rivals };
};

const END = "9 scored A 30; 9 scored B 20; 9 scored C 10";

describe("the turning point", () => {
  test("is where the winner took the lead for good, not where they led for a while", () => {
    const written = `1 total A 10; 3 total B 20; 5 total A 30; 6 total C 10; 8 total B 20; ${END}`;

    expect(found(written, "A")).toEqual({ kind: "ahead", ply: 5, rivals: ["B"] });
  });

  test("is where somebody got away from others who were level", () => {
    const written = `1 total B 20; 2 total A 20; 5 total A 30; 6 total C 10; ${END}`;

    expect(found(written, "A")).toEqual({ kind: "clear", ply: 5, rivals: ["B"] });
  });

  test("is the start where nobody else ever led", () => {
    expect(found(`1 total A 10; 3 total B 5; 5 total A 30; ${END}`, "A")).toMatchObject({ kind: "start", ply: 1 });
  });

  test("is the last ply where the winner was level or behind until then", () => {
    const written = `1 total B 20; 3 total A 20; 9 total A 30; ${END}`;

    expect(found(written, "A")).toEqual({ kind: "last", ply: 9, rivals: ["B"] });
  });

  test("takes no notice of what changed within a ply", () => {
    const written = `1 total A 10; 1 total B 15; 4 total B 20; 4 total A 30; ${END}`;

    expect(found(written, "A")).toEqual({ kind: "ahead", ply: 4, rivals: ["B"] });
  });

  test.each([
    ["2 total A 9; 2 total B 9; 4 total C 5", "level-start", 2],
    ["2 total A 9; 4 total B 9; 5 total C 5", "level", 4],
    ["2 total A 9; 4 total B 5; 9 total B 9", "level-last", 9],
  ])("of a shared victory is where those who share it were level for good: %s", (written, kind, ply) => {
    const end = "9 scored A 9; 9 scored B 9; 9 scored C 5";

    expect(found(`${written}; ${end}`, "AB")).toMatchObject({ kind, ply });
  });

  test("is the tie-break where the rules part those who are level", () => {
    const written = "2 total A 9; 4 total B 9; 9 scored A 9; 9 scored B 9; 9 scored C 5";

    expect(turningOf(history(written), SEATS, ["B"], TOTALS)).toMatchObject({
      kind: "tie",
      winner: "B",
      seats: ["A", "B"],
    });
  });

  test.each([
    ["where no scores were told", "1 total A 3; 2 won A", "A"],
    ["where nothing was scored before the end", "9 scored A 0; 9 scored B 0; 9 scored C 0", "ABC"],
    ["where points do not decide", `1 total A 3; ${END}`, "C"],
  ])("is nowhere %s", (_, written, winners) => {
    expect(found(written, winners)).toBeNull();
  });

  test("is counted in rounds, and the next round begins after it", () => {
    const written = `0 round; 1 total B 20; 1 round; 2 total A 30; 2 round; 3 total C 10; ${END}`;

    expect(turningOf(history(written), SEATS, ["A"], { round: "round" })).toMatchObject({
      ply: 2,
      round: 2,
      rounds: 3,
    });
    expect(turningOf(history(written), SEATS, ["A"], {})).toMatchObject({ ply: 2, round: 3, rounds: 10 });
  });

  test("of a tried match is counted from where the match before it began", () => {
    const written = `-3 total B 20; -1 total A 30; 4 total C 10; ${END}`;

    expect(turningOf(history(written), SEATS, ["A"], {})).toMatchObject({ ply: -1, round: 3, rounds: 13 });
  });
});

// ---- Recorded matches, as one seat was told them

const VALLEY = history(
  "7 contest; 11 gained B 2; 11 total ?; 11 contest; 15 lost A 2; 15 total A 3; 15 contest; 19 lost B 4; 20 contest;" +
    " 24 gained C 2; 25 contest; 31 contest; 35 gained A 2; 35 total A 5; 35 contest; 39 gained A 2; 39 total A 7;" +
    " 42 contest; 46 gained A 2; 46 total A 9; 46 contest; 50 lost C 2; 50 contest; 56 lost A 2; 56 total A 7;" +
    " 62 contest; 66 gained B 2; 66 contest; 70 gained A 2; 70 total A 9; 70 contest; 74 lost B 2; 81 contest;" +
    " 85 gained A 2; 85 total A 11; 85 contest; 89 gained C 2; 89 contest; 93 gained C 2; 93 contest; 97 lost C 2;" +
    " 97 contest; 101 lost B 2; 101 contest; 105 lost C 2; 105 contest; 109 lost A 2; 109 total A 9; 109 charity;" +
    " 109 paid A 1; 109 total A 8; 109 thanked C 1; 109 scored A 8; 109 scored B 1; 109 scored C 6",
);

test("points that were hidden are found from what everybody gained and lost, and agree with one's own", async () => {
  const standings = standingsOf(VALLEY, SEATS, await endingOf("douro"));
  const own = VALLEY.filter(([, told]) => told.event === "total" && told.arguments?.["seat"] === "A");

  expect(own.length).toBeGreaterThan(8);
  for (const [ply, told] of own.filter(([at]) => at < 109))
    expect(standings.find((one) => one.ply === ply)!.scores.get("A")).toBe(told.arguments!["total"]);
  expect([...standings.at(-1)!.scores.values()]).toEqual([8, 1, 6]);
});

test("a match in the valley was decided by a boat, in the eighth contest", async () => {
  const ending = await endingOf("douro");
  const turning = turningOf(VALLEY, SEATS, ["A"], ending)!;

  expect(turning).toMatchObject({ kind: "clear", ply: 46, stage: null, rivals: ["C"], round: 8, rounds: 20 });
  expect(decisive(VALLEY, turning, ending).map((told) => told.event)).toEqual(["gained", "total", "contest"]);
});

test("what charity decides is told of charity, not of the boat before it", async () => {
  const written =
    "1 contest; 3 lost C 2; 3 contest; 5 lost A 2; 5 lost B 2; 5 charity; 5 paid C 1; 5 thanked B 1;" +
    " 5 scored A 3; 5 scored B 4; 5 scored C 2";
  const ending = await endingOf("douro");
  const turning = turningOf(history(written), SEATS, ["B"], ending)!;

  expect(turning).toMatchObject({ kind: "last", ply: 5, stage: "charity" });
  expect(decisive(history(written), turning, ending).map((told) => told.event)).toContain("thanked");
  expect(decisive(history(written), turning, ending).map((told) => told.event)).not.toContain("lost");
});

const GOLDEN =
  "43 rolled; 44 total A 0; 44 total B 0; 44 total C 100; 91 rolled; 92 total A 0; 92 total B 100; 92 total C 80;" +
  " 105 rolled; 106 total A 100; 106 total B 80; 106 total C 60; 119 rolled; 120 total A 180; 120 total B 60;" +
  " 120 total C 50; 127 rolled; 128 scored A 180; 128 scored B 60; 128 scored C 50";

const LEVEL = "1 rolled; 2 total A 51; 4 total B 50; 9 scored A 51; 9 scored B 50; 9 scored C 50";
const TIED = "1 rolled; 2 total A 50; 4 total B 50; 9 scored A 50; 9 scored B 50; 9 scored C 0";

// ---- In words

const NAMES = { B: "Ben", A: "Ada", C: "Chloé" }; // seats rotate, and chairs stay

function sitting(written: string, winners: string, seat: string | null): Sitting {
  const pile = [
    { seat: "A", colour: "yellow", points: 100 },
    { seat: "A", colour: "yellow", points: 80 },
    { seat: "B", colour: "violet", points: 60 },
    { seat: "C", colour: "green", points: 50 },
  ];
  const teams = SEATS.map((one, index) => ({ seat: one, lost: Array.from({ length: index + 1 }) }));
  const view = { game: "dorada", players: 3, winners: [...winners], pile, teams } as unknown as View;
  return {
    view,
    history: history(written),
    names: NAMES,
    seat,
    narrator: new Narrator("dorada", NAMES, seat),
  } as unknown as Sitting;
}

describe("a result", () => {
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    await learn("result");
  });
  beforeEach(() => speak("en"));

  test("says who, why and when, and to the winner “you”", async () => {
    const result = resultOf(sitting(GOLDEN, "A", "A"), await endingOf("dorada"));

    expect(result.title).toBe("You win!");
    expect(result.decided).toBe("Roll 3 of 5: you took the lead from Ben and kept it to the end.");
    expect(result.ranks.map(({ place, name, score, won }) => [place, name, score, won])).toEqual([
      [1, "You", 180, true],
      [2, "Ben", 60, false],
      [3, "Chloé", 50, false],
    ]);
    expect(result.ranks[0]!.account.said).toBe("2 pawns in DORADA: 100 + 80; 1 lost");
    expect(result.ranks[0]!.account.badges.map((badge) => badge.label)).toEqual(["100", "80"]);
  });

  test.each([
    ["en", "B", GOLDEN, "You are second. 60 points, 120 behind."],
    ["en", "A", GOLDEN, ""],
    ["en", null, GOLDEN, ""],
    ["en", "C", LEVEL, "You share second place with Ben. 50 points, 1 behind."],
    ["fr", "C", LEVEL, "Vous finissez deuxième à égalité avec Ben. 50 points, à 1 de la tête."],
    ["pl", "C", LEVEL, "Zajmujesz drugie miejsce (ex aequo: Ben). 50 punktów, o 1 mniej niż na czele."],
    ["en", "B", TIED, "You are second. 50 points, as many as the winner."],
    ["fr", "B", TIED, "Vous finissez deuxième. 50 points, autant que le vainqueur."],
  ])("tells whoever has not won how they came out: in %s, %s", async (language, seat, end, said) => {
    await speak(language);
    const result = resultOf(sitting(end, "A", seat), await endingOf("dorada"));

    expect(result.yours).toBe(said);
    expect(heardOf(result)).toBe([said, result.decided].filter(Boolean).join(" "));
  });

  test.each([
    ["en", "Ada wins!", "Roll 3 of 5: Ada took the lead from Ben and kept it to the end."],
    ["fr", "Ada gagne\u202f!", "Lancer 3 sur 5\u202f: Ada passe devant Ben et y reste jusqu’à la fin."],
    ["pl", "Wygrywa Ada!", "Rzut 3 z 5: Ada wychodzi na prowadzenie i utrzymuje je do końca. Wcześniej na czele: Ben."],
  ])("names everybody where it is shown to others, in %s", async (language, title, decided) => {
    await speak(language);
    const result = resultOf(sitting(GOLDEN, "A", "A"), await endingOf("dorada"), true);

    expect([result.title, result.decided]).toEqual([title, decided]);
    expect(inWords(result)).toContain(decided);
    expect(result.ranks.map((rank) => rank.name)).toEqual(["Ada", "Ben", "Chloé"]);
  });

  test("of a shared victory has all winners in the first place", async () => {
    const end = "1 rolled; 2 total A 50; 4 total B 50; 9 scored A 50; 9 scored B 50; 9 scored C 0";
    const result = resultOf(sitting(end, "AB", "C"), await endingOf("dorada"));

    expect(result.title).toBe("Shared victory: Ada and Ben!");
    expect(result.ranks.map((rank) => rank.place)).toEqual([1, 1, 3]);
    expect(result.decided).toBe("Roll 1 of 1: from here to the end, Ada and Ben were tied for the lead.");
  });

  test("of a game that tells no scores has its winners, and no more", async () => {
    const plain = { ...(await endingOf("tide")) };
    const result = resultOf(sitting("3 won", "B", null), plain);

    expect(result).toMatchObject({ title: "Ben wins!", turning: null, decided: "", happened: "" });
    expect(result.ranks.map(({ name, score, place }) => [name, score, place])).toEqual([
      ["Ben", null, 1],
      ["Ada", null, 2],
      ["Chloé", null, 2],
    ]);
    expect(inWords(result)).toBe("Dorada. Ben wins! 1. Ben. 2. Ada. 2. Chloé.");
  });
});
