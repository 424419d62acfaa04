/**
 * People who gave no name are “Player 2” wherever names are kept, in records too; everybody reads that in their own
 * language.
 */
import { say } from "./words.svelte";

const NAMELESS = /^Player ([1-5])$/;

/** The name of somebody who gave none, by place. */
export function nameless(place: number): string {
  return `Player ${place + 1}`;
}

export function isNameless(name: string): boolean {
  return NAMELESS.test(name);
}

/** A name as it is shown and said. */
export function shown(name: string): string {
  const number = NAMELESS.exec(name)?.[1];
  return number ? say("start-nameless", { number: Number(number) }) : name;
}
