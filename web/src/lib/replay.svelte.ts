/** A match looked at again: any moment of it, as an onlooker saw it, as a seat saw it, or with open cards. */
import { LETTERS } from "../facts";
import { announce } from "./announcer.svelte";
import * as api from "./api";
import type { Attended } from "./keys";
import { sentencesOf } from "./log";
import { Draft, settings } from "./memory.svelte";
import { Narrator } from "./narrator";
import { revealed, told } from "./revealed";
import { say, text, type Message } from "./words.svelte";
import type { MatchRecord, Moment, Story, Told, View } from "../protocol";

export const OPEN = "open"; // everybody's cards at once, when the match is over
export type Whose = string | null; // a seat's letter, null for an onlooker, or OPEN

const PACE = 2200; // milliseconds between moments at speed 1: time to read a sentence
const AHEAD = 3; // moments fetched before they are needed

/** One viewer's table at one moment; nothing can be chosen there. */
export class Eye implements Attended {
  readonly chosen = null;
  readonly roll = false;
  readonly past = true;
  readonly asked = false;
  readonly draft = new Draft();

  constructor(
    readonly view: View,
    readonly seat: string | null,
    readonly names: Readonly<Record<string, string>>,
    readonly latest: Told[],
    readonly history: Array<[number, Told]>,
  ) {}

  get lately(): Told[] {
    return this.latest;
  }

  get narrator(): Narrator {
    return new Narrator(this.view.game, this.names, this.seat);
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

export class Replay {
  wanted = $state(0); // where the slider is; what is shown follows
  playing = $state(false);
  refused = $state.raw<Message | null>(null);
  shown = $state.raw<Shown | null>(null);
  readonly names: Record<string, string>;
  readonly seats: string[];
  readonly last: number;
  readonly over: boolean; // so that every seat may be looked at

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moments = new Map<string, Promise<Moment>>();
  #stories = new Map<string, Promise<Story>>();

  constructor(
    readonly match: string,
    readonly record: MatchRecord,
    story: Story,
  ) {
    this.seats = [...LETTERS].slice(0, record.players);
    this.names = Object.fromEntries(this.seats.map((seat, index) => [seat, record.names?.[index] ?? seat]));
    this.last = story.plies.length;
    this.over = ["over", "abandoned"].includes(story.status);
    this.#stories.set("", Promise.resolve(story));
  }

  static async of(match: string): Promise<Replay> {
    const [record, story] = await Promise.all([api.record(match), api.story(match, null)]);
    return new Replay(match, record, story);
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
    for (const [ply, event] of this.shown.events) plies.set(ply, [...(plies.get(ply) ?? []), event]);
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
    return [...happened, ...signals]
      .filter((line) => line.said)
      .sort((one, other) => one.at - other.at || Number(one.signal) - Number(other.signal));
  });

  /** The moments worth a stop: where the viewer was told something. With open cards every ply shows something. */
  readonly stops: number[] = $derived.by(() => {
    if (this.whose === OPEN) return Array.from({ length: this.last + 1 }, (_, ply) => ply);
    return [...new Set([0, ...this.lines.map((line) => line.at), this.last])].sort((one, other) => one - other);
  });

  /** What has just happened, in words. */
  get said(): string {
    return this.lines
      .filter((line) => line.at === this.at)
      .map((line) => line.said)
      .join(" ");
  }

  /** Where one is, and what has just happened, in one breath. */
  get heard(): string {
    return `${say("replay-at", { ply: this.at, last: this.last })}. ${this.said}`.trim();
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
      // By one stop: it may be animated.
      const forward = whose === this.whose && this.stops.find((one) => one > this.at) === at;
      const latest = forward ? events.filter(([ply]) => ply >= this.at && ply < at).map(([, event]) => event) : [];
      const views = moments.map((one) => one.view);
      const eye = (view: View, seat: string | null, heard: Array<[number, Told]>): Eye =>
        new Eye(
          view,
          seat,
          this.names,
          latest,
          heard.filter(([ply]) => ply < at),
        );
      this.shown = {
        at,
        whose,
        events,
        main: eye(open ? revealed(views) : views[0]!, open ? null : whose, events),
        seats: open ? this.seats.map((seat, index) => eye(views[index + 1]!, seat, stories[index + 1]!.events)) : [],
      };
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
    if (!this.playing || settings.speed <= 1) this.tell();
  }

  async jump(plies: number): Promise<void> {
    this.pause();
    if (await this.show(plies)) this.tell();
  }

  /** Say where one is and what has just happened. */
  tell(): void {
    announce(this.heard);
  }

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
    this.#timer = setTimeout(() => void this.#goOn(), PACE / settings.speed);
  }

  async #goOn(): Promise<void> {
    if (!this.playing) return;
    await this.step(1);
    if (this.wanted >= this.last) this.playing = false;
    if (this.playing) this.#tick();
  }

  // ---- What is fetched, once

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

export function momentIn(hash: string, replay: Replay): { at: number; whose: Whose } | null {
  const found = /^#(\d+)(?:-([A-E]|open))?$/.exec(hash);
  if (!found) return null;
  const whose = found[2] ?? null;
  const allowed = whose === null || (replay.over && (whose === OPEN || replay.seats.includes(whose)));
  return { at: Number(found[1]), whose: allowed ? whose : null };
}
