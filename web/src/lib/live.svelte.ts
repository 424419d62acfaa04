/** A seat at a live table, or an earlier moment of it, as games' parts see it. */
import { shelfOf } from "../games";
import { announce, ask, interrupt } from "./announcer.svelte";
import { Refused } from "./api";
import { Asking } from "./asking";
import { Awaited } from "./awaited";
import { beatsOf, gistOf, type Beat } from "./beats";
import { Company, isPlaying } from "./company.svelte";
import { factsOf } from "./games.svelte";
import { Hints } from "./hints.svelte";
import { Draft, settings } from "./memory.svelte";
import type { Attended } from "./keys";
import { shown } from "./names";
import { Narrator, stoppedBy, type Gone } from "./narrator";
import { Playing } from "./playing.svelte";
import { ratedSaid } from "./rated";
import { attempt } from "./remark.svelte";
import { seenOf, type Spoken } from "./sitting";
import type { Batch, RoomSocket, Known } from "./socket.svelte";
import { say, text, type Message } from "./words.svelte";
import type { Chair, Moment, Talked, Told, View } from "../protocol";

const LATE = 2000; // milliseconds after which a choice that is on its way is said to be
const MOMENT = 1000; // milliseconds in which bots are expected to go on

/** What a seat was asked, and what it chose. */
interface Asked {
  view: View;
  chosen: string | null;
}

export class Live extends Playing implements Attended {
  shown = $state<string | null>(null); // which of the seats held here is at the screen
  moment = $state.raw<Moment | null>(null); // an earlier one that is looked at
  pending = $state<string | null>(null); // a choice to be confirmed
  asker: Element | null = null; // where the focus was when that was asked
  sent = $state<string | null>(null); // a choice that is on its way
  late = $state(false); // it takes longer than it should
  refused = $state.raw<Message | null>(null); // why the last choice was not taken
  #across = $state(false); // whether more than one's own choice was taken back, which only happens against bots
  readonly draft = new Draft();
  readonly asking = new Asking(this); // the table as it was when the seat was last asked
  readonly company: Company;
  readonly hints = new Hints(this);
  readonly awaited = new Awaited(this);
  readonly match: string; // that is played here: the room may go on to another one
  before = $state.raw<Asked | null>(null); // what was asked before the stage began to play
  lingers = $state(false); // the stage is still for a moment only, until bots have moved
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #news = $state(""); // what was seen last while the stage played
  #played = $state(Infinity); // how many of the events the stage has come to
  #made: string | null = null; // the choice that was sent last
  #question = ""; // that was heard last
  #opened = false; // one has heard where one is

  constructor(readonly table: RoomSocket) {
    super(shelfOf(table.room!.game));
    this.match = table.room!.match;
    this.company = new Company(table);
  }

  /**
   * Several people sit at this screen, or did before a seat went to another device: what happens is seen as anybody may
   * see it, and the server tells that beside what the seats here may know.
   */
  get hot(): boolean {
    return this.table.seats.length > 1;
  }

  /** Who sat here and plays on another device now, in a sentence; or nothing. */
  get moved(): string {
    const { room, sat } = this.table;
    if (this.table.match !== this.match || room?.status !== "running") return "";
    const gone = room.chairs.filter((chair) => sat.includes(chair.place) && !chair.yours && chair.kind === "person");
    return gone.length ? say("table-moved", { names: gone.map(({ name }) => shown(name)) }) : "";
  }

  /** Whose eyes see what happens. */
  get eyes(): string | null {
    return this.hot ? null : this.shown;
  }

  get seat(): string | null {
    return this.stage.playing ? this.eyes : this.shown;
  }

  get beat(): Beat | null {
    return this.moment ? null : this.stage.beat;
  }

  /** Of the match before, the next one's table shows nothing. */
  get #seen(): Known | undefined {
    return this.table.match === this.match ? this.table.seen[this.shown ?? "?"] : undefined;
  }

  /** What the eyes have seen of the match. */
  get #followed(): Known | undefined {
    return this.#seen && (this.table.seen[this.eyes ?? "?"] ?? this.#seen);
  }

  /** What there is to see now, or nothing before the first snapshot. */
  get now(): View | null {
    return this.#seen?.view ?? null;
  }

  get view(): View {
    const view = this.moment?.view ?? this.stage.view ?? this.now;
    if (!view) throw new Error("nothing is seen yet");
    return view;
  }

  get names(): Record<string, string> {
    return Object.fromEntries((this.table.room?.chairs ?? []).map((chair) => [chair.seat ?? "", shown(chair.name)]));
  }

  /** The chair of the seat at the screen. */
  get chair(): Chair | null {
    return this.table.room?.chairs.find((chair) => chair.seat !== null && chair.seat === this.shown) ?? null;
  }

  /** Whether a bot plays the seat at the screen, for now or for good. */
  get benched(): boolean {
    return this.chair !== null && this.chair.yours && this.chair.kind === "person" && !isPlaying(this.chair);
  }

  /** Whether the seat at the screen was left in another window. */
  get left(): boolean {
    return this.chair?.presence === "left" && !this.chair.resigned;
  }

  /** Why the seat at the screen is asked nothing, though the match goes on; or nothing. */
  get bench(): string {
    if (!this.benched) return "";
    if (this.chair?.resigned)
      return this.hot ? say("table-heard-resigned", { name: shown(this.chair.name) }) : say("table-resigned-yours");
    if (this.company.leaving) return say("table-left");
    return say(this.left ? "table-left-yours" : "table-stand-in-yours");
  }

  /** Whether a bot made this ply for the seat at the screen. */
  byBot(ply: number): boolean {
    if (!this.#seen?.plies[ply]?.startsWith(`${this.shown} `)) return false;
    return this.chair?.sat?.findLast(([first]) => first <= ply)?.[1] ?? false;
  }

  /** That a bot has chosen for the seat at the screen, until its person chooses again; or nothing. */
  get stoodIn(): string {
    if (this.benched || this.past || this.busy) return "";
    const mine = (this.#seen?.plies ?? []).flatMap((ply, index) => (ply.startsWith(`${this.shown} `) ? index : []));
    const count = mine.length - 1 - mine.findLastIndex((ply) => !this.byBot(ply));
    return count ? say("table-stood-in", { count }) : "";
  }

  /** The people without whose word the dice were made, in a sentence; nothing if all came. */
  get wordless(): string {
    const seats = this.table.room?.missing ?? [];
    return seats.length ? say("table-words-missing", { seats: seats.map((seat) => this.narrator.who(seat)) }) : "";
  }

  /** Which bots are not themselves yet, in a sentence; nothing if all are, or nobody plays any more. */
  get warming(): string {
    const seats = this.table.room?.status === "running" ? this.table.warming : [];
    return seats.length ? say("table-warming", { seats: seats.map((seat) => this.narrator.who(seat)) }) : "";
  }

  /** Whether this match is rated, in a sentence; nothing where none is. */
  get rated(): string {
    return this.table.room ? ratedSaid(this.table.room, this.hints.used) : "";
  }

  override get gone(): Gone {
    const gone = (this.table.room?.chairs ?? []).filter((chair) => chair.gone);
    return Object.fromEntries(gone.map((chair) => [chair.seat!, chair.resigned ? "resigned" : "replaced"]));
  }

  get narrator(): Narrator {
    return new Narrator(this.table.room?.game ?? "", this.names, this.seat, this.#stopped, this.gone);
  }

  /** How the match was ended before its end, once that is what one sees. */
  get #stopped(): Message | null {
    const { room } = this.table;
    if (this.moment || this.beat || room?.status !== "abandoned") return null;
    return stoppedBy(room.ending ?? "abandoned");
  }

  get history(): Array<[number, Told]> {
    const { moment } = this;
    if (moment) return (this.#seen?.events ?? []).filter(([ply]) => ply < moment.plies);
    if (!this.stage.playing) return this.#seen?.events ?? [];
    return (this.#followed?.events ?? []).slice(0, this.#played);
  }

  /** What the log tells: as far as the stage has come; an earlier moment that is looked at hides nothing. */
  get logged(): Array<[number, Told]> {
    return this.moment ? (this.#seen?.events ?? []) : [...seenOf(this)];
  }

  override get unseen(): number {
    return this.moment ? 0 : super.unseen;
  }

  get lately(): Told[] {
    const seen = this.latest.slice(0, this.latest.length - this.unseen);
    if (seen.length) return seen;
    const events = seenOf(this);
    const last = events.at(-1)?.[0];
    return events.filter(([ply]) => ply === last).map(([, told]) => told);
  }

  get chosen(): string | null {
    return this.moment ? null : (this.sent ?? this.#seen?.chosen ?? null);
  }

  get advised(): string | null {
    return this.hints.move;
  }

  /** Whether other people still choose; bots leave nobody the time to change a choice. */
  get changeable(): boolean {
    const people = (this.table.room?.chairs ?? []).filter(isPlaying).map((chair) => chair.seat);
    return this.view.waiting.some((seat) => seat !== this.shown && people.includes(seat));
  }

  get roll(): boolean {
    return !this.moment && !this.busy && (this.#seen?.roll ?? false);
  }

  /** An earlier moment, or a match that is over and seen to its end: until then the table stays as it is. */
  get past(): boolean {
    return this.moment !== null || (this.table.room?.status !== "running" && !this.busy);
  }

  /** Whether this seat must do something now. */
  get asked(): boolean {
    return !this.busy && this.due;
  }

  /** The same, though the stage may still play. */
  get due(): boolean {
    if (this.table.room?.status !== "running" || this.benched) return false;
    return this.#seen?.roll || (!!this.now?.choices.length && this.#seen?.chosen === null) || false;
  }

  /** How things stand, in one line: whose turn it is, whom one waits for, or how it ended. */
  get headline(): string {
    const own = !this.underway && !this.past && (this.due || this.chosen !== null);
    return own ? this.#addressed(this.#standing) : this.#standing;
  }

  /** Where several people sit at one screen, each of them is “you”: who is meant is named before. */
  #addressed(said: string): string {
    return this.hot && this.shown !== null
      ? say("table-headline-of", { name: this.names[this.shown] ?? "", said })
      : said;
  }

  get #standing(): string {
    if (this.underway && this.#news) return this.#news;
    if (this.late && this.chosen !== null && !this.beat)
      return say("table-chosen-unsent", { choice: this.narrator.choice(this.chosen, this.view) });
    const chosen = this.beat ? this.#revealing : (this.#seen?.chosen ?? null);
    if (this.moment || chosen === null || this.benched || this.narrator.stopped) return this.#status;
    const choice = this.asking.narrator.choice(chosen, this.asking.view);
    if (!this.beat && this.#handsOn) return say("table-chosen-pass", { choice });
    const { surely, among } = this.awaited;
    const seats = (surely.length ? surely : among).map((seat) => this.narrator.who(seat));
    if (!seats.length) return say("table-chosen-others", { choice });
    return say(surely.length ? "table-chosen-waiting" : "table-chosen-among", { choice, seats });
  }

  /** Beats are played, or about to be: what stands around them stays as it is. */
  override get underway(): boolean {
    return !this.moment && (this.busy || this.lingers);
  }

  /** Whether all that the match waits for happens by itself. */
  get #goesOn(): boolean {
    const { room } = this.table;
    const awaited = (this.now?.waiting ?? []).filter((seat) => seat !== "*");
    if (room?.status !== "running" || !this.now || this.now.winners) return false;
    return !room.chairs.some((chair) => isPlaying(chair) && awaited.includes(chair.seat ?? ""));
  }

  /** Keep what was told last for a moment, in which more is about to happen; or let it go. */
  #linger(more: boolean): void {
    clearTimeout(this.#lingering);
    this.lingers = more && this.#news !== "";
    if (this.lingers) this.#lingering = setTimeout(() => (this.lingers = false), MOMENT);
  }

  /** Somebody else at this screen has still to choose. */
  get #handsOn(): boolean {
    const playing = this.company.playing.map((chair) => chair.seat);
    return this.table.seats.some(
      ({ seat, view, chosen }) =>
        seat !== this.shown && playing.includes(seat) && view.choices.length > 0 && chosen === null,
    );
  }

  /** The secret choice that the stage is about to reveal; several people at a screen see it when all do. */
  get #revealing(): string | null {
    return this.hot || !factsOf(this.view.game).secret ? null : (this.before?.chosen ?? null);
  }

  /** Whom the match waits for; once those who have not chosen were named, only they. */
  get #status(): string {
    const { missing } = this.awaited;
    const named = missing.length > 0 && !this.moment && !this.beat;
    const view = named ? { ...this.view, waiting: missing } : this.view;
    const { game, names, stopped, listener, gone } = this.narrator;
    const asked = this.benched ? null : listener; // a bot is not asked
    return text(new Narrator(game, names, asked, stopped, gone).status(view));
  }

  /**
   * What this seat is asked, so that the next question is told from this one: the phase, and how often the seat has
   * moved.
   */
  get question(): string {
    const moved = this.#seen?.plies.filter((ply) => ply.startsWith(`${this.shown} `)).length ?? 0;
    return `${this.shown} ${this.now?.phase} ${moved}`;
  }

  /**
   * At first sight one hears where one is: how the match began, or how it stands, and whom it waits for; what one is
   * asked oneself follows.
   */
  open(spoken: Spoken): void {
    if (this.#opened || !this.now || this.busy) return;
    this.#opened = true;
    const name = `${say(`${this.now.game}-name`)}.`;
    const { passing = [], minor = [] } = this.shelf;
    const begun = this.history.map(([, told]) => told).filter((told) => ![...passing, ...minor].includes(told.event));
    const told = this.#begun ? [this.said(this.told(begun))] : this.past ? [] : this.#met(spoken);
    announce([name, ...told, this.past ? "" : this.rated, this.asked ? "" : this.headline].filter(Boolean).join(" "));
  }

  /** Whether nobody has chosen anything yet. */
  get #begun(): boolean {
    return !(this.#seen?.plies ?? []).some((ply) => /^[A-Z] /.test(ply));
  }

  /** The table as one finds it in the middle of a match. */
  #met(spoken: Spoken): string[] {
    return [spoken.scores(this), this.seat === null ? "" : spoken.own(this), spoken.board(this)];
  }

  /** The question is heard, where it is another one than before and nobody hides from it. */
  inquire(curtained: boolean): void {
    const next = this.asked && !curtained ? this.question : "";
    if (next && next !== this.#question) {
      ask(this.#addressed(text(this.narrator.status(this.now!))), () => this.due && this.question === next);
      this.ear.ask(this.shown!, this.#question);
    }
    if (next || !this.busy) this.#question = next;
  }

  // ---- The stage

  /** The table is seen for the first time: its news may have come before anybody listened, and bots wait for a word. */
  arrive(): void {
    if (!this.busy) this.table.still(this.pace());
  }

  /** News of the match: what happened is played, unless one sees the table for the first time. */
  follow(batch: Batch): void {
    if (batch.seat !== this.eyes || this.table.match !== this.match) return;
    this.pending = null;
    if (batch.snapshot || batch.before === null) {
      this.stage.jump();
      this.#linger(false);
      this.table.still(this.pace());
      return;
    }
    if (!this.stage.playing) this.#attend(batch.before);
    this.stage.play(beatsOf(batch.before.view, batch));
  }

  /** The stage begins to play: what was asked, and what was chosen, stays on the screen until it is still. */
  #attend(before: Known): void {
    const asked = this.table.before[this.shown ?? "?"] ?? before;
    this.before = { view: asked.view, chosen: this.#made ?? asked.chosen };
    this.#played = before.events.length;
    this.know(before.events.map(([, told]) => told));
    if (!this.lingers) this.#news = "";
    this.#linger(false);
    this.latest = [];
  }

  override begin(beat: Beat, length: number, skipped: boolean): void {
    this.#played += beat.events.length;
    if (skipped) this.#news = "";
    super.begin(beat, length, skipped);
  }

  override tell(beat: Beat): void {
    this.#news = this.said(gistOf(beat)) || this.#news;
    super.tell(beat);
  }

  override still(): void {
    this.#played = Infinity;
    this.#made = null;
    this.before = null;
    super.still();
    this.#linger(this.#goesOn);
    this.table.still(this.pace());
  }

  /** What the next question says anyway is left to it. */
  protected override told(events: Told[]): Told[] {
    return this.due ? events.filter((told) => !this.#isMine(told)) : events;
  }

  /** My turn, or my die: the status that interrupts says so. */
  #isMine(told: Told): boolean {
    return !!this.shelf.announced?.includes(told.event) && told.arguments?.["seat"] === this.shown;
  }

  // ---- Choosing

  choose(move: string): void {
    if (this.past || this.busy) return;
    this.refused = null;
    if (settings.confirm && this.pending !== move) {
      this.pending = move;
      this.asker = document.activeElement;
      interrupt(this.sure);
    } else {
      void this.commit(move);
    }
  }

  /** Whether the choice is meant, and how to say so; nothing where there is none to be confirmed. */
  get sure(): string {
    if (this.pending === null) return "";
    return say("table-confirm-keys", { choice: this.narrator.choice(this.pending, this.view) });
  }

  /** The choice was not meant. */
  withdraw(): void {
    if (this.pending === null) return;
    interrupt(say("table-confirm-dropped", { choice: this.narrator.choice(this.pending, this.view) }));
    this.pending = null;
  }

  /** The choice counts: it is sent until the server has kept it. */
  async commit(move: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.pending = null;
    this.#made = move;
    this.ear.act("choice");
    const said = text(this.narrator.choice(move, this.view));
    const { question, changeable } = this;
    const open = (): boolean => this.question === question && (this.#made ?? move) === move;
    const secret = (await this.perform(() => this.#send(seat, move, said))) === null;
    if (secret && !this.refused) announce(say(changeable ? "table-chosen" : "table-chosen-is", { choice: said }), open);
  }

  /** On its way a choice is shown as made; where there is no connection one is told that it waits for it. */
  async #send(seat: string, move: string, said: string): Promise<number | null> {
    this.sent = move;
    const offline = !this.table.online || !navigator.onLine;
    const timer = setTimeout(() => this.#delay(said), offline ? 0 : LATE);
    try {
      return await this.table.choose(seat, move);
    } finally {
      clearTimeout(timer);
      if (this.sent === move) [this.sent, this.late] = [null, false];
    }
  }

  #delay(choice: string): void {
    this.late = true;
    announce(say("table-chosen-unsent", { choice }), () => this.late);
  }

  rollDie(): void {
    const { seat } = this;
    if (seat === null || this.past || this.busy) return;
    this.ear.act("roll");
    void this.perform(() => this.table.roll(seat));
  }

  // ---- Talk

  /** What was said, as far as the stage has come: what belongs to a later moment is said there. */
  get talks(): readonly Talked[] {
    const { talks } = this.table;
    const ply = this.beat ? this.history.at(-1)?.[0] : undefined;
    if (ply === undefined) return talks;
    const next = this.#followed?.events[this.#played]?.[0] ?? ply; // what was said before it is heard before it
    return talks.filter((talk) => talk.kind !== "signal" || talk.plies <= Math.max(ply, next));
  }

  signal(words: string): void {
    if (this.seat !== null) void attempt(this.table.signal(this.seat, words));
  }

  // ---- Taking back

  /** Whether this seat may take its last choice back, or ask for that. */
  get undoable(): boolean {
    return !this.past && !this.underway && !this.benched && (this.#seen?.undo ?? false);
  }

  /** What was taken back just now, in words, and what follows from it; or nothing. */
  get undone(): string {
    const { undone } = this.table;
    if (!undone || this.moment || !this.now) return "";
    const who = this.narrator.arguments({ seat: undone.by });
    // A move is read with the eyes of its own seat; without secrets all see alike.
    const open = undone.by === this.shown || !factsOf(this.now.game).secret;
    const said =
      open && undone.move !== "?"
        ? say("table-undone", { ...who, choice: this.narrator.choice(undone.move, this.now) })
        : say("table-undone-hidden", who);
    return this.#across ? `${said} ${say("table-undone-dice")}` : said;
  }

  /** Ask to take one's last choice back, agree to a wish, or refuse; for all here if nobody plays elsewhere. */
  async takeBack(agree = true, one: string | null = null): Promise<void> {
    const { table } = this;
    const seat = one ?? this.seat ?? this.company.playing[0]?.seat ?? null; // in front of the curtain: any of them
    if (seat === null) return;
    if (agree && table.undo?.agreed.includes(seat)) {
      announce(say("table-undo-asked", this.narrator.arguments({ seat: table.undo.by }))); // it is still asked
      return;
    }
    this.#across = !this.#seen?.plies.at(-1)?.startsWith(`${seat} `) && table.undo === null;
    if (!(await attempt(table.takeBack(seat, agree))) || !agree || this.company.accompanied) return;
    const others = this.company.playing.flatMap((chair) => (chair.seat === seat ? [] : (chair.seat ?? [])));
    for (const other of others) await table.takeBack(other).catch(() => undefined); // it may be done by now
  }

  /** Do what the server may refuse; why it does stands at the choice, and is heard. */
  async perform<T>(act: () => Promise<T>): Promise<T | undefined> {
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
