/** One's rooms: how a match stands in words, and how a seat comes here from another device. */
import { keepPlace } from "./memory.svelte";
import { shown } from "./names";
import * as people from "./people";
import { lengthOf } from "./time";
import { say } from "./words.svelte";
import type { Standing } from "../protocol";

export const TOKENS = 6; // that may be asked with for one room

/** Whose turn it is and since when, or how far the room has come. */
export function standingSaid(standing: Standing, now: number): string {
  const { status, asked, due, awaited, among } = standing;
  if (status !== "running") return say(`start-standing-${status}`);
  if (standing.benched) return say("start-standing-bot");
  if (asked && due !== null) return say("start-standing-due", { time: lengthOf(Math.max(0, due - now)) });
  const time = lengthOf(now - (standing.since ?? now));
  if (asked) return say("start-standing-yours", { time });
  const whom = awaited.length ? "theirs" : among.length ? "among" : "others";
  return say(`start-standing-${whom}`, { names: (awaited.length ? awaited : among).map(shown), time });
}

/** The seat of one's profile in a room goes on in this browser. */
export async function bringHere(token: string, code: string, game: string): Promise<void> {
  const seat = await people.bringSeat(token, code);
  keepPlace({ code, game, name: seat.name, host: null, tokens: [seat.token], at: 0, moved: true });
}
