/** What the parts of Dolorès read out of views and events; nothing here decides anything. */
import { factsOf } from "../../lib/games.svelte";
import { seenOf, type Sitting } from "../../lib/sitting";
import { entry, listed, say, text, type Message, type Value } from "../../lib/words.svelte";
import type { Collection, DoloresView, Slot, Talked, Told, Wrecker } from "../../protocol";

export type Seat = Sitting<DoloresView>;
const { box } = factsOf("dolores");
export const GESTURES = box["gestures"] as Array<"share" | "conflict" | "dodge">;
export const KINDS = box["kinds"] as string[];
export const MESSAGES = box["messages"] as string[]; // and Dawn
export const CARDS = box["cards"] as string[];

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

/** What a seat does in this sharing; nothing when there is none any more. */
export function roleOf(sitting: Seat, seat: string): string {
  const { view } = sitting;
  if (view.winners) return "";
  const who = about(sitting, { seat });
  if (seat === view.bettor) return say("dolores-role-bettor");
  if (seat === view.dealer) return say("dolores-role-dealer", who);
  return seat === view.neighbour ? say("dolores-role-neighbour", who) : say("dolores-role-other");
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

/** What a choice says, with the word for a hint before it where one advises it. */
export function hinted(advised: boolean | undefined, words: string): string {
  return advised ? entry(say("table-hint"), words) : words;
}

/** One's own score after a choice or with a card, and the change. */
export function scoreThen(sitting: Seat, scores: number[] | null): string {
  const place = placeOf(sitting.view, sitting.seat);
  const total = scores?.[place];
  if (total === undefined) return "";
  return say("dolores-score-then", { total, change: signed(total - sitting.view.wreckers[place]!.score) });
}

/** The scores of the two who share after a choice. */
export function scoresThen(sitting: Seat, scores: number[] | null | undefined): string {
  const [rival = "", seat = ""] = sharers(sitting);
  const [score, other] = [scores?.[placeOf(sitting.view, seat)], scores?.[placeOf(sitting.view, rival)]];
  if (score === undefined || other === undefined) return "";
  return say("dolores-scores-then", { ...about(sitting, { seat, rival }), score, other });
}

/** A score as it is read: while the stage plays, as it was counted last. */
export function scoreOf(sitting: Seat, { seat, score }: Wrecker): number {
  if (!sitting.beat) return score;
  const counted = sitting.latest.findLast((told) => told.event === "total" && told.arguments?.["seat"] === seat);
  return Number(counted?.arguments?.["total"] ?? score);
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
function terms(wrecker: Wrecker): Collection[] {
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

/** The same, as far as it has been seen: while it is counted, the one before. */
export function revealSeen(sitting: Seat): Reveal | null {
  return lastReveal(seenOf(sitting));
}

/** The last thing that a seat has signalled since the deal, such as `will share`; nothing where it is quiet. */
export function saidBy({ talks = [], history, view }: Seat, seat: string): Talked | null {
  if (view.winners) return null;
  const sharing = history.findLastIndex(([, told]) => told.event === "sharing");
  const dealt = history.find(([, { event }], at) => at > sharing && (event === "dealt" || event === "laid_face_down"));
  const from = dealt?.[0] ?? history[sharing]?.[0] ?? 0; // what is said between two sharings goes when cards come
  const last = talks.findLast((talk) => talk.kind === "signal" && talk.seat === seat);
  if (!last || last.plies <= from) return null;
  const shown = history.some(([ply, { event }]) => ply >= last.plies && event === "showed");
  return shown && last.text === "thanks" ? null : last; // thanks are not for what is shown now
}

function put(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

// ---- What is laid while the stage plays

/** What has happened in the ply that the stage plays, up to its beat. */
function soFar({ beat, history }: Seat): Told[] {
  const at = beat ? history.findLastIndex(([, told]) => told === beat.events.at(-1)) : -1;
  if (at < 0) return beat?.events ?? [];
  const ply = history[at]![0];
  return history.slice(0, at + 1).flatMap(([other, told]) => (other === ply ? [told] : []));
}

/** A card that is being laid in an empty place; until the ply is over the table stands as it was before. */
export interface Laid {
  card: string | null; // null: face down
  now: boolean; // by this very beat
}

export function laidIn(sitting: Seat, slot: number): Laid | null {
  const told = soFar(sitting).find((one) => one.event in LAID && one.arguments?.["slot"] === slot);
  if (!told) return null;
  return { card: LAID[told.event]!(told), now: !!sitting.beat?.events.includes(told) };
}

const LAID: Record<string, (told: Told) => string | null> = {
  dealt: (told) => String(told.arguments?.["card"]),
  laid_face_down: () => null,
  dawn_drawn: () => "dawn",
};

/** How far the night is: Dawn is drawn, or breaks, for the stage and when the match is over. */
export function dawnOf(sitting: Seat): "" | "drawn" | "breaks" {
  const { view } = sitting;
  if (view.winners) return view.loot.some((slot) => slot.card === "dawn") ? "breaks" : "";
  const events = soFar(sitting).map((told) => told.event);
  if (events.includes("dawn_breaks")) return "breaks";
  return events.includes("dawn_drawn") || view.phase === "at_dawn" ? "drawn" : "";
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
