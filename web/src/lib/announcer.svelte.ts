/**
 * The one voice of the page: two live regions, present and empty from the start. Polite sentences wait for each other,
 * about as long as it takes to read them out; what interrupts does not.
 */
import { settings } from "./memory.svelte";
import type { Pace } from "./stage.svelte";

const ECHO = 1000; // milliseconds in which two parts of the page may mean to say the same
const KEPT = 4; // what was said stays in the page for a while, so that slow readers reach it
const LETTER = 60; // milliseconds that a letter takes
const CROWD = 2; // sentences that wait, for which times are halved once more
const LONGEST = 6000; // milliseconds that a sentence is waited for
const HASTE: Record<Pace, number> = { quick: 0.5, usual: 1, slow: 1, key: 1, none: 0 };

interface Said {
  id: number;
  text: string;
}

/** A sentence, or what becomes one when its turn comes. */
type Line = string | (() => string);

/** What waits to be said, and whether it is still worth saying. */
interface Waiting {
  line: Line;
  holds: () => boolean;
  asks?: boolean; // a question: what waits before it is said in one breath with it
}

const always = (): boolean => true;

export const voice = $state<{ polite: Said[]; assertive: Said[] }>({ polite: [], assertive: [] });
let count = 0;
let last = { text: "", at: 0, polite: true };
let waiting: Waiting[] = [];
let holds = always; // of what is being read
let reading: ReturnType<typeof setTimeout> | undefined;

function add(region: "polite" | "assertive", text: string): void {
  if (text) voice[region] = [...voice[region], { id: ++count, text }].slice(-KEPT);
}

/**
 * Say it when the listener has time, if it then still holds; what was just said is not said again, and nobody waits for
 * the end of a sentence that is outdated.
 */
export function announce(line: Line, still: () => boolean = always): void {
  if (line) queue({ line, holds: still });
}

function queue(next: Waiting): void {
  waiting = [...waiting.filter((one) => one.line !== next.line), next];
  if (reading === undefined || !holds()) speak();
}

/** Ask: it interrupts where nothing else is being said, and is otherwise said after it, unless it was answered. */
export function ask(text: string, still: () => boolean = always): void {
  if (isEcho(text) && last.polite) return; // the same question again is another one
  if (reading === undefined) interrupt(text);
  else queue({ line: text, holds: still, asks: true });
}

/** Interrupt: connection lost or back, time running out, your own action refused, the answer to a key. */
export function interrupt(text: string): void {
  last = { text, at: Date.now(), polite: false };
  add("assertive", text);
}

/** What was said to somebody is not left for the next at this screen, nor what was still to be said. */
export function hush(): void {
  clearTimeout(reading);
  reading = undefined;
  waiting = [];
  voice.polite = voice.assertive = [];
}

/** Whether just this was said a moment ago. */
function isEcho(text: string): boolean {
  return text === last.text && Date.now() - last.at < ECHO;
}

/**
 * What waits is said one by one, each for itself; faster where much of it waits, so that nobody falls far behind. Where
 * a question waits too, all before it is said together with it: who may answer hears what is asked.
 */
function speak(): void {
  clearTimeout(reading);
  reading = undefined;
  while (waiting.length) {
    const open = waiting.findIndex((one) => one.asks && one.holds());
    const lines = waiting.splice(0, open + 1 || 1);
    const text = lines.map(wordsOf).filter(Boolean).join(" ");
    if (!text) continue;
    last = { text, at: Date.now(), polite: true };
    ({ holds } = lines.at(-1)!);
    add("polite", text);
    const hurry = 0.5 ** Math.floor(waiting.length / CROWD);
    const time = Math.min(LONGEST, text.length * LETTER) * HASTE[settings.pace] * hurry;
    if (time) return void (reading = setTimeout(speak, time));
  }
}

/** What happens may happen again; a sentence that two parts of the page mean to say is said once. */
function wordsOf({ line, holds: still }: Waiting): string {
  if (!still()) return "";
  if (typeof line === "string") return isEcho(line) ? "" : line;
  return line();
}
