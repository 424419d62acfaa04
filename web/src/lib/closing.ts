/** All that shows the end of a match, loaded when it has come to one. */
import { endingOf } from "../games";
import type { View } from "../protocol";
import * as api from "./api";
import { learn } from "./words.svelte";

async function load(game: string) {
  const [{ default: Poster }, { default: Share }, result, ending] = await Promise.all([
    import("../parts/end/Poster.svelte"),
    import("../parts/end/Share.svelte"),
    import("./result"),
    endingOf(game),
    learn("result"),
  ]);
  return { Poster, Share, ...result, ending };
}

/** The last view of every seat of a match that is over, when anybody may see all of them. */
export async function lastViews(match: string, seats: string[]): Promise<View[]> {
  const { plies } = await api.story(match, null);
  const moments = await Promise.all(seats.map((seat) => api.moment(match, plies.length, seat)));
  return moments.map((moment) => moment.view);
}

export type Closing = Awaited<ReturnType<typeof load>>;

const closings = new Map<string, Promise<Closing>>();

/** The parts of a game's end; what failed may be asked for again. */
export function closingOf(game: string): Promise<Closing> {
  const closing = closings.get(game) ?? load(game);
  closings.set(game, closing);
  closing.catch(() => closings.delete(game));
  return closing;
}
