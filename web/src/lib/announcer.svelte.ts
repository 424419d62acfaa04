/** The one voice of the page: two live regions, present and empty from the start. */

const KEPT = 4; // what was said stays in the page for a while, so that slow readers reach it

interface Said {
  id: number;
  text: string;
}

export const voice = $state<{ polite: Said[]; assertive: Said[] }>({ polite: [], assertive: [] });
let count = 0;

function add(region: "polite" | "assertive", text: string): void {
  if (text) voice[region] = [...voice[region], { id: ++count, text }].slice(-KEPT);
}

/** Say it when the listener has time. */
export function announce(text: string): void {
  add("polite", text);
}

/** Interrupt: your turn, connection lost or back, time running out, your own action refused. */
export function interrupt(text: string): void {
  add("assertive", text);
}
