/** The table's keys within a tutorial: they answer at once and move nothing. */
import { announce } from "../../lib/announcer.svelte";
import { nextRegion } from "../../lib/keys";
import { sentencesOf } from "../../lib/log";
import { settings } from "../../lib/memory.svelte";
import type { Parts } from "../../lib/sitting";
import { listed, say, text } from "../../lib/words.svelte";
import type { Course } from "./course.svelte";

const ANSWERS: Record<string, (course: Course, parts: Parts) => string> = {
  s: (course, parts) => `${statusOf(course)} ${parts.spoken.scores(course)}`,
  t: (course) => statusOf(course),
  l: (course) => sentencesOf(course.narrator, course.happened).map(text).join(" ") || say("table-nothing-yet"),
  h: (course, parts) => parts.spoken.own(course),
  b: (course, parts) => parts.spoken.board(course),
  o: (course, parts) => parts.spoken.others(course),
  c: (course) => say(course.past ? "table-not-asked" : "table-not-chosen"),
  m: (course) => mayOf(course),
  "?": () => say("learn-keys"),
};

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

function statusOf(course: Course): string {
  return text(course.narrator.status(course.view));
}

function mayOf(course: Course): string {
  if (course.roll) return say("table-may-roll");
  if (course.past) return say("table-not-asked");
  return say("table-may", {
    choices: listed(course.view.choices.map((choice) => course.narrator.choice(choice.move, course.view))),
  });
}
