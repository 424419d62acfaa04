/**
 * What a game's parts are given: the table as one seat sees it, and what that seat may do. Live, in the past, or in a
 * tutorial.
 */
import type { Component } from "svelte";
import type { Talked, Told, View } from "../protocol";
import type { Beat } from "./beats";
import type { Live } from "./live.svelte";
import type { Draft } from "./memory.svelte";
import type { Narrator } from "./narrator";

export interface Sitting<V extends View = View> {
  readonly view: V;
  readonly seat: string | null; // one's own letter; null for an onlooker
  readonly names: Readonly<Record<string, string>>; // by letter
  readonly narrator: Narrator; // speaks to this seat
  readonly chosen: string | null; // one's own choice, while others still choose in secret; it may be changed
  readonly advised?: string | null; // the move that a hint on the screen names
  readonly roll: boolean; // the die is this seat's to roll
  readonly past: boolean; // an earlier moment, or a replay: nothing can be chosen
  readonly busy: boolean; // the stage plays: what could be chosen keeps its place, and nothing can be chosen yet
  readonly beat: Beat | null; // that the stage plays just now; `view` is the table before it
  readonly length: number; // milliseconds that it takes
  readonly latest: Told[]; // what has just happened; empty at first sight
  // All that this seat was told up to the moment that is seen, the beat included, each with its ply.
  readonly history: ReadonlyArray<[number, Told]>;
  readonly unseen?: number; // how many of the last of these the beat still keeps to itself: nothing may tell of them
  readonly draft: Draft; // a half-made choice, as the game's part likes to write it; survives updates and reloads
  readonly talks?: readonly Talked[]; // what was said, where people can talk
  choose(move: string): void; // refusals are said by the page
  rollDie(): void;
  signal?(words: string): void; // say something in the game's own vocabulary, where people can talk
}

/** What this seat was told, as far as it has been seen. */
export function seenOf({ history, unseen = 0 }: Sitting): ReadonlyArray<[number, Told]> {
  return unseen ? history.slice(0, -unseen) : history;
}

export type Part<V extends View = View> = Component<{ sitting: Sitting<V> }>;

/** Sentences that a key or a typed question gets at once. */
export interface Spoken<V extends View = View> {
  scores(sitting: Sitting<V>): string;
  own(sitting: Sitting<V>): string; // my cards or pawns
  board(sitting: Sitting<V>): string;
  others(sitting: Sitting<V>): string;
}

/** A game's share of the stage; headings and landmarks are the page's. */
export interface Parts<V extends View = View> {
  Choice: Part<V>; // what one may do now
  Board: Part<V>;
  Own: Part<V>; // my cards or pawns
  Rivals?: Part<V>; // the others' public state in short, on the stage; without it, the scores
  Result?: Part<V>; // what came of the last choices, in a line or a small picture; without it, what happened
  spoken: Spoken<V>;
  typed(words: string, view: V): string; // what was typed, in notation: `bid 7` is `7`
}

/** What a game has to read and to say below the stage: no choice needs it, and it comes when the table is seen. */
export interface Below<V extends View = View> {
  Players: Part<V>;
  Guide: Part<V>; // what one wants at hand: outcomes, orders, points
  Signals?: Component<{ live: Live }>; // what can be said in the game's own vocabulary, if it has one
}
