import type { Parts } from "../../lib/sitting";
import type { DoloresView } from "../../protocol";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import "./dolores.css";
import Own from "./Own.svelte";
import Result from "./Result.svelte";
import Rivals from "./Rivals.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts<DoloresView> = {
  Board,
  Choice,
  Own,
  Result,
  Rivals,
  spoken,
  typed,
};
