/** Games that the client was not built with: the server tells what they are, in which words, and by which rules. */
import { GAMES } from "../facts";
import * as api from "./api";
import { welcome } from "./games.svelte";
import { bring } from "./words.svelte";

const KNOWN = Promise.resolve();
let asked: Promise<void> | null = null;

/** Ask the server which guests it has, once. */
export function meetGuests(): Promise<void> {
  asked ??= introduce();
  return asked;
}

async function introduce(): Promise<void> {
  try {
    const guests = await api.games();
    guests.forEach((guest) => bring(guest.words));
    welcome(guests);
  } catch (problem) {
    asked = null; // the connection may be back at the next attempt
    throw problem;
  }
}

/** Be sure that a game is known before anything is said of it; the same promise for ever. */
export function meet(game: string): Promise<void> {
  return GAMES.some((one) => one.name === game) ? KNOWN : meetGuests();
}
