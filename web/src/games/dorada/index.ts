import type { Below, Parts } from "../../lib/sitting";
import type { Ending, Shelf } from "../shelf";
import { reader } from "./moves";

export const shelf: Shelf = {
  reader,
  announced: ["turn", "rolled"],
  passing: ["turn"],
  minor: ["total"],
  lasting: ["skipped_out", "skipped_done"],
  tells: { rolled: 0.7 }, // the die rests
  sounds: {
    rolled: "roll",
    moved: "choice",
    sprung: "springboard",
    sprung_back: "springboard",
    sent_to_start: { seat: "loss" },
    fell: "trap",
    arrived: { seat: "gain" },
  },
  journeys: async () => (await import("./journeys")).journeys,
  parts: async () => (await import("./parts")).parts as unknown as Parts,
  below: async () => (await import("./below")).below as unknown as Below,
  ending: async () => (await import("./ending")).ending as unknown as Ending,
  chance: async () => (await import("./odds")).chanceOf,
  lesson: async () => (await import("./lesson.json")).default,
};
