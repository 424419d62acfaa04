/** What a game may have on its shelf. Whatever it leaves out has a plain stand-in, so that an empty shelf plays too. */
import type { Odds } from "../lib/fair";
import type { Parts } from "../lib/sitting";
import type { View } from "../protocol";

/** A fact as events tell it: a seat's letter, a number, the key of a thing, or several keys. */
export type Fact = string | number | string[];
export type Said = [kind: string, args: Record<string, Fact>];

/** How a game's moves and moments are put into words. The twin of `Reader` in words/choices.py. */
export interface Reader<V extends View = View> {
  choice(words: string[], view: V): Said; // a legal move of the view's seat
  around?(view: V): [seats: string, args: Record<string, Fact>]; // whose moment it is, and what is told of it besides
  counted?: readonly string[]; // numbers after these words count from nought, where people count from one
}

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

export interface Shelf {
  reader?: Reader; // without one, moves are said as they are written
  runs?: Readonly<Record<string, string>>; // events that are told together, and the argument by which they differ
  own?: readonly string[]; // fields of a view that belong to its seat alone
  announced?: readonly string[]; // events of one's own that the status tells anyway
  rolls?: string; // the event that sounds like a die
  colour?: string; // on the shelf of rulebooks
  parts?: () => Promise<Parts>; // the table
  chance?: () => Promise<(setting: Setting) => Chance>; // for the check of the dice; without it weights are not checked
  lesson?: () => Promise<unknown>; // the tutorial
}

/** The seats that are asked to choose. */
export function awaited(view: View): string {
  return view.waiting.filter((seat) => seat !== "*").join("");
}
