/** The same keys in all games, only while no text field has the focus; they answer at once and move nothing. */
import { announce } from "./announcer.svelte";
import type { Live } from "./live.svelte";
import { sentencesOf } from "./log";
import { keepSettings, settings } from "./memory.svelte";
import type { Parts } from "./sitting";
import { listed, say, text } from "./words.svelte";

const REGIONS = ["playback", "status", "choice", "board", "end", "chances", "own", "players", "log", "talk", "help"];

/** What can be asked by a key or by a typed word. */
export const QUESTIONS: Record<string, (live: Live, parts: Parts) => string> = {
  s: (live, parts) => `${text(live.narrator.status(live.view))} ${parts.spoken.scores(live)}`,
  t: (live) => text(live.narrator.status(live.view)),
  l: (live) => lastOf(live),
  h: (live, parts) => (live.seat === null ? say("table-onlooker") : parts.spoken.own(live)),
  b: (live, parts) => parts.spoken.board(live),
  c: (live) => choiceOf(live),
  o: (live, parts) => parts.spoken.others(live),
  m: (live) => mayOf(live),
  i: (live) => live.advise(),
};

/** Sounds off, or on again. */
export function hush(): string {
  settings.sound = !settings.sound;
  keepSettings();
  return say(settings.sound ? "table-sounds-on" : "table-sounds-off");
}

/** Answer a key, if it is one of ours. */
export function keysOf(event: KeyboardEvent, live: Live, parts: Parts, help: () => void): void {
  if (!live.now || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "F6") {
    event.preventDefault();
    nextRegion(event.shiftKey ? -1 : 1);
    return;
  }
  const target = event.target as HTMLElement;
  if (
    !settings.keys ||
    target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") ||
    target.closest("dialog")
  )
    return;
  const question = QUESTIONS[event.key.toLowerCase()];
  if (event.key === "?") help();
  else if (event.key.toLowerCase() === "x") announce(hush());
  else if (question) announce(question(live, parts));
  else return;
  event.preventDefault();
}

export function nextRegion(step: number): void {
  const headings = REGIONS.flatMap((id) => document.getElementById(id) ?? []);
  const here = document.activeElement;
  const now = headings.findLastIndex((heading) => heading.parentElement?.contains(here));
  headings.at((now + step + headings.length) % headings.length)?.focus();
}

function lastOf(live: Live): string {
  const events = live.table.seen[live.seat ?? "?"]?.events ?? [];
  const last = events.at(-1)?.[0];
  const batch = live.latest.length ? live.latest : events.filter(([ply]) => ply === last).map(([, told]) => told);
  return sentencesOf(live.narrator, batch).map(text).join(" ") || say("table-nothing-yet");
}

function choiceOf(live: Live): string {
  if (live.chosen !== null) return say("table-chosen", { choice: live.narrator.choice(live.chosen, live.view) });
  return live.asked ? say("table-not-chosen") : say("table-not-asked");
}

function mayOf(live: Live): string {
  if (live.roll) return say("table-may-roll");
  const choices = live.past ? [] : live.view.choices;
  if (!choices.length) return say("table-not-asked");
  return say("table-may", { choices: listed(choices.map((choice) => live.narrator.choice(choice.move, live.view))) });
}
