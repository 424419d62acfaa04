import type { Parts } from "../../lib/sitting";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Guide from "./Guide.svelte";
import Own from "./Own.svelte";
import Players from "./Players.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts = { Board, Choice, Guide, Own, Players, spoken, typed };
