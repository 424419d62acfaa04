/** The table's keys within a tutorial. */
import { interrupt } from "../../lib/announcer.svelte";
import { chooses, forget, isTaken, KEYS, keysSaid, nextRegion, press, QUESTIONS } from "../../lib/keys";
import type { Parts } from "../../lib/sitting";
import { say } from "../../lib/words.svelte";
import type { Course } from "./course.svelte";

const ANSWERS: typeof QUESTIONS = { ...QUESTIONS, "?": () => keysHere() };
const ASKED = ["t", "c", "m"]; // keys that tell what one is asked
const HERE = ["choose", "roll", "next", ...Object.keys(QUESTIONS), "f6"];

/** The keys that a tutorial answers. */
export function keysHere(): string {
  return say("learn-keys", { keys: keysSaid(KEYS.filter(([, what]) => HERE.includes(what))) });
}

/** Answer a key, if it is one of ours. */
export function keysOf(event: KeyboardEvent, course: Course, parts: Parts): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  forget(event);
  const answer = ANSWERS[event.key.toLowerCase()];
  if (event.key === "F6") nextRegion(event.shiftKey ? -1 : 1);
  else if (isTaken(event)) return;
  else if (chooses(event)) {
    const told = press(event, course);
    if (told) interrupt(told);
  } else if (course.reads && ASKED.includes(event.key.toLowerCase())) interrupt(say("learn-read"));
  else if (answer) interrupt(answer(course, parts));
  else return;
  event.preventDefault();
}
