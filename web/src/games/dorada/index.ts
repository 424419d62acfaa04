import type { Parts } from "../../lib/sitting";
import type { Shelf } from "../shelf";
import { reader } from "./moves";

export const shelf: Shelf = {
  reader,
  announced: ["turn", "rolled"],
  rolls: "rolled",
  parts: async () => (await import("./parts")).parts as unknown as Parts,
  chance: async () => (await import("./odds")).chanceOf,
  lesson: async () => (await import("./lesson.json")).default,
};
