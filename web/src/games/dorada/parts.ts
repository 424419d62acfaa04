import type { Parts } from "../../lib/sitting";
import type { DoradaView } from "../../protocol";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import "./dorada.css";
import Own from "./Own.svelte";
import Result from "./Result.svelte";
import Rivals from "./Rivals.svelte";
import { spoken, typed } from "./spoken";

export const parts: Parts<DoradaView> = { Board, Choice, Own, Result, Rivals, spoken, typed };
