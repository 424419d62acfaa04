/** Sentences that a key or a typed question gets at once, and what may be typed. */
import type { Sitting, Spoken } from "../../lib/sitting";
import { say, text } from "../../lib/words.svelte";
import { beforeSeat, fieldsSaid, seatsOf, tableOf } from "./fields";

export const spoken: Spoken = {
  scores: (sitting) => seatsSaid(sitting, seatsOf(sitting)),
  own: (sitting) => seatsSaid(sitting, sitting.seat === null ? [] : [sitting.seat]),
  board: (sitting) => fieldsSaid(sitting, tableOf(sitting.view)) || text(sitting.narrator.status(sitting.view)),
  others: (sitting) =>
    seatsSaid(
      sitting,
      seatsOf(sitting).filter((seat) => seat !== sitting.seat),
    ),
};

function seatsSaid(sitting: Sitting, seats: string[]): string {
  return seats
    .map((seat) => {
      const fields = fieldsSaid(sitting, beforeSeat(sitting.view, seat));
      return fields ? say("table-fields", { name: sitting.names[seat] ?? seat, fields }) : "";
    })
    .filter(Boolean)
    .join(" ");
}

/** Moves are typed as they are written, in whatever case. */
export function typed(words: string, view: Sitting["view"]): string {
  return view.choices.find((choice) => choice.move.toLowerCase() === words)?.move ?? words;
}
