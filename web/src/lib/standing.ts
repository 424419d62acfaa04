/** How a running match or a room stands, in words. */
import { shown } from "./names";
import { lengthOf } from "./time";
import { say } from "./words.svelte";
import type { Standing } from "../protocol";

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
