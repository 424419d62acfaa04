/** Hints for the seat at the screen: what a good player would choose there, and why. */
import { SURE } from "../facts";
import type { Fact } from "../games/shelf";
import type { Hint } from "../protocol";
import { announce } from "./announcer.svelte";
import { loaded, Refused } from "./api";
import type { Live } from "./live.svelte";
import { learn, say } from "./words.svelte";

const LATE = "refused-late"; // what the match has gone on from; its news may come a moment after that

export class Hints {
  open = $state(false); // one is shown, or on its way
  note = $state(""); // what there is to say as long as there is no hint
  used = $state(false); // there was one in this match
  #last = $state.raw<Hint | null>(null);

  constructor(readonly live: Live) {}

  /** Whether one may ask for them at this table; the server decides. */
  get allowed(): boolean {
    const { room } = this.live.table;
    const others = (room?.chairs ?? []).filter((chair) => chair.seat !== this.live.seat);
    return this.live.seat !== null && (room?.hints || others.every((chair) => chair.kind === "bot"));
  }

  /** The hint for this very moment in words, or nothing; where it is not the expert's, that is said, too. */
  get said(): string {
    const words = this.#words;
    return words && this.#only === null && this.#last!.warming ? `${words} ${say("table-hint-warming")}` : words;
  }

  get #words(): string {
    const { live } = this;
    const only = this.#only;
    if (only !== null) return say("table-hint-only", { choice: live.narrator.choice(only, live.view) });
    const hint = this.#last;
    if (hint?.version !== live.table.version || hint.seat !== live.seat || live.moment) return "";
    const choice = live.narrator.choice(hint.move, live.view);
    const reason = live.narrator.reason(hint.reason, hint.arguments as Record<string, Fact>);
    if (hint.share > SURE) return say("reason-hint", { choice, reason });
    return say("reason-often", { choice, reason, share: Math.round(100 * hint.share) });
  }

  /** The move that the hint on the screen names; none where there is no hint. */
  get move(): string | null {
    return this.open && this.said ? (this.#only ?? this.#last!.move) : null;
  }

  /** The one choice that there is: nobody has to think about it. */
  get #only(): string | null {
    const { live } = this;
    const { choices } = live.view;
    return choices.length === 1 && this.allowed && !live.busy && !live.past ? choices[0]!.move : null;
  }

  /** Ask what to choose, and why: gives what can be said at once; the hint is said and shown when it comes. */
  ask(): string {
    return (this.note = this.#answer());
  }

  #answer(): string {
    const { live } = this;
    if (!live.busy) this.open = true;
    if (!this.allowed || live.seat === null) return say("refused-hint");
    if (live.busy) return say("table-shown");
    if (live.roll) return say("table-may-roll");
    if (live.past || !live.view.choices.length) return say("table-not-asked");
    if (!this.said) void this.#fetch(live.seat);
    return this.said || say("table-hint-wait");
  }

  async #fetch(seat: string): Promise<void> {
    const { live } = this;
    const { match, version } = live.table;
    const outdated = (): boolean => live.table.match !== match || live.table.version !== version || live.seat !== seat;
    const answer = Promise.all([live.table.hint(seat), loaded(learn("reason"))]);
    live.refused = null;
    const problem: unknown = await answer.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (problem === null) this.used = true;
    const refused = problem instanceof Refused ? problem.told.id : null;
    if (refused === LATE || (outdated() && (problem === null || refused))) return; // the choice was made without it
    const hint = (await live.perform(() => answer))?.[0];
    if (hint) this.#last = hint;
    else this.open = false;
    announce(this.said);
  }
}
