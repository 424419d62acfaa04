/** Where a match was decided, read off the scores that were told: from when on those who won led to the end. */
import type { Ending } from "../games/shelf";
import type { Told } from "../protocol";

type History = ReadonlyArray<[number, Told]>;
type Scoring = Pick<Ending, "round" | "stages" | "swings">;

/** Everybody's points after a ply that changed them, or after a stage of it. */
export interface Standing {
  ply: number;
  stage: string | null; // the event with which the stage began
  scores: ReadonlyMap<string, number>;
}

/**
 * How it was decided. Somebody led from the first points on (`start`), took the lead from others (`ahead`), got away
 * from others who were level (`clear`), or got ahead by the last ply only (`last`); several were level in front
 * from the first points on, from some ply on, or by the last one only; or the rules broke a tie.
 */
export type Kind = "start" | "ahead" | "clear" | "last" | "level-start" | "level" | "level-last" | "tie";

export interface Turning {
  kind: Kind;
  ply: number; // that decided it
  stage: string | null; // of that ply
  winner: string; // the first of them
  seats: string[]; // who led from then on; of a tie, who were level
  rivals: string[]; // who led before, or were level
  round: number; // in which it happened; where there are no rounds, the number of the move
  rounds: number; // of the whole match
}

/** What everybody ended with, as far as it was told. */
export function finalOf(history: History): Map<string, number> {
  const ends = history.map(([, told]) => told).filter((told) => told.event === "scored" && told.arguments);
  return new Map(ends.map(({ arguments: facts }) => [String(facts!["seat"]), Number(facts!["total"])]));
}

/** The points over the match, ply by ply; nothing where they were not told. */
export function standingsOf(history: History, seats: string[], scoring: Scoring): Standing[] {
  const { swings } = scoring;
  const final = finalOf(history);
  if (!seats.every((seat) => final.has(seat))) return [];
  const scores = new Map(seats.map((seat) => [seat, swings ? final.get(seat)! - swung(history, seat, swings) : 0]));
  const standings: Standing[] = [];
  for (const { ply, stage, told } of staged(history, scoring)) {
    const seat = String(told.arguments?.["seat"]);
    const points = pointsAfter(told, scores.get(seat) ?? 0, swings);
    if (points === null) continue;
    scores.set(seat, points);
    const last = standings.at(-1);
    if (last?.ply === ply && last.stage === stage) standings.pop();
    standings.push({ ply, stage, scores: new Map(scores) });
  }
  return standings;
}

/** All events, each with the stage of its ply that it belongs to. */
function staged(history: History, { stages = [] }: Scoring): Array<{ ply: number; stage: string | null; told: Told }> {
  let at = -1;
  let stage: string | null = null;
  return history.map(([ply, told]) => {
    if (ply !== at) stage = null;
    if (stages.includes(told.event)) stage = told.event;
    at = ply;
    return { ply, stage, told };
  });
}

/** What happened in the ply, or the stage of it, that decided a match. */
export function decisive(history: History, { ply, stage }: Turning, scoring: Scoring): Told[] {
  return staged(history, scoring)
    .filter((one) => one.ply === ply && one.stage === stage)
    .map((one) => one.told);
}

/** A seat's points after an event, or nothing if it changed none. */
function pointsAfter(told: Told, before: number, swings: Scoring["swings"]): number | null {
  const facts = told.arguments;
  if (!facts) return null;
  if (told.event === "scored" || (!swings && told.event === "total")) return Number(facts["total"]);
  const sign = swings?.[told.event];
  return sign ? before + sign * Number(facts["points"]) : null;
}

/** What a seat gained and lost in all. */
function swung(history: History, seat: string, swings: NonNullable<Scoring["swings"]>): number {
  return history
    .filter(([, told]) => told.arguments?.["seat"] === seat)
    .reduce((sum, [, told]) => sum + (swings[told.event] ?? 0) * Number(told.arguments!["points"] ?? 0), 0);
}

function leaders({ scores }: Standing): string[] {
  const most = Math.max(...scores.values());
  return [...scores].filter(([, points]) => points === most).map(([seat]) => seat);
}

/** Where the match was decided; nothing where the scores do not tell. */
export function turningOf(history: History, seats: string[], winners: string[], scoring: Scoring): Turning | null {
  const standings = standingsOf(history, seats, scoring);
  const end = standings.at(-1);
  if (standings.length < 2 || !end || !winners.every((seat) => leaders(end).includes(seat))) return null;
  const found = (kind: Kind, at: Standing, before: string[], who = winners): Turning => ({
    kind,
    ply: at.ply,
    stage: at.stage,
    winner: winners[0]!,
    seats: who,
    rivals: before.filter((seat) => !who.includes(seat)),
    ...roundOf(history, at.ply, scoring),
  });
  if (leaders(end).length > winners.length) return found("tie", end, [], leaders(end));
  const open = standings.findLastIndex((one) => leaders(one).join("") !== winners.join(""));
  const decided = standings[open + 1]!;
  const together = winners.length > 1;
  if (open < 0) return found(together ? "level-start" : "start", decided, []);
  const before = leaders(standings[open]!);
  if (decided === end && end.ply === history.at(-1)![0]) return found(together ? "level-last" : "last", end, before);
  if (together) return found("level", decided, before);
  return found(before.includes(winners[0]!) ? "clear" : "ahead", decided, before);
}

/** In which round a ply changed the points. The next round may begin in the same ply, after that. */
function roundOf(history: History, ply: number, { round, swings }: Scoring): { round: number; rounds: number } {
  const first = Math.min(0, history[0]![0]); // of a match that was tried from another one: where that began
  if (!round) return { round: ply - first + 1, rounds: history.at(-1)![0] - first + 1 };
  const changed = history.findIndex(([at, told]) => at === ply && pointsAfter(told, 0, swings) !== null);
  const begun = (events: History): number => events.filter(([, told]) => told.event === round).length;
  return { round: Math.max(1, begun(history.slice(0, changed))), rounds: begun(history) };
}
