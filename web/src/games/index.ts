/** Every folder here is a game's shelf, found by its name; a game without one is played at the plain table. */
import type { Below, Parts } from "../lib/sitting";
import type { Ending, Journeys, Shelf } from "./shelf";

const SHELVES = import.meta.glob<Shelf>("./*/index.ts", { eager: true, import: "shelf" });
const PLAIN = "plain"; // no game, but what stands in for one's parts
const EMPTY: Shelf = {};

export function shelfOf(game: string): Shelf {
  return SHELVES[`./${game}/index.ts`] ?? EMPTY;
}

const loaded = new Map<string, Promise<Parts>>();

/** Cached, so that an update does not remount the table and lose the player's focus. */
export function partsOf(game: string): Promise<Parts> {
  const parts = loaded.get(game) ?? (shelfOf(game).parts ?? shelfOf(PLAIN).parts!)();
  loaded.set(game, parts);
  parts.catch(() => loaded.delete(game)); // the connection may be back at the next attempt
  return parts;
}

/** What a game has below its stage. */
export function belowOf(game: string): Promise<Below> {
  return (shelfOf(game).below ?? shelfOf(PLAIN).below!)();
}

/** What travels over a game's table. */
export async function journeysOf(game: string): Promise<Journeys> {
  return (await shelfOf(game).journeys?.()) ?? {};
}

/** What a game tells of a match that is over. */
export function endingOf(game: string): Promise<Ending> {
  return (shelfOf(game).ending ?? shelfOf(PLAIN).ending!)();
}
