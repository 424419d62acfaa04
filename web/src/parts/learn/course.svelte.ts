/** A tutorial: a scripted match, seen from one seat, that goes on when the learner does what it asks for. */
import { LETTERS } from "../../facts";
import { shelfOf } from "../../games";
import { interrupt } from "../../lib/announcer.svelte";
import type { Attended } from "../../lib/keys";
import { Draft, keepStep, settings, stepOf } from "../../lib/memory.svelte";
import { Narrator } from "../../lib/narrator";
import { play } from "../../lib/sounds";
import { say } from "../../lib/words.svelte";
import type { Told, View } from "../../protocol";

/** As `python -m estran.tools.lessons` writes it. */
export interface Lesson {
  game: string;
  names: string[]; // of those who play with the learner
  scenes: Array<{ view: View; roll: boolean; events: Array<[number, Told]>; leap: boolean }>;
  steps: Step[];
}

export interface Step {
  name: string;
  clauses: string[];
  scene: number;
  move: string | null; // what the script goes on with, `roll` for the die; none where there is only something to read
  learnt: boolean; // its title is among what one knows at the end
}

export const FINISHED = -1; // what is kept of a step once the last one was reached

export async function courseOf(game: string): Promise<Course> {
  return new Course((await shelfOf(game).lesson!()) as Lesson);
}

export class Course implements Attended {
  at = $state(0); // the step
  strayed = $state(false); // another move was tried than the script's
  latest = $state.raw<Told[]>([]);
  readonly seat = "A";
  readonly chosen = null;
  readonly draft = new Draft();

  constructor(readonly lesson: Lesson) {
    const kept = stepOf(this.game);
    this.at = kept === FINISHED ? this.last : Math.min(kept, this.last);
    this.draft.of(this.game, this.at, this.seat);
  }

  get game(): string {
    return this.lesson.game;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  // ---- The table

  get #scene() {
    return this.lesson.scenes[this.step.scene]!;
  }

  get view(): View {
    return this.#scene.view;
  }

  get names(): Record<string, string> {
    const partners = this.lesson.names.map((name, index) => [LETTERS[index + 1]!, name]);
    return { A: settings.name || say("start-me"), ...Object.fromEntries(partners) };
  }

  get narrator(): Narrator {
    return new Narrator(this.game, this.names, this.seat);
  }

  get roll(): boolean {
    return this.step.move === "roll";
  }

  get past(): boolean {
    return this.step.move === null;
  }

  get asked(): boolean {
    return !this.past;
  }

  get history(): Array<[number, Told]> {
    return this.lesson.scenes.slice(0, this.step.scene + 1).flatMap((scene) => scene.events);
  }

  /** What happened since the step before; after a leap it would be too much to tell. */
  get lately(): Told[] {
    const known = this.lesson.steps[this.at - 1]?.scene === this.step.scene;
    return known || this.#scene.leap ? [] : this.#scene.events.map(([, told]) => told);
  }

  // ---- What the learner does

  choose(move: string): void {
    if (this.past || this.roll) return;
    play("choice");
    if (move === this.step.move) return this.goOn();
    this.strayed = true;
    interrupt(this.other);
  }

  /** Why the script's move is tried here, and not another legal one. */
  get other(): string {
    return say(`${this.game}-learn-other-${this.step.name}`);
  }

  rollDie(): void {
    if (!this.roll) return;
    play("roll");
    this.goOn();
  }

  goOn(): void {
    this.#go(this.at + 1);
    this.latest = this.lately;
  }

  goBack(): void {
    this.#go(this.at - 1);
  }

  startAgain(): void {
    this.#go(0);
  }

  #go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.last));
    this.strayed = false;
    this.latest = [];
    this.draft.of(this.game, this.at, this.seat);
    keepStep(this.game, this.at === this.last ? FINISHED : this.at);
  }
}
