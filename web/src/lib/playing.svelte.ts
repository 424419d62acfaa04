/**
 * The audience of a stage at which one sits, live or in a tutorial: what is heard, said and seen to travel while beats
 * are played, and the taps and keys that lead through them.
 */
import { tick } from "svelte";
import type { Shelf } from "../games/shelf";
import type { Told, View } from "../protocol";
import { announce, interrupt } from "./announcer.svelte";
import type { Beat } from "./beats";
import { Ear } from "./ear";
import { sentencesOf } from "./log";
import { settings } from "./memory.svelte";
import type { Gone, Narrator } from "./narrator";
import { Stage, type Audience, type Pace } from "./stage.svelte";
import { seenAfter } from "./travels";
import type { Travels } from "./travelling";
import { listed, say, text } from "./words.svelte";

const SHORTLY = 300; // milliseconds after the stage is still, in which a key that is held down does nothing

export abstract class Playing implements Audience {
  latest = $state.raw<Told[]>([]);
  readonly ear = new Ear();
  readonly stage = new Stage(this);
  travels: Travels | null = null; // over the page's table
  settled = -Infinity; // when the stage was last still, by the page's clock
  #led = false; // by Space through the last beats, at the pace of one's own key
  #unsaid: Beat[] = []; // what the voice has not come to
  #held = false; // the last of them wait for what belongs to them
  #skipped: Told[] = []; // what nobody has seen
  #scored = new Map<string, number>(); // totals, by seat
  #told = new Map<string, number>(); // the same, as they were told last
  readonly #lasting = new Set<string>(); // what was told and holds from then on

  constructor(protected readonly shelf: Shelf) {}

  /** Whose eyes see what happens. */
  abstract get eyes(): string | null;

  /** What there is to see when the stage is still. */
  abstract get now(): View | null;

  abstract get narrator(): Narrator;

  /** How things stand, in a line. */
  abstract get headline(): string;

  /** What the voice tells; a question that follows may say some of it anyway. */
  protected told(events: Told[]): Told[] {
    return events;
  }

  get busy(): boolean {
    return this.stage.playing;
  }

  get length(): number {
    return this.stage.length;
  }

  /** Whether the stage waits for a key or a tap. */
  get waits(): boolean {
    return this.stage.waits;
  }

  /** Who has not won, whatever the result is, as a bot played to the end for them. */
  get gone(): Gone {
    return {};
  }

  get unseen(): number {
    return this.stage.unseen;
  }

  /** Beats are played, or about to be. */
  get underway(): boolean {
    return this.busy;
  }

  // ---- What listens to the stage

  pace(): Pace {
    return settings.pace;
  }

  begin(beat: Beat, length: number, skipped: boolean): void {
    this.latest = [...this.latest, ...beat.events];
    if (skipped) {
      this.#skipped.push(...beat.events);
      return;
    }
    this.ear.hear({ seat: this.eyes, events: beat.events, view: beat.after, gone: this.gone }, this.shelf, "begun");
    void tick().then(() => this.travels?.play(beat.events, length));
  }

  tells(beat: Beat): number {
    return seenAfter(beat, this.shelf);
  }

  tell(beat: Beat): void {
    this.#unsaid.push(beat);
    this.#held = this.#goesOn(beat);
    if (!this.#held) announce(() => this.#say());
    this.ear.hear({ seat: this.eyes, events: beat.events, view: beat.after, gone: this.gone }, this.shelf, "seen");
  }

  settle(beat: Beat): void {
    if (beat.after !== beat.view) void tick().then(() => this.travels?.clear());
  }

  still(): void {
    this.settled = performance.now();
    if (this.#held) announce(() => this.#say());
    this.#held = false;
    const skipped = this.#skipped;
    this.#skipped = [];
    if (skipped.length) announce(() => this.#tellAll(skipped, true)); // in one breath
    if (skipped.length && this.now)
      this.ear.hear({ seat: this.eyes, events: skipped, view: this.now, gone: this.gone }, this.shelf);
    void tick().then(() => this.travels?.clear());
  }

  /** Whether a beat is not worth a sentence yet: more of the same follows, or it soon goes without saying. */
  #goesOn(beat: Beat): boolean {
    const { next } = this.stage;
    const { passing = [] } = this.shelf;
    const slight = beat.events.every((told) => passing.includes(told.event));
    return !this.waits && (slight || (next !== null && runOf([beat, next], this.shelf).length > 1));
  }

  /**
   * The next beat in words, with the like beats that wait behind it. Whose turn it was counts only as long as it lasts,
   * and where more waits to be told, the others' scores are told together, at the end of a round.
   */
  #say(): string {
    while (this.#unsaid.length) {
      const beats = runOf(this.#unsaid, this.shelf);
      this.#unsaid = this.#unsaid.slice(beats.length);
      const last = !this.#unsaid.length;
      const events = beats.flatMap((one) => one.events);
      const said = this.#tellAll(events, last);
      const whole = [said, last && this.waits ? say("table-waits") : ""].filter(Boolean).join(" ");
      if (whole) return whole;
    }
    return "";
  }

  /** Events in words, all of them or those that are worth it; where a round ends, the scores that were left out too. */
  #tellAll(events: Told[], all: boolean): string {
    const { sums } = this.shelf;
    const end = events.findIndex((told) => told.event === sums);
    const parts = end < 0 ? [events] : [events.slice(0, end), events.slice(end)];
    const said = parts.map((part) => this.said(this.told(part.filter((told) => this.#isWorthy(told, part, all)))));
    if (end >= 0) said.splice(1, 0, this.#scores());
    return said.filter(Boolean).join(" ");
  }

  #isWorthy(told: Told, part: Told[], all: boolean): boolean {
    const { passing = [], lasting = [] } = this.shelf;
    if (this.#isTotal(told)) return this.#isNews(told, part, all);
    if (lasting.includes(told.event)) return !this.#lasting.has(keyOf(told)) && !!this.#lasting.add(keyOf(told));
    return all || !passing.includes(told.event);
  }

  #isTotal({ event, arguments: facts }: Told): boolean {
    return !!this.shelf.minor?.includes(event) && facts !== null;
  }

  /**
   * Whether a total is told now: it is another one than was heard, and one's own, or nothing else waits; or nobody
   * would add it up later, and the beat is about that seat.
   */
  #isNews({ event, arguments: facts }: Told, part: Told[], all: boolean): boolean {
    const [seat, total] = [String(facts!["seat"]), Number(facts!["total"])];
    this.#scored.set(seat, total);
    const about = part.some((other) => other.event !== event && other.arguments?.["seat"] === seat);
    const other = (this.#told.get(seat) ?? 0) !== total;
    const news = other && (all || seat === this.eyes || (about && !this.shelf.sums));
    if (news) this.#told.set(seat, total);
    return news;
  }

  /** What one knows of totals before one has heard any. */
  protected know(events: readonly Told[]): void {
    const totals = events.filter((told) => this.#isTotal(told)).map(({ arguments: facts }) => facts!);
    const known = totals.map((facts): [string, number] => [String(facts["seat"]), Number(facts["total"])]);
    this.#told = new Map([...known, ...this.#told]);
  }

  /** The new scores that were left out, which are told by that. */
  #scores(): string {
    const { names } = this.narrator;
    const changed = [...this.#scored].filter(([seat, total]) => (this.#told.get(seat) ?? 0) !== total);
    const scores = changed.map(([seat, total]) => `${names[seat] ?? seat} ${total}`);
    this.#told = new Map([...this.#told, ...this.#scored]);
    return scores.length ? say("table-scores-now", { scores: listed(scores) }) : "";
  }

  said(events: Told[]): string {
    return sentencesOf(this.narrator, events).map(text).join(" ");
  }

  // ---- Taps and keys

  /** A tap ends the beat, wherever there is nothing else to press. */
  tap(event: MouseEvent): void {
    const pressed = (event.target as Element).closest("a, button, summary, input, select, textarea, dialog");
    if (this.busy && (!pressed || pressed.getAttribute("aria-disabled") === "true")) this.stage.tap();
  }

  /**
   * Space ends the beat; a key that is held down does nothing shortly after. Those who have led the stage by Space may
   * not know that it is still: the next key only says so, and chooses nothing. Whether the key was one of these.
   */
  key(event: KeyboardEvent): boolean {
    const target = event.target as Element;
    const space = event.key === " " && !target.matches("input, select, textarea, dialog *");
    const shortly = performance.now() - this.settled < SHORTLY;
    const leads = this.busy && space && !pressesOther(target);
    const unaware = !this.busy && space && this.#led && !event.repeat && target.closest(CHOICE) !== null;
    if (!this.busy && !event.repeat) this.#led = false;
    if (!(event.repeat && shortly) && !leads && !unaware) return false;
    event.preventDefault();
    event.stopPropagation();
    if (unaware) interrupt(this.headline);
    if (leads && !event.repeat) this.#lead();
    return true;
  }

  #lead(): void {
    this.#led = this.pace() === "key";
    this.stage.tap();
  }
}

const CHOICE = "[data-move], [data-pick]";

/** Whether a key presses something that has nothing to do with the stage, such as the help. */
export function pressesOther(target: Element, pressed = "button, summary"): boolean {
  const control = target.closest(pressed);
  return control !== null && !control.matches(`${CHOICE}, [aria-disabled=true], [data-part="board"] *`);
}

/** Tells what happened from the same at another time. */
function keyOf({ event, arguments: facts }: Told): string {
  return `${event} ${facts?.["seat"]} ${facts?.["colour"]}`;
}

/** The first beat, and those after it that go on with the same kind of thing; with something else it ends. */
function runOf([first, ...others]: Beat[], { runs = {} }: Shelf): Beat[] {
  const kind = first!.events.at(-1)?.event ?? "";
  if (!(kind in runs)) return [first!];
  const pure = others.findIndex(({ events }) => events.some((told) => told.event !== kind));
  const ends = pure >= 0 && others[pure]!.events[0]?.event === kind;
  return [first!, ...others.slice(0, pure < 0 ? others.length : pure + Number(ends))];
}
