/** A seat at a live table: what its headline says while things happen, and in between. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { voice } from "../src/lib/announcer.svelte";
import { Refused } from "../src/lib/api";
import { LIVE_QUESTIONS } from "../src/lib/keys";
import { Live } from "../src/lib/live.svelte";
import { settings } from "../src/lib/memory.svelte";
import { seenOf, type Parts } from "../src/lib/sitting";
import type { Known, RoomSocket } from "../src/lib/socket.svelte";
import type { Chair, Hint, Room, Told, View, Vote } from "../src/protocol";

vi.mock("../src/lib/words.svelte", () => ({
  say: (id: string, facts: { seats?: string[] } = {}) => (facts.seats ? `${id} ${facts.seats.join()}` : id),
  text: (message: { id: string; arguments?: { seats?: string[] } }) =>
    message.arguments?.seats ? `${message.id} ${message.arguments.seats.join()}` : message.id,
  learn: async () => undefined,
}));

const chair = (seat: string, kind: "person" | "bot"): Chair =>
  ({ seat, place: seat.charCodeAt(0) - 65, kind, name: seat, yours: seat === "A", resigned: false }) as Chair;
const seenBy = (waiting: string[], game = "dorada", phase = "roll"): View =>
  ({ game, phase, waiting, choices: [], winners: null, seat: "A" }) as unknown as View;
const known = (view: View, more: Partial<Known> = {}): Known => ({
  seat: "A",
  plies: [],
  events: [],
  view,
  chosen: null,
  roll: false,
  undo: true,
  ...more,
});

/** A table of one person and a bot, which tells what it was told to send. */
function table(game: string, waiting: string[]) {
  return {
    room: {
      game,
      match: "m",
      status: "running",
      chairs: [chair("A", "person"), chair("B", "bot")],
      votes: [],
    } as unknown as Room,
    seats: [{ seat: "A" }],
    seen: { A: known(seenBy(waiting, game)) } as Record<string, Known>,
    before: {},
    missing: [] as string[],
    undone: null,
    online: true,
    match: "m",
    version: 1,
    still: vi.fn(),
    choose: vi.fn(async (): Promise<number | null> => null),
  };
}

type Table = ReturnType<typeof table>;

function sit(at: Table): Live {
  const live = new Live(at as unknown as RoomSocket);
  live.shown = "A";
  return live;
}

/** News: these events happened, and now the match waits for these seats. */
function happen(live: Live, at: Table, events: string[], waiting: string[]): void {
  const before = at.seen["A"]!;
  const told = events.map((event): [number, Told] => [before.plies.length, { event, arguments: { seat: "B" } }]);
  const view = seenBy(waiting, before.view.game);
  at.before = { A: before };
  at.seen = { A: known(view, { plies: [...before.plies, "A 1"], events: [...before.events, ...told] }) };
  const account = { first: before.plies.length, plies: 1, events: told, steps: [], view };
  live.follow({ seat: "A", before, snapshot: false, version: ++at.version, ...account });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(settings, { pace: "usual", sound: false });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the next match of a room", () => {
  it("is opened when its own news have come: until then there is nothing to see or to hear", () => {
    const at = table("dorada", ["B"]);
    at.room.match = "n";
    const live = sit(at);
    const spoken = { scores: () => "", own: () => "", board: () => "" } as unknown as Parts["spoken"];
    const heard = (): string[] => voice.polite.map(({ text }) => text);
    live.open(spoken);

    expect([live.now, live.asked, live.history]).toEqual([null, false, []]);
    expect(heard()).not.toContain("dorada-name. dorada-status-roll B");
    at.match = "n";
    live.open(spoken);
    expect(heard()).toContain("dorada-name. dorada-status-roll B");
  });
});

describe("the last beats of a match", () => {
  it("are played on the table as it was: it is the past when they have been seen", () => {
    const at = table("dorada", ["A"]);
    const live = sit(at);
    at.room.status = "over";
    happen(live, at, ["moved"], []);

    expect([live.busy, live.past, live.asked, live.undoable]).toEqual([true, false, false, false]);
    vi.advanceTimersByTime(live.stage.length);
    expect([live.busy, live.past]).toEqual([false, true]);
  });
});

describe("between two steps of bots", () => {
  it("the headline and what stands beside it stay", () => {
    const at = table("dorada", ["B"]);
    const live = sit(at);
    happen(live, at, ["moved"], ["B"]);
    vi.advanceTimersByTime(live.stage.length);

    expect([live.busy, live.underway, live.undoable]).toEqual([false, true, false]);
    expect(live.headline).toBe("dorada-event-moved");
    happen(live, at, ["rolled"], ["B"]);
    expect(live.headline).toBe("dorada-event-moved"); // the die still tumbles
    vi.advanceTimersByTime(live.stage.length - 1);
    expect(live.headline).toBe("dorada-event-rolled");
  });

  it("the headline says how things stand when bots take their time", () => {
    const at = table("dorada", ["B"]);
    const live = sit(at);
    happen(live, at, ["moved"], ["B"]);
    vi.runAllTimers();

    expect([live.underway, live.undoable]).toEqual([false, true]);
    expect(live.headline).toMatch(/^dorada-status/);
  });

  it("nothing is kept where somebody is asked", () => {
    const at = table("dorada", ["B"]);
    const live = sit(at);
    happen(live, at, ["moved"], ["A"]);
    vi.advanceTimersByTime(live.stage.length);

    expect(live.underway).toBe(false);
    expect(live.headline).toMatch(/^dorada-status/);
  });
});

describe("a choice on its way", () => {
  it("is shown as made, and as not sent where there is no connection, until the server has kept it", async () => {
    const at = table("douro", ["A", "B"]);
    at.online = false;
    let answer: (version: number | null) => void = () => undefined;
    at.choose.mockReturnValue(new Promise((done) => (answer = done)));
    const live = sit(at);
    const sent = live.commit("7");

    expect(live.asking.chosen).toBe("7");
    vi.advanceTimersByTime(0);
    expect(live.headline).toBe("table-chosen-unsent");
    at.seen = { A: known(at.seen["A"]!.view, { chosen: "7" }) };
    answer(null);
    await sent;
    expect(live.headline).not.toBe("table-chosen-unsent");
    expect(live.asking.chosen).toBe("7");
  });

  it("says nothing of it where the answer comes soon", async () => {
    const at = table("douro", ["A", "B"]);
    const live = sit(at);
    await live.commit("7");
    vi.runAllTimers();

    expect([live.late, live.sent]).toEqual([false, null]);
  });

  it.each([
    ["bot", "table-chosen-is"],
    ["person", "table-chosen"],
  ] as const)("may be changed where people still choose, of a %s nobody says so", async (kind, said) => {
    const at = table("douro", ["A", "B"]);
    at.room.chairs[1] = chair("B", kind);
    const live = sit(at);
    await live.commit("7");
    vi.runAllTimers();

    expect(voice.polite.at(-1)?.text).toBe(said);
  });

  it("is told when it is changed, though the news still have the one before", async () => {
    const at = table("douro", ["A", "B"]);
    at.room.chairs[1] = chair("B", "person");
    const live = sit(at);
    await live.commit("7");
    at.seen = { A: known(at.seen["A"]!.view, { chosen: "7" }) };
    vi.advanceTimersByTime(2000);
    const before = voice.polite.at(-1)!.id;
    await live.commit("6");
    vi.runAllTimers();

    expect(voice.polite.at(-1)!.id).toBe(before + 1);
    expect(voice.polite.at(-1)!.text).toBe("table-chosen");
  });

  it("is not shown any more when it was refused", async () => {
    const at = table("douro", ["A", "B"]);
    at.choose.mockRejectedValue(new Refused({ id: "refused-late" }));
    const live = sit(at);
    await live.commit("7");

    expect([live.asking.chosen, live.refused?.id]).toEqual([null, "refused-late"]);
  });
});

describe("who is waited for", () => {
  /** Ada and others, of whom some are people, have been asked; Ada has chosen, unless she looks on. */
  function waiting(people: string, missing: string[], onlooker = false): Live {
    const at = table("douro", ["A", "B", "C"]);
    at.room.chairs = ["A", "B", "C"].map((seat) => chair(seat, people.includes(seat) ? "person" : "bot"));
    at.missing = missing;
    at.seen = { [onlooker ? "?" : "A"]: known(at.seen["A"]!.view, { chosen: onlooker ? null : "7" }) };
    const live = sit(at);
    if (onlooker) live.shown = null;
    return live;
  }
  const headline = (people: string, missing: string[] = [], onlooker = false): string =>
    waiting(people, missing, onlooker).headline;
  const missed = (people: string, missing: string[]): string => waiting(people, missing).awaited.said;

  it("is named where it is one person, and not told of several before all are named", () => {
    expect(headline("AB")).toMatch(/^table-chosen-waiting .*B/);
    expect(headline("A")).toBe("table-chosen-others");
    expect(headline("ABC")).toBe("table-chosen-others");
    expect(headline("ABC", ["C"])).toMatch(/^table-chosen-waiting .*C/);
  });

  it("is in a slow match somebody among those who are asked, or were named", () => {
    const slow = (people: string, missing: string[] = []): string => {
      const live = waiting(people, missing);
      live.table.room = { ...live.table.room!, slow: true };
      return live.headline;
    };
    expect(slow("A")).toBe("table-chosen-others");
    expect(slow("AB")).toMatch(/^table-chosen-waiting .*B/);
    expect(slow("ABC")).toMatch(/^table-chosen-among .*B,C/);
    expect(slow("ABC", ["A", "B", "C"])).toMatch(/^table-chosen-among .*B,C/);
    expect(slow("ABC", ["A", "C"])).toMatch(/^table-chosen-waiting .*C/);
  });

  it("is one list: what was told of several may be out of date, and one's own choice is known", () => {
    expect(headline("ABC", ["A", "B", "C"])).toBe("table-chosen-others");
    expect(missed("ABC", ["A", "B", "C"])).toBe("table-missing-then B,C");
    expect(headline("ABC", ["A", "C"])).toMatch(/^table-chosen-waiting .*C/);
    expect(missed("ABC", ["A", "C"])).toBe("table-missing C");
    expect(missed("AC", ["A", "B"])).toBe(""); // a bot plays there by now
  });

  it("is told to onlookers as it is to everybody", () => {
    expect(headline("ABC", [], true)).toMatch(/^douro-status-.*A.*B.*C/);
    expect(headline("ABC", ["C"], true)).not.toMatch(/A|B/);
  });
});

describe("at first sight of a table", () => {
  const spoken = { scores: () => "scores", own: () => "own", board: () => "board", others: () => "" };
  const from = (): number => voice.polite.at(-1)?.id ?? 0;
  const since = (id: number): string[] => voice.polite.flatMap((one) => (one.id > id ? one.text : []));

  it("one hears what it is, how it began and whom it waits for, once", () => {
    const at = table("dorada", ["B"]);
    at.seen["A"]!.events = [[0, { event: "first", arguments: { seat: "B" } }]];
    const live = sit(at);
    const last = from();
    live.open(spoken);
    live.open(spoken);
    vi.runAllTimers();

    expect(since(last)).toEqual(["dorada-name. dorada-event-first dorada-status-roll B"]);
  });

  it("one hears how it stands in the middle of a match, and is then asked", () => {
    const at = table("dorada", ["A"]);
    at.seen["A"] = known(seenBy(["A"]), { plies: ["* 3", "A 0"], roll: true });
    const live = sit(at);
    const last = from();
    live.open(spoken);
    live.inquire(false);
    vi.runAllTimers();

    expect(since(last)).toEqual(["dorada-name. scores own board", expect.stringMatching(/^dorada-status-roll/)]);
  });
});

describe("the keys", () => {
  const answer = (live: Live, key: string): string => LIVE_QUESTIONS[key]!(live, {} as Parts);

  it("ask nothing of somebody who has resigned, and say whom the others wait for", () => {
    const at = table("douro", ["A", "B"]);
    at.seen["A"] = known({ ...seenBy(["A", "B"], "douro", "bid"), choices: [{ move: "7" }] } as View);
    at.room.chairs[0] = { ...chair("A", "person"), resigned: true };
    const live = sit(at);

    expect(answer(live, "t")).toMatch(/^table-resigned-yours douro-status-bid/);
    expect(answer(live, "m")).toBe("table-resigned-yours");
  });

  it("say what one is asked to agree to, and where to answer", () => {
    const at = table("dorada", ["B"]);
    at.room.votes = [{ kind: "end", by: "B", about: null, agreed: ["B"], declined: [], awaited: ["A"] }] as Vote[];
    const live = sit(at);

    for (const key of "tmc") expect(answer(live, key)).toMatch(/ table-vote-end table-vote-how$/);
    at.room.votes[0]!.awaited = [];
    expect(answer(live, "m")).not.toContain("table-vote");
  });
});

describe("while the stage plays", () => {
  it("the log tells no more than was shown", () => {
    const at = table("dorada", ["B"]);
    const live = sit(at);
    happen(live, at, ["rolled", "moved", "fell"], ["A"]);

    expect(live.logged).toEqual([]); // the die still tumbles
    vi.advanceTimersByTime(live.stage.length - 1);
    expect(live.logged.map(([, told]) => told.event)).toEqual(["rolled"]);
    vi.advanceTimersByTime(60_000);
    expect(live.logged.map(([, told]) => told.event)).toEqual(["rolled", "moved", "fell"]);
  });

  it.each(["quick", "usual", "slow", "key"] as const)(
    "hands are counted at the pace %s: nothing names the gestures before the stage opens them",
    (pace) => {
      settings.pace = pace;
      const at = table("dolores", ["A", "B"]);
      const live = sit(at);
      live.open({ scores: () => "", own: () => "", board: () => "" } as unknown as Parts["spoken"]);
      const last = voice.polite.at(-1)?.id ?? 0;
      happen(live, at, ["showed", "showed"], ["A"]);
      const told = (): string[] => [
        live.headline,
        LIVE_QUESTIONS["l"]!(live, {} as Parts),
        ...seenOf(live).map(([, one]) => one.event),
        ...live.logged.map(([, one]) => one.event),
        ...voice.polite.flatMap((one) => (one.id > last ? one.text : [])),
      ];

      expect([live.unseen, told().filter((one) => one.includes("showed"))]).toEqual([2, []]);
      expect(live.history).toHaveLength(2); // for the hands, which stay closed
      vi.advanceTimersByTime(live.stage.length * 0.55 - 1);
      expect([live.unseen, told().filter((one) => one.includes("showed"))]).toEqual([2, []]);
      vi.advanceTimersByTime(2);
      expect([live.unseen, live.headline]).toEqual([0, "dolores-event-showed dolores-event-showed"]);
      expect(live.logged).toHaveLength(2);
      live.stage.close();
    },
  );

  it("hands that nothing moves are open at once, and told at once", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const at = table("dolores", ["A", "B"]);
    const live = sit(at);
    happen(live, at, ["showed", "showed"], ["A"]);

    expect([live.unseen, live.headline]).toEqual([0, "dolores-event-showed dolores-event-showed"]);
  });

  it("a promise is heard before the choice that follows it, and after what it follows", () => {
    const at = Object.assign(table("dolores", ["A", "B"]), { talks: [] as unknown[] });
    const live = sit(at);
    happen(live, at, ["dealt"], ["A", "B"]);
    at.talks = [{ kind: "signal", seat: "B", text: "will share", plies: 1, at: 1 }];

    expect([live.busy, live.talks.length]).toEqual([true, 0]); // the table does not show it yet
    happen(live, at, ["showed"], ["A"]);
    expect([live.history.at(-1)?.[1].event, live.talks.length]).toEqual(["dealt", 1]);
  });
});

describe("alone with bots", () => {
  it("nobody is named for taking long, as nobody waits", () => {
    const at = table("douro", ["A", "B"]);
    at.missing = ["A"];
    const live = sit(at);

    expect(live.awaited.said).toBe("");
    at.room = { ...at.room, chairs: [chair("A", "person"), chair("B", "person")] };
    expect(live.awaited.said).not.toBe("");
  });
});

describe("a hint that comes when its choice was made", () => {
  const late = new Refused({ id: "refused-late" });
  /** Ada has asked for a hint, and the table goes on; what comes of it then is told by `end`. */
  function waiting() {
    const at = Object.assign(table("douro", ["A", "B"]), { hint: vi.fn() });
    at.seen["A"]!.view = { ...at.seen["A"]!.view, choices: [{ move: "7" }, { move: "6" }] } as View;
    let end: { done: (hint: Hint) => void; failed: (why: Error) => void };
    at.hint.mockImplementation(() => new Promise((done, failed) => (end = { done, failed })));
    const live = sit(at);
    expect(live.hints.ask()).toBe("table-hint-wait");
    return { at, live, end: end! };
  }
  const past = (at: Table): number => (at.version += 1);
  const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

  it.each(["refused", "given"])("is dropped without a word (%s)", async (how) => {
    const { at, live, end } = waiting();
    const [polite, assertive] = [voice.polite.at(-1)?.id, voice.assertive.at(-1)?.id];
    past(at);
    live.hints.open = false; // as the page does
    if (how === "refused") end.failed(late);
    else end.done({ version: 1, seat: "A", move: "7", reason: "x", arguments: {}, share: 1 } as unknown as Hint);
    await settled();

    expect([live.refused, live.hints.open, live.hints.said]).toEqual([null, false, ""]);
    expect([voice.polite.at(-1)?.id, voice.assertive.at(-1)?.id]).toEqual([polite, assertive]);
  });

  it.each(["refused", "given"])("leaves the next refusal and the next hint as they are (%s)", async (how) => {
    const { at, live, end } = waiting();
    past(at);
    live.refused = { id: "refused-move" };
    live.hints.open = true; // asked again
    if (how === "refused") end.failed(late);
    else end.done({ version: 1, seat: "A", move: "7", reason: "x", arguments: {}, share: 1 } as unknown as Hint);
    await settled();

    expect([live.refused, live.hints.open]).toEqual([{ id: "refused-move" }, true]);
  });

  it("is dropped without a word also where the news of the match come after it", async () => {
    const { live, end } = waiting();
    const assertive = voice.assertive.at(-1)?.id;
    end.failed(late);
    await settled();

    expect([live.refused, voice.assertive.at(-1)?.id]).toEqual([null, assertive]);
  });

  it("is refused aloud as before where its choice is still open", async () => {
    const { live, end } = waiting();
    end.failed(new Refused({ id: "refused-busy" }));
    await settled();

    expect([live.refused?.id, live.hints.open]).toEqual(["refused-busy", false]);
  });
});

describe("a hint where there is one choice", () => {
  it("names it at once, and asks no bot", () => {
    const at = Object.assign(table("douro", ["A", "B"]), { hint: vi.fn() });
    at.seen["A"]!.view = { ...at.seen["A"]!.view, choices: [{ move: "7" }] } as View;
    const live = sit(at);

    expect([live.hints.ask(), live.hints.said]).toEqual(["table-hint-only", "table-hint-only"]);
    expect([live.hints.move, live.hints.used]).toEqual(["7", false]);
    expect(at.hint).not.toHaveBeenCalled();
  });

  it("tells nothing where hints are not allowed", () => {
    const at = Object.assign(table("douro", ["A", "B"]), { hint: vi.fn() });
    at.seen["A"]!.view = { ...at.seen["A"]!.view, choices: [{ move: "7" }] } as View;
    at.room.chairs[1] = chair("B", "person");
    const live = sit(at);

    expect([live.hints.ask(), live.hints.said, live.hints.move]).toEqual(["refused-hint", "", null]);
  });
});

describe("a hint that is asked for before the die is rolled", () => {
  it("says to roll, and does not seem to think for ever", () => {
    const at = table("dorada", ["*"]);
    at.seen = { A: known(seenBy(["*"]), { roll: true }) };
    const live = sit(at);

    expect([live.hints.ask(), live.hints.note]).toEqual(["table-may-roll", "table-may-roll"]);
  });
});
