/** A match that a bot has played to the end for somebody: they have not won it, even if their bot has. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { endingOf } from "../src/games";
import { Ear } from "../src/lib/ear";
import { Narrator, type Gone } from "../src/lib/narrator";
import { Replay } from "../src/lib/replay.svelte";
import { resultOf } from "../src/lib/result";
import type { Sitting } from "../src/lib/sitting";
import type { Sound } from "../src/lib/sounds";
import { learn, speak, text } from "../src/lib/words.svelte";
import type { MatchRecord, Story, View } from "../src/protocol";

const NAMES = { A: "Ada", B: "Ben" };
const GONE: Gone = { B: "resigned" };
const SAID = {
  en: ["The match is over. Winner: Ben (bot).", "Ben (bot) wins.", "You resigned.", "Ben (bot) wins!"],
  fr: ["La partie est finie. Victoire\u202f: Ben (robot).", "Ben (robot) gagne la partie.", "Vous avez abandonné."],
  pl: ["Koniec partii. Zwycięstwo: Ben (bot).", "Ben (bot) wygrywa.", "Partia poddana."],
};
const team = (seat: string, colour: string) => ({ seat, colour, start: 0, path: [], home: 1, lost: [], left: 0 });
const view = (winners: string[]): View =>
  ({
    game: "dorada",
    seat: "B",
    players: 2,
    waiting: [],
    choices: [],
    winners,
    teams: [team("A", "yellow"), team("B", "violet")],
    scores: [1, 2],
    pile: [],
  }) as unknown as View;
const history = [
  [0, { event: "scored", arguments: { seat: "A", total: 1 } }],
  [0, { event: "scored", arguments: { seat: "B", total: 2 } }],
  [0, { event: "won", arguments: { seat: "B" } }],
] as Sitting["history"];

beforeAll(() => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
});

function sits(listener: string | null, gone: Gone = GONE): Sitting {
  const narrator = new Narrator("dorada", NAMES, listener, null, gone);
  return { view: view(["B"]), history, names: NAMES, seat: listener, narrator } as unknown as Sitting;
}

describe.each(Object.entries(SAID))("in %s", (language, [over, won, title]) => {
  beforeAll(async () => {
    await speak(language);
    await learn("result");
  });

  test.each([["A"], ["B"], [null]])("the bot has won, for %s too", (listener) => {
    const { narrator } = sits(listener);

    expect(text(narrator.status(view(["B"])))).toBe(over);
    expect(text(narrator.event(history[2]![1])!)).toBe(won);
  });

  test("those who resigned read that they did", async () => {
    const ending = await endingOf("dorada");

    expect(resultOf(sits("B"), ending).title).toBe(title);
    expect(resultOf(sits("B", { B: "replaced" }), ending).title).not.toBe(title);
  });
});

test("the picture for others and the lines name the bot", async () => {
  await speak("en");
  const { title, ranks } = resultOf(sits("B"), await endingOf("dorada"), true);

  expect(title).toBe(SAID.en[3]);
  expect(ranks.map(({ name, won }) => [name, won])).toEqual([
    ["Ben (bot)", true],
    ["Ada", false],
  ]);
});

test("those who played to the end are told as before", async () => {
  await speak("en");

  expect(resultOf(sits("B", {}), await endingOf("dorada")).title).toBe("You win!");
  expect(resultOf(sits("A"), await endingOf("dorada")).yours).toContain("You are second.");
});

test("a replay knows it from the record, until somebody was back", () => {
  const sat = [
    [1, "A", "normal"],
    [2, "B", "normal"],
    [3, "A", "person"],
  ];
  const record = { game: "dorada", players: 2, names: ["Ada", "Ben"], plies: [], sat } as unknown as MatchRecord;

  expect(new Replay("m", record, { plies: [], status: "over" } as unknown as Story).gone).toEqual({ B: "replaced" });
});

test("no fanfare is heard by somebody who resigned", () => {
  const sounds: Sound[] = [];
  const ear = new Ear((sound) => sounds.push(sound));
  ear.hear(
    { seat: "B", events: [{ event: "won", arguments: { seat: "B" } }], view: view(["B"]), gone: GONE },
    {
      sounds: {},
    },
  );

  expect(sounds).toEqual(["over"]);
});
