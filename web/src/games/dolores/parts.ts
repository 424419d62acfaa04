import type { Parts } from "../../lib/sitting";
import type { DoloresView } from "../../protocol";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import "./dolores.css";
import Guide from "./Guide.svelte";
import Own from "./Own.svelte";
import Players from "./Players.svelte";
import Result from "./Result.svelte";
import Rivals from "./Rivals.svelte";
import Signals from "./Signals.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts<DoloresView> = {
  Board,
  Choice,
  Guide,
  Own,
  Players,
  Result,
  Rivals,
  Signals,
  spoken,
  typed,
};
