import type { Below, Parts } from "../../lib/sitting";
import type { Ending, Shelf } from "../shelf";
import { reader } from "./moves";

export const shelf: Shelf = {
  reader,
  runs: { received: "card", took: "card", discarded: "card", dealt: "card", turned_up: "card" },
  own: ["choice", "guess"],
  passing: ["passed"],
  minor: ["total"],
  sums: "sharing",
  tells: { showed: 0.55 }, // after the third count
  sounds: {
    showed: "reveal",
    turned_up: "reveal",
    conflict_share: { seat: "gain", rival: "loss" },
    conflict_conflict: { seat: "loss", rival: "loss" },
    took: { seat: "gain" },
    picked: { seat: "gain" },
    bet_took: { seat: "gain" },
    stole: { seat: "gain", rival: "loss" },
    dropped: { seat: "loss" },
    bet_lost: { seat: "loss" },
  },
  journeys: async () => (await import("./journeys")).journeys,
  parts: async () => (await import("./parts")).parts as unknown as Parts,
  below: async () => (await import("./below")).below as unknown as Below,
  ending: async () => (await import("./ending")).ending as unknown as Ending,
  chance: async () => (await import("./odds")).chanceOf,
  lesson: async () => (await import("./lesson.json")).default,
};
