/** Dice that roll and forced choices that are made by themselves, for those who like it so. */
import { beforeEach, expect, test } from "vitest";
import { byItself, type Handed } from "../src/lib/hands";
import { settings } from "../src/lib/memory.svelte";
import type { Choice, View } from "../src/protocol";

type Table = Handed & { done: string[] };

/** A seat that is asked to choose one of these moves, or to roll, after so many plies. */
function asked(moves: string[], more: Partial<Handed> = {}, plies = 3): Table {
  const done: string[] = [];
  const choices = moves.map((move) => ({ move }) as Choice);
  return {
    seat: "A",
    asked: true,
    busy: false,
    past: false,
    roll: false,
    pending: null,
    view: { choices } as View,
    table: { seen: { A: { plies: Array.from({ length: plies }, () => "A 7") }, B: { plies: [] } } },
    commit: async (move) => void done.push(move),
    rollDie: () => void done.push("roll"),
    done,
    ...more,
  };
}

/** The same table, later or earlier. */
function after(live: Table, plies: number): void {
  Object.assign(live.table.seen, { A: { plies: Array.from({ length: plies }, () => "A 7") } });
}

beforeEach(() => void Object.assign(settings, { rolls: true, forced: true, confirm: false }));

test("by itself nothing happens unless one likes it so", () => {
  Object.assign(settings, { rolls: false, forced: false });
  const [forced, die] = [asked(["7"]), asked([], { roll: true })];

  byItself(forced);
  byItself(die);

  expect([...forced.done, ...die.done]).toEqual([]);
});

test("a die is rolled and a choice is made, each by its own setting", () => {
  settings.rolls = false;
  const [forced, die] = [asked(["7"]), asked([], { roll: true })];

  byItself(forced);
  byItself(die);

  expect([forced.done, die.done]).toEqual([["7"], []]);
  Object.assign(settings, { rolls: true, forced: false });
  byItself(die);
  expect(die.done).toEqual(["roll"]);
});

test("where there is something to decide nobody decides it", () => {
  const live = asked(["7", "8"]);

  byItself(live);

  expect(live.done).toEqual([]);
});

test("nothing is done unasked, while the stage plays, in the past, or while a choice is to be confirmed", () => {
  for (const more of [
    { asked: false },
    { busy: true },
    { past: true },
    { pending: "7" },
    { seat: null },
  ] satisfies Partial<Handed>[]) {
    const live = asked(["7"], more);
    byItself(live);
    expect(live.done, JSON.stringify(more)).toEqual([]);
  }
});

test("each question is answered once, and the next one too", () => {
  const live = asked(["7"]);

  byItself(live);
  byItself(live);
  expect(live.done).toEqual(["7"]);
  after(live, 6);
  byItself(live);

  expect(live.done).toEqual(["7", "7"]);
});

test("what was taken back is left to its person until the match is further than before", () => {
  const live = asked(["7"]);
  byItself(live);

  after(live, 3);
  byItself(live);
  after(live, 1);
  byItself(live);
  expect(live.done).toEqual(["7"]);
  after(live, 4);
  byItself(live);

  expect(live.done).toEqual(["7", "7"]);
});

test("two seats at one screen, both asked at the same ply, are both served", () => {
  const live = asked(["7"]);

  byItself(live);
  Object.assign(live, { seat: "B" });
  byItself(live);

  expect(live.done).toEqual(["7", "7"]);
});
