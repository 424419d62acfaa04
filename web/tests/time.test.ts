/** Time as people say it: the unit is the largest of which there are two, and it is looked at when it changes. */
import { expect, test } from "vitest";
import { lengthOf, untilChange } from "../src/lib/time";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

test.each([
  [7 * DAY - 1, "days", 7],
  [3 * DAY - HOUR, "days", 3],
  [3 * DAY - 2 * HOUR, "days", 2],
  [2 * DAY, "days", 2],
  [2 * DAY - 1, "hours", 48],
  [2 * HOUR - 1, "minutes", 120],
  [2 * MINUTE - 1, "seconds", 119],
  [0.4, "seconds", 0],
  [-3, "seconds", 0],
])("%d seconds are counted in %s", (seconds, unit, number) => {
  expect(lengthOf(seconds)).toEqual({ id: `start-time-${unit}`, arguments: { number } });
});

test.each([7 * DAY - 1, 3 * DAY - HOUR, 2 * DAY + 5, 2 * DAY, 2 * HOUR, 3 * MINUTE + 1, 45.5])(
  "what is said of %d seconds stays true until the time that is told, and not longer",
  (seconds) => {
    const wait = untilChange(seconds);

    expect(lengthOf(seconds - wait + 0.02)).toEqual(lengthOf(seconds));
    expect(lengthOf(seconds - wait)).not.toEqual(lengthOf(seconds));
  },
);

test("nothing is waited for when the time is up", () => {
  expect(untilChange(0)).toBe(Infinity);
});
