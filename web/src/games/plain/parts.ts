import type { Parts } from "../../lib/sitting";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Own from "./Own.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts = { Board, Choice, Own, spoken, typed };
