/** What other people have said and this reader has not seen yet, for the first screen. */
import type { Talked } from "../protocol";
import type { Live } from "./live.svelte";
import { lineOf } from "./talk";

export class Unread {
  #read = $state(0); // the time of the last thing that was read
  #mine = $state.raw<string[]>([]); // what an onlooker has said here: it comes back without a sender

  constructor(readonly live: Live) {
    this.read(); // what was said before one came lies under Talk
  }

  /** Signals stand at the seats; a whisper is for one of those who sit at this screen. */
  get talks(): Talked[] {
    const { live } = this;
    const mine = live.company.mine.map((chair) => chair.seat);
    return live.talks.filter(
      (talk) =>
        talk.at > Math.max(this.#read, live.table.known) &&
        talk.kind !== "signal" &&
        (talk.seat === null ? !this.#mine.includes(talk.text) : !mine.includes(talk.seat)) &&
        (talk.kind !== "whisper" || !live.hot || talk.to === live.shown),
    );
  }

  get count(): number {
    return this.talks.length;
  }

  /** The last of it, in one line. */
  get last(): string {
    const talk = this.talks.at(-1);
    return talk ? lineOf(this.live, talk) : "";
  }

  /** Everything that was said so far has been seen. */
  read(): void {
    this.#read = this.live.table.talks.at(-1)?.at ?? this.#read;
  }

  /** Somebody here says this: they know it. */
  spoken(words: string): void {
    this.#mine = [...this.#mine, words];
  }
}
