/** A tutorial on the stage: what is played, what is said about a wrong choice, and that it never happened. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { voice } from "../src/lib/announcer.svelte";
import { settings } from "../src/lib/memory.svelte";
import { Course, type Lesson } from "../src/parts/learn/course.svelte";
import { shelfOf } from "../src/games";

vi.mock("../src/lib/words.svelte", () => ({
  say: (id: string) => id,
  text: (message: { id: string }) => message.id,
}));
vi.hoisted(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const lessons = Object.fromEntries(
  await Promise.all(["dolores", "douro"].map(async (game) => [game, (await shelfOf(game).lesson!()) as Lesson])),
) as Record<string, Lesson>;

/** A tutorial at one of its steps. */
function at(game: string, name: string): Course {
  const course = new Course(lessons[game]!);
  course.at = lessons[game]!.steps.findIndex((step) => step.name === name);
  return course;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "usual";
  settings.sound = false;
  voice.polite = [];
});

describe("going on", () => {
  it("plays what happens, and comes to the next step when the stage is still", () => {
    const course = at("douro", "bid");
    const before = course.view;
    course.choose("8");

    expect([course.busy, course.step.name, course.view]).toEqual([true, "bid", before]);
    expect(course.headline).toBe("douro-learn-title-bid"); // the cards are still face down
    vi.advanceTimersByTime(course.stage.length - 1);
    expect(course.headline).toContain("douro-event-revealed");
    expect(course.asking.chosen).toBe("8");
    vi.runAllTimers();
    expect([course.busy, course.step.name]).toEqual([false, "full"]);
    expect(course.view).toBe(lessons["douro"]!.scenes[course.step.scene]!.view);
    expect(voice.polite.map((said) => said.text).join(" ")).toMatch(/douro-event-revealed.*douro-event-gained/);
  });

  it("plays the same as it tells, and tells nothing beforehand", () => {
    const course = at("douro", "bid");
    const known = course.history.length;
    course.choose("8");
    const early = course.history.length;
    vi.runAllTimers();

    expect(known).toBeLessThan(early);
    expect(early).toBeLessThan(course.history.length);
    expect(course.lately).toEqual(lessons["douro"]!.scenes[course.step.scene]!.events.map(([, told]) => told));
  });

  it("leaps over what would be too much, and stands still where nothing happens", () => {
    const [leap, read] = [at("douro", "tavern"), at("douro", "valley")];
    leap.goOn();
    read.goOn();

    expect([leap.busy, leap.step.name, read.busy, read.step.name]).toEqual([false, "gift", false, "orders"]);
  });

  it("does nothing twice while the stage plays", () => {
    const course = at("douro", "bid");
    course.choose("8");
    course.choose("0");
    course.goOn();
    course.goBack();
    vi.runAllTimers();

    expect(course.step.name).toBe("full");
  });
});

describe("another choice than the script's", () => {
  it("is played out, explained and taken back", () => {
    const course = at("douro", "bid");
    const { view, history } = course;
    course.choose("0");

    expect([course.busy, course.words]).toEqual([true, "douro-learn-text-bid"]);
    vi.runAllTimers();
    expect([course.busy, course.past, course.words]).toEqual([false, true, "douro-learn-other-bid"]);
    expect(course.latest.map((told) => told.event)).toContain("short");
    expect(course.view).not.toBe(view);
    course.choose("8");
    expect(course.busy).toBe(false);
    course.takeBack();
    expect([course.past, course.words, course.view]).toEqual([false, "douro-learn-text-bid", view]);
    expect(course.history).toEqual(history);
  });

  it.each(Object.entries(lessons))("has something to show at every choice of %s", (_, lesson) => {
    for (const step of lesson.steps) {
      if (!step.move || step.move === "roll") continue;
      const others = lesson.scenes[step.scene]!.view.choices.map((choice) => choice.move).filter(
        (move) => move !== step.move,
      );
      expect(Object.keys(step.asides).sort()).toEqual(others.sort());
    }
  });
});

describe("a signal", () => {
  it("is made by the learner and answered", () => {
    const course = at("dolores", "talk");
    expect(course.talks).toEqual([]);
    course.speak();

    expect(course.step.name).toBe("peace");
    expect(course.talks.map((talk) => [talk.seat, talk.text])).toEqual([
      ["A", "both share"],
      ["B", "yes"],
    ]);
    expect(course.heard).toHaveLength(2);
    expect(voice.polite.at(-1)!.text).toBe("dolores-signal dolores-signal");
  });
});
