/** A match looked at again: any moment of it, as an onlooker saw it, as a seat saw it, or with open cards. */
import { tick } from "svelte";
import { LETTERS, LEVELS, NAMELESS } from "../facts";
import { shelfOf } from "../games";
import { announce } from "./announcer.svelte";
import * as api from "./api";
import { beatsOf, type Beat } from "./beats";
import type { Attended } from "./keys";
import { sentencesOf } from "./log";
import { diceWordsOf, Draft, settings } from "./memory.svelte";
import { isNameless, shown } from "./names";
import { Narrator, stoppedBy, type Gone } from "./narrator";
import { revealed, told } from "./revealed";
import { Stage, type Audience, type Pace } from "./stage.svelte";
import { seenAfter } from "./travels";
import type { Travels } from "./travelling";
import { say, text, type Message } from "./words.svelte";
import type { MatchRecord, Moment, Story, Told, View } from "../protocol";

export const OPEN = "open"; // everybody's cards at once, when the match is over
export type Whose = string | null; // a seat's letter, null for an onlooker, or OPEN

const PACE = 2200; // milliseconds between moments at speed 1: time to read a sentence
const LEAST = 600; // of it that is left when the stage is still
const AHEAD = 3; // moments fetched before they are needed

/** One viewer's table at one moment; nothing can be chosen there. */
export class Eye implements Attended {
  readonly chosen = null;
  readonly roll = false;
  readonly past = true;
  readonly asked = false;
  readonly draft = new Draft();
  readonly #replay: Replay;
  readonly #view: View;
  readonly #main: boolean;

  constructor(
    replay: Replay,
    view: View,
    readonly seat: string | null,
    readonly latest: Told[],
    readonly history: Array<[number, Told]>,
    main: boolean,
  ) {
    this.#replay = replay;
    this.#view = view;
    this.#main = main;
  }

  get busy(): boolean {
    return this.beat !== null;
  }

  get beat(): Beat | null {
    return this.#main ? this.#replay.stage.beat : null;
  }

  get length(): number {
    return this.#replay.stage.length;
  }

  get unseen(): number {
    return this.#main ? this.#replay.unseen : 0;
  }

  get view(): View {
    return this.beat?.view ?? this.#view;
  }

  get names(): Readonly<Record<string, string>> {
    return this.#replay.names;
  }

  get lately(): Told[] {
    return this.latest;
  }

  /** Somebody who looks is "you" only at their own seat: of all others, and of their cards, it is told by name. */
  get narrator(): Narrator {
    return new Narrator(this.#view.game, this.names, this.#replay.mine, this.#replay.stopped, this.#replay.gone);
  }

  choose(): void {}
  rollDie(): void {}
}

/** A line of the log, and the moment that it led to. */
export interface Line {
  key: string;
  at: number;
  said: string;
  signal: boolean;
}

interface Shown {
  at: number;
  whose: Whose;
  main: Eye;
  seats: Eye[]; // with open cards: every seat's own
  events: Array<[number, Told]>; // as the viewer was told them
}

export class Replay implements Audience {
  wanted = $state(0); // where the slider is; what is shown follows
  playing = $state(false);
  refused = $state.raw<Message | null>(null);
  shown = $state.raw<Shown | null>(null);
  readonly seats: string[];
  readonly mine: string | null; // the seat that this browser held
  readonly last: number;
  readonly over: boolean; // so that every seat may be looked at
  readonly stage = new Stage(this);
  travels: Travels | null = null; // over the page's table

  #told = $state(0); // how much of what the step brought one has seen
  #from = 0; // the moment before that step
  #asked = 0;
  #since = 0; // when the last step was made, by the page's clock
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moments = new Map<string, Promise<Moment>>();
  #stories = new Map<string, Promise<Story>>();

  constructor(
    readonly match: string,
    readonly record: MatchRecord,
    story: Story,
  ) {
    this.seats = [...LETTERS].slice(0, record.players);
    this.mine = seatHeld(match, this.seats);
    this.last = story.plies.length;
    this.over = ["over", "abandoned"].includes(story.status);
    this.#stories.set("", Promise.resolve(story));
  }

  static async of(match: string): Promise<Replay> {
    const [record, story] = await Promise.all([api.record(match), api.story(match, null)]);
    return new Replay(match, record, story);
  }

  // ---- Who is who

  /** By seat: somebody who gave no name is "You" to themselves, and "Player A" to all others. */
  readonly names: Readonly<Record<string, string>> = $derived.by(() =>
    Object.fromEntries(this.seats.map((seat, index) => [seat, this.#nameOf(seat, this.record.names?.[index] ?? seat)])),
  );

  #nameOf(seat: string, name: string): string {
    const unnamed = [...LETTERS, ...NAMELESS].includes(name); // as older records have it
    if (!unnamed && !isNameless(name)) return name;
    if (seat === this.mine) return say("replay-you");
    return unnamed ? say("replay-nameless", { seat }) : shown(name);
  }

  /** What a seat is called where it is listed. */
  called(seat: string): string {
    return seat === this.mine ? say("replay-you") : this.names[seat]!;
  }

  /** All seats, one's own first. */
  get ranked(): string[] {
    return this.mine === null ? this.seats : [this.mine, ...this.seats.filter((seat) => seat !== this.mine)];
  }

  /** For whom a bot played to the end; the record does not say why. */
  get gone(): Gone {
    const last = new Map((this.record.sat ?? []).map(([, seat, who]) => [seat, who]));
    return Object.fromEntries([...last].flatMap(([seat, who]) => (who === "person" ? [] : [[seat, "replaced"]])));
  }

  // ---- What is shown

  get at(): number {
    return this.shown?.at ?? 0;
  }

  get whose(): Whose {
    return this.shown?.whose ?? null;
  }

  /** Everything that happened, as the viewer was told it, and the signals between. */
  readonly lines: Line[] = $derived.by(() => {
    if (!this.shown) return [];
    const narrator = this.shown.main.narrator;
    const plies = new Map<number, Told[]>();
    // What has a number below 0 happened in the match that this one was tried from.
    const own = this.shown.events.filter(([ply]) => ply >= 0);
    for (const [ply, event] of own) plies.set(ply, [...(plies.get(ply) ?? []), event]);
    const happened = [...plies].map(([ply, events]) => ({
      key: `p${ply}`,
      at: ply + 1,
      said: sentencesOf(narrator, events).map(text).join(" "),
      signal: false,
    }));
    const signals = (this.record.talk ?? []).map(([ply, seat, signal], index) => ({
      key: `s${index}`,
      at: ply,
      said: text(narrator.signal(seat, signal)),
      signal: true,
    }));
    return [...happened, ...this.#hands(), ...signals, ...this.#ending()]
      .filter((line) => line.said)
      .sort((one, other) => one.at - other.at); // what happened comes before what was said of it
  });

  /** From when on a bot played for somebody, and when they were back. */
  #hands(): Line[] {
    return (this.record.sat ?? []).map(([at, seat, who], index) => {
      const name = this.names[seat] ?? seat;
      const known = LEVELS.some((level) => level === who);
      const level = known ? say(`start-level-${who}`) : who; // a newer server may have others
      const whose = { name, is: seat === this.mine ? "you" : "other" };
      const said =
        who === "person" ? say("replay-sat-person", whose) : say("replay-sat-bot", { ply: at, level, ...whose });
      return { key: `h${index}`, at, said, signal: false };
    });
  }

  /** How the match stopped, if before its end. */
  #ending(): Line[] {
    const ended = this.record.ended;
    return ended ? [{ key: "e", at: this.last, said: say(`replay-ended-${ended}`), signal: false }] : [];
  }

  /** The same, as where the match stands, once the stage has come to its last moment. */
  get stopped(): Message | null {
    const { ended } = this.record;
    return ended && this.at === this.last && !this.stage.playing ? stoppedBy(ended) : null;
  }

  /** The moments worth a stop: where the viewer was told something. With open cards every ply shows something. */
  readonly stops: number[] = $derived.by(() => {
    if (this.whose === OPEN) return Array.from({ length: this.last + 1 }, (_, ply) => ply);
    return [...new Set([0, ...this.lines.map((line) => line.at), this.last])].sort((one, other) => one - other);
  });

  /** How much of what the step brought one has not seen yet. */
  get unseen(): number {
    return this.stage.playing ? this.shown!.main.latest.length - this.#told : 0;
  }

  /** The moment that one has seen: while a step is played, the one before. */
  get seen(): number {
    return this.unseen > 0 ? this.#from : this.at;
  }

  /** What has just happened, in words; while it is played, as far as one has seen it. */
  get said(): string {
    if (this.unseen <= 0) return this.#happened;
    const { main } = this.shown!;
    return sentencesOf(main.narrator, main.latest.slice(0, -this.unseen)).map(text).join(" ");
  }

  get #happened(): string {
    return this.lines
      .filter((line) => line.at === this.at)
      .map((line) => line.said)
      .join(" ");
  }

  /** Where one is, and what has just happened, in one breath. */
  get heard(): string {
    return `${say("replay-at", { ply: this.at, last: this.last })}. ${this.#happened}`.trim();
  }

  // ---- Going there

  /** Show a moment; if another one is asked for meanwhile, that one counts. */
  async show(plies: number, whose: Whose = this.whose): Promise<boolean> {
    const at = Math.max(0, Math.min(this.last, plies));
    const asked = ++this.#asked;
    this.wanted = at;
    try {
      const open = whose === OPEN;
      const viewers = open ? [null, ...this.seats] : [whose];
      const [moments, stories] = await Promise.all([
        Promise.all(viewers.map((seat) => this.#moment(at, seat))),
        Promise.all(viewers.map((seat) => this.#story(seat))),
      ]);
      if (asked !== this.#asked) return false;
      const events = told(stories.map((one) => one.events));
      const before = this.shown;
      const forward = before?.whose === whose && this.stops.find((one) => one > this.at) === at;
      const latest = forward ? events.filter(([ply]) => ply >= this.at && ply < at).map(([, event]) => event) : [];
      const views = moments.map((one) => one.view);
      const view = open ? revealed(views) : views[0]!;
      const eye = (seen: View, seat: string | null, heard: Array<[number, Told]>, main = false): Eye =>
        new Eye(
          this,
          seen,
          seat,
          latest,
          heard.filter(([ply]) => ply < at),
          main,
        );
      this.stage.jump(); // what was being played is over
      [this.#told, this.#from] = [0, before?.at ?? at];
      const table = before?.main.view;
      this.shown = {
        at,
        whose,
        events,
        main: eye(view, open ? null : whose, events, true),
        seats: open ? this.seats.map((seat, index) => eye(views[index + 1]!, seat, stories[index + 1]!.events)) : [],
      };
      if (forward && table)
        this.stage.play(
          beatsOf(table, { first: before.at, plies: at - before.at, events, steps: [], view, version: at }),
        );
      this.refused = null;
      this.#prefetch();
      return true;
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      if (asked === this.#asked) this.refused = problem.told;
      this.playing = false;
      return false;
    }
  }

  /** To the next stop, or the one before; said unless it plays fast. */
  async step(by: 1 | -1): Promise<void> {
    const stop = by > 0 ? this.stops.find((one) => one > this.wanted) : this.stops.findLast((one) => one < this.wanted);
    if (stop === undefined || !(await this.show(stop))) return;
    if (!this.playing || settings.speed <= 1) this.report();
  }

  async jump(plies: number): Promise<void> {
    this.pause();
    if (await this.show(plies)) this.report();
  }

  /** Say where one is and what has just happened, when the voice comes to it: those who hurry hear the last of it. */
  report(): void {
    announce(this.#heard);
  }

  readonly #heard = (): string => this.heard;

  // ---- One stop forward is played on the stage

  /** Anyone who steps has pressed a key already, and sees less of it in a hurry. */
  pace(): Pace {
    if (this.playing && settings.speed > 1) return settings.speed > 2 ? "none" : "quick";
    return settings.pace === "key" ? "usual" : settings.pace;
  }

  begin(beat: Beat, length: number, skipped: boolean): void {
    if (skipped) return;
    void tick().then(() => this.travels?.play(beat.events, length));
  }

  tells(beat: Beat): number {
    return seenAfter(beat, shelfOf(this.record.game));
  }

  tell(beat: Beat): void {
    this.#told += beat.events.length;
  }

  settle(beat: Beat): void {
    if (beat.after !== beat.view) void tick().then(() => this.travels?.clear());
  }

  still(): void {
    void tick().then(() => this.travels?.clear());
    if (this.playing) this.#tick();
  }

  close(): void {
    this.pause();
    this.stage.close();
  }

  // ---- By itself

  async play(): Promise<void> {
    this.playing = true;
    if (this.wanted >= this.last) await this.show(0);
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const left = Math.max(LEAST, PACE - (performance.now() - this.#since));
    this.#timer = setTimeout(() => void this.#goOn(), left / settings.speed);
  }

  async #goOn(): Promise<void> {
    if (!this.playing) return;
    this.#since = performance.now();
    await this.step(1);
    clearTimeout(this.#timer); // the stage is waited for
    if (this.wanted >= this.last) this.playing = false;
    if (this.playing && !this.stage.playing) this.#tick();
  }

  // ---- What is fetched, once

  /** The table as a seat saw it after so many plies. */
  async viewOf(plies: number, seat: string): Promise<View> {
    return (await this.#moment(plies, seat)).view;
  }

  #moment(plies: number, seat: string | null): Promise<Moment> {
    return once(this.#moments, `${plies}${seat ?? ""}`, () => api.moment(this.match, plies, seat));
  }

  #story(seat: string | null): Promise<Story> {
    return once(this.#stories, seat ?? "", () => api.story(this.match, seat));
  }

  #prefetch(): void {
    const viewers = this.whose === OPEN ? [null, ...this.seats] : [this.whose];
    const coming = this.stops.filter((one) => one > this.at).slice(0, AHEAD);
    for (const plies of coming) for (const seat of viewers) this.#moment(plies, seat).catch(() => undefined);
  }
}

/** The seat that this browser held in a match; of several people at one screen, nobody's alone. */
function seatHeld(match: string, seats: string[]): string | null {
  const [seat, ...others] = Object.keys(diceWordsOf(match)?.words ?? {});
  return seat !== undefined && !others.length && seats.includes(seat) ? seat : null;
}

/** Ask for something once; what failed may be asked for again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

// ---- The address of a moment: `#17`, `#17-B`, `#17-open`

export function addressOf(at: number, whose: Whose): string {
  return `#${at}${whose ? `-${whose}` : ""}`;
}

/** Where a replay begins: at the moment that was asked for, or at the start, with one's own eyes. */
export function firstIn(hash: string, replay: Replay): { at: number; whose: Whose } {
  return momentIn(hash, replay) ?? { at: 0, whose: replay.over ? replay.mine : null };
}

export function momentIn(hash: string, replay: Replay): { at: number; whose: Whose } | null {
  const found = /^#(\d+)(?:-([A-E]|open))?$/.exec(hash);
  if (!found) return null;
  const whose = found[2] ?? null;
  const allowed = whose === null || (replay.over && (whose === OPEN || replay.seats.includes(whose)));
  return { at: Number(found[1]), whose: allowed ? whose : null };
}
