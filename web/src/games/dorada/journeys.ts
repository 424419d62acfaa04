/**
 * How pawns travel over the map. Anchors: `pawn-12` is the top pawn of a stack, `land-12` the place above it, `hole-12`
 * a trap's; on START every colour has its own pile, and of the colour in turn `land-0` is the top.
 */
import type { Travel } from "../../lib/travels";
import type { Fact, Journeys } from "../shelf";
import { DORADA, START } from "./trail";

const land = (place: Fact | undefined): string => `land-${String(place)}`;

/** Square by square; on a short path the last ones of these do not exist. */
function walked(from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => land(from + 1 + step));
}

function thrown(from: Fact | undefined, to: Fact | undefined): Travel[] {
  return [{ from: land(from), to: land(to), leap: true }];
}

export const journeys: Journeys = {
  moved: ({ square, target, colour }) => [
    {
      from: square === START ? `pawn-0-${String(colour)}` : `pawn-${String(square)}`,
      via: walked(Number(square), Number(target)),
      to: land(target),
      hop: true,
    },
  ],
  sprung: ({ square, target }) => thrown(square, target),
  sprung_back: ({ square, target }) => thrown(square, target),
  sent_to_start: ({ square }) => thrown(square, START),
  gold: ({ square }) => thrown(square, DORADA),
  fell: ({ square }) => [{ from: land(square), to: `hole-${String(square)}`, sink: true }],
  arrived: () => [{ from: land(DORADA), to: "pile", leap: true }],
};
