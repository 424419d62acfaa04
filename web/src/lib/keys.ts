/**
 * The same keys in all games, only while no text field has the focus: letters answer at once and move nothing, numbers
 * and R choose what the page offers.
 */
import { interrupt } from "./announcer.svelte";
import { presenceOf } from "./company.svelte";
import type { Live } from "./live.svelte";
import { sentencesOf } from "./log";
import { keepSettings, settings } from "./memory.svelte";
import { shown } from "./names";
import { Narrator } from "./narrator";
import { proposedTo } from "./proposed";
import type { Parts, Sitting } from "./sitting";
import { pressesOther } from "./playing.svelte";
import { numbersOf, Typing, type Typed } from "./numbers";
import { parted, say, text, type Message } from "./words.svelte";
import { shelfOf } from "../games";
import type { Choice, Told } from "../protocol";

const REGIONS = ["playback", "status", "choice", "board", "end", "chances", "own", "players", "log", "talk", "help"];

/** A sitting that can be asked about. */
export interface Attended extends Sitting {
  readonly asked: boolean; // this seat must do something now
  readonly lately: Told[]; // what happened last
  readonly asking?: Sitting; // what was asked, while the stage plays
  readonly waits?: boolean; // the stage, for a key or a tap
  readonly changeable?: boolean; // one's choice, because other people still choose
  readonly pending?: string | null; // a choice to be confirmed
  readonly sure?: string; // and how
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
export const LIVE_QUESTIONS: Record<string, Question<Live>> = {
  ...QUESTIONS,
  s: (live, parts) => `${live.headline} ${parts.spoken.scores(live)}`,
  t: (live) => also(waiting(live, turnOf(live)), proposedTo(live)),
  c: (live) => also(live.sure || choiceOf(live), proposedTo(live)),
  m: (live) => also(isBenched(live) ? live.bench : mayHere(live), proposedTo(live)),
  i: (live) => live.hints.ask(),
  p: (live) => present(live),
};

const SPACE = "Space";

/** A key by the name that it has on the reader's keyboard. */
export function keyName(key: string): string {
  return key === SPACE ? say("table-key-space") : key;
}

/** All keys of the table, as the help and the documentation list them: `table-key-…` says what for. */
export const KEYS: ReadonlyArray<readonly [key: string, what: string]> = [
  ["0–9", "choose"],
  ["R", "roll"],
  [SPACE, "next"],
  ...Object.keys(LIVE_QUESTIONS).map((key) => [key.toUpperCase(), key] as const),
  ["X", "x"],
  ["Q", "q"],
  ["?", "help"],
  ["F6", "f6"],
];

/** Keys in one breath, for those who are told of them: “S: scores and status; T: …”. */
export function keysSaid(keys: typeof KEYS): string {
  return parted(
    keys.map(([key, what]) => say("table-key-said", { key: keyName(key), what: say(`table-key-${what}`) })),
  );
}

/** Whether a key belongs to what is being typed, or to somebody who wants no keys of ours. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    !settings.keys ||
    target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") ||
    target.closest("dialog") !== null
  );
}

// ---- Choosing

const ROLL = "roll";
const typing = new Typing();

/** Whether Enter presses something else here than a choice. */
function enters(target: EventTarget | null): boolean {
  return target instanceof Element && pressesOther(target, "a, button, summary");
}

/** Whether this key chooses or rolls; Enter finishes a number, but first of all presses what has the focus. */
export function chooses({ key, target }: KeyboardEvent): boolean {
  return /^[0-9r]$/i.test(key) || (key === "Enter" && typing.begun && !enters(target));
}

/** A number that is half typed is forgotten with the next thing one does, except going where Enter ends it. */
export function forget(event: KeyboardEvent): void {
  if (event.key !== "F6" && !chooses(event)) typing.finish();
}

/** Press what this key stands for, as a click would; gives what is to be said, if anything. */
export function press({ key, repeat, target }: KeyboardEvent, sitting: Attended): string {
  if (repeat) return "";
  if (document.querySelector('[data-stage="playing"]')) return say("table-shown"); // too early: nothing is asked yet
  if (/^r$/i.test(key)) return click(`[data-move="${ROLL}"]`) ? "" : mayOf(sitting);
  const moves = numbersOf(sitting.view);
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part] [data-number]")];
  const numbers = moves.size ? [...moves.keys()] : parts.map((one) => Number(one.dataset["number"]));
  const typed = key === "Enter" ? null : typing.add(key, numbers);
  if (typed && !typed.complete) {
    const ends = enters(target) ? "table-number-elsewhere" : "table-number-or";
    return openOf(typed, sitting, moves.get(typed.number), ends);
  }
  const number = typed ? typed.number : typing.finish()!;
  const move = moves.get(number);
  if (move !== undefined && move === sitting.pending) return sitting.sure ?? "";
  const found = move === undefined ? `[data-number="${number}"]` : `[data-move="${move}"]`;
  return click(found) ? "" : mayOf(sitting);
}

/** A number that may become a longer one; `ends` says how it is finished. */
function openOf({ number, longer }: Typed, sitting: Attended, move: string | undefined, ends: string): string {
  const numbers = longer.map(String);
  if (move === undefined) return say("table-number-open", { number, numbers });
  return say(ends, { choice: sitting.narrator.choice(move, sitting.view), numbers });
}

/** Whether there was something to press. */
function click(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-part] ${selector}`)];
  const found = all.find((one) => one.checkVisibility());
  if (!found || found.matches(":disabled, [aria-disabled=true]")) return false;
  found.click();
  return true;
}

/** Confirm a choice by Enter, or take it back by Escape; Enter elsewhere presses what one has gone to. */
function settles({ key, repeat, target }: KeyboardEvent, live: Live): boolean {
  const at = target as Element;
  if (live.pending === null || typing.begun || at.closest("dialog")) return false;
  if (key === "Escape") live.withdraw();
  else if (key !== "Enter" || at.matches("input, select, textarea")) return false;
  else if (at !== live.asker && at.closest("a, button, summary")) return false;
  else if (!repeat) void live.commit(live.pending);
  return true;
}

/** Sounds off, or on again. */
export function hush(): string {
  settings.sound = !settings.sound;
  keepSettings();
  return say(settings.sound ? "table-sounds-on" : "table-sounds-off");
}

/** Answer a key, if it is one of ours. */
export function keysOf(
  event: KeyboardEvent,
  live: Live,
  parts: Parts,
  open: { help: () => void; menu: () => void },
): void {
  if (!live.now || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "F6") {
    event.preventDefault();
    nextRegion(event.shiftKey ? -1 : 1);
    return;
  }
  if (settles(event, live)) return event.preventDefault();
  if (isTaken(event)) return;
  forget(event);
  const question = LIVE_QUESTIONS[event.key.toLowerCase()];
  if (event.key === "?") open.help();
  else if (chooses(event)) {
    const told = press(event, live);
    if (told) interrupt(told);
  } else if (event.key.toLowerCase() === "q") open.menu();
  else if (event.key.toLowerCase() === "x") interrupt(hush());
  else if (question) interrupt(question(live, parts));
  else return;
  event.preventDefault();
}

export function nextRegion(step: number): void {
  const headings = REGIONS.flatMap((id) => document.getElementById(id) ?? []);
  const here = document.activeElement;
  const now = headings.findLastIndex((heading) => heading.parentElement?.contains(here));
  headings.at((now + step + headings.length) % headings.length)?.focus();
}

/** Who of the people elsewhere is there. */
function present({ company }: Live): string {
  const told = company.others.map((chair) =>
    say("table-present", {
      name: shown(chair.name),
      presence: { id: `table-presence-${presenceOf(chair, company.room.status === "running")}` },
    }),
  );
  return told.join(" ") || say("table-present-none");
}

/** What a key answers, and what the people here are asked to agree to. */
function also(answer: string, proposed: string): string {
  return proposed ? `${answer} ${proposed}` : answer;
}

/** Whether a bot plays on for the seat at the screen. */
function isBenched({ bench, past, busy }: Live): boolean {
  return bench !== "" && !past && !busy;
}

/** How things stand; who does not play any more hears why, and whom the others wait for. */
function turnOf(live: Live): string {
  if (!isBenched(live)) return live.headline;
  return `${live.bench} ${text(new Narrator(live.view.game, live.names).status(live.view))}`;
}

function choiceOf(sitting: Attended): string {
  const { chosen, narrator, view } = sitting.asking ?? sitting;
  const open = sitting.changeable && !sitting.busy;
  if (chosen !== null)
    return waiting(sitting, say(open ? "table-chosen" : "table-chosen-is", { choice: narrator.choice(chosen, view) }));
  if (sitting.busy) return say("table-shown");
  return sitting.asked ? say("table-not-chosen") : say("table-not-asked");
}

/** An answer, and that the table waits for a key, if it does. */
function waiting({ waits }: Attended, said: string): string {
  return waits ? `${said} ${say("table-waits")}` : said;
}

/** What one may do; after the end, play again. */
function mayHere(live: Live): string {
  const ended = live.past && live.moment === null && live.seat !== null;
  return ended ? say("table-may-again") : mayOf(live);
}

function mayOf(sitting: Attended): string {
  if (sitting.busy) return say("table-shown");
  if (sitting.roll) return say("table-may-roll");
  const choices = sitting.past ? [] : sitting.view.choices;
  if (!choices.length) return say("table-not-asked");
  const numbers = new Map([...numbersOf(sitting.view)].map(([number, move]) => [move, number]));
  const named = shelfOf(sitting.view.game).reader?.named;
  const said = choices.map((choice) => {
    const number = named ? undefined : numbers.get(choice.move);
    const option = optionOf(sitting, choice);
    return number === undefined ? text(option) : say("table-may-number", { number, choice: option });
  });
  return say(named ? "table-may-type" : "table-may", { choices: parted(said) });
}

/** A choice, and what it would do where that is known. */
function optionOf({ narrator, view }: Attended, choice: Choice): Message {
  const said = narrator.choice(choice.move, view);
  const effects = narrator.effects(choice).map(text).join(", ");
  return effects ? { id: "table-may-then", arguments: { choice: said, effects } } : said;
}
