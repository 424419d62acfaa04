/** The games that can be played here: those that the client was built with, and guests that the server brings. */
import { GAMES } from "../facts";
import type { GameFacts, GuestGame } from "../protocol";
import { say } from "./words.svelte";

let brought = $state.raw<readonly GuestGame[]>([]);

export function games(): readonly GameFacts[] {
  return [...GAMES, ...brought.map((guest) => guest.facts)];
}

export function isKnown(game: string): boolean {
  return games().some((one) => one.name === game);
}

export function factsOf(game: string): GameFacts {
  const found = games().find((one) => one.name === game);
  if (!found) throw new Error(`nobody has introduced ${game}`);
  return found;
}

/** What a game is called; one that has not been introduced yet goes by its key. */
export function nameOf(game: string): string {
  return isKnown(game) ? say(`${game}-name`) : game;
}

export function guestOf(game: string): GuestGame | null {
  return brought.find((guest) => guest.facts.name === game) ?? null;
}

export function welcome(guests: readonly GuestGame[]): void {
  brought = guests;
}
