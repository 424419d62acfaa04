import type { Below, Parts } from "../../lib/sitting";
import type { Ending, Shelf } from "../shelf";
import { reader } from "./moves";

export const shelf: Shelf = {
  reader,
  runs: { laid: "back", gave: "card" },
  own: ["hand", "choice", "gift"],
  // Cards and boats are turned over, barrels rolled into the hold.
  tells: {
    revealed: 0.55,
    donated: 0.55,
    lottery: 0.55,
    boat: 0.4,
    rocks: 0.4,
    cardia: 0.4,
    rapids: 0.4,
    towing: 0.4,
    tavern: 0.4,
    customs: 0.4,
    full: 0.5,
    short: 0.5,
  },
  sounds: {
    revealed: "reveal",
    full: "roll",
    short: "roll",
    gained: { seat: "gain" },
    lost: { seat: "loss" },
    phylloxera: { to: "trap" },
    half_time: "reveal",
    gave: "choice",
    donated: "reveal",
    thanked: { seat: "gain" },
    paid: { seat: "loss" },
    phylloxera_gift: { to: "trap" },
  },
  journeys: async () => (await import("./journeys")).journeys,
  parts: async () => (await import("./parts")).parts as unknown as Parts,
  below: async () => (await import("./below")).below as unknown as Below,
  ending: async () => (await import("./ending")).ending as unknown as Ending,
  chance: async () => (await import("./odds")).chanceOf,
  lesson: async () => (await import("./lesson.json")).default,
};
