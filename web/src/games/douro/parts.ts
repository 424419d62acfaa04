import "./douro.css";
import type { Parts } from "../../lib/sitting";
import type { DouroView } from "../../protocol";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Own from "./Own.svelte";
import Result from "./Result.svelte";
import Rivals from "./Rivals.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts<DouroView> = { Board, Choice, Own, Result, Rivals, spoken, typed };
