/** Whoever gave no name has one in every reader's language; boards do too. */
import { expect, test, vi } from "vitest";
import { nameless, shown } from "../src/lib/names";
import { Speaker } from "../src/lib/words.svelte";
import en from "estran:words/en";
import fr from "estran:words/fr";
import pl from "estran:words/pl";

const speakers = { en: new Speaker("en", en), fr: new Speaker("fr", fr), pl: new Speaker("pl", pl) };
const reading = vi.hoisted<{ language: "en" | "fr" | "pl" }>(() => ({ language: "en" }));
vi.mock("../src/lib/words.svelte", async (original) => ({
  ...(await original<object>()),
  say: (id: string, args: Record<string, number>) => speakers[reading.language].text({ id, arguments: args }),
}));

test.each([
  ["en", "Player 2"],
  ["fr", "Joueur 2"],
  ["pl", "Gracz 2"],
] as const)("the second nameless player is read in %s as %s", (language, name) => {
  reading.language = language;

  expect(shown(nameless(1))).toBe(name);
});

test("a name is shown as it was typed", () => {
  reading.language = "pl";

  expect(["Ada", "A", "Player", "Player 12", ""].map(shown)).toEqual(["Ada", "A", "Player", "Player 12", ""]);
});

test.each([
  ["fr", "classic", "Plateau classique"],
  ["fr", "leap", "Plateau grand saut"],
  ["pl", "classic", "Plansza klasyczna"],
  ["pl", "leap", "Plansza „wielki skok”"],
  ["pl", "Wyspa", "Plansza Wyspa"],
] as const)("a board's note is in %s too: %s", (language, board, said) => {
  expect(speakers[language].text({ id: "dorada-board-note", arguments: { board } })).toContain(said);
});
