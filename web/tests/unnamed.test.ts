/** A name that the host has removed: said once to everybody, and gone from what was said before. */
import { beforeAll, expect, test, vi } from "vitest";
import { voice } from "../src/lib/announcer.svelte";
import { settings } from "../src/lib/memory.svelte";
import { unnamed } from "../src/lib/talk";
import { unname } from "../src/lib/unnamed";
import { speak } from "../src/lib/words.svelte";
import { changes } from "../src/parts/room/changes";
import type { Chair, Room, Talked } from "../src/protocol";

beforeAll(async () => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { documentElement: {} });
  settings.pace = "none"; // nothing waits to be said
  await speak("en");
});

const chair = (place: number, name: string, more: Partial<Chair> = {}): Chair => ({
  place,
  seat: "ABC"[place]!,
  kind: "person",
  name,
  level: null,
  presence: "here",
  stand_in: false,
  resigned: false,
  gone: false,
  replaceable: false,
  yours: false,
  ready: true,
  sat: [],
  face: null,
  rating: null,
  unnamed: false,
  unrated: false,
  late: [],
  ...more,
});
const room = (...chairs: Chair[]): Room => ({ match: "m", status: "seating", chairs }) as unknown as Room;
const before = room(chair(0, "Ada"), chair(1, "Rude"));
const now = room(chair(0, "Ada"), chair(1, "B", { unnamed: true }));

test("everybody hears who is called otherwise now, and nobody has come", async () => {
  const [other, own] = [{ talks: [] }, { talks: [] }];
  await unname(other, unnamed(before, now));
  await unname(own, new Map([["Rude", { ...now.chairs[1]!, yours: true }]]));

  expect(voice.polite.map(({ text }) => text)).toEqual([
    "The host has removed a name. The player at seat B is now called B.",
    "The host has removed your name. At this table you are called B.",
  ]);
  expect(changes(before, now, new Set())).toBe("");
  expect(changes(now, room(chair(0, "Ada"), chair(1, "", { kind: "open" })), new Set())).toContain("seat B is free");
});

test("what was said under it stands under the letter, and all else stays", async () => {
  const table = { talks: ["Ada", "Rude", ""].map((name) => ({ name, text: "hello" }) as Talked) };
  await unname(table, unnamed(before, now));

  expect(table.talks.map(({ name }) => name)).toEqual(["Ada", "B", ""]);
});

test("who leaves and is followed by somebody else was not renamed, and nobody is twice", () => {
  expect(unnamed(before, room(chair(0, "Ada"), chair(1, "B"))).size).toBe(0);
  expect(unnamed(now, now).size).toBe(0);
});
