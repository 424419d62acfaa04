/** A seat at a live table, or an earlier moment of it, as games' parts see it. */
import { announce, interrupt } from "./announcer.svelte";
import { Refused } from "./api";
import { Draft, settings } from "./memory.svelte";
import { Narrator } from "./narrator";
import type { Sitting } from "./sitting";
import { play } from "./sounds";
import type { Table } from "./table.svelte";
import { say, text, type Message } from "./words.svelte";
import type { Moment, Told, View } from "../protocol";

export class Live implements Sitting {
  shown = $state<string | null>(null); // which of the seats held here is at the screen
  moment = $state.raw<Moment | null>(null); // an earlier one that is looked at
  pending = $state<string | null>(null); // a choice to be confirmed
  refused = $state.raw<Message | null>(null); // why the last choice was not taken
  latest = $state.raw<Told[]>([]);
  readonly draft = new Draft();

  constructor(readonly table: Table) {}

  get seat(): string | null {
    return this.shown;
  }

  get #seen() {
    return this.table.seen[this.shown ?? "?"];
  }

  /** What there is to see now, or nothing before the first snapshot. */
  get now(): View | null {
    return this.#seen?.view ?? null;
  }

  get view(): View {
    const view = this.moment?.view ?? this.now;
    if (!view) throw new Error("nothing is seen yet");
    return view as View;
  }

  get names(): Record<string, string> {
    return Object.fromEntries((this.table.room?.chairs ?? []).map((chair) => [chair.seat ?? "", chair.name]));
  }

  get narrator(): Narrator {
    return new Narrator(this.table.room?.game ?? "", this.names, this.shown);
  }

  get history(): Array<[number, Told]> {
    const events = this.#seen?.events ?? [];
    const { moment } = this;
    return moment ? events.filter(([ply]) => ply < moment.plies) : events;
  }

  get chosen(): string | null {
    return this.moment ? null : (this.#seen?.chosen ?? null);
  }

  get roll(): boolean {
    return !this.moment && (this.#seen?.roll ?? false);
  }

  get past(): boolean {
    return this.moment !== null || this.table.room?.status !== "running";
  }

  /** Whether this seat must do something now. */
  get asked(): boolean {
    if (this.table.room?.status !== "running") return false;
    return this.#seen?.roll || (!!this.now?.choices.length && this.#seen?.chosen === null) || false;
  }

  /** What this seat is asked, so that the next question is told from this one: the phase, and how often the seat has moved. */
  get question(): string {
    const moved = this.#seen?.plies.filter((ply) => ply.startsWith(`${this.shown} `)).length ?? 0;
    return `${this.shown} ${this.now?.phase} ${moved}`;
  }

  choose(move: string): void {
    if (this.past) return;
    this.refused = null;
    if (settings.confirm && this.pending !== move) {
      this.pending = move;
      announce(say("table-confirm", { choice: this.narrator.choice(move, this.view) }));
    } else {
      void this.commit(move);
    }
  }

  /** The choice counts: it is sent until the server has kept it. */
  async commit(move: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.pending = null;
    play("choice");
    const said = text(this.narrator.choice(move, this.view));
    const secret = (await this.#attempt(() => this.table.choose(seat, move))) === null;
    if (secret && !this.refused) announce(say("table-chosen", { choice: said }));
  }

  rollDie(): void {
    const { seat } = this;
    if (seat === null || this.past) return;
    play("roll");
    void this.#attempt(() => this.table.roll(seat));
  }

  takeBack(agree = true): void {
    const { seat } = this;
    if (seat !== null) void this.#attempt(() => this.table.takeBack(seat, agree));
  }

  async #attempt(act: () => Promise<number | null>): Promise<number | null | undefined> {
    this.refused = null;
    try {
      return await act();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refused = problem.told;
      interrupt(text(problem.told));
      return undefined;
    }
  }
}
