/** A match that was ended before its end: nobody has won, and it is nobody's turn. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { belowOf, endingOf, partsOf } from "../src/games";
import { QUESTIONS } from "../src/lib/keys";
import { Live } from "../src/lib/live.svelte";
import { Narrator, stoppedBy } from "../src/lib/narrator";
import { Replay } from "../src/lib/replay.svelte";
import { heardOf, stoodOf, type Result } from "../src/lib/result";
import type { Part, Parts, Sitting } from "../src/lib/sitting";
import type { RoomSocket } from "../src/lib/socket.svelte";
import { learn, speak } from "../src/lib/words.svelte";
import type { MatchRecord, Story, View } from "../src/protocol";

const NAMES = { A: "Ada", B: "Ben" };
const AGREED = "The match was ended by agreement. Nobody has won.";
const ABANDONED = "The match was ended early. Nobody has won.";
const team = (seat: string, colour: string) => ({ seat, colour, start: 3, path: [5], home: 0, lost: [], left: 4 });
const VIEW = {
  game: "dorada",
  seat: "A",
  players: 2,
  phase: "roll",
  waiting: ["*"],
  choices: [],
  winners: null,
  turn: { seat: "B", colour: "violet" },
  die: null,
  squares: [],
  pile: [],
  teams: [team("A", "yellow"), team("B", "violet")],
  scores: [0, 0],
} as unknown as View;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  await speak("en");
  await learn("replay");
});

describe("a live table", () => {
  /** Ada's, in a room of this status; she looks at an earlier moment, or at the last one. */
  function table(status: string, ending: string | null = null): Live {
    const chairs = Object.entries(NAMES).map(([seat, name]) => ({ seat, name, kind: "person", yours: seat === "A" }));
    const known = { seat: "A", view: VIEW, events: [], plies: [], chosen: null, roll: false };
    const room = { game: "dorada", match: "m", status, ending, chairs };
    const seen = { match: "m", seats: [known], seen: { A: known }, missing: [] };
    const live = new Live({ room, ...seen } as unknown as RoomSocket);
    live.shown = "A";
    return live;
  }

  test("says whose turn it is while the match runs", () => {
    expect(table("running").headline).toContain("Ben");
  });

  test.each([
    ["agreed", AGREED],
    ["abandoned", ABANDONED],
  ])("says that it was %s, by its headline and by every key", (ending, said) => {
    const live = table("abandoned", ending);

    expect([live.headline, QUESTIONS["t"]!(live, {} as Parts)]).toEqual([said, said]);
  });

  test("still tells whose turn it was at an earlier moment", () => {
    const live = table("abandoned", "agreed");
    live.moment = { plies: 3, view: VIEW } as unknown as Live["moment"];

    expect(live.headline).toContain("Ben");
    expect(live.narrator.stopped).toBeNull();
  });
});

describe("a replay", () => {
  async function shown(at: number, ended: string | null): Promise<string> {
    const record = { game: "dorada", players: 2, names: ["Ada", "Ben"], ended } as unknown as MatchRecord;
    const story = { plies: ["* 1", "* 2"], status: "abandoned", events: [] } as unknown as Story;
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ plies: at, view: VIEW })));
    const replay = new Replay("m", record, story);
    await replay.show(at);
    return QUESTIONS["t"]!(replay.shown!.main, {} as Parts);
  }

  test("says how the match stopped at its last moment, and whose turn it was before", async () => {
    expect(await shown(2, "agreed")).toBe(AGREED);
    expect(await shown(2, "abandoned")).toBe(ABANDONED);
    expect(await shown(1, "agreed")).toContain("Ben");
    expect(await shown(2, null)).toContain("Ben");
  });
});

describe("the result", () => {
  const grower = (seat: string, points: number | null) => ({ seat, points, gift: null });
  const seen = (...points: Array<number | null>): View =>
    ({ game: "douro", growers: points.map((one, index) => grower("ABC"[index]!, one)), winners: null }) as never;

  async function stood(view: View, ...views: View[]): Promise<Result> {
    await learn("result");
    const names = { A: "Ada", B: "Ben", C: "Chloé" };
    const narrator = new Narrator("douro", names, "A", stoppedBy("agreed"));
    const sitting = { view, seat: "A", names, narrator, history: [] } as unknown as Sitting;
    return stoodOf(sitting, await endingOf("douro"), "agreed", views);
  }

  test("says how it stood, with the points that were hidden, and that nobody has won", async () => {
    const result = await stood(seen(4, null, null), seen(4, null, null), seen(null, 7, null), seen(null, null, 4));

    expect(result.ranks.map(({ place, name, score, won }) => [place, name, score, won])).toEqual([
      [1, "Ben", 7, false],
      [2, "You", 4, false],
      [2, "Chloé", 4, false],
    ]);
    expect([result.title, result.turning]).toEqual(["Ended by agreement", null]);
    expect(heardOf(result)).toBe("How it stood: 1. Ben: 7 points. 2. You: 4 points. 2. Chloé: 4 points.");
  });

  test("gives no places where not everybody's points are known", async () => {
    const result = await stood(seen(4, null, null));

    expect([result.placed, heardOf(result)]).toEqual([false, ""]);
    expect(result.ranks.map((rank) => rank.score)).toEqual([4, null, null]);
  });

  test.each([
    ["dolores", { wreckers: [{ seat: "B", score: 8 }] }, 8],
    ["dorada", { scores: [10, 60] }, 60],
  ])("reads the points so far off a view of %s", async (game, view, points) => {
    expect((await endingOf(game)).points!(view as never, "B")).toBe(points);
  });
});

describe("the lists of players", () => {
  function drawn(part: Part, seat: string, stopped: boolean): string {
    const narrator = new Narrator("dorada", NAMES, seat, stopped ? stoppedBy("agreed") : null);
    const sitting = { view: VIEW, seat, names: NAMES, narrator } as unknown as Sitting;
    return render(part, { props: { sitting } }).body;
  }

  test.each(["Players", "Rivals"] as const)(
    "%s name who is to move, and nobody once it was ended early",
    async (name) => {
      const part = { ...(await partsOf("dorada")), ...(await belowOf("dorada")) }[name]!;

      expect(drawn(part, "A", false)).toContain("to move");
      expect(drawn(part, "A", true)).not.toContain("to move");
    },
  );

  test("one's own place is marked while it is one's turn, and not afterwards", async () => {
    const { Own } = await partsOf("dorada");

    expect(drawn(Own, "B", false)).toMatch(/class="own[^"]* turn/);
    expect(drawn(Own, "B", true)).not.toMatch(/class="own[^"]* turn/);
  });
});
