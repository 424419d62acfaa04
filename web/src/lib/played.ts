/** A match that is over, in words for one of those who played it. */
import { shown } from "./names";
import { tenths } from "./rated";
import { language, say } from "./words.svelte";
import type { PlayedMatch, Rating, SeatResult } from "../protocol";

export function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language(), { dateStyle: "medium" });
}

/** How one came out: won, the place, or how the match stopped. */
export function outcomeOf(match: PlayedMatch): string {
  const own = match.seats.find((seat) => seat.you);
  if (match.ending || !own || own.rank === null) return say(`me-outcome-${match.ending ?? "abandoned"}`);
  if (own.resigned) return say("me-outcome-resigned");
  const shared = match.seats.filter((seat) => seat.rank === own.rank).length > 1;
  if (own.rank === 1) return say(shared ? "me-outcome-shared" : "me-outcome-won");
  return say("me-outcome-place", { rank: own.rank, players: match.players });
}

/** Somebody at the table: a bot by its level, or a name; one who has erased it is somebody. */
export function seatName(seat: SeatResult): string {
  if (seat.level) return say("me-bot", { level: say(`start-level-${seat.level}`) });
  return shown(seat.name) || say("me-somebody");
}

/** What a match did to one's rating, as far as it is known. */
export function ratingChange({ before, after }: Pick<PlayedMatch, "before" | "after">): string {
  if (!after) return say("me-rating-pending");
  const change = tenths(after.mean - (before?.mean ?? after.mean), true);
  return say("me-rating-change", { change, mean: tenths(after.mean) });
}

/** How much is known of a rating. */
export function certaintyOf({ doubt }: Rating): "hardly" | "roughly" | "well" {
  if (doubt > 6) return "hardly";
  return doubt > 3 ? "roughly" : "well";
}

/** A rating with its uncertainty, in numbers and words. */
export function ratingSaid(rating: Rating): string {
  return say("me-rating", {
    mean: tenths(rating.mean),
    doubt: tenths(rating.doubt),
    known: certaintyOf(rating),
    matches: rating.matches,
  });
}
