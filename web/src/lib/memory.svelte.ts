/**
 * What this browser keeps: its seats with their secret tokens, its words for the dice, half-made choices, and how one
 * likes it.
 */

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

export interface Settings {
  name: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  keys: boolean; // single letters ask for scores, turn and so on
  confirm: boolean; // ask once more before a choice counts
  folds: Record<string, boolean>; // what a game's parts keep open, by names of their own
  speed: number; // of replays
}

const DEFAULTS: Settings = {
  name: "",
  theme: "auto",
  sound: true,
  keys: true,
  confirm: false,
  folds: {},
  speed: 1,
};
const REMEMBERED = 30; // rooms, and matches whose words are kept

type Where = "localStorage" | "sessionStorage"; // by name: where storage is forbidden, already looking at it throws

function read<T>(key: string, otherwise: T, where: Where = "localStorage"): T {
  try {
    const kept = globalThis[where].getItem(`estran.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise; // damaged, or storage is forbidden: play goes on without a memory
  }
}

function write(key: string, value: unknown, where: Where = "localStorage"): void {
  try {
    globalThis[where].setItem(`estran.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}

// ---- How one likes it

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  write("settings", settings);
  document.documentElement.dataset["theme"] = settings.theme;
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

// ---- Words for the dice

export function diceWordsOf(match: string): DiceWords | null {
  return read<Record<string, DiceWords>>("promises", {})[match] ?? null;
}

export function keepDiceWords(match: string, noted: DiceWords): void {
  const kept = Object.entries({ ...read<Record<string, DiceWords>>("promises", {}), [match]: noted });
  write("promises", Object.fromEntries(kept.slice(-REMEMBERED)));
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
