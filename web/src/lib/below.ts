/**
 * What no choice needs: what stands below the stage, what people propose, what one types in, what travels, what keys
 * do, and the end.
 */
import { belowOf, journeysOf } from "../games";

export async function loadBelow(game: string) {
  const [
    { default: Below },
    { default: Finish },
    { default: Here },
    { default: Typing },
    { default: Votes },
    { Travels },
    { keysOf },
    parts,
  ] = await Promise.all([
    import("../parts/Below.svelte"),
    import("../parts/Finish.svelte"),
    import("../parts/Here.svelte"),
    import("../parts/Typing.svelte"),
    import("../parts/Votes.svelte"),
    import("./travelling"),
    import("./keys"),
    belowOf(game),
    journeysOf(game), // which it asks for again
  ]);
  return { Below, Finish, Here, Typing, Votes, Travels, keysOf, parts };
}
