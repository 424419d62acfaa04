/** Something asked of the server by a button: what it refuses is said at once. */
import { interrupt } from "../../lib/announcer.svelte";
import { Refused } from "../../lib/api";
import { text } from "../../lib/words.svelte";

/** Whether it was done; `show` is given what the page is to show of a refusal, too. */
export async function asked(doing: Promise<unknown>, show: (why: string) => void = () => {}): Promise<boolean> {
  try {
    await doing;
    show("");
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    interrupt(text(problem.told));
    show(text(problem.told));
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
