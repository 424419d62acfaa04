/** What lies on the table: while beats are played, what they tell of; otherwise what comes next. */
import type { Sitting } from "../../lib/sitting";
import type { DouroView, Told } from "../../protocol";
import { charityOf, courseOf, type Contest, type Course } from "./course";
import { levelOf } from "./sentences";

/** A card at its seat: the top of its pile, laid face down, on its way to charity, being turned over, or open. */
export interface Laid {
  card: number | null;
  face: "pile" | "down" | "given" | "turning" | "open";
}

export interface Staged {
  course: Course;
  contest: Contest | null; // whose boat lies in the middle
  laid: Map<string, Laid>; // by seat
  changes: ReadonlyMap<string, number>; // points, as far as they are told
  beat: ReadonlySet<string>; // kinds of events that happen just now
}

/** Events with which a contest is over and another one, or something else, begins. */
const ONWARDS = new Set(["laid", "laid_passed", "stretch", "contest", "half_time", "charity"]);

const CONTESTED = new Set(["bid", "turn", "tow"]); // phases

export function stagedOf(sitting: Sitting<DouroView>): Staged {
  const course = courseOf(sitting.history);
  const events = sitting.beat?.events ?? [];
  const beat = new Set(events.map((told) => told.event));
  const contest = contestOf(course, events, sitting.view.phase);
  const changes = course.ending.length ? charityOf(course) : (contest?.changes ?? new Map<string, number>());
  const laid = new Map(sitting.view.growers.map(({ seat }) => [seat, laidAt(seat)]));
  return { course, contest, laid, changes, beat };

  function laidAt(seat: string): Laid {
    const drawn = events.find((told) => told.event === "lottery" && told.arguments?.seat === seat);
    if (drawn) return { card: Number(drawn.arguments!.card), face: "turning" };
    if (course.ending.length) return giftOf(seat);
    if (beat.has("gave")) return { card: null, face: seat === sitting.seat && !sitting.past ? "pile" : "given" };
    const card = contest?.cards.get(seat);
    if (card !== undefined) return { card, face: beat.has("revealed") ? "turning" : "open" };
    return { card: growerOf(seat)?.showing ?? null, face: "pile" };
  }

  function giftOf(seat: string): Laid {
    const shown = course.ending.find((told) => told.event === "donated" && told.arguments?.seat === seat);
    const card = shown ? Number(shown.arguments!.card) : (growerOf(seat)?.gift ?? null);
    return { card, face: card === null || !shown ? "down" : beat.has("donated") ? "turning" : "open" };
  }

  function growerOf(seat: string) {
    return sitting.view.growers.find((grower) => grower.seat === seat);
  }
}

const TURNS = ["boat", "rocks", "cardia", "rapids", "towing", "tavern", "customs"]; // events

/** Whether the boat in the middle is being turned up. */
export function turnsUp({ beat }: Staged): boolean {
  return TURNS.some((event) => beat.has(event));
}

/** The next contest may be told of in the same beat as the end of the last one, which is still on the table. */
function contestOf(course: Course, events: readonly Told[], phase: string): Contest | null {
  const last = course.contests.at(-1) ?? null;
  const begins = events.some((told) => told.event === "contest");
  if (course.ending.length || events[0]?.event === "gave") return null;
  if (!events.length) return CONTESTED.has(phase) ? last : null;
  if (ONWARDS.has(events[0]!.event)) return begins ? last : null;
  return begins ? (course.contests.at(-2) ?? null) : last;
}

/** The contest that is over, whose result one remembers while the next card is chosen; none before the first. */
export function lastOver(sitting: Sitting<DouroView>): Contest | null {
  const { course, contest } = stagedOf(sitting);
  const shown = course.contests.findLast((one) => one.cards.size > 0) ?? null;
  if (!sitting.busy || shown !== contest) return shown;
  return course.contests.findLast((one) => one !== contest && one.cards.size > 0) ?? null;
}

/** The orders that the boat in the middle has, or may have; nothing is ordered in some fogs. */
export function ordersOf(view: DouroView, contest: Contest | null): number[] {
  if (contest?.order != null) return [contest.order];
  if (!contest || contest.cards.size) return [];
  const left = view.boats.filter((boat) => boat.level === levelOf(contest) && !boat.seen);
  return [...new Set(left.flatMap((boat) => boat.order ?? []))];
}
