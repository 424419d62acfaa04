/**
 * What this browser keeps: its seats and one's profile with their secret tokens, its words for the dice, half-made
 * choices, and how one likes it.
 */
import type { Pace } from "./stage.svelte";

export interface Place {
  code: string; // of the room; its watch code for an onlooker
  game: string;
  name: string; // under which one sits there
  host: string | null; // the host's token
  tokens: string[]; // of all seats held here
  at: number; // when one was last there
  moved?: boolean; // a seat has just come from another browser
}

export interface DiceWords {
  commitment: string | null; // as it was published before the start; null if one sat there and has not seen it
  moved?: boolean; // because the seat came from another browser after the start
  words: Record<string, string>; // one's own, by seat
}

/** Bots that one plays a game with alone. */
export interface Rivals {
  players: number; // at the table, oneself included
  level: string;
}

export interface Settings {
  name: string;
  theme: "auto" | "light" | "dark" | "contrast";
  sound: boolean;
  volume: number; // of sounds, in percent
  keys: boolean; // single letters ask for scores, turn and so on
  confirm: boolean; // ask once more before a choice counts
  pace: Pace; // of the stage
  rolls: boolean; // the die is rolled by itself
  forced: boolean; // the only choice that there is is made by itself
  folds: Record<string, boolean>; // what a game's parts keep open, by names of their own
  speed: number; // of replays
  chances: boolean; // everybody's, worked out when a replay opens
  rivals: Record<string, Rivals>; // by game
}

const DEFAULTS: Settings = {
  name: "",
  theme: "auto",
  sound: true,
  volume: 70,
  keys: true,
  confirm: false,
  pace: "usual",
  rolls: false,
  forced: false,
  folds: {},
  speed: 1,
  chances: false,
  rivals: {},
};
export const REMEMBERED = 30; // rooms, matches whose words are kept, and days with puzzles

type Where = "localStorage" | "sessionStorage"; // by name: where storage is forbidden, already looking at it throws

// What the browser would not keep, being full or forbidden to: the page itself does, as long as it is open.
const unkept = new Map<string, string>();
export const memory = $state({ short: false }); // whether seats and settings are among that

/** What is kept under a name. */
export function read<T>(key: string, otherwise: T, where: Where = "localStorage"): T {
  try {
    const kept = unkept.get(key) ?? globalThis[where].getItem(`estran.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise; // damaged, or nothing was kept
  }
}

/** Keep something under a name. */
export function write(key: string, value: unknown, where: Where = "localStorage"): void {
  const text = JSON.stringify(value);
  try {
    globalThis[where].setItem(`estran.${key}`, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
    if (where === "localStorage") memory.short = true;
  }
}

// ---- How one likes it

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  write("settings", settings);
  dress();
}

const strong = globalThis.matchMedia?.("(prefers-contrast: more)"); // tests of this module have no screen
strong?.addEventListener("change", dress);

/** Put the theme on; those who ask the device for more contrast have it here too, unless they wish otherwise. */
function dress(): void {
  const wished = settings.theme === "auto" && strong?.matches ? "contrast" : settings.theme;
  document.documentElement.dataset["theme"] = wished;
}

// ---- Seats

/** The rooms that one sits in, the last one first. */
export function places(): Place[] {
  return read<Place[]>("places", []).sort((one, other) => other.at - one.at);
}

export function placeIn(code: string): Place | null {
  return places().find((place) => place.code === code) ?? null;
}

export function keepPlace(place: Place): void {
  const others = places().filter((other) => other.code !== place.code);
  write("places", [{ ...place, at: Date.now() }, ...others].slice(0, REMEMBERED));
}

export function forgetPlace(code: string): void {
  write(
    "places",
    places().filter((place) => place.code !== code),
  );
}

/** The time of the last thing said in a room that this browser has heard; null where it has heard nothing. */
export function heardIn(code: string): number | null {
  return read<Record<string, number>>("heard", {})[code] ?? null;
}

export function keepHeard(code: string, at: number): void {
  const { [code]: _, ...others } = read<Record<string, number>>("heard", {});
  write("heard", Object.fromEntries([...Object.entries(others), [code, at]].slice(-REMEMBERED)));
}

/** Where people have sat at this screen in a room's match, also those whose seats are played elsewhere by now. */
export interface Sat {
  match: string;
  places: number[];
}

export function satIn(code: string): Sat | null {
  return read<Record<string, Sat>>("sat", {})[code] ?? null;
}

export function keepSat(code: string, sat: Sat): void {
  const { [code]: _, ...others } = read<Record<string, Sat>>("sat", {});
  write("sat", Object.fromEntries([...Object.entries(others), [code, sat]].slice(-REMEMBERED)));
}

// ---- One's profile

export interface ProfileKept {
  token: string; // opens it on this device
  face: number;
  told: { name: string; language: string; pace: Exclude<Pace, "none"> }; // what it says of oneself, as far as we know
}

export function profileKept(): ProfileKept | null {
  return read<ProfileKept | null>("profile", null);
}

export function keepProfile(kept: ProfileKept | null): void {
  write("profile", kept);
}

// ---- Words for the dice

export function diceWordsOf(match: string): DiceWords | null {
  return read<Record<string, DiceWords>>("promises", {})[match] ?? null;
}

export function keepDiceWords(match: string, noted: DiceWords): void {
  const kept = Object.entries({ ...read<Record<string, DiceWords>>("promises", {}), [match]: noted });
  write("promises", Object.fromEntries(kept.slice(-REMEMBERED)));
}

// ---- Notices

export interface NoticesKept {
  push: { token: string } | null; // this browser's contact, by the secret that ends it
  mail: { token: string; address: string; confirmed: boolean } | null;
  rooms: Record<string, Partial<Record<"push" | "mail", boolean>>>; // what is on, by the room's code
}

export function noticesKept(): NoticesKept {
  return { push: null, mail: null, rooms: {}, ...read<Partial<NoticesKept>>("notices", {}) };
}

export function keepNotices(kept: NoticesKept): void {
  write("notices", { ...kept, rooms: Object.fromEntries(Object.entries(kept.rooms).slice(-REMEMBERED)) });
}

// ---- Tutorials

/** The step of a game's tutorial that one has reached. */
export function stepOf(game: string): number {
  return read<Record<string, number>>("lessons", {})[game] ?? 0;
}

export function keepStep(game: string, step: number): void {
  write("lessons", { ...read<Record<string, number>>("lessons", {}), [game]: step });
}

// ---- Half-made choices: they survive updates, lost connections and a reloaded tab

export class Draft {
  #value = $state("");
  #key = "";

  /** Take up the draft of a decision; another decision's is forgotten. */
  of(match: string, version: number, seat: string): void {
    const key = `draft.${match}.${version}.${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#value = read(key, "", "sessionStorage");
  }

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
    write(this.#key, value, "sessionStorage");
  }
}
