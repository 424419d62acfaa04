import type { Below } from "../../lib/sitting";
import type { DoradaView } from "../../protocol";
import Guide from "./Guide.svelte";
import Players from "./Players.svelte";

export const below: Below<DoradaView> = { Guide, Players };
