/** Puzzles of the day in this browser: what was answered, and for how many days in a row. */
import { read, REMEMBERED, write } from "./memory.svelte";
import { say } from "./words.svelte";

export interface Answered {
  move: string;
  right: boolean;
}

interface Kept {
  days: Record<string, Record<string, Answered>>; // by day and game
  streak: { last: string; days: number }; // the last day that counts, and how many in a row end with it
}

const KEPT = "puzzles"; // the start page looks whether there is anything
const SOLVED = "✓";
const FAILED = "✗";
const MIDDAY = "T12:00:00Z";

/** Today as everybody has it, in UTC. */
export function utcDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  const moment = new Date(day + MIDDAY);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return utcDay(moment);
}

/** A day as its reader writes it. */
export function dayNamed(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day + MIDDAY));
}

/** When a day begins in UTC, by the reader's own clock. */
export function midnight(language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(`${utcDay()}T00:00:00Z`));
}

function recalled(): Kept {
  return { days: {}, streak: { last: "", days: 0 }, ...read<Partial<Kept>>(KEPT, {}) };
}

function keep({ days, streak }: Kept): void {
  const latest = Object.entries(days).sort(([one], [other]) => one.localeCompare(other));
  write(KEPT, { days: Object.fromEntries(latest.slice(-REMEMBERED)), streak });
}

/** What was answered on a day, by game. */
export function answersOn(day: string): Record<string, Answered> {
  return recalled().days[day] ?? {};
}

/** Keep an answer: the first one counts. A day whose games all have theirs counts if it is `today`. */
export function keepAnswer(day: string, game: string, answered: Answered, games: string[], today: boolean): void {
  const { days, streak } = recalled();
  const answers = { [game]: answered, ...days[day] };
  const counts = today && streak.last !== day && games.every((one) => one in answers);
  const before = streak.last === dayBefore(day) ? streak.days : 0;
  keep({ days: { ...days, [day]: answers }, streak: counts ? { last: day, days: before + 1 } : streak });
}

/** How many days in a row count, up to today or, as long as today is open, to yesterday. */
export function streakOn(today: string): number {
  const { last, days } = recalled().streak;
  return last === today || last === dayBefore(today) ? days : 0;
}

/** A line for friends that gives nothing away, as the terminal writes it. */
export function shareLine(day: string, results: Array<readonly [game: string, right: boolean]>): string {
  const games = results.map(([game, right]) => `${say(`${game}-name`)} ${right ? SOLVED : FAILED}`);
  return say("puzzle-share", { day, games: games.join("  ") });
}
