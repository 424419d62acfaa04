/** The table's keys within a puzzle. */
import { interrupt } from "../../lib/announcer.svelte";
import { chooses, forget, isTaken, KEYS, keysSaid, nextRegion, press, QUESTIONS } from "../../lib/keys";
import type { Parts } from "../../lib/sitting";
import { say } from "../../lib/words.svelte";
import type { Solving } from "./solving.svelte";

const ANSWERS: typeof QUESTIONS = { ...QUESTIONS, "?": () => keysHere() };
const ASKED = ["t", "c", "m"]; // keys that tell what one is asked
const HERE = ["choose", ...Object.keys(QUESTIONS), "f6"];

/** The keys that a puzzle answers. */
export function keysHere(): string {
  return say("puzzle-keys", { keys: keysSaid(KEYS.filter(([, what]) => HERE.includes(what))) });
}

/** Whether Enter presses something there. */
function pressesAny(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}

/** Answer a key, if it is one of ours. */
export function keysOf(event: KeyboardEvent, solving: Solving, parts: Parts): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const key = event.key.toLowerCase();
  if (event.key === "F6") nextRegion(event.shiftKey ? -1 : 1);
  else if (isTaken(event)) return;
  else if (event.key === "Escape" && solving.pending !== null) solving.withdraw();
  else if (event.key === "Enter" && solving.pending !== null && !pressesAny(event.target) && !chooses(event))
    void solving.commit(solving.pending);
  else {
    forget(event);
    if (solving.solution && (chooses(event) || ASKED.includes(key))) interrupt(solving.verdict);
    else if (chooses(event)) {
      const told = press(event, solving);
      if (told) interrupt(told);
    } else if (ANSWERS[key]) interrupt(ANSWERS[key](solving, parts));
    else return;
  }
  event.preventDefault();
}
