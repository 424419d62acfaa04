/** Every meaning has a file of its own, and every event is heard once, by those whom it concerns. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../src/facts";
import { shelfOf } from "../src/games";
import type { Shelf } from "../src/games/shelf";
import { Ear } from "../src/lib/ear";
import { SOUNDS, type Sound } from "../src/lib/sounds";
import type { Told, View } from "../src/protocol";
import en from "estran:words/en";

const DORADA = shelfOf("dorada");

function told(event: string, args: Told["arguments"] = {}): Told {
  return { event, arguments: args };
}

/** What somebody hears who acts, and then is told of these events. */
function heard(
  shelf: Shelf,
  seat: string | null,
  events: Told[],
  acted?: Sound,
  winners: string[] | null = null,
): string {
  const sounds: Sound[] = [];
  const ear = new Ear((sound) => sounds.push(sound));
  if (acted) ear.act(acted);
  ear.hear({ seat, events, view: { winners } as View }, shelf);
  return sounds.join(" ");
}

test("every sound has its file, and every file its meaning", () => {
  const files = readdirSync(`${import.meta.dirname}/../src/sounds`).map((name) => name.replace(/\.mp3$/, ""));
  expect(files.sort()).toEqual([...SOUNDS].sort());
});

test("games give sounds to events that there are", () => {
  for (const { name } of GAMES)
    for (const event of Object.keys(shelfOf(name).sounds ?? {}))
      expect(en).toContain(`\n${name}-event-${event.replaceAll("_", "-")} =`);
});

test("one's own roll is heard once, at the click", () => {
  const rolled = told("rolled", { seat: "A", colour: "yellow", die: 5 });
  expect(heard(DORADA, "A", [rolled], "roll")).toBe("roll");
  expect(heard(DORADA, "B", [rolled])).toBe("roll");
});

test("a roll that a bot makes for somebody else is heard after one's own choice", () => {
  const events = [told("moved", { seat: "A" }), told("turn", { seat: "B" }), told("rolled", { seat: "B" })];
  expect(heard(DORADA, "A", events, "choice")).toBe("choice roll");
});

test("what one did is forgotten when it was told", () => {
  const sounds: Sound[] = [];
  const ear = new Ear((sound) => sounds.push(sound));
  ear.act("roll");
  const news = { seat: "A", events: [told("rolled", { seat: "A" })], view: { winners: null } as View };
  ear.hear({ ...news, events: [] }, DORADA);
  ear.hear(news, DORADA);
  ear.hear(news, DORADA);
  expect(sounds).toEqual(["roll", "roll"]);
});

test("the bell rings when it is somebody's turn, not between two questions to the same seat", () => {
  const sounds: Sound[] = [];
  const ear = new Ear((sound) => sounds.push(sound));
  ear.ask("A", "");
  ear.ask("A", "A roll 3");
  ear.ask("B", "A move 3");
  expect(sounds).toEqual(["turn", "turn"]);
});

test("gains and losses are heard by those who have them", () => {
  const douro = shelfOf("douro");
  const events = [told("revealed", { seat: "A", card: 8 }), told("gained", { seat: "A" }), told("lost", { seat: "B" })];
  expect(heard(douro, "A", events)).toBe("reveal gain");
  expect(heard(douro, "B", events)).toBe("reveal loss");
  expect(heard(douro, null, events)).toBe("reveal");
});

test("gifts to charity are heard once by all, after the choice that one has made oneself", () => {
  const events = [told("gave", { seat: "A", card: 9 }), told("gave", null), told("gave", null)];
  expect(heard(shelfOf("douro"), "A", events, "choice")).toBe("choice choice");
  expect(heard(shelfOf("douro"), null, events)).toBe("choice");
  expect(heard(shelfOf("douro"), null, [told("half_time")])).toBe("reveal");
});

test("traps and springboards sound like nothing else, for everybody", () => {
  const events = [told("moved", { seat: "B" }), told("sprung", { seat: "B" }), told("fell", { seat: "B" })];
  expect(heard(DORADA, "A", events)).toBe("choice springboard trap");
});

test("the end sounds as it ends for the listener", () => {
  const events = [told("won", { seat: "A" })];
  expect(heard(DORADA, "A", events, undefined, ["A"])).toBe("win");
  expect(heard(DORADA, "B", events, undefined, ["A"])).toBe("lose");
  expect(heard(DORADA, null, events, undefined, ["A"])).toBe("over");
});

test("a game without a table of sounds is heard, too", () => {
  expect(heard({}, "A", [told("anything"), told("else")])).toBe("reveal");
});
