/** What was better than a choice, why, and how to try it oneself. */
import type { Analysis, Created, Judged, View } from "../protocol";
import type { Fact } from "../games/shelf";
import * as api from "./api";
import { percent } from "./chances";
import { keepPlace, settings } from "./memory.svelte";
import { nameless } from "./names";
import { Narrator } from "./narrator";
import { BEGIN } from "./newroom";
import { remark } from "./remark.svelte";
import { OPEN, type Replay } from "./replay.svelte";
import { go } from "./router.svelte";
import { say, text } from "./words.svelte";

const LISTED = 5; // mistakes, the largest first
const SMALL = 0.02; // costs below this are worth a sentence at their moment, but no place in the list

/** A choice that could have been better, with the table on which it was made. */
export interface Verdict {
  readonly judged: Judged;
  readonly view: View;
}

/** The choices of a moment that cost something: of the seat that is looked at, or of all, one's own first. */
export function missedAt(replay: Replay, analysis: Analysis): Judged[] {
  const { at, whose, ranked } = replay;
  const open = analysis.choices.filter((one) => one.better && one.opened <= at && at <= one.ply);
  const seen = whose === null || whose === OPEN ? open : open.filter((one) => one.seat === whose);
  return seen.toSorted((one, other) => ranked.indexOf(one.seat) - ranked.indexOf(other.seat));
}

/** The largest mistakes of one's own seat; else of the seat that is looked at, or of anybody. */
export function mistakes(replay: Replay, analysis: Analysis): Judged[] {
  const seat = replay.mine ?? (replay.whose === OPEN ? null : replay.whose);
  return analysis.choices
    .filter((one) => one.better && one.cost >= SMALL && one.stand_in === null && (seat === null || one.seat === seat))
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, LISTED);
}

export function verdictsOf(replay: Replay, judged: Judged[]): Promise<Verdict[]> {
  return Promise.all(judged.map(async (one) => ({ judged: one, view: await replay.viewOf(one.opened, one.seat) })));
}

/** In a sentence: what was chosen, what was better, what that cost, and why. */
export function verdictSaid(replay: Replay, { judged, view }: Verdict): string {
  const { better, seat } = judged;
  const hint = new Narrator(view.game, replay.names, seat); // reasons are told to the seat that must choose
  return say("replay-better", {
    ...partsOf(replay, { judged, view }),
    reason: hint.reason(better!.reason, better!.arguments as Record<string, Fact>),
  });
}

/** The same as a line of a list. */
export function mistakeSaid(replay: Replay, verdict: Verdict, round?: string): string {
  return say("replay-mistake", {
    when: whenOf(replay, verdict.judged.opened, round),
    ...partsOf(replay, verdict),
  });
}

/** When something was, as the end of a match tells it: in which round, or after which ply before the first one. */
export function whenOf(replay: Replay, ply: number, round?: string): string {
  const begun = (replay.shown?.events ?? []).filter(([, told]) => told.event === round);
  const number = begun.filter(([at]) => at < ply).length;
  if (!number) return say("replay-at", { ply, last: replay.last });
  return say(`${replay.record.game}-result-round`, { number, last: begun.length });
}

function partsOf(replay: Replay, { judged, view }: Verdict) {
  const narrator = new Narrator(view.game, replay.names, replay.mine);
  return {
    is: judged.seat === replay.mine ? "you" : "other",
    name: replay.names[judged.seat]!,
    made: narrator.choice(judged.move, view),
    better: narrator.choice(judged.better!.move, view),
    cost: percent(judged.cost),
  };
}

// ---- Trying it

/** The seat that somebody could try from the moment that is shown: one that has to choose there. */
export function triable(replay: Replay): string | null {
  if (!replay.over || !replay.shown) return null;
  const { mine, whose, shown } = replay;
  const asked = shown.main.view.waiting.filter((seat) => seat !== "*");
  if (whose !== null && whose !== OPEN) return asked.includes(whose) ? whose : null;
  return mine !== null && asked.includes(mine) ? mine : (asked[0] ?? null);
}

/** Open a room at the moment that is shown, and go there; what the server refuses is seen and heard. */
export async function tryFrom(replay: Replay, seat: string): Promise<void> {
  const name = settings.name || nameless(0);
  let made: Created;
  try {
    made = await api.tryFrom(replay.match, { plies: replay.at, seat, name });
  } catch (problem) {
    if (!(problem instanceof api.Refused)) throw problem;
    remark(text(problem.told));
    return;
  }
  const { game } = replay.record;
  keepPlace({ code: made.code, game, name, host: made.host, tokens: Object.values(made.tokens), at: 0 });
  go(`/r/${made.code}${BEGIN}`);
}
