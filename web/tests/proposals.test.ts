/** What becomes of proposals, and who may make and answer them: nobody is said to have declined who has not. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Company } from "../src/lib/company.svelte";
import type { Live } from "../src/lib/live.svelte";
import { Narrator } from "../src/lib/narrator";
import { Proposals, type Fate, type Proposal, type Setting } from "../src/lib/proposals";
import type { RoomSocket } from "../src/lib/socket.svelte";
import { say, speak } from "../src/lib/words.svelte";
import Votes from "../src/parts/Votes.svelte";
import type { Chair, Room, Vote } from "../src/protocol";

const NAMES = { A: "Ada", B: "Ben", C: "Cleo" };

function chair(seat: "A" | "B" | "C", more: Partial<Chair> = {}): Chair {
  const kept = { place: seat.charCodeAt(0) - 65, seat, name: NAMES[seat], kind: "person", presence: "here" };
  return { ...kept, stand_in: false, resigned: false, replaceable: false, yours: seat === "A", ...more } as Chair;
}

/** Three people, one of them changed. */
function room(more: Partial<Chair> & { seat?: string } = {}, status = "running", votes: Vote[] = []): Room {
  const { seat = "B", ...rest } = more;
  const chairs = (["A", "B", "C"] as const).map((one) => chair(one, one === seat ? rest : {}));
  return { status, votes, chairs } as unknown as Room;
}

const at = (now: Room, version = 5, undone = false): Setting => ({ room: now, version, undone });

describe("a proposal that is gone", () => {
  const UNDO: Proposal = { kind: "undo", about: null, by: "A", agreed: ["A"] };
  const END: Proposal = { kind: "end", about: null, by: "A", agreed: ["A"] };
  const BOT: Proposal = { kind: "stand-in", about: "C", by: "A", agreed: ["A"] };
  const away = room({ seat: "C", presence: "away", replaceable: true });

  /** What is said of it once it is gone; between the two the table may be told in several messages. */
  function fate(one: Proposal, first: Setting, ...then: Setting[]): Fate | undefined {
    const followed = new Proposals();
    followed.follow([one], first);
    for (const setting of then.slice(0, -1)) followed.follow([one], setting);
    return followed.follow([], then.at(-1)!).past[0]?.[1];
  }

  test.each([UNDO, END])("$kind: was declined where nothing else has happened", (one) => {
    expect(fate(one, at(room()), at(room()))).toBe("declined");
  });

  test("a wish to take back was not declined by somebody who rolled or chose", () => {
    expect(fate(UNDO, at(room()), at(room(), 6))).toBe("gone");
  });

  test.each([UNDO, END])("$kind: was not declined by somebody who resigned, or for whom a bot plays now", (one) => {
    for (const left of [{ resigned: true }, { stand_in: true, presence: "left" }] as const)
      expect(fate(one, at(room()), at(room(left)))).toBe("gone");
  });

  test.each([UNDO, END])("$kind: was not declined by somebody who left a slow match, where no bot plays", (one) => {
    expect(fate(one, at(room()), at(room({ presence: "left" })))).toBe("gone");
  });

  test("a wish goes with whoever left, though the room was told before", () => {
    const resigned = room({ resigned: true });

    expect(fate(UNDO, at(room()), at(resigned), at(resigned))).toBe("gone");
  });

  test("an offer to end the match outlasts choices, and can be declined after them", () => {
    expect(fate(END, at(room()), at(room(), 6), at(room(), 6))).toBe("declined");
    expect(fate(END, at(room()), at(room(), 6))).toBe("declined"); // both in one breath
  });

  test("somebody who comes back and then declines has declined", () => {
    expect(fate(UNDO, at(room({ stand_in: true })), at(room()), at(room()))).toBe("declined");
  });

  test("has come about where the choice was taken back, the match ended or a bot plays", () => {
    expect(fate(UNDO, at(room()), at(room(), 6, true))).toBe("done");
    expect(fate(END, at(room()), at(room({}, "abandoned")))).toBe("done");
    expect(fate(BOT, at(away), at(room({ seat: "C", presence: "away", stand_in: true })))).toBe("done");
  });

  test("needs no bot any more for somebody who is back, and was declined while they are away", () => {
    expect(fate(BOT, at(away), at(room()))).toBe("done");
    expect(fate(BOT, at(away), at(away))).toBe("declined");
  });
});

test("who made a proposal learns of every agreement, once", () => {
  const followed = new Proposals();
  const end = (...agreed: string[]): Proposal[] => [{ kind: "end", about: null, by: "A", agreed }];
  const told = [end("A"), end("A"), end("A", "B"), end("A", "B")].map((now) => followed.follow(now, at(room())));

  expect(told.map(({ fresh, grown }) => [fresh.length, grown.length])).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});

describe("a bot for somebody who is away", () => {
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  const AWAY = { seat: "C", presence: "away", replaceable: true } as const;
  const VOTE: Vote = { kind: "stand-in", about: "C", by: "A", agreed: ["A"], declined: [], awaited: ["B"] };

  /** What the people of some seats see in the panel: its sentences and its buttons. */
  function panel(seats: string, now: Room): string {
    const chairs = now.chairs.map((one) => ({ ...one, yours: one.seat !== null && seats.includes(one.seat) }));
    const table = { room: { ...now, chairs }, undo: null, undone: null, version: 5 } as unknown as RoomSocket;
    const narrator = new Narrator("dorada", NAMES, seats || null);
    const live = { table, company: new Company(table), narrator } as unknown as Live;
    return render(Votes, { props: { live } }).body.replaceAll(/<!--.*?-->/g, "");
  }

  const offer = (): string => say("table-stand-in", { name: "Cleo" });

  test("can be asked for by those who play, and by nobody else", () => {
    expect(panel("A", room(AWAY))).toContain(offer());
    expect(panel("B", room(AWAY))).toContain(offer());
    expect(panel("", room(AWAY))).not.toContain(offer()); // an onlooker
    const resigned = room(AWAY);
    resigned.chairs[1]!.resigned = true;
    expect(panel("B", resigned)).not.toContain(offer());
  });

  test("cannot be asked for before the server allows it, nor again while it is asked", () => {
    expect(panel("A", room({ ...AWAY, replaceable: false }))).not.toContain(offer());
    expect(panel("A", room(AWAY, "running", [VOTE]))).not.toContain(offer());
  });

  test("is seen by everybody, answered by those who are asked, and withdrawn by who asked", () => {
    const asked = room(AWAY, "running", [VOTE]);
    const [yes, withdraw] = [say("table-vote-yes"), say("table-vote-withdraw")];

    for (const seats of ["A", "B", ""]) expect(panel(seats, asked)).toContain("Cleo");
    expect(["A", "B", ""].filter((seats) => panel(seats, asked).includes(`>${yes}<`))).toEqual(["B"]);
    expect(["A", "B", ""].filter((seats) => panel(seats, asked).includes(`>${withdraw}<`))).toEqual(["A"]);
  });

  test("is not offered any more once the person is back, or a bot plays", () => {
    expect(panel("A", room())).not.toContain("Cleo");
    expect(panel("A", room({ seat: "C", presence: "away", stand_in: true }))).not.toContain("Cleo");
  });
});
