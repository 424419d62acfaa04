/** What the page says that belongs to no place in it, most of all refusals: seen until it is closed, heard once. */
import { announce, interrupt } from "./announcer.svelte";
import { Refused } from "./api";
import { text } from "./words.svelte";

export const remarked = $state<{ text: string; calm: boolean }>({ text: "", calm: false });

/** Show it, and say it: the announcer is its voice, so what shows it has no role of its own. */
export function remark(said: string, calm = false): void {
  remarked.text = said;
  remarked.calm = calm;
  (calm ? announce : interrupt)(said);
}

/** The reader has seen it, or it is out of date. */
export function dismiss(): void {
  remarked.text = "";
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
