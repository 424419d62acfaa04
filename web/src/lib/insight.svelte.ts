/** What the server's bots make of a match that is over: asked for again and again until every choice is done. */
import type { Judged, Review } from "../protocol";
import { announce } from "./announcer.svelte";
import * as api from "./api";
import { happened, percent } from "./chances";
import type { Replay } from "./replay.svelte";
import { mistakes, missedAt, verdictSaid, verdictsOf, whenOf, type Verdict } from "./verdicts";
import { learn, say, type Message } from "./words.svelte";

const AGAIN = 1000; // milliseconds between looks at how far it is
const SAID = 4; // how often that is said, on the whole way

export class Insight {
  analysis = $state.raw<Review | null>(null);
  refused = $state.raw<Message | null>(null);
  missed = $state.raw<Verdict[]>([]); // choices of the moment that is shown which could have been better
  largest = $state.raw<Verdict[]>([]); // mistakes of the whole match
  #said = -1; // how much of it, in such parts
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly round?: string, // the event with which a round begins
  ) {
    void this.ask();
    this.#follow(
      () => (this.analysis ? missedAt(replay, this.analysis) : []),
      (found) => {
        this.missed = found;
        if (!replay.playing) announce(found.map((one) => verdictSaid(replay, one)).join(" "));
      },
    );
    this.#follow(
      () => (this.analysis && this.done ? mistakes(replay, this.analysis) : []),
      (found) => (this.largest = found),
    );
    $effect(() => () => clearTimeout(this.#timer));
  }

  get done(): boolean {
    return this.analysis !== null && this.analysis.done === this.analysis.total;
  }

  /** Where the chances swung most, in sentences; a match's turning point is what its result tells. */
  readonly turned = $derived.by(() =>
    (this.analysis?.turns ?? []).map((turn) => {
      const facts = {
        when: whenOf(this.replay, turn.ply, this.round),
        happened: happened(turn, this.replay.lines),
        name: this.replay.called(turn.seat),
        swing: Math.abs(percent(turn.swing)),
      };
      return { turn, said: say("replay-chances-turn", { ...facts, way: turn.swing > 0 ? "up" : "down" }) };
    }),
  );

  async ask(): Promise<void> {
    try {
      this.refused = null;
      [this.analysis] = await Promise.all([api.analysis(this.replay.match), learn("reason")]);
      if (!this.done) {
        this.#timer = setTimeout(() => void this.ask(), AGAIN);
        this.#tell(this.analysis);
      } else announce(`${say("replay-chances-done")} ${say("replay-chances-turned", { turns: this.turned.length })}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      this.refused = problem.told;
    }
  }

  /** How far it is, in a sentence: at first that it may take a while. */
  get progress(): string {
    const { done, total, warming } = this.analysis ?? { done: 0, total: 0, warming: false };
    if (warming) return say("replay-chances-warming");
    return done ? say("replay-chances-busy", { done, total }) : say("replay-chances-begin");
  }

  #tell({ done, total }: Review): void {
    const part = Math.floor((SAID * done) / total);
    if (part > this.#said) announce(this.progress);
    this.#said = Math.max(this.#said, part);
  }

  /** Keep what was found of certain choices, each on the table that its seat saw. */
  #follow(wanted: () => Judged[], keep: (found: Verdict[]) => void): void {
    $effect(() => {
      let current = true;
      verdictsOf(this.replay, wanted()).then(
        (found) => current && keep(found),
        () => current && keep([]), // the moment itself says that it could not be had
      );
      return () => (current = false);
    });
  }
}
