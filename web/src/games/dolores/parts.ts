import type { Parts } from "../../lib/sitting";
import type { DoloresView } from "../../protocol";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import End from "./End.svelte";
import Guide from "./Guide.svelte";
import Own from "./Own.svelte";
import Players from "./Players.svelte";
import Signals from "./Signals.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts<DoloresView> = { Board, Choice, End, Guide, Own, Players, Signals, spoken, typed };
