/** Dorada's map and the ways of its pawns. */
import { expect, test, vi } from "vitest";
import { dropOf, middle, planOf, serpentine } from "../src/games/dorada/layout";
import { journeys } from "../src/games/dorada/journeys";
import { trails, turnsOf } from "../src/games/dorada/trail";
import { facts } from "../src/games/dorada/sentences";
import { speak } from "../src/lib/words.svelte";
import type { Team, Told } from "../src/protocol";

function told(event: string, facts: Record<string, number | string>): Told {
  return { event, arguments: facts };
}

const BOXES = [
  [39, 950, 480], // a wide screen
  [39, 340, 260], // a phone
  [39, 370, 150], // a phone that lies on its side
  [98, 700, 300],
] as const;

test.each(BOXES)("a path of %i squares in %i by %i pixels never leaps from one square to the next", (count, ...box) => {
  const plan = planOf(count, ...box);
  const spots = plan.spots.map((spot) => middle(plan, spot));

  spots.slice(1).forEach((spot, index) => {
    const before = spots[index]!;
    expect(Math.hypot(spot.x - before.x, spot.y - before.y)).toBeLessThan(1.9);
  });
});

test.each(BOXES)("a path of %i squares lies within its %i by %i pixels", (count, width, height) => {
  const plan = planOf(count, width, height);

  for (const spot of plan.spots) {
    const { x, y } = middle(plan, spot);
    expect(x * plan.cell).toBeGreaterThan(plan.cell * 0.4);
    expect(y * plan.cell).toBeGreaterThan(plan.cell * 0.4);
    expect(x * plan.cell).toBeLessThan(width - plan.cell * 0.4);
    expect(y * plan.cell).toBeLessThan(height - plan.cell * 0.4);
  }
});

test.each(BOXES)(
  "the numbers of %i squares in %i by %i pixels stand free of what lies below",
  (count, width, height) => {
    const plan = planOf(count, width, height);
    // As the board draws them.
    const bottoms = plan.spots.map((spot) => middle(plan, spot).y + 0.5 + 0.06 + dropOf(plan));

    expect(Math.max(...bottoms)).toBeLessThan(plan.tall - 0.05);
  },
);

test("rows are longer where there is less height", () => {
  const columns = (width: number, height: number): number =>
    1 + Math.max(...planOf(39, width, height).spots.map((spot) => spot.column));

  expect([columns(950, 480), columns(340, 260), columns(600, 100)]).toEqual([10, 8, 20]);
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

test("a pawn walks square by square, is thrown by a springboard and sinks into a trap", () => {
  const walk = journeys["moved"]!({ seat: "A", colour: "yellow", square: 7, target: 11 });
  const leap = journeys["sprung"]!({ seat: "A", square: 11, jump: 4, target: 15 });
  const fall = journeys["fell"]!({ seat: "A", colour: "yellow", square: 15, pawns: 2 });

  expect(walk).toEqual([{ from: "pawn-7", via: ["land-8", "land-9", "land-10"], to: "land-11", hop: true }]);
  expect(leap).toEqual([{ from: "land-11", to: "land-15", leap: true }]);
  expect(fall).toEqual([{ from: "land-15", to: "hole-15", sink: true }]);
});

test("on START it is the top pawn of the colour's own pile that moves", () => {
  const [walk] = journeys["moved"]!({ seat: "B", colour: "violet", square: 0, target: 2 });

  expect(walk).toEqual({ from: "pawn-0-violet", via: ["land-1"], to: "land-2", hop: true });
});

test("a turn is a roll and all that came of it", () => {
  const turns = turnsOf([
    told("first", { seat: "A" }),
    told("turn", { seat: "A", colour: "yellow" }),
    told("rolled", { seat: "A", colour: "yellow", die: 4 }),
    told("moved", { seat: "A", colour: "yellow", square: 36, target: 100 }),
    told("arrived", { seat: "A", colour: "yellow", pawns: 1 }),
    told("turn", { seat: "B", colour: "violet" }),
    told("rolled", { seat: "B", colour: "violet", die: 2 }),
  ]);

  expect(turns.map(({ die, colour, home, trail }) => [die, colour, home, trail?.stops])).toEqual([
    [4, "yellow", true, [36, 100]],
    [2, "violet", false, undefined],
  ]);
});

test("pawns are counted before their place, and squares are named as such", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const team = { start: 3, path: [2], home: 1, lost: [7] } as unknown as Team;

  expect(facts(team)).toEqual(["3 on START", "on square 2", "1 in DORADA", "1 lost"]);
  expect(facts({ ...team, path: [2, 9] })).toContain("on squares 2, 9");
});
