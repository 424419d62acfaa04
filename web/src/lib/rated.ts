/** A rating in few letters, for places where there is little room; and whether a match counts for it. */
import { language, say } from "./words.svelte";
import type { Rating, Room } from "../protocol";

/** One digit after the point, as the reader writes it; `+` before what was gained. */
export function tenths(number: number, signed = false): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return number.toLocaleString(language(), signed ? { ...format, signDisplay: "exceptZero" } : format);
}

/** With its uncertainty. */
export function ratingInShort({ mean, doubt }: Pick<Rating, "mean" | "doubt">): string {
  return `${tenths(mean)}\u00a0±\u00a0${tenths(doubt)}`;
}

/** In a rated room: that this match is, or why not; once somebody here was `helped`, others are not told so yet. */
export function ratedSaid({ rated, status, unrated }: Room, helped = false): string {
  if (!rated || status === "seating") return "";
  const why = unrated ?? (helped ? "hint" : null);
  return say(why ? `table-unrated-${why}` : "table-rated");
}
