/**
 * The stage of a table: it plays beats in order, each for its time. Eyes, ears, the voice and the log listen to it, and
 * the next question is asked when it is still. Beats that come while others are played wait for their turn.
 */
import { STAGE } from "../facts";
import type { View } from "../protocol";
import type { Beat } from "./beats";

/** How long beats last. `key`: each moment waits for a key or a tap. `none`: nothing is staged. */
export type Pace = "quick" | "usual" | "slow" | "key" | "none";
export const PACES: readonly Pace[] = ["quick", "usual", "slow", "key", "none"];

const BEHIND = 6000; // milliseconds that a stage may be behind where nobody asked for slowness
const CROWD = 3; // versions that wait, for which times are halved once more
const AGAIN = 0.5; // of a beat's time, where the same happens once more
const TAPS = 2; // that lead to the question

/** What listens to a stage. */
export interface Audience {
  pace(): Pace;
  /** A beat begins; `skipped` where nobody sees it. */
  begin(beat: Beat, length: number, skipped: boolean): void;
  /** The part of a beat after which what it tells is seen, from 0 to 1. */
  tells?(beat: Beat): number;
  /** What a beat tells is seen, and may be told. */
  tell?(beat: Beat): void;
  /** The table has changed to the one that stands after a beat. */
  settle(beat: Beat): void;
  /** All beats are over. */
  still(): void;
}

export class Stage {
  beat = $state.raw<Beat | null>(null); // that is being played
  length = $state(0); // milliseconds that it takes
  told = $state.raw<Beat | null>(null); // the last of them of which one has seen what it tells
  waits = $state(false); // for a key or a tap
  #queue: Beat[] = [];
  #telling: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #taps = 0;

  constructor(readonly audience: Audience) {}

  get playing(): boolean {
    return this.beat !== null;
  }

  /** The table as it stands while beats are played. */
  get view(): View | null {
    return this.beat?.view ?? null;
  }

  /** How much of what happens in the beat that is being played one has not seen yet. */
  get unseen(): number {
    return this.beat && this.told !== this.beat ? this.beat.events.length : 0;
  }

  /** Whether there is more to see than the beat that is being played. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** What is played after the beat that is being played, if that is known. */
  get next(): Beat | null {
    return this.#queue[0] ?? null;
  }

  play(beats: Beat[]): void {
    this.#queue.push(...beats);
    if (document.hidden || this.audience.pace() === "none") this.jump();
    else if (!this.beat) this.#next();
  }

  /** A tap or a key: the beat is over; the second one in a row goes to the question. */
  tap(): void {
    if (!this.beat) return;
    this.#taps += 1;
    if (this.#taps >= TAPS && this.audience.pace() !== "key") this.jump();
    else this.#end();
  }

  /** To now; those who listen are told of all that was skipped. */
  jump(): void {
    clearTimeout(this.#timer);
    const { beat } = this;
    const skipped = this.#queue;
    this.#queue = [];
    if (beat) this.#settle(beat);
    for (const one of skipped) this.#inform(() => this.audience.begin(one, 0, true));
    const last = skipped.at(-1);
    if (last) this.#inform(() => this.audience.settle(last));
    this.#rest();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#telling);
    this.#queue = [];
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) return this.#rest();
    this.length = this.#lengthOf(beat);
    this.waits = this.audience.pace() === "key" && beat.weight === "moment";
    this.beat = beat;
    // Whatever goes wrong in a listener, the timer goes on: a stage never holds a question back.
    if (!this.waits) this.#timer = setTimeout(() => this.#end(), this.length);
    this.#inform(() => this.audience.begin(beat, this.length, false));
    const unseen = this.length * (this.audience.tells?.(beat) ?? 0);
    if (unseen > 0) this.#telling = setTimeout(() => this.#tell(beat), unseen);
    else this.#tell(beat);
  }

  /** Now one has seen it: the headline, the voice and the sounds may tell of it. */
  #tell(beat: Beat): void {
    clearTimeout(this.#telling);
    this.told = beat;
    this.#inform(() => this.audience.tell?.(beat));
  }

  #settle(beat: Beat): void {
    if (this.told !== beat) this.#tell(beat);
    this.#inform(() => this.audience.settle(beat));
  }

  #end(): void {
    clearTimeout(this.#timer);
    const { beat } = this;
    this.waits = false;
    if (beat) this.#settle(beat);
    this.#next();
  }

  #rest(): void {
    this.beat = null;
    this.told = null;
    this.waits = false;
    this.#taps = 0;
    this.#inform(() => this.audience.still());
  }

  #inform(listen: () => void): void {
    try {
      listen();
    } catch (problem) {
      console.error(problem);
    }
  }

  #lengthOf(beat: Beat): number {
    const pace = this.audience.pace();
    if (pace === "none") return 0;
    const own = usual(beat, pace) * (isAgain(this.beat, beat) ? AGAIN : 1);
    if (pace === "slow" || pace === "key") return own;
    const waiting = [beat, ...this.#queue];
    const versions = new Set(waiting.map((one) => one.version)).size - 1;
    if (versions === 0) return own;
    const hurried = own * 0.5 ** Math.floor(versions / CROWD);
    const left = waiting.reduce((sum, one) => sum + usual(one, pace), 0);
    return Math.min(hurried, own * (BEHIND / Math.max(left, BEHIND)));
  }
}

function usual(beat: Beat, pace: Exclude<Pace, "none">): number {
  return STAGE[pace][beat.weight] ?? STAGE.usual[beat.weight];
}

/** The fourth card that is dealt needs less time than the first. */
function isAgain(before: Beat | null, beat: Beat): boolean {
  return beat.weight === "step" && before?.events[0]?.event === beat.events[0]?.event;
}
