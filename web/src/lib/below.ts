/** What no choice needs: what stands below the stage, what people propose, and what follows the match. */
import { belowOf } from "../games";

export async function loadBelow(game: string) {
  const [{ default: Below }, { default: Finish }, { default: Votes }, parts] = await Promise.all([
    import("../parts/Below.svelte"),
    import("../parts/Finish.svelte"),
    import("../parts/Votes.svelte"),
    belowOf(game),
  ]);
  return { Below, Finish, Votes, parts };
}
