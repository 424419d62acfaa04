/** What can be chosen for a table before it is set; the games' own catalogues have titles and explanations. */
import { LETTERS } from "../facts";
import type { Late, OptionFacts } from "../protocol";
import { factsOf } from "./games.svelte";
import { say, spoken } from "./words.svelte";

export type OptionValue = string | number | boolean | null;

/** The options that a table of this size has. */
export function optionsOf(game: string, players: number): OptionFacts[] {
  return factsOf(game).options.filter((option) => option.players === null || option.players === players);
}

/** What may be chosen for an option; a seat may also be drawn by lot. */
export function valuesOf(option: OptionFacts, players: number): OptionValue[] {
  return option.kind === "seat" ? [null, ...LETTERS.slice(0, players)] : (option.values as OptionValue[]);
}

export function titleOf(game: string, option: OptionFacts): string {
  return say(`${game}-option-${option.name.replaceAll("_", "-")}`);
}

export function helpOf(game: string, option: OptionFacts): string {
  return say(`${game}-option-${option.name.replaceAll("_", "-")}-help`);
}

/** A value in words; what is not one of ours, such as a board of somebody's own, is named as such. */
export function valueOf(game: string, option: OptionFacts, value: unknown): string {
  if (option.kind === "switch") return say(value ? "start-yes" : "start-no");
  if (option.kind === "seat")
    return typeof value === "string" ? say("start-seat", { seat: value }) : say("start-drawn");
  const named = option.values.includes(value) ? String(value) : "own";
  const id = `${game}-option-${option.name.replaceAll("_", "-")}-${named}`;
  return spoken().has(id) ? say(id) : String(value);
}

/** Seconds that a choice may take; none by default. */
export const TIMES = [60, 300, 3600, 86400, 3 * 86400, 7 * 86400, 14 * 86400];
/** What a bot does when that time is up. */
export const LATE: readonly Late[] = ["once", "take-over"];

export function timeOf(seconds: number | null): string {
  if (seconds === null) return say("start-time-none");
  if (seconds < 3600) return say("start-time-minutes", { number: Math.round(seconds / 60) });
  if (seconds < 86400) return say("start-time-hours", { number: Math.round(seconds / 3600) });
  return say("start-time-days", { number: Math.round(seconds / 86400) });
}
