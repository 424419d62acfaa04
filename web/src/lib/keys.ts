/** The same keys in all games, only while no text field has the focus; they answer at once and move nothing. */
import { announce } from "./announcer.svelte";
import type { Live } from "./live.svelte";
import { sentencesOf } from "./log";
import { keepSettings, settings } from "./memory.svelte";
import type { Parts, Sitting } from "./sitting";
import { listed, say, text } from "./words.svelte";
import type { Told } from "../protocol";

const REGIONS = ["playback", "status", "choice", "board", "end", "chances", "own", "players", "log", "talk", "help"];

/** A sitting that can be asked about. */
export interface Attended extends Sitting {
  readonly asked: boolean; // this seat must do something now
  readonly lately: Told[]; // what happened last
}

type Question<S> = (sitting: S, parts: Parts) => string;

/** What can be asked by a key, at any table. */
export const QUESTIONS: Record<string, Question<Attended>> = {
  s: (sitting, parts) => `${text(sitting.narrator.status(sitting.view))} ${parts.spoken.scores(sitting)}`,
  t: (sitting) => text(sitting.narrator.status(sitting.view)),
  l: (sitting) => sentencesOf(sitting.narrator, sitting.lately).map(text).join(" ") || say("table-nothing-yet"),
  h: (sitting, parts) => (sitting.seat === null ? say("table-onlooker") : parts.spoken.own(sitting)),
  b: (sitting, parts) => parts.spoken.board(sitting),
  c: (sitting) => choiceOf(sitting),
  o: (sitting, parts) => parts.spoken.others(sitting),
  m: (sitting) => mayOf(sitting),
};

/** What can be asked by a key or by a typed word in a match; of these, a hint needs the server. */
export const LIVE_QUESTIONS: Record<string, Question<Live>> = { ...QUESTIONS, i: (live) => live.advise() };
export const KEYS = [...Object.keys(LIVE_QUESTIONS), "x"];

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
  const question = LIVE_QUESTIONS[event.key.toLowerCase()];
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

function choiceOf(sitting: Attended): string {
  const { chosen, narrator, view } = sitting;
  if (chosen !== null) return say("table-chosen", { choice: narrator.choice(chosen, view) });
  return sitting.asked ? say("table-not-chosen") : say("table-not-asked");
}

function mayOf(sitting: Attended): string {
  if (sitting.roll) return say("table-may-roll");
  const choices = sitting.past ? [] : sitting.view.choices;
  if (!choices.length) return say("table-not-asked");
  const { narrator, view } = sitting;
  return say("table-may", { choices: listed(choices.map((choice) => narrator.choice(choice.move, view))) });
}
