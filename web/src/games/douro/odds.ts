/** What chance may bring in Douro 1872: the lottery, then backs laid into the valley, and fronts turned up there. */
import { LETTERS } from "../../facts";
import { factsOf } from "../../lib/games.svelte";
import type { Odds } from "../../lib/fair";
import type { Chance, Setting } from "../shelf";

const { box } = factsOf("douro");
const BARRELS = box["barrels"] as number[];
const ORDERS = box["orders"] as number[][][]; // by level, players from three on, rank
const FOGS = box["fogs"] as string[];
const [BOTTOM] = box["bottom"] as [number]; // regular boats that lie under all fogs
const LEVELS = ORDERS.map((_, index) => index + 1);
const FOG = 0; // the back of a fog boat; a regular boat's back is its level

export function chanceOf({ players }: Setting): Chance {
  const pile = [FOGS.length, ...ORDERS.map((level) => level[0]!.length)]; // boats by back
  const boats = sum(pile);
  const fronts = [FOGS, ...ORDERS.map((level) => level[players - 3]!.map((order) => `order ${order}`))].map(
    (names) => new Set(names), // by back, those that nobody has seen
  );
  let drawing = [...LETTERS].slice(0, players); // seats in this round of the lottery
  let drawn: number[] = []; // their cards so far
  let valley: number[] = []; // backs of this stretch that are still to sail
  let laying = true; // else boats are turned up
  let towing = false;
  let passed = 0; // fogs that towing has passed over: known, and laid next without a draw

  /** Fogs lie anywhere above the bottom boats except on top; levels are as likely as they are many. */
  function backs(): Odds {
    const left = sum(pile);
    const fogs = left < boats ? pile[FOG]! : 0;
    const among = fogs ? left - BOTTOM - fogs : 1;
    const levels = LEVELS.map((level): [string, number] => [`level ${level}`, among * pile[level]!]);
    return [["fog", fogs * (left - fogs)] as [string, number], ...levels].filter(([, weight]) => weight > 0);
  }

  function show(card: number): void {
    drawn.push(card);
    if (drawn.length < drawing.length) return;
    const lowest = Math.min(...drawn);
    const tied = drawing.filter((_, index) => drawn[index] === lowest);
    drawing = tied.length > 1 ? tied : [];
    drawn = [];
  }

  /** A fog, or the end of the pile, completes the stretch. */
  function put(back: number): void {
    valley.push(back);
    laying = back !== FOG && sum(pile) > 0;
  }

  function turnUp(front: string): void {
    fronts[valley[0]!]!.delete(front);
    towing = front === "towing";
    if (towing) return;
    valley = valley.slice(1);
    if (valley.length) return;
    laying = true;
    if (passed) {
      passed -= 1;
      put(FOG);
    }
  }

  function tow(back: number): void {
    if (back === FOG) {
      passed += 1;
      return;
    }
    valley[0] = back;
    towing = false;
  }

  return {
    odds(): Odds {
      if (drawing.length) return BARRELS.map((card) => [`lottery ${drawing[drawn.length]} ${card}`, 1]);
      if (laying || towing) return backs();
      return [...fronts[valley[0]!]!].map((front) => [front, 1]);
    },
    happen(outcome) {
      const number = Number(outcome.split(" ").at(-1));
      if (drawing.length) return show(number);
      if (!laying && !towing) return turnUp(outcome);
      const back = outcome === "fog" ? FOG : number;
      pile[back]! -= 1;
      return towing ? tow(back) : put(back);
    },
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
