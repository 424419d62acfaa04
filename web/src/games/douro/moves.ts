/** The moves of Douro 1872: `7`, `give 4`. The twin of words/douro.py. */
import type { Reader } from "../shelf";

export const reader: Reader = {
  choice: (words) => [words[0] === "give" ? "give" : "play", { card: Number(words.at(-1)) }],
  number: (words) => Number(words.at(-1)),
  named: true,
};
