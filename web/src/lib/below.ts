/** What no choice needs: what stands below the stage, what people propose, what travels, what keys do, and the end. */
import { belowOf } from "../games";

export async function loadBelow(game: string) {
  const [{ default: Below }, { default: Finish }, { default: Votes }, { Travels }, { keysOf }, parts] =
    await Promise.all([
      import("../parts/Below.svelte"),
      import("../parts/Finish.svelte"),
      import("../parts/Votes.svelte"),
      import("./travelling"),
      import("./keys"),
      belowOf(game),
    ]);
  return { Below, Finish, Votes, Travels, keysOf, parts };
}
