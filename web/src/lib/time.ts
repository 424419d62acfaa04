/** Lengths of time as people say them: the largest unit of which there are two, and seconds only at the end. */
import { language, type Message } from "./words.svelte";

const UNITS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

const NEARLY = 0.05; // of a unit that may be lacking: three days that have just begun are three days

/** The unit to count so many seconds in. */
function unitOf(seconds: number): (typeof UNITS)[number] {
  return UNITS.find(([, length]) => seconds >= 2 * length) ?? UNITS[3];
}

/** So many seconds: `6 days`. */
export function lengthOf(seconds: number): Message {
  const [unit, length] = unitOf(seconds);
  return { id: `start-time-${unit}`, arguments: { number: Math.max(0, Math.floor(seconds / length + NEARLY)) } };
}

/** In how many seconds that will be said otherwise. */
export function untilChange(seconds: number): number {
  if (seconds <= 0) return Infinity;
  const [, length] = unitOf(seconds);
  const counted = (seconds + NEARLY * length) % length;
  return Math.min(counted, length > 1 ? seconds - 2 * length : counted) + 0.01; // or it is counted in a smaller unit
}

/** How long ago, in the largest whole unit: `yesterday`, `3 hours ago`. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  return minutes > -1440
    ? format.format(Math.round(minutes / 60), "hour")
    : format.format(Math.round(minutes / 1440), "day");
}
