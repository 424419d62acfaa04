/** What a record proves about its dice: the promise, one's own word, and every draw derived again. */
import { LETTERS } from "../facts";
import { keptPromise, outcome } from "./fair";
import type { DiceWords } from "./memory.svelte";
import type { MatchRecord } from "../protocol";

export type Verdict = "good" | "bad" | "open"; // open: it cannot be said here

export interface Draw {
  ply: number;
  recorded: string | null; // null where the record has no such ply of chance
  derived: string | null; // null where the record lists no odds
  share: [number, number]; // the recorded outcome's weight, of all
  outcomes: number;
  good: boolean;
}

export interface Proof {
  seed: Verdict; // the published seed is the one that was committed to
  promise: Verdict; // and the commitment is the one that this browser noted before the start
  word: Verdict; // one's own words are among those that made the dice
  own: number; // how many of them this browser noted
  words: number; // how many players' words made the dice
  draws: Draw[];
  drawn: Verdict; // every outcome is the one that seed and words lead to; never proven from a table of somebody's own
}

/** Check a record against itself, and against what this browser noted before the start. */
export async function examine(record: MatchRecord, noted: DiceWords | null): Promise<Proof> {
  const { fairness } = record;
  const published = !!fairness?.seed;
  const draws = published ? await derive(record) : [];
  const words = Object.entries(noted?.words ?? {});
  const kept = words.every(
    ([seat, word]) => fairness?.words[LETTERS.indexOf(seat)]?.normalize("NFC") === word.normalize("NFC"),
  );
  return {
    seed: published ? verdict(await keptPromise(fairness)) : "open",
    promise: noted?.commitment ? verdict(noted.commitment === fairness?.commitment) : "open",
    word: words.length && fairness?.words.length ? verdict(kept) : "open",
    own: words.length,
    words: fairness?.words.filter(Boolean).length ?? 0,
    draws,
    drawn: published ? verdict(!record.table && draws.every((draw) => draw.good)) : "open",
  };
}

/** Every ply of chance, and every listed draw: each must have the other. */
async function derive(record: MatchRecord): Promise<Draw[]> {
  const odds = new Map(record.fairness?.draws ?? []);
  const chance = new Map(
    record.plies.flatMap((ply, number): Array<[number, string]> =>
      ply.startsWith("* ") ? [[number, ply.slice(2)]] : [],
    ),
  );
  const plies = [...new Set([...chance.keys(), ...odds.keys()])].sort((one, other) => one - other);
  return Promise.all(
    plies.map(async (ply) => {
      const listed = odds.get(ply) ?? [];
      const recorded = chance.get(ply) ?? null;
      // A file may hold anything.
      const sound = listed.length > 0 && listed.every(([, weight]) => Number.isInteger(weight) && weight > 0);
      const derived = sound ? await outcome(record.fairness!, ply, listed) : null;
      const total = listed.reduce((sum, [, weight]) => sum + weight, 0);
      const weight = listed.find(([name]) => name === recorded)?.[1] ?? 0;
      return {
        ply,
        recorded,
        derived,
        share: [weight, total] as [number, number],
        outcomes: listed.length,
        good: recorded !== null && recorded === derived,
      };
    }),
  );
}

function verdict(good: boolean): Verdict {
  return good ? "good" : "bad";
}
