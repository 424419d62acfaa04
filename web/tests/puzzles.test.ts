import { describe, expect, test } from "vitest";
import { answersOn, dayBefore, keepAnswer, streakOn, utcDay } from "../src/lib/puzzles";

const GAMES = ["dolores", "dorada", "douro"];
const right = { move: "7", right: true };

/** Answer all puzzles of a day, on that day or later. */
function answer(day: string, today = true): void {
  for (const game of GAMES) keepAnswer(day, game, right, GAMES, today);
}

test("days are those of UTC, over months and years", () => {
  expect(utcDay(new Date("2026-11-18T23:59:59-01:00"))).toBe("2026-11-19");
  expect(dayBefore("2026-12-01")).toBe("2026-11-30");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
});

describe("a streak", () => {
  test("grows day by day once the last puzzle is answered, right or wrong", () => {
    keepAnswer("2027-01-01", "dolores", right, GAMES, true);
    keepAnswer("2027-01-01", "dorada", { move: "3", right: false }, GAMES, true);
    expect(streakOn("2027-01-01")).toBe(0);
    keepAnswer("2027-01-01", "douro", right, GAMES, true);
    expect(streakOn("2027-01-01")).toBe(1);
    answer("2027-01-02");
    expect(streakOn("2027-01-02")).toBe(2);
  });

  test("waits for today, and ends with a day that was left out", () => {
    answer("2027-02-01");
    expect(streakOn("2027-02-02")).toBe(1);
    expect(streakOn("2027-02-03")).toBe(0);
    answer("2027-02-03");
    expect(streakOn("2027-02-03")).toBe(1);
  });

  test("is not touched by earlier days", () => {
    answer("2027-03-02");
    answer("2027-03-01", false);
    expect(streakOn("2027-03-02")).toBe(1);
  });

  test("lasts longer than the answers that are kept", () => {
    const days = Array.from({ length: 40 }, (_, index) => utcDay(new Date(Date.UTC(2027, 4, 1 + index))));
    for (const day of days) answer(day);
    expect(streakOn(days.at(-1)!)).toBe(40);
    expect(answersOn(days[0]!)).toEqual({});
    expect(Object.keys(answersOn(days.at(-1)!)).sort()).toEqual(GAMES);
  });
});

test("the first answer stands", () => {
  keepAnswer("2027-08-01", "douro", { move: "1", right: false }, GAMES, true);
  keepAnswer("2027-08-01", "douro", right, GAMES, true);
  expect(answersOn("2027-08-01")["douro"]).toEqual({ move: "1", right: false });
});
