/**
 * What is heard of a whole match of each game, and when: the real table, stage and announcer, on a clock of our own.
 * `tests/words/heard.py` plays the matches. The timelines in `heard/` are there to be read: `make heard` renews them.
 */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shelfOf } from "../src/games";
import { voice } from "../src/lib/announcer.svelte";
import { Live } from "../src/lib/live.svelte";
import { settings } from "../src/lib/memory.svelte";
import type { Batch, Known, RoomSocket } from "../src/lib/socket.svelte";
import { PACES, type Pace } from "../src/lib/stage.svelte";
import { speak, text as sentence } from "../src/lib/words.svelte";
import type { Told, View } from "../src/protocol";

vi.hoisted(() => {
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("location", { search: "" });
});

interface News {
  first: number;
  plies: string[];
  events: Array<[number, Told]>;
  steps: View[];
  view: View;
  roll: boolean;
}
interface Heard {
  at: number; // milliseconds
  text: string;
  open: string; // the question that is open then
  polite: boolean;
}
/** What was heard of a match, which events the voice came to and which there were, what was asked and to be told. */
interface Match {
  heard: Heard[];
  told: Told[];
  known: Told[];
  questions: Set<string>;
  beats: number[]; // when each beat was to be told, in milliseconds
  waits: number[]; // how long each question was open before it was heard, or answered by somebody who knew it
}

const file = process.env["ESTRAN_HEARD"];
const matches = (file ? JSON.parse(readFileSync(file, "utf-8")) : {}) as Record<string, News[]>;
const TICK = 10; // milliseconds
const [BREATH, THOUGHT, RUSH] = [500, 2000, 300]; // milliseconds: of bots, of the listener, of people in a hurry
// The contract: about 60 ms a letter, at most 6 s, less at the quick pace; half of it for every two sentences that
// wait; where nothing is staged nothing waits.
const HASTE: Record<Pace, number> = { quick: 0.5, usual: 1, slow: 1, key: 1, none: 0 };
const reading = (text: string, pace: Pace, waiting = 0): number =>
  Math.min(6000, 60 * text.length) * HASTE[pace] * 0.5 ** Math.floor(waiting / 2);

/** A table of three, as its socket knows it; Ada listens. */
class Table {
  room;
  seen: Record<string, Known> = {};
  before: Record<string, Known> = {};
  match = "m";
  version = 0;
  [other: string]: unknown;

  constructor(readonly game: string) {
    const chairs = ["Ada", "Ben", "Chloé"].map((name, index) => {
      const seat = "ABC"[index];
      return { seat, name, kind: index ? "bot" : "person", yours: !index, presence: "here", resigned: false };
    });
    this.room = { game, chairs, status: "running", missing: [], match: "m" };
    Object.assign(this, {
      missing: [],
      talks: [],
      hurried: [],
      warming: [],
      undo: null,
      undone: null,
      still: () => undefined,
    });
  }

  get seats(): Known[] {
    return Object.values(this.seen);
  }

  take(news: News): Batch {
    const before = this.seen["A"] ?? null;
    const { view, roll } = news;
    this.before = { ...this.seen };
    const plies = [...(before?.plies ?? []), ...news.plies];
    const events = [...(before?.events ?? []), ...news.events];
    this.seen = { A: { seat: "A", plies, events, view, roll, chosen: null, undo: false } };
    this.version += 1;
    return { ...news, plies: news.plies.length, version: this.version, seat: "A", before, snapshot: !before };
  }
}

/** Play a match, and write down what is heard and when. */
function listen(game: string, pace: Pace, rushed: boolean): Match {
  settings.pace = pace;
  const table = new Table(game);
  const live = new Live(table as unknown as RoomSocket);
  live.shown = "A";
  const [heard, told, known]: [Heard[], Told[], Told[]] = [[], [], []];
  const questions = new Set<string>();
  const begun = Date.now();
  const voiced = live as unknown as { told: (events: Told[]) => Told[] };
  const [tells, tell, beats] = [voiced.told.bind(live), live.tell.bind(live), [] as number[]];
  vi.spyOn(voiced, "told").mockImplementation((events) => {
    const left = tells(events);
    told.push(...left);
    return left;
  });
  vi.spyOn(live, "tell").mockImplementation((beat) => (beats.push(Date.now() - begun), tell(beat)));
  let [last, since, asked] = [Math.max(0, ...ids()), 0, 0];
  let [asking, opened]: [string, number | null] = ["", null];
  const waits: number[] = [];
  const news = [...matches[game]!];
  for (let now = 0; news.length || live.busy || now - since < 20_000; now += TICK) {
    const rests = live.asked ? THOUGHT : BREATH;
    if (news.length && (rushed ? now - asked >= RUSH : !live.busy && now - since >= rests)) {
      known.push(...news[0]!.events.map(([, event]) => event));
      live.follow(table.take(news.shift()!));
      asked = now;
    }
    if (live.stage.waits && now - since >= THOUGHT) live.stage.tap();
    live.inquire(false);
    const open = live.asked ? sentence(live.narrator.status(live.now!)) : "";
    if (open) questions.add(open);
    if (live.question !== asking) [asking, opened] = [live.question, null];
    if (open && opened === null) opened = now;
    for (const [region, polite] of [
      ["polite", true],
      ["assertive", false],
    ] as const)
      for (const { id, text } of voice[region])
        if (id > last) {
          heard.push({ at: Date.now() - begun, text, polite, open });
          if (open && text.endsWith(open)) waits.push(now - (opened ?? now));
        }
    last = Math.max(last, ...ids());
    if (live.busy && !live.stage.waits) since = now;
    vi.advanceTimersByTime(TICK);
  }
  return { heard, told, known, questions, beats, waits };
}

const ids = (): number[] => [...voice.polite, ...voice.assertive].map((one) => one.id);

vi.setConfig({ testTimeout: 60_000 }); // whole matches in steps of ten milliseconds are work, and cores may be busy

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  settings.sound = false;
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.skipIf(!file).each(Object.keys(matches))("a match of %s", (game) => {
  describe.each(PACES)("at the pace %s", (pace) => {
    it.each([false, true])("is told in order, and no sentence overtakes another (rushed: %s)", (rushed) => {
      const { heard, told, known, questions, beats } = listen(game, pace, rushed);
      const { announced = [], passing = [], minor = [], lasting = [] } = shelfOf(game);
      const left = known.filter((event) => !told.includes(event)); // what the question says instead, or is outdated

      expect(heard.length).toBeGreaterThan(5);
      expect(told).toEqual(known.filter((event) => !left.includes(event))); // none twice, none before another
      for (const { event, arguments: facts } of left.filter((one) => !passing.includes(one.event))) {
        const mine = facts?.["seat"] === "A";
        const known = [...minor, ...lasting].includes(event); // it is told elsewhere, or was told before
        expect([event, known || (mine && announced.includes(event))]).toEqual([event, true]);
      }
      const polite = heard.filter((one) => one.polite);
      const end = (one: Heard): number => {
        const told = polite.slice(0, polite.indexOf(one) + 1).filter(({ text }) => !questions.has(text)).length;
        const asked = 1; // a question may wait behind the beats
        return one.at + reading(one.text, pace, beats.filter((at) => at <= one.at).length - told + asked);
      };
      for (const one of heard) {
        const before = polite.slice(0, one.polite ? polite.indexOf(one) : undefined);
        const last = before.filter((other) => other.at <= one.at).at(-1);
        const asked = [...questions].find((question) => last?.text.endsWith(question));
        const answered = asked !== undefined && one.open !== asked; // nobody waits for its end
        if (last && !answered) expect(one.at + TICK, one.text).toBeGreaterThanOrEqual(end(last));
      }
      for (const { text, open } of heard)
        for (const question of questions) if (text.endsWith(question)) expect(question).toBe(open); // not answered yet
    });
  });

  it("asks at the usual pace before long", () => {
    const { heard, waits } = listen(game, "usual", false);

    expect(heard.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6000);
  });

  it("is heard at the usual pace as it was read and approved", async () => {
    const lines = listen(game, "usual", false).heard.map(
      ({ at, text, polite }) => `${(at / 1000).toFixed(1).padStart(6)} s ${polite ? " " : "!"} ${text}\n`,
    );

    await expect(lines.join("")).toMatchFileSnapshot(`heard/${game}.txt`);
  });
});
