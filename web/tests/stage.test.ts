/** Beats and the stage: what is played together, in which order, and for how long. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STAGE } from "../src/facts";
import { beatsOf, gistOf, type Beat } from "../src/lib/beats";
import { Stage, type Audience, type Pace } from "../src/lib/stage.svelte";
import type { Told, View } from "../src/protocol";

const seen = (name: string): View => ({ game: "dorada", phase: name }) as unknown as View;
const told = (event: string): Told => ({ event, arguments: {} });
const names = (beats: Beat[]): string[] => beats.map((beat) => beat.events.map((one) => one.event).join("+"));

function account(plies: string[][], steps = plies.slice(1).map((_, index) => seen(`after ${index}`))) {
  return {
    first: 3,
    plies: plies.length,
    events: plies.flatMap((events, ply) => events.map((event) => [ply + 3, told(event)] as const)),
    steps,
    view: seen("now"),
    version: 1,
  };
}

describe("beats", () => {
  it("take bookkeeping along with what it belongs to", () => {
    const beats = beatsOf(seen("before"), account([["rolled"], ["moved", "uncovered", "sprung", "covered", "turn"]]));

    expect(names(beats)).toEqual(["rolled", "moved+uncovered", "sprung+covered+turn"]);
    expect(beats.map((beat) => beat.weight)).toEqual(["step", "step", "step"]);
  });

  it("are about what happens, not about its bookkeeping", () => {
    const beats = beatsOf(seen("before"), account([["moved", "covered", "turn"], ["skipped_done"]]));

    expect(beats.map((beat) => gistOf(beat).map((one) => one.event))).toEqual([["moved"], ["skipped_done"]]);
  });

  it("begin with bookkeeping where it comes first", () => {
    expect(names(beatsOf(seen("before"), account([["turn", "fell"]])))).toEqual(["turn+fell"]);
  });

  it("are one where things happen together", () => {
    const douro = (name: string): View => ({ ...seen(name), game: "douro" }) as View;
    const news = account([["revealed", "revealed", "revealed", "summed", "boat"]]);

    expect(names(beatsOf(douro("before"), news))).toEqual(["revealed+revealed+revealed+summed", "boat"]);
  });

  it("leave the table as it was until their ply is over", () => {
    const beats = beatsOf(seen("before"), account([["moved", "sprung"], ["rolled"]]));

    expect(beats.map((beat) => [beat.view.phase, beat.after.phase])).toEqual([
      ["before", "before"],
      ["before", "after 0"],
      ["after 0", "now"],
    ]);
  });

  it("are played on the table before where the server sent no others", () => {
    const beats = beatsOf(seen("before"), account([["moved"], ["rolled"]], []));

    expect(beats.map((beat) => [beat.view.phase, beat.after.phase])).toEqual([
      ["before", "before"],
      ["before", "now"],
    ]);
  });
});

class Listener implements Audience {
  heard: string[] = [];
  kept: Pace = "usual";
  pace = (): Pace => this.kept;
  begin(beat: Beat, _length: number, skipped: boolean): void {
    this.heard.push(`${skipped ? "skip" : "begin"} ${beat.events[0]!.event}`);
  }
  settle(beat: Beat): void {
    this.heard.push(`settle ${beat.events[0]!.event}`);
  }
  still(): void {
    this.heard.push("still");
  }
}

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const beats = (...plies: string[][]): Beat[] => beatsOf(seen("before"), account(plies));

  it("plays one beat after the other, each for its time, and is still afterwards", () => {
    const listener = new Listener();
    const stage = new Stage(listener);
    stage.play(beats(["rolled"], ["fell"]));

    expect(listener.heard).toEqual(["begin rolled"]);
    vi.advanceTimersByTime(STAGE.usual.step);
    expect(listener.heard).toEqual(["begin rolled", "settle rolled", "begin fell"]);
    vi.advanceTimersByTime(STAGE.usual.moment - 1);
    expect(stage.playing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(listener.heard.slice(3)).toEqual(["settle fell", "still"]);
    expect(stage.playing).toBe(false);
  });

  it("lets what comes meanwhile wait, and hurries when much of it does", () => {
    const listener = new Listener();
    const stage = new Stage(listener);
    stage.play(beats(["fell"]));
    for (let version = 2; version < 12; version += 1) stage.play(beats(["fell"]).map((beat) => ({ ...beat, version })));
    const begun = Date.now();
    vi.runAllTimers();

    expect(listener.heard.filter((one) => one === "begin fell")).toHaveLength(11);
    expect(Date.now() - begun).toBeLessThan(11 * STAGE.usual.moment * 0.6);
  });

  it("skips nothing and hurries nothing where somebody likes it slow", () => {
    const listener = new Listener();
    listener.kept = "slow";
    const stage = new Stage(listener);
    for (let version = 1; version < 6; version += 1) stage.play(beats(["fell"]).map((beat) => ({ ...beat, version })));
    const begun = Date.now();
    vi.runAllTimers();

    expect(Date.now() - begun).toBe(5 * STAGE.slow.moment);
  });

  it("goes to the next beat by one tap, and to the question by the second", () => {
    const listener = new Listener();
    const stage = new Stage(listener);
    stage.play(beats(["rolled"], ["moved"], ["fell"]));
    stage.tap();
    expect(listener.heard.at(-1)).toBe("begin moved");
    stage.tap();

    expect(listener.heard.slice(-4)).toEqual(["settle moved", "skip fell", "settle fell", "still"]);
  });

  it("waits for a key at every moment, and only there, where somebody likes that", () => {
    const listener = new Listener();
    listener.kept = "key";
    const stage = new Stage(listener);
    stage.play(beats(["fell"], ["rolled"], ["arrived"]));
    vi.advanceTimersByTime(3_600_000);
    expect(listener.heard).toEqual(["begin fell"]);
    stage.tap();
    vi.runAllTimers();
    expect(listener.heard.at(-1)).toBe("begin arrived");
    stage.tap();

    expect(stage.playing).toBe(false);
  });

  it("jumps to now in a tab that nobody sees, and where nobody wants pauses", () => {
    for (const [hidden, pace] of [
      [true, "usual"],
      [false, "none"],
    ] as const) {
      vi.stubGlobal("document", { hidden });
      const listener = new Listener();
      listener.kept = pace;
      new Stage(listener).play(beats(["rolled"], ["fell"]));

      expect(listener.heard).toEqual(["skip rolled", "skip fell", "settle fell", "still"]);
    }
  });

  it("goes on when a listener fails", () => {
    const problem = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const listener = new Listener();
    listener.begin = () => {
      throw new Error("broken");
    };
    const stage = new Stage(listener);
    stage.play(beats(["rolled"], ["fell"]));
    vi.runAllTimers();

    expect(stage.playing).toBe(false);
    expect(problem).toHaveBeenCalledTimes(2);
    problem.mockRestore();
  });
});
