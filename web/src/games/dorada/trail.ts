/** The way of a moved pawn, told by events: for previews on the map, and for what came of the last turns. */
import type { Told } from "../../protocol";

export const START = 0;
export const DORADA = 100; // in events, whatever number it has on the board

export interface Trail {
  colour: string;
  stops: number[]; // where it stood, and every place it touched
  lost: boolean;
}

/** Every pawn that moved, in playing order. */
export function trails(events: Told[]): Trail[] {
  const found: Trail[] = [];
  for (const { event, arguments: facts } of events) {
    const trail = found.at(-1);
    if (event === "moved")
      found.push({
        colour: String(facts?.["colour"]),
        stops: [Number(facts?.["square"]), Number(facts?.["target"])],
        lost: false,
      });
    else if (event === "sprung" || event === "sprung_back") trail?.stops.push(Number(facts?.["target"]));
    else if (event === "sent_to_start") trail?.stops.push(START);
    else if (event === "gold") trail?.stops.push(DORADA);
    else if (event === "fell" && trail) trail.lost = true;
  }
  return found;
}

/** What a seat did with a roll of the die. */
export interface Turn {
  die: number;
  colour: string;
  trail: Trail | undefined; // nothing is moved yet
  home: boolean;
  events: Told[];
}

const ON: readonly string[] = ["rolled", "turn", "ended"]; // what follows is no longer part of the turn

/** The turns of a match, in playing order. */
export function turnsOf(events: Told[]): Turn[] {
  const turns: Told[][] = [];
  let open = false;
  for (const told of events) {
    if (ON.includes(told.event)) open = told.event === "rolled";
    if (told.event === "rolled") turns.push([]);
    if (open) turns.at(-1)?.push(told);
  }
  return turns.map((own) => ({
    die: Number(own[0]!.arguments?.["die"]),
    colour: String(own[0]!.arguments?.["colour"]),
    trail: trails(own)[0],
    home: own.some((told) => told.event === "arrived"),
    events: own,
  }));
}
