/** What hands do without a head: roll the die, or make the only choice that there is, for those who like it so. */
import type { Live } from "./live.svelte";
import { settings } from "./memory.svelte";

/** What a hand has to know, and what it can do. */
export type Handed = Pick<
  Live,
  "seat" | "asked" | "busy" | "past" | "roll" | "pending" | "view" | "commit" | "rollDie"
> & {
  readonly table: { readonly seen: Record<string, { readonly plies: readonly string[] }> };
};

// How far each seat has been played by itself. What was taken back is for its person to do: else nobody could
// take back more than the last forced choice.
const done = new WeakMap<Handed, Record<string, number>>();

/**
 * Roll or choose if the seat at the screen is asked, likes it so, and there is nothing to decide. Safe to call at any
 * time and again: each question is answered once.
 */
export function byItself(live: Handed): void {
  const { seat } = live;
  if (seat === null || !live.asked || live.busy || live.past || live.pending !== null) return;
  const { choices } = live.view;
  if (!(live.roll ? settings.rolls : settings.forced && choices.length === 1)) return;
  const here = live.table.seen[seat]?.plies.length ?? 0;
  const before = done.get(live) ?? {};
  if (here <= (before[seat] ?? -1)) return;
  done.set(live, { ...before, [seat]: here });
  if (live.roll) live.rollDie();
  else void live.commit(choices[0]!.move);
}
