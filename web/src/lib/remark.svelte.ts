/**
 * What the page says that belongs to no place in it, most of all refusals: heard once, and seen until it is closed,
 * the reader goes on to something else, or it is out of date.
 */
import { announce, interrupt } from "./announcer.svelte";
import { Refused } from "./api";
import { text } from "./words.svelte";

export const remarked = $state({
  text: "",
  calm: false,
  lasting: false, // it stays until it is closed
  dialogs: 0, // that are open, and show it themselves: what lies behind them cannot be read
});

/** Show it, and say it: the announcer is its voice, so what shows it has no role of its own. */
export function remark(said: string, calm = false, lasting = false): void {
  Object.assign(remarked, { text: said, calm, lasting });
  (calm ? announce : interrupt)(said);
}

/** The reader has seen it, or it is out of date. */
export function dismiss(): void {
  remarked.text = "";
}

/** The reader goes on, or something else has happened: what was said about the moment before is over. */
export function moveOn(): void {
  if (!remarked.lasting) dismiss();
}

/** Do what the server may refuse; whether it was done. A refusal is seen and heard. */
export async function attempt(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    dismiss();
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    remark(text(problem.told));
    return false;
  }
}
