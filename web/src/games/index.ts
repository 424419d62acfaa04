/** The three games' parts, each loaded when its table is opened. */
import type { Parts } from "../lib/sitting";

export const GAMES = ["dolores", "dorada", "douro"] as const;
export const PLAYERS: Record<string, [least: number, most: number]> = {
  dolores: [2, 4],
  dorada: [2, 4],
  douro: [3, 5],
};

const loaded = new Map<string, Promise<Parts>>();

/** The same promise for ever, so that news of a room does not lay its table anew under the player's focus. */
export function partsOf(game: string): Promise<Parts> {
  const parts = loaded.get(game) ?? load(game);
  loaded.set(game, parts);
  parts.catch(() => loaded.delete(game)); // the connection may be back at the next attempt
  return parts;
}

async function load(game: string): Promise<Parts> {
  switch (game) {
    case "dolores":
      return (await import("./dolores")).parts as unknown as Parts;
    case "dorada":
      return (await import("./dorada")).parts as unknown as Parts;
    default:
      return (await import("./douro")).parts as unknown as Parts;
  }
}
