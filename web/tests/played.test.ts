/** A match that is over, in the words of the one who played it. */
import { expect, test, vi } from "vitest";
import { certaintyOf, outcomeOf, ratingChange, ratingSaid, seatName } from "../src/lib/played";
import { Speaker } from "../src/lib/words.svelte";
import en from "estran:words/en";
import me from "estran:words/en/me";
import type { PlayedMatch, SeatResult } from "../src/protocol";

const speaker = new Speaker("en", `${en}\n${me}`);
vi.mock("../src/lib/words.svelte", async (original) => ({
  ...(await original<object>()),
  language: () => "en",
  say: (id: string, args?: Record<string, string>) => speaker.text(args ? { id, arguments: args } : { id }),
}));

const seat = (changes: Partial<SeatResult>): SeatResult => ({
  seat: "A",
  you: false,
  name: "Ben",
  face: null,
  level: null,
  rank: 2,
  score: 3,
  resigned: false,
  ...changes,
});
const match = (own: Partial<SeatResult>, changes: Partial<PlayedMatch> = {}): PlayedMatch => ({
  match: "m",
  game: "douro",
  players: 3,
  ended: 0,
  ending: null,
  rated: false,
  before: null,
  after: null,
  kept: true,
  until: null,
  seats: [seat({ ...own, you: true }), seat({ seat: "B", rank: 2 }), seat({ seat: "C", rank: 3 })],
  ...changes,
});

test.each([
  [match({ rank: 1 }), "You won"],
  [match({ rank: 3 }), "Third of 3"],
  [match({ rank: 1 }, { seats: [seat({ you: true, rank: 1 }), seat({ rank: 1 })] }), "You shared the victory"],
  [match({ rank: 3, resigned: true }), "You resigned"],
  [match({ rank: null }, { ending: "agreed" }), "Ended by agreement"],
  [match({ rank: null }), "Ended early"],
])("an outcome is said: %#", (played, said) => {
  expect(outcomeOf(played)).toBe(said);
});

test("bots are called by their level, and those who have erased their name are somebody", () => {
  expect(seatName(seat({ level: "hard" }))).toBe("Bot, hard");
  expect(seatName(seat({ name: "" }))).toBe("someone");
  expect(seatName(seat({ name: "Player 2" }))).toBe("Player 2");
});

test("a rating says what has changed, and that it is being worked out until it is known", () => {
  const rating = (mean: number): PlayedMatch["after"] => ({ game: "douro", mean, doubt: 8, matches: 1 });

  expect(ratingChange({ before: rating(25), after: rating(26.44) })).toBe("Rating: 26.4 (+1.4)");
  expect(ratingChange({ before: rating(25), after: rating(23) })).toBe("Rating: 23.0 (-2.0)");
  expect(ratingChange({ before: null, after: null })).toBe("Rating: being worked out");
});

test("the less is known of a rating, the more carefully it is said", () => {
  const at = (doubt: number) => ({ game: "douro", mean: 25, doubt, matches: 2 });

  expect([8.3, 5, 2].map((doubt) => certaintyOf(at(doubt)))).toEqual(["hardly", "roughly", "well"]);
  expect(ratingSaid(at(8.333))).toBe("25.0 ± 8.3, hardly known yet after 2 matches");
});
