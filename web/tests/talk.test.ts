/** Talk goes on from match to match, with the people who said it; signals do not. */
import { expect, test } from "vitest";
import { carriedOver } from "../src/lib/talk";
import type { Room, Talked } from "../src/protocol";

const room = (...seats: string[]): Room => ({ chairs: seats.map((seat, place) => ({ place, seat })) }) as Room;
const talk = (kind: string, seat: string | null, to: string | null = null): Talked =>
  ({ type: "talk", kind, seat, to, name: "Cleo", text: "I want 3", plies: 4, at: 1 }) as Talked;

test("whoever said or heard something did so on the seat where they sit now", () => {
  const said = [talk("chat", "C"), talk("whisper", "A", "B"), talk("watch", null)];
  const moved = carriedOver(said, room("A", "B", "C"), room("C", "A", "B"));

  expect(moved.map(({ seat, to }) => [seat, to])).toEqual([
    ["B", null],
    ["C", "A"],
    [null, null],
  ]);
});

test("a signal ends with its match", () => {
  expect(carriedOver([talk("signal", "C")], room("A", "B", "C"), room("C", "A", "B"))).toEqual([]);
});
