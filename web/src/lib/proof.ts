/** What a record proves about its dice: the promise, one's own word, and every draw derived again with its weights. */
import { FAIR_VERSION, LETTERS } from "../facts";
import { shelfOf } from "../games";
import { diceOf, isSeed, isWord, keptPromise, type Odds } from "./fair";
import { factsOf, isKnown } from "./games.svelte";
import type { DiceWords } from "./memory.svelte";
import type { Message } from "./words.svelte";
import type { Fairness, MatchRecord } from "../protocol";

export type Verdict = "good" | "bad" | "open"; // open: it cannot be said here

export interface Draw {
  ply: number;
  recorded: string | null; // null where the record has no such ply of chance
  derived: string | null; // null where the record lists no sound odds
  share: [number, number]; // the recorded outcome's weight, of all
  outcomes: number;
  good: boolean;
}

export interface Proof {
  version: Verdict; // open: version 1, which could not be proven
  match: Verdict; // the record is of the match that was asked for
  seed: Verdict; // the published seed, with the match's id, is the one that was committed to
  promise: Verdict; // and the commitment is the one that this browser noted before the start
  word: Verdict; // one's own words are among those that made the dice
  own: number; // how many of them this browser noted
  form: Verdict; // there is one sound word per seat, and only seats without one are listed as missing
  told: Verdict; // what it says of who played and of an early end can be so; that it is so is only claimed
  words: number; // how many players' words made the dice
  missing: string[]; // seats of people whose word did not come
  draws: Draw[];
  drawn: Verdict; // every outcome is the one that seed and words lead to; never proven from a table of somebody's own
  weights: Verdict; // and its weights are those of the rules; open: this page does not know them
  whole: Verdict; // all of it
}

const AT_ONCE = 64; // draws after which the page may do something else

/** Check a record against itself, against what this browser noted before the start, and against what was asked for. */
export async function examine(record: MatchRecord, noted: DiceWords | null, asked = ""): Promise<Proof> {
  const fairness = record.fairness ?? null;
  const version = versionOf(fairness);
  const published = version === "good" && fairness !== null && (fairness.seed ?? null) !== null;
  const sound = published && isSeed(fairness.seed) && isSound(record);
  const draws = sound ? await derive(record) : [];
  const words = Object.entries(noted?.words ?? {});
  const proof = {
    version,
    match: fairness && asked ? verdict(fairness.match === asked) : "open",
    seed: published ? verdict(await keptPromise(fairness)) : late(record),
    promise: promiseOf(fairness, noted),
    word: words.length && fairness?.words.length ? verdict(words.every((one) => isKept(fairness, one))) : "open",
    own: words.length,
    form: fairness?.words.length || published ? verdict(isFormed(record)) : "open",
    told: verdict(isPossible(record)),
    words: fairness?.words.filter(Boolean).length ?? 0,
    missing: fairness?.missing ?? [],
    draws,
    drawn: published
      ? verdict(sound && (record.table ?? null) === null && isWhole(record) && draws.every((draw) => draw.good))
      : "open",
    weights: sound ? await weigh(record) : "open",
  } satisfies Omit<Proof, "whole">;
  return { ...proof, whole: wholeOf(proof) };
}

/** Good if everything that can be checked is; where nothing was drawn, nothing is proven. */
function wholeOf(proof: Omit<Proof, "whole">): Verdict {
  const { version, match, seed, promise, word, form, told, drawn, weights, draws } = proof;
  if ([version, match, seed, promise, word, form, told, drawn, weights].includes("bad")) return "bad";
  return [version, seed, form, drawn, weights].every((one) => one === "good") && draws.length ? "good" : "open";
}

function versionOf(fairness: Fairness | null): Verdict {
  if (!fairness || (fairness.version ?? 1) === 1) return "open";
  return verdict(fairness.version === FAIR_VERSION);
}

/** A match of today that is over, or was stopped, hides nothing. */
function late(record: MatchRecord): Verdict {
  const stopped = record.result ?? record.ended ?? null;
  return versionOf(record.fairness ?? null) === "good" && stopped !== null ? "bad" : "open";
}

/** A browser that sat there, and did not come later with the seat, has noted the commitment before the start. */
function promiseOf(fairness: Fairness | null, noted: DiceWords | null): Verdict {
  if (!noted || (noted.commitment === null && noted.moved)) return "open";
  return verdict(noted.commitment === fairness?.commitment);
}

function isKept(fairness: Fairness, [seat, word]: [string, string]): boolean {
  return fairness.words[LETTERS.indexOf(seat)]?.normalize("NFC") === word.normalize("NFC");
}

/** One word per seat, in the form that all compare; the seats listed as missing have none, each once and in order. */
function isFormed({ players, fairness }: MatchRecord): boolean {
  const { words, missing = [] } = fairness!;
  const without = [...LETTERS].filter((seat, index) => words[index] === "" && missing.includes(seat));
  return words.length === players && words.every(isWord) && same(without, missing);
}

// ---- What is said of it

/** The whole in one sentence. */
export function verdictOf({ fairness, table }: MatchRecord, proof: Proof): Message {
  const { whole, version, seed, weights, draws } = proof;
  if (whole === "bad") return { id: "replay-verify-bad" };
  if (!fairness) return { id: table ? "replay-verify-tried" : "replay-verify-local" };
  if (version === "open") return { id: "replay-verify-old" };
  if (seed !== "good") return { id: "replay-verify-running" };
  if (!draws.length) return { id: "replay-verify-nothing" };
  const id = weights === "good" ? "replay-verify-good" : "replay-verify-unweighed";
  return { id, arguments: { draws: draws.length } };
}

export type Claim = "ended" | "cut" | "sat";

/** What a record says, or leaves out, and nothing proves: `replay-claimed-…` has the words. */
export function claimsOf({ result, ended, sat, fairness }: MatchRecord): Claim[] {
  const stopped = result ?? ended ?? null;
  return [
    ...(ended ? (["ended"] as const) : []),
    ...(fairness?.seed && stopped === null ? (["cut"] as const) : []),
    ...(sat?.length ? (["sat"] as const) : []),
  ];
}

// ---- A file may hold anything

/** Whether a record has the shape that the check reads; its contents may still be wrong. */
export function isRecord(came: unknown): came is MatchRecord {
  const { plies, game, players, options, fairness } = (came ?? {}) as Partial<MatchRecord>;
  if (!isList(plies, "string") || !isList([game], "string") || typeof players !== "number") return false;
  if (options !== undefined && (typeof options !== "object" || options === null)) return false;
  if (fairness === undefined || fairness === null) return true;
  const { match, commitment, words, missing, draws } = fairness;
  return (
    typeof match === "string" &&
    typeof commitment === "string" &&
    isList(words, "string") &&
    isList(missing ?? [], "string") &&
    isDraws(draws ?? [])
  );
}

function isList(came: unknown, type: "string"): boolean {
  return Array.isArray(came) && came.every((one) => typeof one === type);
}

function isDraws(came: unknown): boolean {
  const isDraw = (one: unknown): boolean =>
    Array.isArray(one) && Number.isSafeInteger(one[0]) && Array.isArray(one[1]) && one[1].every(isOutcome);
  return Array.isArray(came) && came.every(isDraw);
}

function isOutcome(came: unknown): boolean {
  return Array.isArray(came) && typeof came[0] === "string" && typeof came[1] === "number";
}

/** Whether the record's seats and plies are possible at all. */
function isSound({ game, players, plies }: MatchRecord): boolean {
  if (isKnown(game) && !(players >= factsOf(game).least && players <= factsOf(game).most)) return false;
  const seats = `*${LETTERS.slice(0, players)}`;
  return plies.every((ply) => ply[1] === " " && ply.length > 2 && seats.includes(ply[0]!));
}

const ENDINGS: readonly unknown[] = ["agreed", "abandoned"];
const SITTER = /^[a-z][a-z0-9-]{0,31}$/; // a person, or a bot's level; newer versions may have others

/** Whether hands can have changed, and the match can have been ended, as the record says. */
function isPossible({ players, plies, sat = [], result, ended }: MatchRecord): boolean {
  if ((ended ?? null) !== null && (!ENDINGS.includes(ended) || (result ?? null) !== null)) return false;
  let last = 0;
  const isChange = (one: unknown): boolean => {
    if (!Array.isArray(one) || one.length !== 3) return false;
    const [ply, seat, who] = one as [number, string, string];
    const before = last;
    last = ply;
    const seated = typeof seat === "string" && seat.length === 1 && LETTERS.slice(0, players).includes(seat);
    return Number.isSafeInteger(ply) && ply >= before && ply <= plies.length && seated && SITTER.test(who);
  };
  return Array.isArray(sat) && sat.every(isChange);
}

/** Whether exactly the plies of chance are listed as draws, each once and in order. */
function isWhole(record: MatchRecord): boolean {
  const chance = [...record.plies.keys()].filter((ply) => record.plies[ply]!.startsWith("* "));
  const listed = (record.fairness?.draws ?? []).map(([ply]) => ply);
  return same(listed, chance);
}

// ---- Draws

/** Every ply of chance, and every listed draw: each must have the other. */
async function derive(record: MatchRecord): Promise<Draw[]> {
  const listed = new Map<number, Odds>(record.fairness?.draws ?? []);
  const chance = chanceIn(record);
  const outcome = await diceOf(record.fairness!);
  const draws: Draw[] = [];
  for (const ply of [...new Set([...chance.keys(), ...listed.keys()])].sort((one, other) => one - other)) {
    if (draws.length % AT_ONCE === AT_ONCE - 1) await pause();
    const odds = listed.get(ply) ?? [];
    const recorded = chance.get(ply) ?? null;
    const derived = await outcome(ply, odds);
    draws.push({
      ply,
      recorded,
      derived,
      share: [
        odds.find(([name]) => name === recorded)?.[1] ?? 0,
        odds.reduce((total, [, weight]) => total + weight, 0),
      ],
      outcomes: odds.length,
      good: recorded !== null && recorded === derived,
    });
  }
  return draws;
}

function chanceIn(record: MatchRecord): Map<number, string> {
  const all = record.plies.map((ply, number): [number, string] => [number, ply]);
  return new Map(all.filter(([, ply]) => ply.startsWith("* ")).map(([number, ply]) => [number, ply.slice(2)]));
}

/** Follow what was drawn, and compare each draw's weights with those that the rules give by then. */
async function weigh(record: MatchRecord): Promise<Verdict> {
  const load = shelfOf(record.game).chance;
  if (!load) return "open";
  const chance = (await load())({ players: record.players, options: record.options ?? {} });
  const listed = new Map<number, Odds>(record.fairness?.draws ?? []);
  for (const [ply, outcome] of chanceIn(record)) {
    const odds = chance.odds();
    if (!same(odds, listed.get(ply))) return "bad";
    if (!odds.some(([name]) => name === outcome)) return "bad";
    chance.happen(outcome);
  }
  return "good";
}

function pause(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}

/** Whether two lists, or lists of lists, have the same contents in the same order. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function verdict(good: boolean): Verdict {
  return good ? "good" : "bad";
}
