/** A seat at a live table, or an earlier moment of it, as games' parts see it. */
import { SURE } from "../facts";
import type { Fact } from "../games/shelf";
import { announce, interrupt } from "./announcer.svelte";
import { Refused } from "./api";
import { Draft, settings } from "./memory.svelte";
import type { Attended } from "./keys";
import { Narrator } from "./narrator";
import { play } from "./sounds";
import type { RoomSocket } from "./socket.svelte";
import { learn, say, text, type Message } from "./words.svelte";
import type { Hint, Moment, Told, View } from "../protocol";

export class Live implements Attended {
  shown = $state<string | null>(null); // which of the seats held here is at the screen
  moment = $state.raw<Moment | null>(null); // an earlier one that is looked at
  pending = $state<string | null>(null); // a choice to be confirmed
  refused = $state.raw<Message | null>(null); // why the last choice was not taken
  latest = $state.raw<Told[]>([]);
  hinting = $state(false); // a hint is shown, or on its way
  #hint = $state.raw<Hint | null>(null); // the last one
  readonly draft = new Draft();

  constructor(readonly table: RoomSocket) {}

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
    return view;
  }

  get names(): Record<string, string> {
    return Object.fromEntries((this.table.room?.chairs ?? []).map((chair) => [chair.seat ?? "", chair.name]));
  }

  /** For whom a bot plays just now, in a sentence; nothing if everybody plays. */
  get satIn(): string {
    const away = (this.table.room?.chairs ?? []).filter((chair) => chair.kind === "person" && chair.away);
    if (away.some((chair) => chair.seat === this.shown)) return say("table-sat-in-yours");
    return away.length ? say("table-sat-in", { names: away.map((chair) => chair.name) }) : "";
  }

  /** The people without whose word the dice were made, in a sentence; nothing if all came. */
  get wordless(): string {
    const seats = this.table.room?.missing ?? [];
    return seats.length ? say("table-words-missing", { seats: seats.map((seat) => this.narrator.who(seat)) }) : "";
  }

  get narrator(): Narrator {
    return new Narrator(this.table.room?.game ?? "", this.names, this.shown);
  }

  get history(): Array<[number, Told]> {
    const events = this.#seen?.events ?? [];
    const { moment } = this;
    return moment ? events.filter(([ply]) => ply < moment.plies) : events;
  }

  get lately(): Told[] {
    if (this.latest.length) return this.latest;
    const events = this.#seen?.events ?? [];
    const last = events.at(-1)?.[0];
    return events.filter(([ply]) => ply === last).map(([, told]) => told);
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

  /**
   * What this seat is asked, so that the next question is told from this one: the phase, and how often the seat has
   * moved.
   */
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

  // ---- Hints

  /** Whether one may ask for hints at this table; the server decides. */
  get hints(): boolean {
    const others = (this.table.room?.chairs ?? []).filter((chair) => chair.seat !== this.seat);
    return this.seat !== null && (this.table.room?.hints || others.every((chair) => chair.kind === "bot"));
  }

  /** The hint for this very moment in words, or nothing. */
  get hint(): string {
    const hint = this.#hint;
    if (hint?.version !== this.table.version || hint.seat !== this.seat || this.moment) return "";
    const choice = this.narrator.choice(hint.move, this.view);
    const reason = this.narrator.reason(hint.reason, hint.arguments as Record<string, Fact>);
    if (hint.share > SURE) return say("reason-hint", { choice, reason });
    return say("reason-often", { choice, reason, share: Math.round(100 * hint.share) });
  }

  /** Ask what to choose, and why: gives what can be said at once; the hint is said and shown when it comes. */
  advise(): string {
    const { seat } = this;
    this.hinting = true;
    if (!this.hints || seat === null) return say("refused-hint");
    if (this.past || !this.view.choices.length) return say("table-not-asked");
    if (!this.hint) void this.#advised(seat);
    return this.hint || say("table-hint-wait");
  }

  async #advised(seat: string): Promise<void> {
    const hint = await this.#attempt(async () => {
      const [told] = await Promise.all([this.table.hint(seat), learn("reason")]);
      return told;
    });
    if (!hint) this.hinting = false;
    else this.#hint = hint;
    announce(this.hint);
  }

  takeBack(agree = true): void {
    const { seat } = this;
    if (seat !== null) void this.#attempt(() => this.table.takeBack(seat, agree));
  }

  async #attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
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
