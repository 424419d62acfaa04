/** One puzzle at the table of its game: the seat's view of it, the choice, and what came of that. */
import { MediaQuery } from "svelte/reactivity";
import { LETTERS } from "../../facts";
import { interrupt } from "../../lib/announcer.svelte";
import * as api from "../../lib/api";
import type { Attended } from "../../lib/keys";
import { sentencesOf } from "../../lib/log";
import { Draft, settings } from "../../lib/memory.svelte";
import { Narrator } from "../../lib/narrator";
import { answersOn, keepAnswer, type Answered } from "../../lib/puzzles";
import { attempt } from "../../lib/remark.svelte";
import { say, text } from "../../lib/words.svelte";
import type { Fact } from "../../games/shelf";
import type { PuzzleShown, PuzzleSolution, Told, View } from "../../protocol";

/** Where names have little room, seats are called by their letters. */
const small = new MediaQuery("(max-width: 40rem), (max-height: 33.99rem)");
const TOLD = 6; // sentences of what happened last, as at the terminal

export class Solving implements Attended {
  answered = $state.raw<Answered | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  pending = $state<string | null>(null); // a choice to be confirmed
  sending = $state(false);
  readonly roll = false;
  readonly busy = false;
  readonly beat = null;
  readonly length = 0;
  readonly latest: Told[] = [];
  readonly draft = new Draft();

  constructor(
    readonly day: string,
    readonly puzzle: PuzzleShown,
    readonly games: string[], // of the day
  ) {
    this.draft.of(`puzzle-${day}`, 0, puzzle.game);
    this.answered = answersOn(day)[puzzle.game] ?? null;
  }

  get game(): string {
    return this.puzzle.game;
  }

  get view(): View {
    return this.puzzle.view as View;
  }

  get seat(): string {
    return this.puzzle.seat;
  }

  get names(): Readonly<Record<string, string>> {
    const called = (seat: string): string => (small.current ? seat : say("puzzle-player", { seat }));
    const others = [...LETTERS].slice(0, this.puzzle.players).map((seat) => [seat, called(seat)]);
    return { ...Object.fromEntries(others), [this.seat]: settings.name || say("start-me") };
  }

  get narrator(): Narrator {
    return new Narrator(this.game, this.names, this.seat);
  }

  get chosen(): string | null {
    return this.answered?.move ?? null;
  }

  get past(): boolean {
    return this.answered !== null;
  }

  get asked(): boolean {
    return this.answered === null;
  }

  get history(): ReadonlyArray<[number, Told]> {
    return this.puzzle.events;
  }

  /** The end of what the seat was told: as many events as make some sentences. */
  get lately(): Told[] {
    const events = this.puzzle.events.map(([, told]) => told);
    let from = events.length;
    while (from > 0 && sentencesOf(this.narrator, events.slice(from)).length < TOLD) from -= 1;
    return events.slice(from);
  }

  get happened(): string[] {
    return sentencesOf(this.narrator, this.lately).map(text);
  }

  // ---- What is said of it

  /** How things stand: what is asked, or how it went. */
  get headline(): string {
    if (this.answered) return say(this.answered.right ? "puzzle-is-right" : "puzzle-is-wrong");
    return text(this.narrator.status(this.view));
  }

  get best(): string {
    return this.solution ? text(this.narrator.choice(this.solution.best, this.view)) : "";
  }

  get reason(): string {
    const { solution } = this;
    return solution ? text(this.narrator.reason(solution.reason, solution.arguments as Record<string, Fact>)) : "";
  }

  /** The verdict in one breath. */
  get verdict(): string {
    const words = { choice: this.best, reason: this.reason };
    return say(this.solution?.right ? "puzzle-right" : "puzzle-wrong", words);
  }

  /** Whether the choice is meant, and how to say so. */
  get sure(): string {
    return this.pending === null
      ? ""
      : say("table-confirm-keys", { choice: this.narrator.choice(this.pending, this.view) });
  }

  // ---- What one does

  choose(move: string): void {
    if (!this.asked || this.sending) return;
    if (settings.confirm && this.pending !== move) {
      this.pending = move;
      interrupt(this.sure);
    } else void this.commit(move);
  }

  rollDie(): void {}

  withdraw(): void {
    if (this.pending === null) return;
    interrupt(say("table-confirm-dropped", { choice: this.narrator.choice(this.pending, this.view) }));
    this.pending = null;
  }

  /** Send the answer; it is the only one. What was answered elsewhere in the meantime stands. */
  async commit(move: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const { day, game } = this;
    await attempt(this.#ask(answersOn(day)[game]?.move ?? move));
    this.pending = null;
    this.sending = false;
  }

  async #ask(move: string): Promise<void> {
    const { day, game, games } = this;
    const solution = await api.solve(day, game, move);
    keepAnswer(day, game, { move, right: solution.right }, games, solution.today);
    this.solution = solution;
    this.answered = answersOn(day)[game]!;
  }

  /** For somebody who comes back: what came of the answer. */
  async recall(): Promise<void> {
    if (this.answered && !this.solution) await attempt(this.#ask(this.answered.move));
  }
}
