/** Something asked of the server by a button: what it refuses is said at once. */
import { interrupt } from "../../lib/announcer.svelte";
import { Refused } from "../../lib/api";
import { text } from "../../lib/words.svelte";

/** Whether it was done. */
export async function asked(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    interrupt(text(problem.told));
    return false;
  }
}

/** Put a text on the clipboard; where the browser forbids it, the text stands in the page to be copied by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
