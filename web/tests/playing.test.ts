/** What is heard of beats while they are played, at every pace. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beat } from "../src/lib/beats";
import { voice } from "../src/lib/announcer.svelte";
import { settings } from "../src/lib/memory.svelte";
import type { Narrator } from "../src/lib/narrator";
import { Playing } from "../src/lib/playing.svelte";
import type { Shelf } from "../src/games/shelf";
import { QUESTIONS, type Attended } from "../src/lib/keys";
import type { Parts } from "../src/lib/sitting";
import { speak } from "../src/lib/words.svelte";
import type { Told, View } from "../src/protocol";

const view = { game: "dorada", winners: null } as unknown as View;
const beat = (...events: string[]): Beat => ({
  events: events.map((event) => ({ event, arguments: { seat: "B" } })),
  weight: "step",
  view,
  after: view,
  version: 1,
});

class Table extends Playing {
  eyes = null;
  now = view;
  headline = "Your turn.";
  get narrator(): Narrator {
    throw new Error("nobody tells");
  }
  override said(events: Told[]): string {
    return events.map((told) => told.event).join("+");
  }
}

/** All that is said while these beats are played, one after the other. */
function heardOf(shelf: Shelf, beats: Beat[]): string[] {
  const from = voice.polite.at(-1)?.id ?? 0;
  const said = new Map<number, string>();
  const hear = (): void => voice.polite.forEach(({ id, text }) => id > from && said.set(id, text));
  new Table({ sounds: {}, ...shelf }).stage.play(beats);
  hear();
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer();
    hear();
  }
  return [...said.values()];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.pace = "usual";
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("beats", () => {
  const LONG = "something that takes longer to say than to see, by far";

  it("are said one by one", () => {
    expect(heardOf({}, [beat(LONG), beat("moved", "covered"), beat("fell")])).toEqual([LONG, "moved+covered", "fell"]);
  });

  it("are said in one breath where nobody sees them", () => {
    settings.pace = "none";
    expect(heardOf({}, [beat("rolled"), beat("moved"), beat("fell")])).toEqual(["rolled+moved+fell"]);
  });

  it("tell whose turn it is only as long as it is", () => {
    const beats = [beat(LONG), beat("moved", "turn"), beat("rolled"), beat("moved", "turn")];
    expect(heardOf({ passing: ["turn"] }, beats)).toEqual([LONG, "moved", "rolled", "moved+turn"]);
  });

  it("tell of like things together when the voice comes to them late", () => {
    const beats = [beat(LONG), beat("dealt"), beat("dealt"), beat("dealt"), beat("moved"), beat("dealt")];
    expect(heardOf({ runs: { dealt: "card" } }, beats)).toEqual([LONG, "dealt+dealt+dealt", "moved", "dealt"]);
  });
});

describe("one turn", () => {
  it("is told in one sentence, with what follows from it", () => {
    const beats = [beat("took"), beat("took"), beat("took", "total"), beat("moved")];
    expect(heardOf({ runs: { took: "card" } }, beats)).toEqual(["took+took+took+total", "moved"]);
  });

  it("is told as far as it was seen by those who hurry on", () => {
    const from = voice.polite.at(-1)?.id ?? 0;
    const table = new Table({ sounds: {}, runs: { took: "card" } });
    table.stage.play([beat("took"), beat("took"), beat("took")]);
    table.stage.jump();
    vi.runAllTimers();

    expect(voice.polite.flatMap(({ id, text }) => (id > from ? text : []))).toEqual(["took", "took+took"]);
  });

  it("that changes nothing is told only where nothing else happens", () => {
    const shelf: Shelf = { passing: ["passed"] };
    expect(heardOf(shelf, [beat("passed"), beat("showed")])).toEqual(["showed"]);
    expect(heardOf(shelf, [beat("showed"), beat("passed")])).toEqual(["showed", "passed"]);
  });

  const total = (seat: string, sum: number): Told => ({ event: "total", arguments: { seat, total: sum } });
  const scoring = (event: string, ...totals: Told[]): Beat => {
    const one = beat(event);
    return { ...one, events: [...one.events, ...totals] };
  };
  const STORY = beat("a long story that somebody has to hear first");

  it("leaves the others' scores to be asked for where more waits to be told", () => {
    const beats = [STORY, scoring("took", total("C", 5)), scoring("fell", total("C", 6))];
    expect(heardOf({ minor: ["total"] }, beats).slice(1)).toEqual(["took", "fell+total"]);
  });

  it("tells the score of whom it is about, and no score that has not changed", () => {
    const beats = [STORY, scoring("arrived", total("A", 0), total("B", 100)), scoring("fell", total("B", 100))];
    expect(heardOf({ minor: ["total"] }, beats).slice(1)).toEqual(["arrived+total", "fell"]);
  });

  it("leaves all scores to the sentence that adds them up, where there is one", () => {
    const beats = [STORY, scoring("took", total("B", 5)), beat("fell")];
    expect(heardOf({ minor: ["total"], sums: "sharing" }, beats).slice(1)).toEqual(["took", "fell"]);
  });

  it("tells once what comes again and again from then on", () => {
    const beats = [beat("moved", "skipped"), beat("moved", "skipped"), beat("moved", "blocked", "blocked")];
    expect(heardOf({ lasting: ["skipped"] }, beats)).toEqual(["moved+skipped", "moved", "moved+blocked+blocked"]);
  });
});

describe("at the pace of one's own key", () => {
  const GO_ON = "Press Space to continue.";
  const moment = (event: string): Beat => ({ ...beat(event), weight: "moment" });

  /** What has the focus: a choice, or another button. */
  function pressing(kind: "choice" | "help" | "page"): Element {
    const control = { matches: (selector: string) => kind === "choice" && selector.includes("[data-move]") };
    const closest = (selector: string): unknown =>
      kind === "page" || (kind === "help" && selector.includes("data-move")) ? null : control;
    return { matches: () => false, closest } as unknown as Element;
  }

  function press(table: Table, key: string, target: Element): boolean {
    const calm = { preventDefault: () => undefined, stopPropagation: () => undefined };
    return table.key({ key, target, repeat: false, ...calm } as unknown as KeyboardEvent);
  }

  beforeEach(async () => {
    vi.stubGlobal("document", { hidden: false, documentElement: {} });
    await speak("en");
    settings.pace = "key";
  });

  it("every moment says that it waits, and what may be asked says so too", () => {
    const table = new Table({ sounds: {} });
    table.stage.play([moment("fell"), moment("arrived")]);
    expect(voice.polite.at(-1)?.text).toBe(`fell ${GO_ON}`);

    const seat = { busy: table.busy, waits: table.waits, chosen: null, roll: true } as unknown as Attended;
    const asked = (key: string): string => QUESTIONS[key]!(seat, {} as Parts);
    expect([asked("m"), asked("c")].every((answer) => answer.endsWith(GO_ON))).toBe(true);

    press(table, " ", pressing("page"));
    vi.runAllTimers();
    expect(voice.polite.at(-1)?.text).toBe(`arrived ${GO_ON}`);
  });

  it("the first Space after the last moment says how things stand, and only the next one chooses", () => {
    const table = new Table({ sounds: {} });
    const choice = pressing("choice");
    table.stage.play([moment("fell")]);

    expect([press(table, " ", choice), table.busy]).toEqual([true, false]);
    expect(press(table, " ", choice)).toBe(true);
    expect(voice.assertive.at(-1)?.text).toBe("Your turn.");
    expect(press(table, " ", choice)).toBe(false);
  });

  it("whoever has pressed another key since knows where they are", () => {
    const table = new Table({ sounds: {} });
    table.stage.play([moment("fell")]);
    press(table, " ", pressing("choice"));
    press(table, "Tab", pressing("choice"));

    expect(press(table, " ", pressing("choice"))).toBe(false);
  });

  it("Space on a button that chooses nothing presses it, and ends no beat", () => {
    const table = new Table({ sounds: {} });
    table.stage.play([moment("fell")]);

    expect([press(table, " ", pressing("help")), table.busy]).toEqual([false, true]);
    expect([press(table, " ", pressing("choice")), table.busy]).toEqual([true, false]);
  });
});

describe("what a beat tells", () => {
  const shelf: Shelf = { tells: { revealed: 0.5 }, sounds: { revealed: "reveal", rolled: "roll" } };

  function play(...events: string[]): { table: Table; sounds: string[]; said: () => string[] } {
    const from = voice.polite.at(-1)?.id ?? 0;
    const table = new Table(shelf);
    const sounds: string[] = [];
    Object.assign(table.ear, { sound: (sound: string) => sounds.push(sound) });
    table.stage.play([beat(...events)]);
    return { table, sounds, said: () => voice.polite.filter(({ id }) => id > from).map((one) => one.text) };
  }

  it("is told when it is seen, and what rolls is heard while it does", () => {
    const { table, sounds, said } = play("revealed", "rolled");

    expect([said(), sounds, table.stage.told]).toEqual([[], ["roll"], null]);
    vi.advanceTimersByTime(table.stage.length / 2);
    expect([said(), sounds]).toEqual([["revealed+rolled"], ["roll", "reveal"]]);
    expect(table.stage.told).toBe(table.stage.beat);
  });

  it("is told when somebody hurries on before", () => {
    const { table, said } = play("revealed");
    table.stage.tap();

    expect(said()).toEqual(["revealed"]);
    expect(table.busy).toBe(false);
    vi.runAllTimers();
    expect(said()).toEqual(["revealed"]);
  });

  it("is told at once where nothing moves", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));

    expect(play("revealed").said()).toEqual(["revealed"]);
  });
});
