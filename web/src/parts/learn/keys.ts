/** The table's keys within a tutorial: they answer at once and move nothing. */
import { announce } from "../../lib/announcer.svelte";
import { nextRegion, QUESTIONS } from "../../lib/keys";
import { settings } from "../../lib/memory.svelte";
import type { Parts } from "../../lib/sitting";
import { say } from "../../lib/words.svelte";
import type { Course } from "./course.svelte";

const ANSWERS: typeof QUESTIONS = { ...QUESTIONS, "?": () => say("learn-keys") };

/** Answer a key, if it is one of ours. */
export function keysOf(event: KeyboardEvent, course: Course, parts: Parts): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  const answer = ANSWERS[event.key.toLowerCase()];
  if (event.key === "F6") nextRegion(event.shiftKey ? -1 : 1);
  else if (
    !settings.keys ||
    !answer ||
    target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select")
  )
    return;
  else announce(answer(course, parts));
  event.preventDefault();
}
