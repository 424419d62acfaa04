/** The voice: one sentence after the other, nothing that is outdated, and nothing lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Announcer = typeof import("../src/lib/announcer.svelte");

let voice: Announcer;
let settings: typeof import("../src/lib/memory.svelte").settings;
let heard: string[];

/** What was said since the last time, `!` before what interrupts. */
function lately(): string[] {
  const said = [
    ...voice.voice.polite.map((one) => ({ ...one, text: one.text })),
    ...voice.voice.assertive.map((one) => ({ ...one, text: `! ${one.text}` })),
  ].sort((one, other) => one.id - other.id);
  const fresh = said.map((one) => `${one.id} ${one.text}`).filter((one) => !heard.includes(one));
  heard.push(...fresh);
  return fresh.map((one) => one.slice(one.indexOf(" ") + 1));
}

/** All that is still to come, a line for each time that something is said. */
function rest(): string[][] {
  const lines: string[][] = [];
  while (vi.getTimerCount()) {
    vi.runOnlyPendingTimers();
    const said = lately();
    if (said.length) lines.push(said);
  }
  return lines;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  voice = await import("../src/lib/announcer.svelte");
  ({ settings } = await import("../src/lib/memory.svelte"));
  settings.pace = "usual";
  heard = [];
});
afterEach(() => void vi.useRealTimers());

describe("the voice", () => {
  it("says what waits one by one, and nothing in one breath", () => {
    for (const card of [1, 2, 3]) voice.announce(() => `Ada plays ${card}.`);

    expect(lately()).toEqual(["Ada plays 1."]);
    expect(rest()).toEqual([["Ada plays 2."], ["Ada plays 3."]]);
  });

  it("waits as long as a sentence takes, and less where much waits", () => {
    const each = 60 * "This sentence is number 0.".length;
    voice.announce("This sentence is number 0.");
    voice.announce("And this one follows.");
    vi.advanceTimersByTime(each - 1);
    expect(lately()).toEqual(["This sentence is number 0."]);
    vi.advanceTimersByTime(1);
    expect(lately()).toEqual(["And this one follows."]);
    vi.runAllTimers();
    const from = Date.now();
    for (let count = 0; count < 20; count += 1) voice.announce(() => `This sentence is number ${count}.`);
    vi.runAllTimers();
    expect(Date.now() - from).toBeLessThan(10 * each);
  });

  it("drops a question that was answered before it was its turn", () => {
    let due = true;
    voice.announce(() => "Ben gains 2 points.");
    voice.ask("Choose a card.", () => due);
    due = false;
    voice.announce("Chosen: 7.");

    expect(lately()).toEqual(["Ben gains 2 points."]);
    expect(rest()).toEqual([["Chosen: 7."]]);
  });

  it("asks what is not answered, after what happened", () => {
    voice.announce(() => "Ben gains 2 points.");
    voice.ask("Choose a card.", () => true);

    expect(lately()).toEqual(["Ben gains 2 points."]);
    expect(rest()).toEqual([["Choose a card."]]);
    voice.ask("Choose another card.", () => true);
    expect(lately()).toEqual(["! Choose another card."]);
  });

  it("says what waits before a question in one breath with it", () => {
    for (const card of [1, 2, 3]) voice.announce(() => `Ada plays ${card}.`);
    voice.ask("Choose a card.", () => true);
    voice.announce(() => "Ben waves.");

    expect(lately()).toEqual(["Ada plays 1."]);
    expect(rest()).toEqual([["Ada plays 2. Ada plays 3. Choose a card."], ["Ben waves."]]);
  });

  it("does not wait for the end of what is outdated", () => {
    let open = true;
    voice.announce("Chosen: 7. You may change it.", () => open);
    voice.announce(() => "Talk.");
    expect(lately()).toEqual(["Chosen: 7. You may change it."]);
    open = false;
    voice.announce(() => "You play 7.");

    expect(lately()).toEqual(["Talk."]);
    expect(rest()).toEqual([["You play 7."]]);
  });

  it("says once what two parts of the page mean to say, and twice what happens twice", () => {
    voice.announce("Ben comes.");
    voice.announce("Ben comes.");
    voice.announce(() => "Discarded: 1.");
    voice.announce(() => "Discarded: 1.");

    expect(lately()).toEqual(["Ben comes."]);
    expect(rest()).toEqual([["Discarded: 1."], ["Discarded: 1."]]);
  });

  it("says a line that changes as it is when its turn comes, once", () => {
    let move = 3;
    const line = (): string => `Move ${move}.`;
    voice.announce("Paused.");
    voice.announce(line);
    move = 4;
    voice.announce(line);

    expect(lately()).toEqual(["Paused."]);
    expect(rest()).toEqual([["Move 4."]]);
  });

  it("waits for nobody where nothing is staged", () => {
    settings.pace = "none";
    for (const card of [1, 2, 3]) voice.announce(() => `Ada plays ${card}.`);

    expect(lately()).toEqual(["Ada plays 1.", "Ada plays 2.", "Ada plays 3."]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
