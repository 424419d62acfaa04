/** What people say at a table, as a line for those at this screen. */
import type { Chair, Room, Talked } from "../protocol";
import type { Live } from "./live.svelte";
import { shown } from "./names";
import { say, text } from "./words.svelte";

export function lineOf(live: Live, talk: Talked): string {
  if (talk.kind === "signal" && talk.seat) return text(live.narrator.signal(talk.seat, talk.text));
  const own = !live.hot && live.company.mine.some((chair) => chair.seat !== null && chair.seat === talk.seat);
  const is = own ? "you" : "other";
  const name = shown(talk.name) || say("table-somebody");
  if (talk.kind === "whisper" && !live.hot && live.company.mine.some((chair) => chair.seat === talk.to))
    return say("table-whispers-you", { name, text: talk.text });
  if (talk.kind === "whisper")
    return say("table-whispers", { is, name, to: talk.to ? (live.names[talk.to] ?? talk.to) : "", text: talk.text });
  return say("table-says", { is, name, text: talk.text });
}

/** The chairs of those whose names the host has removed, by name. */
export function unnamed(before: Room, now: Room): Map<string, Chair> {
  return new Map(
    now.chairs.flatMap((chair) => {
      const was = before.chairs.find((other) => other.place === chair.place);
      return chair.unnamed && was && !was.unnamed ? [[was.name, chair]] : [];
    }),
  );
}

/** What was said before another match was prepared: people sit on other seats there, and signals end with theirs. */
export function carriedOver(talks: readonly Talked[], before: Room, now: Room): Talked[] {
  const seatNow = (seat: string | null): string | null => {
    const place = before.chairs.find((chair) => chair.seat === seat)?.place;
    return now.chairs.find((chair) => chair.place === place)?.seat ?? null;
  };
  return talks
    .filter((talk) => talk.kind !== "signal")
    .map((talk) => ({ ...talk, seat: seatNow(talk.seat), to: seatNow(talk.to) }));
}
