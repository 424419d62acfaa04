/** Dorada's map and the ways of its pawns. */
import { expect, test } from "vitest";
import { middle, serpentine } from "../src/games/dorada/layout";
import { trails } from "../src/games/dorada/trail";
import type { Told } from "../src/protocol";

function told(event: string, facts: Record<string, number | string>): Told {
  return { event, arguments: facts };
}

test.each([
  [39, 10],
  [39, 6],
  [98, 10],
])("a path of %i squares in rows of %i never leaps from one square to the next", (count, columns) => {
  const spots = serpentine(count, columns).map(middle);

  spots.slice(1).forEach((spot, index) => {
    const before = spots[index]!;
    expect(Math.hypot(spot.x - before.x, spot.y - before.y)).toBeLessThan(1.5);
  });
});

test("no two squares lie on the same spot", () => {
  const spots = serpentine(98, 10).map((spot) => `${spot.row} ${spot.column}`);

  expect(new Set(spots).size).toBe(98);
});

test("a pawn's way goes over the springboard into the trap", () => {
  const events = [
    told("moved", { seat: "A", colour: "yellow", square: 7, target: 11 }),
    told("uncovered", { seat: "B", colour: "violet", square: 7 }),
    told("sprung", { seat: "A", square: 11, jump: 4, target: 15 }),
    told("fell", { seat: "A", colour: "yellow", square: 15, pawns: 2 }),
  ];

  expect(trails(events)).toEqual([{ colour: "yellow", stops: [7, 11, 15], lost: true }]);
});

test("a step back onto gold leads to DORADA", () => {
  const events = [
    told("moved", { seat: "B", colour: "violet", square: 30, target: 31 }),
    told("sprung_back", { seat: "B", square: 31, target: 27 }),
    told("gold", { seat: "B", square: 27 }),
  ];

  expect(trails(events)[0]?.stops).toEqual([30, 31, 27, 100]);
});

test("with too few free squares behind it a pawn's way ends on START", () => {
  const events = [
    told("moved", { seat: "A", colour: "blue", square: 1, target: 3 }),
    told("sent_to_start", { seat: "A", square: 3 }),
  ];

  expect(trails(events)[0]?.stops).toEqual([1, 3, 0]);
});
