import type { Shelf } from "../shelf";

/** No game's own shelf: its parts and its drawing stand in for those that a game does not have. */
export const shelf: Shelf = {
  parts: async () => (await import("./parts")).parts,
  below: async () => (await import("./below")).below,
  ending: async () => ({ End: (await import("./End.svelte")).default }),
};
