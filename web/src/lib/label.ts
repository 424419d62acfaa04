/** The two words by which a room is called; they are learnt with the catalogue `label`, and open nothing. */
import { say } from "./words.svelte";

export function labelOf([first, second]: [number, number]): string {
  const word = (list: string, number: number): string => say(list).split(", ")[number] ?? "";
  return say("label-both", { first: word("label-first", first), second: word("label-second", second) });
}
