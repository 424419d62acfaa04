/** Sentences that a key or a typed question gets at once, and what may be typed. */
import type { Spoken } from "../../lib/sitting";
import type { DoradaView } from "../../protocol";

export const spoken: Spoken<DoradaView> = {
  scores: () => "",
  own: () => "",
  board: () => "",
  others: () => "",
};

export function typed(words: string): string {
  return words;
}
