/** Events as sentences, in playing order. */
import type { Told } from "../protocol";
import type { Narrator } from "./narrator";
import type { Message } from "./words.svelte";

export function sentencesOf(narrator: Narrator, events: Told[]): Message[] {
  return events.flatMap((told) => narrator.event(told) ?? []);
}
