/** A rating in few letters, for places where there is little room. */
import { language } from "./words.svelte";
import type { Rating } from "../protocol";

/** One digit after the point, as the reader writes it; `+` before what was gained. */
export function tenths(number: number, signed = false): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return number.toLocaleString(language(), signed ? { ...format, signDisplay: "exceptZero" } : format);
}

/** With its uncertainty. */
export function ratingInShort({ mean, doubt }: Pick<Rating, "mean" | "doubt">): string {
  return `${tenths(mean)}\u00a0±\u00a0${tenths(doubt)}`;
}
