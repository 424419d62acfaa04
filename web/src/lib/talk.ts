/** What people say at a table, as a line for whoever sits at this screen. */
import type { Talked } from "../protocol";
import type { Live } from "./live.svelte";
import { shown } from "./names";
import { say, text } from "./words.svelte";

export function lineOf(live: Live, talk: Talked): string {
  if (talk.kind === "signal" && talk.seat) return text(live.narrator.signal(talk.seat, talk.text));
  const name = shown(talk.name) || say("table-somebody");
  if (talk.kind === "whisper")
    return say("table-whispers", { name, to: talk.to ? (live.names[talk.to] ?? talk.to) : "", text: talk.text });
  return say("table-says", { name, text: talk.text });
}
