/**
 * Things that travel over a table while a beat is played, from one named anchor of the page to another. The table
 * itself changes when the beat is over: until then a likeness of the thing stands where it has come to.
 */
import type { Shelf } from "../games/shelf";
import type { Beat } from "./beats";

/** Something goes from an anchor, perhaps along others, to an anchor: values of `data-anchor`. */
export interface Travel {
  from: string;
  to: string;
  via?: string[];
  leap?: boolean; // through the air
  hop?: boolean; // along places, from each one to the next
  sink?: boolean; // it shrinks, and is gone
  one?: boolean; // of many: what lies at `from` stays there
  comes?: boolean; // what lies at `to` already, and is seen there when the table has changed: it comes from `from`
  after?: number; // the part of the beat that it waits, from 0 to 1
  within?: number; // the part of the beat that it takes; most of it otherwise
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The part of a beat after which its outcome is seen; where nothing moves, all is seen at once. */
export function seenAfter({ events }: Beat, { tells = {} }: Shelf): number {
  return calm() ? 0 : Math.max(0, ...events.map((told) => tells[told.event] ?? 0));
}
