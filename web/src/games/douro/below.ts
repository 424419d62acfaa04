import type { Below } from "../../lib/sitting";
import type { DouroView } from "../../protocol";
import Guide from "./Guide.svelte";
import Players from "./Players.svelte";

export const below: Below<DouroView> = { Guide, Players };
