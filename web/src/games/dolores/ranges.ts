/** Between which scores it ends where somebody still has to choose: after a First Pick. */
import type { DoloresView, Wrecker } from "../../protocol";
import { isMessage, placeOf } from "./facts";

export interface Range {
  least: number;
  most: number;
}

/** The scores of two seats after these gestures, one of which at least is a First Pick; none while cards are hidden. */
export function rangesAfter(
  view: DoloresView,
  seats: [string, string],
  shown: [string, string],
): [Range, Range] | null {
  const known = Object.keys(view.outlook).length > 0 && view.loot.every((slot) => slot.card !== null);
  if (!known || !shown.includes("dodge")) return null;
  const [one, other] = seats.map((seat) => view.wreckers[placeOf(view, seat)]);
  if (!one || !other) return null;
  if (shown[0] === shown[1]) return [rangeOf(withoutOne(one)), rangeOf(withoutOne(other))];
  if (shown[0] === "dodge") return picked(view, one, other, shown[1]);
  const [second, first] = picked(view, other, one, shown[0]);
  return [first, second];
}

/** For each card that is picked first: the score with it, and that of the other with what is left to them. */
function picked(view: DoloresView, first: Wrecker, other: Wrecker, gesture: string): [Range, Range] {
  const rest = (slot: number) =>
    view.loot.filter((left) => left.slot !== slot && (gesture === "conflict" || left.seat === other.seat));
  return [
    rangeOf(view.loot.map((slot) => scoreWith(first, [slot.card!]))),
    rangeOf(
      view.loot.map(({ slot }) =>
        scoreWith(
          other,
          rest(slot).map((left) => left.card!),
        ),
      ),
    ),
  ];
}

/** For each collection that is given up, the score without it; who has none gives up nothing. */
function withoutOne({ collections }: Wrecker): number[] {
  const worths = collections.map((one) => one.worth);
  return worths.length ? worths.map((_, index) => scoreOf(worths.toSpliced(index, 1))) : [0];
}

function scoreWith({ collections }: Wrecker, cards: string[]): number {
  const worths = new Map(collections.map((one) => [one.kind, one.worth]));
  for (const [kind, value] of cards.filter((card) => !isMessage(card)).map((card) => card.split("-")))
    worths.set(kind!, (worths.get(kind!) ?? 0) + Number(value));
  return scoreOf([...worths.values()]);
}

/** All that are worth the most and all that are worth the least; those that are both count twice. */
function scoreOf(worths: number[]): number {
  const [most, least] = [Math.max(...worths), Math.min(...worths)];
  return worths.reduce((sum, worth) => sum + (worth === most ? worth : 0) + (worth === least ? worth : 0), 0);
}

function rangeOf(scores: number[]): Range {
  return { least: Math.min(...scores), most: Math.max(...scores) };
}
