/** Whom a match waits for, as far as everybody may know it: who of several people has chosen is nobody's business. */
import { isPlaying } from "./company.svelte";
import type { Live } from "./live.svelte";
import { say } from "./words.svelte";

export class Awaited {
  constructor(readonly live: Live) {}

  /**
   * Of those who were named for taking long, who may still have to choose: of the seats held here one knows it. Where
   * all others are bots, nobody waits.
   */
  get missing(): string[] {
    const { missing, room, seen } = this.live.table;
    if (room?.status !== "running") return []; // a match that was stopped waits for nobody
    const people = room.chairs.filter(isPlaying);
    if (people.length === 1 && people[0]!.yours) return [];
    const playing = people.map((chair) => chair.seat);
    return missing.filter((seat) => playing.includes(seat) && (seen[seat]?.chosen ?? null) === null);
  }

  /**
   * The same in a sentence. Nobody is told who chooses when, so the list of others is as old as the moment when they
   * were named; only the last one who is missing is sure to be.
   */
  get said(): string {
    const { missing } = this;
    if (!missing.length) return "";
    const seats = missing.map((seat) => this.live.narrator.who(seat));
    return say(this.#isSure(missing) ? "table-missing" : "table-missing-then", { seats });
  }

  #isSure(missing: string[]): boolean {
    return missing.length === 1 || missing.every((seat) => seat in this.live.table.seen);
  }

  /** The last one of those who were named, or the only other one who is asked, as bots do not take long. */
  get surely(): string[] {
    const named = this.#isSure(this.missing) ? this.missing.filter((seat) => seat !== this.live.shown) : [];
    const others = this.live.view.waiting.filter((seat) => seat !== "*" && seat !== this.live.shown);
    const { people } = this;
    return [named, others, people].find((seats, index) => (index ? seats.length === 1 : seats.length > 0)) ?? [];
  }

  /** In a slow match, where nobody sees the others choose: those of whom one or more still have to. */
  get among(): string[] {
    const { missing, people } = this;
    if (!this.live.table.room?.slow) return [];
    return missing.length ? missing : people;
  }

  /** The other people who are asked. */
  get people(): string[] {
    const { table, view, shown } = this.live;
    const playing = (table.room?.chairs ?? []).filter(isPlaying).map((chair) => chair.seat);
    return view.waiting.filter((seat) => seat !== shown && playing.includes(seat));
  }
}
