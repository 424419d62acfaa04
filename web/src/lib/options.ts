/** What can be chosen for a table before it is set; the games' own catalogues have titles and explanations. */
import { say } from "./words.svelte";

export type OptionValue = string | number | boolean | null;

export interface Option {
  name: string; // as the record writes it
  kind: "switch" | "seat" | "board" | "colours";
  usual: OptionValue;
  values: OptionValue[]; // of a choice among several
  players?: number; // only at a table of this size
}

const SEAT: OptionValue[] = [null, "A", "B", "C", "D", "E"];
const YES_NO = [true, false];

export const OPTIONS: Record<string, Option[]> = {
  dolores: [
    { name: "messages", kind: "switch", usual: true, values: YES_NO },
    { name: "dealer", kind: "seat", usual: null, values: SEAT },
  ],
  dorada: [
    { name: "board", kind: "board", usual: "classic", values: ["classic", "leap"] },
    { name: "first", kind: "seat", usual: null, values: SEAT },
    { name: "colours", kind: "colours", usual: 1, values: [1, 2], players: 2 },
  ],
  douro: [
    { name: "open_points", kind: "switch", usual: false, values: YES_NO },
    { name: "open_cards", kind: "switch", usual: false, values: YES_NO },
  ],
};

/** The options that a table of this size has. */
export function optionsOf(game: string, players: number): Option[] {
  return (OPTIONS[game] ?? []).filter((option) => option.players === undefined || option.players === players);
}

export function titleOf(game: string, option: Option): string {
  return say(`${game}-option-${option.name.replace("_", "-")}`);
}

export function helpOf(game: string, option: Option): string {
  return say(`${game}-option-${option.name.replace("_", "-")}-help`);
}

/** A value in words; what is not one of ours, such as a board of somebody's own, is named as such. */
export function valueOf(game: string, option: Option, value: unknown): string {
  if (option.kind === "switch") return say(value ? "start-yes" : "start-no");
  if (option.kind === "seat")
    return typeof value === "string" ? say("start-seat", { seat: value }) : say("start-drawn");
  const named = option.values.includes(value as OptionValue) ? String(value) : "own";
  return say(`${game}-option-${option.name.replace("_", "-")}-${named}`);
}

/** Seconds that a choice may take; none by default. */
export const TIMES = [60, 300, 3600, 86400, 604800];

export function timeOf(seconds: number | null): string {
  if (seconds === null) return say("start-time-none");
  if (seconds < 3600) return say("start-time-minutes", { number: Math.round(seconds / 60) });
  if (seconds < 86400) return say("start-time-hours", { number: Math.round(seconds / 3600) });
  return say("start-time-days", { number: Math.round(seconds / 86400) });
}
