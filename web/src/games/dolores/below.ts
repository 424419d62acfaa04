import type { Below } from "../../lib/sitting";
import type { DoloresView } from "../../protocol";
import Guide from "./Guide.svelte";
import Players from "./Players.svelte";
import "./rare";
import Signals from "./Signals.svelte";

export const below: Below<DoloresView> = { Guide, Players, Signals };
