/** How a match ended: who won, everybody's points and what they are made of, and where it was decided. */
import type { Account, Ending } from "../games/shelf";
import { factsOf } from "./games.svelte";
import { sentencesOf } from "./log";
import { Narrator } from "./narrator";
import { revealed } from "./revealed";
import type { Sitting } from "./sitting";
import { decisive, finalOf, turningOf, type Turning } from "./turning";
import { say, sayOr, text } from "./words.svelte";
import type { View } from "../protocol";

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
  title: string; // who has won, or how the match stopped; to whoever has resigned, that they have
  yours: string; // how the one who sits here and has not won came out; otherwise nothing
  stood: string; // of a match that was stopped, what its places are; otherwise nothing
  ranks: Rank[];
  placed: boolean; // whether their places are known
  turning: Turning | null;
  decided: string; // the turning point in a sentence, or nothing
  happened: string; // what happened there, or nothing
}

/** The table as its end is told. */
export function ended(sitting: Sitting): Sitting {
  return new Proxy(sitting, {
    get: (table, key): unknown => (key === "narrator" ? table.narrator.final : Reflect.get(table, key, table)),
  });
}

const NOTHING: Account = { badges: [], said: "" };

/** The result as the one who sits there is told it; or, to show it to others, as anybody is: nobody is "you". */
export function resultOf(sitting: Sitting, ending: Ending, toOthers = false): Result {
  const { view, history, names } = sitting;
  const { gone, listener } = sitting.narrator;
  const how = toOthers || listener === null ? undefined : gone[listener];
  const narrator = (toOthers ? new Narrator(view.game, names, null, null, gone) : sitting.narrator).final;
  const seats = Object.keys(names).filter(Boolean).sort();
  const winners = view.winners ?? [];
  const turning = turningOf(history, seats, winners, ending);
  const told = ending.told ?? momentsOf(view.game);
  const events = turning ? decisive(history, turning, ending) : [];
  const ranks = ranksOf(sitting, narrator, ending, seats, finalOf(sitting.history));
  return {
    game: view.game,
    title: how ? say("result-gone", { how }) : titleOf(narrator, winners),
    yours: how ? say("result-gone-last") : yoursOf(narrator, ranks),
    stood: "",
    placed: true,
    ranks,
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

/**
 * How a match stood that was stopped before its end: nobody has won. `views` are the last ones of all seats, as cards
 * lie open then; without them there are only the points that the one who looks on knows.
 */
export function stoodOf(sitting: Sitting, ending: Ending, how: "agreed" | "abandoned", views: View[] = []): Result {
  const { names, narrator } = sitting;
  const view = views.length ? revealed([sitting.view, ...views]) : sitting.view;
  const seats = Object.keys(names).filter(Boolean).sort();
  const known = seats.map((seat): [string, number | null] => [seat, ending.points?.(view, seat) ?? null]);
  const points = new Map(known.flatMap(([seat, score]) => (score === null ? [] : [[seat, score] as const])));
  return {
    game: view.game,
    title: say(`result-${how}`),
    yours: "",
    stood: say("result-stood"),
    placed: points.size === seats.length,
    ranks: ranksOf({ view, history: sitting.history }, narrator, ending, seats, points),
    turning: null,
    decided: "",
    happened: "",
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

function ranksOf(
  sitting: Pick<Sitting, "view" | "history">,
  narrator: Narrator,
  ending: Ending,
  seats: string[],
  points: ReadonlyMap<string, number>,
): Rank[] {
  const ranks = seats.map((seat) => ({
    seat,
    name: say("table-who", narrator.arguments({ seat })),
    score: points.get(seat) ?? null,
    won: sitting.view.winners?.includes(seat) ?? false,
    account: ending.account?.(sitting, seat) ?? NOTHING,
  }));
  const ahead = (one: (typeof ranks)[number], other: (typeof ranks)[number]): number =>
    Number(other.won) - Number(one.won) || (other.score ?? 0) - (one.score ?? 0);
  return ranks
    .map((rank) => ({ ...rank, place: 1 + ranks.filter((other) => ahead(rank, other) > 0).length }))
    .sort(ahead);
}

/** To somebody who has not won: their place and points, with whom they share it, and how many points were missing. */
function yoursOf(narrator: Narrator, ranks: Rank[]): string {
  const own = ranks.find((rank) => rank.seat === narrator.listener);
  if (!own || own.won) return "";
  const level = ranks.filter((rank) => rank !== own && rank.place === own.place).map((rank) => rank.seat);
  const place = say("result-yours", {
    place: own.place,
    shared: level.length ? "yes" : "no",
    ...narrator.arguments({ seats: level.join("") }),
  });
  if (own.score === null) return place;
  const behind = (ranks[0]!.score ?? own.score) - own.score;
  const missing = behind > 0 ? "result-yours-behind" : "result-yours-tie";
  return `${place} ${say(missing, { points: own.score, behind })}`;
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

/** Everybody's line, in words. */
function ranksSaid({ ranks }: Result): string {
  return ranks
    .map(({ name, place, score, account }) => {
      const line =
        score === null ? say("result-place", { place, name }) : say("result-scored", { place, name, points: score });
      return account.said ? say("result-made", { line, made: account.said }) : line;
    })
    .map((line) => `${line}.`)
    .join(" ");
}

/** What is heard of a result, after who has won or that nobody has: how one came out, and where it was decided. */
export function heardOf(result: Result): string {
  if (!result.stood) return [result.yours, result.decided].filter(Boolean).join(" ");
  return result.placed ? say("result-stood-said", { ranks: ranksSaid(result) }) : "";
}

/** The whole result in words: what a picture of it shows. */
export function inWords(result: Result): string {
  const game = say(`${result.game}-name`);
  return [`${game}. ${result.title}`, ranksSaid(result), result.decided, result.happened].filter(Boolean).join(" ");
}
