import type { Parts } from "../../lib/sitting";
import type { Shelf } from "../shelf";
import { reader } from "./moves";

export const shelf: Shelf = {
  reader,
  runs: { took: "card", discarded: "card", dealt: "card" },
  own: ["choice", "guess"],
  colour: "var(--accent)",
  parts: async () => (await import("./parts")).parts as unknown as Parts,
  chance: async () => (await import("./odds")).chanceOf,
  lesson: async () => (await import("./lesson.json")).default,
};
