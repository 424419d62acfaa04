/**
 * What the choice is drawn from: while the stage plays, the table at which it was made, with what was chosen, so that
 * its buttons keep their place and their focus.
 */
import type { Talked, Told, View } from "../protocol";
import type { Beat } from "./beats";
import type { Draft } from "./memory.svelte";
import { Narrator } from "./narrator";
import type { Sitting } from "./sitting";

/** Where something is asked: the table, who sits there, and what was asked before the stage began to play. */
interface Table extends Sitting {
  readonly shown: string | null;
  readonly before: { view: View; chosen: string | null } | null;
  readonly talks: readonly Talked[];
}

export class Asking implements Sitting {
  readonly signal?: (words: string) => void; // where people can talk

  constructor(readonly live: Table) {
    if (live.signal) this.signal = (words) => live.signal?.(words);
  }

  get view(): View {
    return this.live.before?.view ?? this.live.view;
  }

  get seat(): string | null {
    return this.live.shown;
  }

  get names(): Readonly<Record<string, string>> {
    return this.live.names;
  }

  get narrator(): Narrator {
    return new Narrator(this.view.game, this.names, this.seat);
  }

  get chosen(): string | null {
    return this.live.before ? this.live.before.chosen : this.live.chosen;
  }

  get advised(): string | null {
    return this.live.advised ?? null;
  }

  get roll(): boolean {
    return this.live.roll;
  }

  get past(): boolean {
    return this.live.past;
  }

  get busy(): boolean {
    return this.live.busy;
  }

  get beat(): Beat | null {
    return this.live.beat;
  }

  get length(): number {
    return this.live.length;
  }

  get latest(): Told[] {
    return this.live.latest;
  }

  get history(): ReadonlyArray<[number, Told]> {
    return this.live.history;
  }

  get unseen(): number {
    return this.live.unseen ?? 0;
  }

  get draft(): Draft {
    return this.live.draft;
  }

  get talks(): readonly Talked[] {
    return this.live.talks;
  }

  choose(move: string): void {
    this.live.choose(move);
  }

  rollDie(): void {
    this.live.rollDie();
  }
}
