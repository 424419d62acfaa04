/** What a game may have on its shelf. Whatever it leaves out has a plain stand-in, so that an empty shelf plays too. */
import type { Component } from "svelte";
import type { Odds } from "../lib/fair";
import type { Below, Part, Parts, Sitting } from "../lib/sitting";
import type { Sound } from "../lib/sounds";
import type { Travel } from "../lib/travels";
import type { View } from "../protocol";

/** A fact as events tell it: a seat's letter, a number, the key of a thing, or several keys. */
export type Fact = string | number | string[];
export type Said = [kind: string, args: Record<string, Fact>];

/** How a game's moves and moments are put into words. The twin of `Reader` in words/choices.py. */
export interface Reader<V extends View = View> {
  choice(words: string[], view: V): Said; // a legal move of the view's seat
  around?(view: V): [seats: string, args: Record<string, Fact>]; // whose moment it is, and what is told of it besides
  asks?(view: V): string | null; // what the view's seat is asked instead, where that depends on more than the phase
  counted?: readonly string[]; // numbers after these words count from nought, where people count from one
  number?(words: string[]): number | null | undefined; // of a move, if not its place; null: it has several parts
  named?: boolean; // a choice says its number itself
}

/** How events sound: to everybody, or to the seats that one of its arguments names. */
export type Cues = Readonly<Record<string, Sound | Readonly<Record<string, Sound>>>>;

/**
 * What travels over the table when something happens, from which anchor to which. Of an event that is hidden from the
 * listener, `{event}_hidden` is told only the `place` that it has among those of its kind.
 */
export type Journeys = Readonly<Record<string, (facts: Readonly<Record<string, Fact>>) => Travel[]>>;

/** What a match was agreed on, as its record has it. */
export interface Setting {
  players: number;
  options: Readonly<Record<string, unknown>>;
}

/** The chance of a match, as far as its odds depend on what was drawn before. The twin of `odds` and `happen`. */
export interface Chance {
  odds(): Odds; // what may come next, in the game's own order, without what weighs nothing
  happen(outcome: string): void; // one of these
}

/** One of the things that a seat's points are made of, as it lies on the table, and what is written beside it. */
export interface Badge {
  Picture: Component<Record<string, unknown>>; // whose drawing is one SVG
  props: Record<string, unknown>;
  label: string;
}

/** What a seat's points are made of: for eyes, and in a few words. */
export interface Account {
  badges: Badge[];
  said: string;
}

/** What a game tells of a match that is over; loaded when one is. */
export interface Ending<V extends View = View> {
  End: Part<V>; // the scores explained step by step
  account?(table: Pick<Sitting<V>, "view" | "history">, seat: string): Account; // without it, the score stands alone
  points?(view: V, seat: string): number | null; // so far, for a match that was stopped; without it, no places
  round?: string; // the event with which a round begins, called `{game}-result-round`; without it, moves are counted
  stages?: readonly string[]; // events that part a ply in two, and the points with it, called `{game}-result-{event}`
  told?: readonly string[]; // events that tell how a match was decided; without them, the moments
  swings?: Readonly<Record<string, 1 | -1>>; // events that give or take `points`, where totals are hidden
}

export interface Shelf {
  reader?: Reader; // without one, moves are said as they are written
  runs?: Readonly<Record<string, string>>; // events that are told together, and the argument by which they differ
  own?: readonly string[]; // fields of a view that belong to its seat alone
  announced?: readonly string[]; // events of one's own that the status tells anyway
  passing?: readonly string[]; // events that are not worth telling any more when something else has happened
  minor?: readonly string[]; // events with a `total`: told where it is another; others' not where more waits to be told
  lasting?: readonly string[]; // events that come again and again from then on, and are told once
  sums?: string; // the event before which the totals that were left out are told in one sentence
  tells?: Readonly<Record<string, number>>; // the part of a beat, from 0 to 1, until an event's outcome is seen
  sounds?: Cues; // without them, whatever happens sounds like a reveal
  journeys?: () => Promise<Journeys>; // without them, nothing travels
  parts?: () => Promise<Parts>; // the stage
  below?: () => Promise<Below>; // what stands below it
  ending?: () => Promise<Ending>; // the result
  chance?: () => Promise<(setting: Setting) => Chance>; // for the check of the dice; without it weights are not checked
  lesson?: () => Promise<unknown>; // the tutorial
}

/** The seats that are asked to choose. */
export function awaited(view: View): string {
  return view.waiting.filter((seat) => seat !== "*").join("");
}
