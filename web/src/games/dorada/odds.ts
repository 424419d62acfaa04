/** What chance may bring in Dorada: who begins, unless that was agreed on, and then the die. */
import { LETTERS } from "../../facts";
import { factsOf } from "../../lib/games.svelte";
import type { Odds } from "../../lib/fair";
import type { Chance, Setting } from "../shelf";

const SIDES = factsOf("dorada").box["sides"] as number[];

export function chanceOf({ players, options }: Setting): Chance {
  let begun = (options["first"] ?? null) !== null;
  return {
    odds: (): Odds =>
      begun
        ? SIDES.map((side) => [String(side), 1])
        : [...LETTERS].slice(0, players).map((seat) => [`first ${seat}`, 1]),
    happen: () => {
      begun = true;
    },
  };
}
