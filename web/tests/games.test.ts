/** Games: each on a shelf of its own, and none of them known to the rest of the client. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES } from "../src/facts";
import { partsOf, shelfOf } from "../src/games";
import { beforeSeat, fieldsSaid, tableOf } from "../src/games/plain/fields";
import { spoken, typed } from "../src/games/plain/spoken";
import { games, guestOf, nameOf, welcome } from "../src/lib/games.svelte";
import { Narrator } from "../src/lib/narrator";
import type { Sitting } from "../src/lib/sitting";
import { bring, say, speak } from "../src/lib/words.svelte";
import type { GuestGame, View } from "../src/protocol";

const SOURCE = resolve(import.meta.dirname, "../src");
const GENERATED = ["facts.ts", "protocol.ts"];
const NAMES = GAMES.map((game) => game.name);

// ---- Nothing outside of the shelves names a game

const general = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(
  (name) => /\.(ts|js|svelte|css)$/.test(name) && !name.startsWith("games/") && !GENERATED.includes(name),
);

test.each(general)("%s names no game, and asks no view which game it is of", (name) => {
  const text = readFileSync(resolve(SOURCE, name), "utf-8");

  expect(text.match(new RegExp(NAMES.join("|"), "gi"))).toBeNull();
  expect(text.match(new RegExp(GAMES.map((game) => `\\b${game.clauses}\\b`).join("|"), "g"))).toBeNull();
  expect(text.match(/view\.kind|\bgame [!=]== ["'`]/g)).toBeNull();
});

test.each(NAMES)("%s has parts, a reader of moves and a lesson on its shelf", async (name) => {
  const { reader, lesson } = shelfOf(name);

  expect(reader).toBeDefined();
  expect(await lesson!()).toMatchObject({ game: name });
});

test("a game without a shelf is played at the plain table", async () => {
  expect(shelfOf("tide")).toEqual({});
  expect(await partsOf("tide")).toBe(await partsOf("another"));
});

// ---- Guests

const TIDE: GuestGame = {
  facts: { ...GAMES[0]!, name: "tide", clauses: "TID", options: [], hinted: [], previewed: [], signals: null, box: {} },
  words: {
    en: "tide-name = Tide\ntide-field-pebbles = pebbles in hand\ntide-weather-calm = calm sea",
    fr: "tide-name = Marée",
  },
  rules: { en: "# Tide" },
};

const SHORE = {
  game: "tide",
  seat: "A",
  players: 2,
  phase: "grab",
  waiting: ["A", "B"],
  choices: [{ move: "grab 2", clause: "TID-2", effects: null, scores: null }],
  winners: null,
  rounds: 3,
  weather: "calm",
  high_tide: false,
  waves: [{ height: 4, seat: "B" }],
  combers: [
    { seat: "A", pebbles: 5, grabbed: null },
    { seat: "B", pebbles: 2, grabbed: 1 },
  ],
} as unknown as View;

const names = { A: "Ada", B: "Ben" };
const sitting = { view: SHORE, seat: "A", names, narrator: new Narrator("tide", names, "A") } as unknown as Sitting;

describe("a guest", () => {
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    bring(TIDE.words);
    welcome([TIDE]);
  });

  test("is among the games under its own name, in English where a language lacks it", async () => {
    expect(games().map((game) => game.name)).toEqual([...NAMES, "tide"]);
    expect(guestOf("tide")).toBe(TIDE);
    await speak("fr");
    expect([nameOf("tide"), say("tide-weather-calm")]).toEqual(["Marée", "calm sea"]);
    await speak("en");
    expect(nameOf("tide")).toBe("Tide");
  });

  test("shows what lies on the table apart from what is before each seat", () => {
    expect(tableOf(SHORE).map(([name]) => name)).toEqual(["rounds", "weather", "high_tide", "waves"]);
    expect(beforeSeat(SHORE, "B")).toEqual([
      ["pebbles", 2],
      ["grabbed", 1],
    ]);
  });

  test("is told field by field, in its own words where it has them", () => {
    expect(fieldsSaid(sitting, tableOf(SHORE))).toBe(
      "rounds 3, weather calm sea, high tide no, waves height 4, seat Ben",
    );
    expect(spoken.own(sitting)).toBe("Ada: pebbles in hand 5, grabbed –.");
    expect(spoken.others(sitting)).toBe("Ben: pebbles in hand 2, grabbed 1.");
  });

  test("takes moves as they are written", () => {
    expect(typed("grab 2", SHORE)).toBe("grab 2");
    expect(sitting.narrator.choice("grab 2", SHORE)).toEqual({
      id: "choice-as-written",
      arguments: { move: "grab 2" },
    });
  });
});
