/** What happened, cut into beats: the stage plays them one after the other. */
import type { Told, View } from "../protocol";
import { factsOf } from "./games.svelte";

/** Bookkeeping; a pawn or a card that moves; a reveal, a trap, a winner. */
export type Weight = "blink" | "step" | "moment";

export interface Beat {
  readonly events: Told[]; // of one ply, in playing order
  readonly weight: Weight;
  readonly view: View; // the table while the beat is played
  readonly after: View; // the table that stands when it is over
  readonly version: number; // of the match, to which it belongs
}

/** What a listener was told at once: several plies, with the table after each of them. */
export interface Account {
  first: number; // of the plies
  plies: number;
  events: ReadonlyArray<readonly [number, Told]>;
  steps: View[]; // after each ply but the last; none where the server did not send them
  view: View; // after the last one
  version: number;
}

/**
 * The beats between two views. Bookkeeping goes along with what it belongs to, and what happens together is one beat.
 * Within a ply the table stands as it was before: its end changes it.
 */
export function beatsOf(before: View, account: Account): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  for (let ply = account.first; ply < account.first + account.plies; ply += 1) {
    const events = account.events.filter(([number]) => number === ply).map(([, told]) => told);
    const last = ply === account.first + account.plies - 1;
    const after = last ? account.view : (account.steps[ply - account.first] ?? view);
    const groups = groupsOf(view.game, events);
    groups.forEach(([weight, together], index) =>
      beats.push({
        events: together,
        weight,
        view,
        after: index === groups.length - 1 ? after : view,
        version: account.version,
      }),
    );
    if (groups.length || last) view = after;
  }
  return beats;
}

/** What a beat is about: its events without the bookkeeping that goes along with them. */
export function gistOf({ events, view }: Beat): Told[] {
  const { weights } = factsOf(view.game);
  const gist = events.filter((told) => weights[told.event] !== "blink");
  return gist.length ? gist : events;
}

function groupsOf(game: string, events: Told[]): Array<[Weight, Told[]]> {
  const { weights, together } = factsOf(game);
  const groups: Array<[Weight, Told[]]> = [];
  for (const told of events) {
    const weight = weights[told.event] ?? "step";
    const group = groups.at(-1);
    const joins = together.includes(told.event) && group?.[1].some((other) => other.event === told.event);
    if (group && (weight === "blink" || group[0] === "blink" || joins)) {
      group[1].push(told);
      if (group[0] === "blink") group[0] = weight;
    } else groups.push([weight, [told]]);
  }
  return groups;
}
