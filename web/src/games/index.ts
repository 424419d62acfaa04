/** The three games' parts, each loaded when its table is opened. */
import type { Parts } from "../lib/sitting";

export const GAMES = ["dolores", "dorada", "douro"] as const;
export const PLAYERS: Record<string, [least: number, most: number]> = { dolores: [2, 4], dorada: [2, 4], douro: [3, 5] };

export async function partsOf(game: string): Promise<Parts> {
  switch (game) {
    case "dolores":
      return (await import("./dolores")).parts as unknown as Parts;
    case "dorada":
      return (await import("./dorada")).parts as unknown as Parts;
    default:
      return (await import("./douro")).parts as unknown as Parts;
  }
}
