/** A tutorial: a scripted match, seen from one seat, that goes on when the learner does what it asks for. */
import { LETTERS } from "../../facts";
import { shelfOf } from "../../games";
import { announce } from "../../lib/announcer.svelte";
import { Asking } from "../../lib/asking";
import { beatsOf, gistOf, type Beat } from "../../lib/beats";
import type { Attended } from "../../lib/keys";
import { Draft, keepStep, settings, stepOf } from "../../lib/memory.svelte";
import { Narrator } from "../../lib/narrator";
import { Playing } from "../../lib/playing.svelte";
import { say, text } from "../../lib/words.svelte";
import type { Talked, Told, View } from "../../protocol";

/** As `python -m estran.tools.lessons` writes it. */
export interface Lesson {
  game: string;
  names: string[]; // of those who play with the learner
  scenes: Scene[];
  steps: Step[];
}

export interface Scene {
  first: number; // of its plies
  version: number; // how many plies there are by now
  steps: Array<View | null>; // the table after each ply but the last; nothing where nothing was told
  view: View;
  roll: boolean;
  events: Array<[number, Told]>;
  leap: boolean; // too much has happened to be played
}

export interface Step {
  name: string;
  clauses: string[];
  scene: number;
  lit: string[]; // what the text speaks of, by its name in the page
  move: string | null; // what the script goes on with, `roll` for the die; none where there is only something to read
  asides: Record<string, Scene>; // what comes of every other legal move
  say: string; // a signal that the learner makes, if any
  answers: Array<[seat: string, signal: string]>;
  learnt: boolean; // its title is among what one knows at the end
}

export const FINISHED = -1; // what is kept of a step once the last one was reached
const ROLL = "roll";

export async function courseOf(game: string): Promise<Course> {
  return new Course((await shelfOf(game).lesson!()) as Lesson);
}

export class Course extends Playing implements Attended {
  at = $state(0); // the step
  strayed = $state<string | null>(null); // another move than the script's: it was made, and is about to be taken back
  before = $state.raw<{ view: View; chosen: string | null } | null>(null); // what was asked when the stage began
  readonly seat = "A";
  readonly shown = "A";
  readonly chosen = null;
  readonly draft = new Draft();
  readonly asking = new Asking(this);
  #played = $state(0); // how many events of a scene the stage has come to
  #then: (() => void) | null = null; // what is to be done when it is still

  constructor(readonly lesson: Lesson) {
    super(shelfOf(lesson.game));
    const kept = stepOf(this.game);
    this.at = kept === FINISHED ? this.last : Math.min(kept, this.last);
    this.#draw();
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

  get #scene(): Scene {
    return this.lesson.scenes[this.step.scene]!;
  }

  /** What would come of the move that was tried. */
  get #aside(): Scene | undefined {
    return this.strayed === null ? undefined : this.step.asides[this.strayed];
  }

  get eyes(): string {
    return this.seat;
  }

  get now(): View {
    return (this.#aside ?? this.#scene).view;
  }

  get view(): View {
    return this.stage.view ?? this.now;
  }

  get beat(): Beat | null {
    return this.stage.beat;
  }

  get names(): Record<string, string> {
    const partners = this.lesson.names.map((name, index) => [LETTERS[index + 1]!, name]);
    return { A: settings.name || say("start-me"), ...Object.fromEntries(partners) };
  }

  get narrator(): Narrator {
    return new Narrator(this.game, this.names, this.seat);
  }

  get roll(): boolean {
    return this.step.move === ROLL && !this.busy;
  }

  get past(): boolean {
    return this.step.move === null || (this.strayed !== null && !this.busy);
  }

  /** Whether there is nothing to do in this step but to read and to go on. */
  get reads(): boolean {
    return this.step.move === null && !this.step.say && this.at < this.last && !this.busy;
  }

  get asked(): boolean {
    return !this.past && !this.busy;
  }

  get history(): Array<[number, Told]> {
    const known = this.lesson.scenes.slice(0, this.step.scene + 1).flatMap((scene) => scene.events);
    const more = this.#aside ?? (this.busy ? this.lesson.scenes[this.step.scene + 1] : undefined);
    return more ? [...known, ...more.events.slice(0, this.busy ? this.#played : undefined)] : known;
  }

  /** What happened since the step before; after a leap it would be too much to tell. */
  get lately(): Told[] {
    if (this.latest.length) return this.latest;
    const known = this.lesson.steps[this.at - 1]?.scene === this.step.scene;
    return known || this.#scene.leap ? [] : this.#scene.events.map(([, told]) => told);
  }

  /** How things stand, in a line: what happens on the stage, or what the step is about. */
  get headline(): string {
    const { told } = this.stage;
    return (told && this.said(gistOf(told))) || say(`${this.game}-learn-title-${this.step.name}`);
  }

  /** What the step tells, or what is to be said about the move that was tried. */
  get words(): string {
    if (this.strayed === null || this.busy) return say(`${this.game}-learn-text-${this.step.name}`);
    return say(`${this.game}-learn-other-${this.step.name}`);
  }

  // ---- What is said at the table

  /** Signals of the steps up to here; of the steps before, with what was answered. */
  get talks(): Talked[] {
    return this.lesson.steps.slice(0, this.at).flatMap((step, index) => this.#talksOf(step, index * LETTERS.length));
  }

  #talksOf(step: Step, from: number): Talked[] {
    if (!step.say) return [];
    const plies = this.lesson.scenes[step.scene]!.version;
    return [[this.seat, step.say] as const, ...step.answers].map(([seat, text], index) => {
      const said = { seat, name: this.names[seat]!, to: null, text, plies, at: from + index, earlier: false };
      return { type: "talk", kind: "signal", ...said };
    });
  }

  /** The talk that led to this step, in sentences. */
  get heard(): string[] {
    const before = this.lesson.steps[this.at - 1];
    const talks = before && this.strayed === null ? this.#talksOf(before, 0) : [];
    return talks.map(({ seat, text: words }) => text(this.narrator.signal(seat!, words)));
  }

  /** Make the signal that the step asks for. */
  speak(): void {
    if (this.busy || !this.step.say) return;
    this.ear.act("talk");
    this.#arrive(this.at + 1);
    announce(this.heard.join(" "));
  }

  // ---- What the learner does

  choose(move: string): void {
    if (this.past || this.busy || this.roll) return;
    this.ear.act("choice");
    if (move === this.step.move) return this.goOn();
    const aside = this.step.asides[move];
    if (!aside) return;
    this.strayed = move;
    this.#play(aside, move, () => undefined);
  }

  rollDie(): void {
    if (!this.roll) return;
    this.ear.act("roll");
    this.goOn();
  }

  /** To the next step, by way of what happens until then. */
  goOn(): void {
    if (this.busy || this.at === this.last) return;
    if (this.step.say) return this.speak();
    this.strayed = null;
    const next = this.at + 1;
    const scene = this.lesson.steps[next]!.scene;
    if (scene === this.step.scene || this.lesson.scenes[scene]!.leap) this.#arrive(next);
    else this.#play(this.lesson.scenes[scene]!, this.step.move, () => this.#arrive(next));
  }

  /** The move that was tried never happened. */
  takeBack(): void {
    if (this.busy) return;
    this.strayed = null;
    this.latest = [];
    this.#draw();
  }

  goBack(): void {
    if (!this.busy) this.#arrive(this.at - 1);
  }

  startAgain(): void {
    if (!this.busy) this.#arrive(0);
  }

  // ---- The stage

  #play(scene: Scene, move: string | null, then: () => void): void {
    const { view } = this.#scene;
    this.before = { view, chosen: move };
    this.latest = [];
    this.#played = 0;
    this.#then = then;
    const steps = scene.steps as View[]; // what is missing there is not asked for
    this.stage.play(beatsOf(view, { ...scene, steps, plies: scene.version - scene.first }));
  }

  override begin(beat: Beat, length: number, skipped: boolean): void {
    this.#played += beat.events.length;
    super.begin(beat, length, skipped);
  }

  override still(): void {
    this.before = null;
    const then = this.#then;
    this.#then = null;
    then?.();
    super.still();
  }

  #arrive(step: number): void {
    const forward = step === this.at + 1;
    this.at = Math.max(0, Math.min(step, this.last));
    this.strayed = null;
    if (!forward) this.latest = [];
    this.#draw();
    keepStep(this.game, this.at === this.last ? FINISHED : this.at);
  }

  #draw(): void {
    this.draft.of(this.game, this.at, this.seat);
  }
}
