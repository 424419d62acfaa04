import type { Below } from "../../lib/sitting";
import Guide from "./Guide.svelte";
import Players from "./Players.svelte";

export const below: Below = { Guide, Players };
