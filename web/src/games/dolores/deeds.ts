/** What pressing a card of the loot does: the card itself is the button. */
import { announce } from "../../lib/announcer.svelte";
import { say, text } from "../../lib/words.svelte";
import type { DoloresView, Slot } from "../../protocol";
import { about, placeOf, sharers, slotName, type Seat } from "./facts";

export interface Deed {
  move?: string; // the choice that it makes
  pick?: string; // the part of a choice that it is
  pressed?: boolean;
  advised?: boolean; // a hint on the screen names it
  words: string; // what it does, for those who do not see the table
  scores?: number[] | null; // that would follow
  act(): void;
  leave?: () => void; // for something else on the page
}

/** The word with which the moves begin that one may choose from. */
export function asked(view: DoloresView): string {
  return view.choices[0]?.move.split(" ")[0] ?? "";
}

export function deedOf(sitting: Seat, slot: Slot): Deed | null {
  if (slot.taken || sitting.past || sitting.seat === null) return null;
  switch (asked(sitting.view)) {
    case "pick":
      return picking(sitting, slot);
    case "take":
      return taking(sitting, slot);
    case "arrange":
      return arranging(sitting, slot);
    default:
      return wanting(sitting, slot);
  }
}

function picking(sitting: Seat, slot: Slot): Deed | null {
  const choice = sitting.view.choices.find(({ move }) => move === `pick ${slot.slot}`);
  if (!choice) return null;
  const { move } = choice;
  return {
    move,
    advised: sitting.advised === move,
    words: text(sitting.narrator.choice(move, sitting.view)),
    scores: choice.scores,
    act: () => sitting.choose(move),
  };
}

/** Whether a card has to be pressed for what a hint names, as far as one has come. */
function isAdvised({ advised }: Seat, slots: number[], slot: number): boolean {
  const wanted = advised?.split(" ").slice(1).map(Number);
  return !!wanted && wanted.includes(slot) !== slots.includes(slot);
}

// ---- A Bet that is won: one or more cards

export function taken(sitting: Seat): number[] {
  return sitting.draft.value.split(" ").filter(Boolean).map(Number);
}

function taking(sitting: Seat, { slot }: Slot): Deed {
  const wanted = taken(sitting);
  const pressed = wanted.includes(slot);
  const next = pressed ? wanted.filter((other) => other !== slot) : [...wanted, slot];
  return {
    pick: `${slot}`,
    pressed,
    advised: isAdvised(sitting, wanted, slot),
    words: "",
    act: () => take(sitting, next),
  };
}

function take(sitting: Seat, slots: number[]): void {
  const value = slots.sort((one, other) => one - other).join(" ");
  sitting.draft.value = value;
  announce(value ? `${text(sitting.narrator.choice(`take ${value}`, sitting.view))}.` : say("dolores-take-none"));
}

// ---- Eddies: every card goes to the other side

/** The slots whose cards are to lie before the neighbour. */
export function across({ view, draft }: Seat): number[] {
  if (draft.value.startsWith(":")) return draft.value.slice(1).split(" ").filter(Boolean).map(Number);
  return view.loot.filter((slot) => slot.seat === view.neighbour).map((slot) => slot.slot);
}

/** On whose side a card lies, as one arranges the loot. */
export function sideOf(sitting: Seat, slot: Slot): string {
  const { view } = sitting;
  if (sitting.past || asked(view) !== "arrange") return slot.seat;
  return (across(sitting).includes(slot.slot) ? view.neighbour : view.dealer) ?? slot.seat;
}

export function counts(sitting: Seat): string {
  const { view } = sitting;
  const here = across(sitting).length;
  return say("dolores-arrange-counts", {
    ...about(sitting, { seat: view.neighbour ?? "", rival: view.dealer ?? "" }),
    here,
    there: view.loot.length - here,
    half: view.loot.filter((slot) => slot.seat === view.neighbour).length,
  });
}

export function lay(sitting: Seat, slot: Slot, seat: string): void {
  const others = across(sitting).filter((other) => other !== slot.slot);
  const next = seat === sitting.view.neighbour ? [...others, slot.slot] : others;
  sitting.draft.value = `:${next.sort((one, other) => one - other).join(" ")}`;
  const card = slotName(sitting, slot);
  announce(`${say("dolores-arrange-laid", { ...about(sitting, { seat }), card })} ${counts(sitting)}`);
}

function arranging(sitting: Seat, slot: Slot): Deed {
  const side = sideOf(sitting, slot);
  const other = sharers(sitting).find((seat) => seat !== side) ?? side;
  return {
    pick: `${slot.slot}`,
    advised: isAdvised(sitting, across(sitting), slot.slot),
    words: say("dolores-arrange-move", about(sitting, { seat: other })),
    act: () => lay(sitting, slot, other),
  };
}

// ---- Talk: "I want this one". What cannot be taken back is shown before it is said: a second press says it

/** Whether one talks about the loot: as one of the two who share it, until the gestures are shown. */
export function mayTalk(sitting: Seat): boolean {
  const open = ["gesture", "before_gestures"].includes(sitting.view.phase);
  return open && !sitting.past && !!sitting.signal && sitting.seat !== null && sharers(sitting).includes(sitting.seat);
}

function wanting(sitting: Seat, { slot }: Slot): Deed | null {
  if (!mayTalk(sitting) || placeOf(sitting.view, sitting.seat) < 0) return null;
  const words = `want ${slot}`;
  const pressed = sitting.draft.value === words;
  return {
    pressed,
    words: say("dolores-talk-say", { words: sitting.narrator.signalled(words) }),
    act: () => {
      sitting.draft.value = pressed ? "" : words;
      if (pressed) sitting.signal?.(words);
      else announce(wishOf(sitting));
    },
    leave: () => {
      if (sitting.draft.value === words) sitting.draft.value = "";
    },
  };
}

/** What one is about to say of a card that was pressed once. */
export function wishOf(sitting: Seat): string {
  const words = sitting.draft.value;
  if (!words.startsWith("want ") || !mayTalk(sitting)) return "";
  return say("dolores-talk-again", { words: sitting.narrator.signalled(words) });
}
