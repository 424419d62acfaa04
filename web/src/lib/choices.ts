/** What a move in notation says, as each game's shelf reads it. The twin of words/choices.py. */
import { shelfOf } from "../games";

/** A move in notation as people write it, who count places from one. */
export function counted(game: string, move: string): string {
  const [verb = "", ...words] = move.split(" ");
  const shifts = shelfOf(game).reader?.counted?.includes(verb);
  return [verb, ...words.map((word) => (shifts && /^\d+$/.test(word) ? String(Number(word) + 1) : word))].join(" ");
}
