/** What the parts of Dolorès read out of views and events; nothing here decides anything. */
import { MediaQuery } from "svelte/reactivity";
import { factsOf } from "../../lib/games.svelte";
import type { Sitting } from "../../lib/sitting";
import { listed, say, text, type Message, type Value } from "../../lib/words.svelte";
import type { Collection, DoloresView, Slot, Told, Wrecker } from "../../protocol";

export type Seat = Sitting<DoloresView>;
const { box } = factsOf("dolores");
export const GESTURES = box["gestures"] as Array<"share" | "conflict" | "dodge">;
export const KINDS = box["kinds"] as string[];
export const MESSAGES = box["messages"] as string[]; // and Dawn
export const CARDS = box["cards"] as string[];

/** Whether the outcome table has room on the board; elsewhere it is folded beside the choice. */
export const roomy = new MediaQuery("(min-width: 62rem)");

// ---- Who

export function own(sitting: Seat): Wrecker | undefined {
  return sitting.view.wreckers.find((wrecker) => wrecker.seat === sitting.seat);
}

export function placeOf(view: DoloresView, seat: string | null): number {
  return view.wreckers.findIndex((wrecker) => wrecker.seat === seat);
}

/** The two who share, with oneself last: one's own side is the nearest. */
export function sharers({ view, seat }: Seat): string[] {
  if (view.dealer === null || view.neighbour === null) return [];
  return view.neighbour === seat ? [view.dealer, view.neighbour] : [view.neighbour, view.dealer];
}

/** Arguments of a sentence in which these seats take part. */
export function about(sitting: Seat, seats: Record<string, string>): Record<string, Value> {
  return sitting.narrator.arguments(seats);
}

// ---- Cards and numbers

export function cardName(sitting: Seat, card: string): string {
  return text(sitting.narrator.thing("card", card));
}

/** The card in a slot, or its number where it has not been seen. */
export function slotName(sitting: Seat, slot: Slot): string {
  return cardName(sitting, slot.card ?? `hidden-${slot.slot}`);
}

export function gestures(names: string[]): string {
  return listed(names.map((name): Message => ({ id: `dolores-gesture-${name}` })));
}

/** +3, −2 or ±0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}

/** One's own score after a choice or with a card, and the change. */
export function scoreThen(sitting: Seat, scores: number[] | null): string {
  const place = placeOf(sitting.view, sitting.seat);
  const total = scores?.[place];
  if (total === undefined) return "";
  return say("dolores-score-then", { total, change: signed(total - sitting.view.wreckers[place]!.score) });
}

/** A message in a bottle, or Dawn. */
export function isMessage(card: string): boolean {
  return MESSAGES.includes(card);
}

// ---- Collections

export function mark(collection: Collection): string {
  if (collection.highest && collection.lowest) return "both";
  return collection.highest ? "most" : collection.lowest ? "least" : "none";
}

export function collectionText(collection: Collection): string {
  return say("dolores-collection", {
    kind: { id: `dolores-kind-${collection.kind}` },
    values: collection.values.join(" + "),
    worth: collection.worth,
    mark: mark(collection),
  });
}

/** What counts, as a sum: the most valuable first. One that is both counts twice. */
export function terms(wrecker: Wrecker): Collection[] {
  return [...wrecker.collections.filter((one) => one.highest), ...wrecker.collections.filter((one) => one.lowest)];
}

export function sum(wrecker: Wrecker): string {
  return (
    terms(wrecker)
      .map((one) => one.worth)
      .join(" + ") || "0"
  );
}

// ---- What the last gestures were, and what came of them

export interface Reveal {
  at: number; // which event began it
  shown: Map<string, string[]>; // gestures by seat
  guess: Told[];
  outcome: Told | null;
  won: Map<string, string[]>; // cards by seat
  over: boolean; // the next sharing has begun
}

const MEETINGS = /^(share|conflict|dodge)_(share|conflict|dodge)$/;
const WON = new Set(["took", "picked", "bet_took"]);

export function lastReveal(history: Seat["history"]): Reveal | null {
  let last: Reveal | null = null;
  let open = false; // gestures of one reveal follow each other
  for (const [at, [, told]] of history.entries()) {
    const { seat, gesture, card } = (told.arguments ?? {}) as Record<string, string>;
    if (told.event === "showed") {
      if (!open || !last) last = { at, shown: new Map(), guess: [], outcome: null, won: new Map(), over: false };
      open = true;
      put(last.shown, seat!, gesture!);
    } else if (last) {
      open &&= told.event === "trickery_played";
      if (told.event === "guessed") last.guess.push(told);
      else if (told.event === "kept") last.shown.set(seat!, [gesture!]);
      else if (MEETINGS.test(told.event)) last.outcome = told;
      else if (told.event === "muddle_played") last.outcome = told;
      else if (told.event === "sharing") last.over = true;
      else if (!last.over && WON.has(told.event)) put(last.won, seat!, card!);
    }
  }
  return last;
}

function put(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

// ---- The match in numbers

export interface Tally {
  share: number;
  conflict: number;
  dodge: number;
  cards: number;
  messages: number;
}

export function tallies(history: Seat["history"]): { sharings: number; by: Map<string, Tally> } {
  const by = new Map<string, Tally>();
  let sharings = 0;
  for (const [, told] of history) {
    const { seat = "", gesture = "" } = (told.arguments ?? {}) as Record<string, string>;
    const tally = by.get(seat) ?? { share: 0, conflict: 0, dodge: 0, cards: 0, messages: 0 };
    if (told.event === "sharing") sharings += 1;
    else if (told.event === "showed") tally[gesture as "share"] += 1;
    else if (WON.has(told.event) || told.event === "stole") tally.cards += 1;
    else if (told.event.endsWith("_played")) tally.messages += 1;
    else continue;
    by.set(seat, tally);
  }
  return { sharings, by };
}
