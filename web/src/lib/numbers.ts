/** Choices by number. The keys follow the numbers that are spoken and shown, wherever their buttons stand. */
import { shelfOf } from "../games";
import type { View } from "../protocol";

/** The moves that one may choose from, by the number of each; one that is put together of several parts has none. */
export function numbersOf({ game, choices }: View): Map<number, string> {
  const { reader } = shelfOf(game);
  const numbers = choices.map(({ move }, index): [number | null, string] => {
    const own = reader?.number?.(move.split(" "));
    return [own === undefined ? index + 1 : own, move];
  });
  return new Map(numbers.filter((one): one is [number, string] => one[0] !== null));
}

/** What has been typed of a number: complete, or a beginning that other numbers have too. */
export interface Typed {
  number: number;
  complete: boolean;
  longer: number[]; // that it may still become
}

/** Takes digit after digit. No time runs: a number that could go on waits for the next digit, or to be finished. */
export class Typing {
  #digits = "";

  get begun(): boolean {
    return this.#digits !== "";
  }

  /** Another digit; what does not go on with what was typed begins a number of its own. */
  add(digit: string, numbers: readonly number[]): Typed {
    const goesOn = numbers.some((number) => String(number).startsWith(this.#digits + digit));
    const digits = goesOn ? this.#digits + digit : digit;
    const longer = numbers.filter((number) => String(number).startsWith(digits) && String(number) !== digits);
    this.#digits = longer.length ? digits : "";
    return { number: Number(digits), complete: !longer.length, longer };
  }

  /** What was typed is all: its number, or nothing. */
  finish(): number | null {
    const digits = this.#digits;
    this.#digits = "";
    return digits ? Number(digits) : null;
  }
}
