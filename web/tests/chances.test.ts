/** The chart of everybody's chances: where lines and marks are drawn, and how turning points are named. */
import { expect, test } from "vitest";
import { happened, HIGH, markOf, nearest, pathOf, percent, pointAt, x, y } from "../src/lib/chances";
import type { Analysis } from "../src/protocol";

const points = [
  { ply: 6, chances: [0.5, 0.5] },
  { ply: 10, chances: [0.25, 0.75] },
  { ply: 20, chances: [1, 0] },
];
const analysis = { points } as Analysis;

test("a line goes from moment to moment, certain victory on top", () => {
  expect(pathOf(points, 0, 20, 400)).toBe(
    `M120.0 ${(HIGH / 2).toFixed(1)}L200.0 ${((3 * HIGH) / 4).toFixed(1)}L400.0 0.0`,
  );
  expect(x(0, 0, 400)).toBe(0);
  expect(y(0)).toBe(HIGH);
});

test("every seat has a mark of its own shape", () => {
  const marks = [0, 1, 2, 3, 4].map((seat) => markOf(seat, { x: 0, y: 0 }));
  expect(new Set(marks).size).toBe(5);
});

test("a ply between two moments belongs to the one before", () => {
  expect([0, 6, 9, 10, 25].map((ply) => pointAt(analysis, ply))).toEqual([0, 0, 0, 1, 2]);
});

test("a press between two moments goes to the nearer one", () => {
  expect([0, 7, 8, 14, 16, 90].map((ply) => nearest([0, 6, 10, 20], ply))).toEqual([0, 6, 6, 10, 20, 20]);
});

test("a turning point is named by the first lines of the log between its moments, without signals", () => {
  const line = (at: number, said: string, signal = false) => ({ key: said, at, said, signal });
  const lines = [
    line(6, "before"),
    line(7, "one"),
    line(7, "psst", true),
    line(8, "two"),
    line(9, "three"),
    line(11, "after"),
  ];
  expect(happened({ ply: 6, until: 10, seat: "A", swing: 0.3 }, lines)).toBe("one two");
  expect(percent(0.296)).toBe(30);
});
