/** The course of a match, read off what a seat was told: contest by contest, nothing worked out that was not said. */
import { factsOf } from "../../lib/games.svelte";
import type { Told } from "../../protocol";

/** What is printed on the ten barrel cards (DOU-1). */
export const BARRELS = factsOf("douro").box["barrels"] as number[];

export interface Contest {
  number: number;
  back: string; // `fog` or `level-3`
  cards: Map<string, number>; // by seat; empty until the reveal
  sum: number | null;
  fog: string | null; // its name, when one came out
  level: number | null; // of the regular boat turned up, also of one that was towed
  order: number | null;
  load: "full" | "short" | null; // nothing is loaded at the tavern or the customs
  told: Told[]; // the reasons, in playing order
  changes: Map<string, number>; // points gained or lost
  passed: string | null; // who got the phylloxera by it
}

export interface Course {
  contests: Contest[];
  played: Map<string, number[]>; // by seat, what lies on its pile: the card counter
  lottery: Told[];
  ending: Told[]; // from charity on
  halves: number[]; // contests after which the hands were taken up again
}

const FOGS = new Set(["rocks", "cardia", "rapids", "towing", "tavern", "customs"]);
const REASONS = new Set([
  "highest",
  "lowest",
  "out_of_tie",
  "pays_alone",
  "gained",
  "lost",
  "spared",
  "phylloxera",
  "returned",
  "passed_over",
  "half_time",
]);

export function courseOf(history: ReadonlyArray<[number, Told]>): Course {
  const course: Course = { contests: [], played: new Map(), lottery: [], ending: [], halves: [] };
  for (const [, told] of history) {
    if (told.event === "charity" || course.ending.length) course.ending.push(told);
    else if (told.event === "contest") course.contests.push(begun(told));
    else if (told.event.startsWith("lottery") || told.event === "infected") course.lottery.push(told);
    else if (course.contests.length) follow(course, course.contests.at(-1)!, told);
  }
  return course;
}

function begun(told: Told): Contest {
  const { number, back } = told.arguments ?? {};
  return {
    number: Number(number),
    back: String(back),
    cards: new Map(),
    sum: null,
    fog: null,
    level: null,
    order: null,
    load: null,
    told: [],
    changes: new Map(),
    passed: null,
  };
}

function follow(course: Course, contest: Contest, told: Told): void {
  const { event } = told;
  const facts = told.arguments ?? {};
  const seat = String(facts.seat);
  if (REASONS.has(event)) contest.told.push(told);
  if (FOGS.has(event)) contest.fog = event;
  if (event === "full" || event === "short") contest.load = event;
  if (typeof facts.order === "number") contest.order = facts.order;
  switch (event) {
    case "revealed":
      contest.cards.set(seat, Number(facts.card));
      course.played.set(seat, [...(course.played.get(seat) ?? []), Number(facts.card)]);
      break;
    case "summed":
      contest.sum = Number(facts.sum);
      break;
    case "boat":
    case "towed":
      contest.level = Number(facts.level);
      break;
    case "gained":
    case "lost":
    case "spared":
      contest.changes.set(seat, event === "gained" ? Number(facts.points) : -Number(facts.points));
      break;
    case "phylloxera":
      contest.passed = String(facts.to);
      break;
    case "returned":
      for (const [who, cards] of course.played) course.played.set(who, cards.slice(0, -1));
      break;
    case "half_time":
      course.halves.push(contest.number);
      course.played.clear();
      break;
  }
}

/** The contest whose cards were shown last, or none yet. */
export function lastShown(course: Course): Contest | null {
  return course.contests.findLast((contest) => contest.cards.size > 0) ?? null;
}

/** What a seat's points changed by at charity. */
export function charityOf(course: Course): Map<string, number> {
  const changes = new Map<string, number>();
  for (const told of course.ending) {
    const points = { thanked: 1, paid: -1, spared: -1 }[told.event];
    const facts = told.arguments;
    if (points && facts)
      changes.set(String(facts.seat), (changes.get(String(facts.seat)) ?? 0) + points * Number(facts.points));
  }
  return changes;
}
