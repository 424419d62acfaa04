/** The host has removed names: they are gone from what was said, and everybody hears so. It comes only then. */
import type { Chair, Talked } from "../protocol";
import { announce } from "./announcer.svelte";
import { learn, say } from "./words.svelte";

/** What was said under these names stands under the letters that have taken their place, where `table` keeps it. */
export async function unname(table: { talks: Talked[] }, gone: ReadonlyMap<string, Chair>): Promise<void> {
  table.talks = table.talks.map((talk) => ({ ...talk, name: gone.get(talk.name)?.name ?? talk.name }));
  await learn("me");
  for (const { yours, seat, name } of gone.values())
    announce(say("me-unnamed", { is: yours ? "you" : "other", seat: seat ?? "", name }));
}
