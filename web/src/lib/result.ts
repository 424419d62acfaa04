/** How a match ended: who won, everybody's points and what they are made of, and where it was decided. */
import type { Account, Ending } from "../games/shelf";
import { factsOf } from "./games.svelte";
import { sentencesOf } from "./log";
import { Narrator } from "./narrator";
import type { Sitting } from "./sitting";
import { decisive, finalOf, turningOf, type Turning } from "./turning";
import { say, sayOr, text } from "./words.svelte";

/** One seat's line of the result. */
export interface Rank {
  seat: string;
  name: string;
  place: number; // 1 for all who have won; who have the same points share a place
  score: number | null;
  won: boolean;
  account: Account;
}

export interface Result {
  game: string;
  title: string; // who has won
  ranks: Rank[];
  turning: Turning | null;
  decided: string; // the turning point in a sentence, or nothing
  happened: string; // what happened there, or nothing
}

const NOTHING: Account = { badges: [], said: "" };

/** The result as the one who sits there is told it; or, to show it to others, as anybody is: nobody is "you". */
export function resultOf(sitting: Sitting, ending: Ending, toOthers = false): Result {
  const { view, history, names } = sitting;
  const narrator = toOthers ? new Narrator(view.game, names, null) : sitting.narrator;
  const seats = Object.keys(names).filter(Boolean).sort();
  const winners = view.winners ?? [];
  const turning = turningOf(history, seats, winners, ending);
  const told = ending.told ?? momentsOf(view.game);
  const events = turning ? decisive(history, turning, ending) : [];
  return {
    game: view.game,
    title: titleOf(narrator, winners),
    ranks: ranksOf(sitting, narrator, ending, seats),
    turning,
    decided: turning ? decidedBy(turning, narrator) : "",
    happened: sentencesOf(
      narrator,
      events.filter((one) => told.includes(one.event)),
    )
      .map(text)
      .join(" "),
  };
}

function momentsOf(game: string): string[] {
  return Object.entries(factsOf(game).weights).flatMap(([event, weight]) => (weight === "moment" ? [event] : []));
}

function titleOf(narrator: Narrator, winners: string[]): string {
  const [seat = ""] = winners;
  if (winners.length > 1) return say("result-shared", narrator.arguments({ seats: winners.join("") }));
  return say("result-won", narrator.arguments({ seat }));
}

function ranksOf(sitting: Sitting, narrator: Narrator, ending: Ending, seats: string[]): Rank[] {
  const final = finalOf(sitting.history);
  const ranks = seats.map((seat) => ({
    seat,
    name: say("table-who", narrator.arguments({ seat })),
    score: final.get(seat) ?? null,
    won: sitting.view.winners?.includes(seat) ?? false,
    account: ending.account?.(sitting, seat) ?? NOTHING,
  }));
  const ahead = (one: (typeof ranks)[number], other: (typeof ranks)[number]): number =>
    Number(other.won) - Number(one.won) || (other.score ?? 0) - (one.score ?? 0);
  return ranks
    .map((rank) => ({ ...rank, place: 1 + ranks.filter((other) => ahead(rank, other) > 0).length }))
    .sort(ahead);
}

function decidedBy(turning: Turning, narrator: Narrator): string {
  const counted = { number: turning.round, last: turning.rounds };
  const called = (seats: string[]) => narrator.arguments({ seats: seats.join("") })["seats"]!;
  return say(`result-turn-${turning.kind}`, {
    ...narrator.arguments({ seat: turning.winner }),
    when: turning.stage
      ? say(`${narrator.game}-result-${turning.stage}`)
      : sayOr(`${narrator.game}-result-round`, "result-move", counted),
    seats: called(turning.seats),
    rivals: called(turning.rivals),
  });
}

/** The whole result in words: what a picture of it shows. */
export function inWords(result: Result): string {
  const ranks = result.ranks.map(({ name, place, score, account }) => {
    const line =
      score === null ? say("result-place", { place, name }) : say("result-scored", { place, name, points: score });
    return account.said ? say("result-made", { line, made: account.said }) : line;
  });
  const game = say(`${result.game}-name`);
  return [`${game}. ${result.title}`, ranks.map((one) => `${one}.`).join(" "), result.decided, result.happened]
    .filter(Boolean)
    .join(" ");
}
