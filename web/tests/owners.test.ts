/** Somebody's own cards or pawns, where others look at them too: in a replay only one's own seat is "you". */
import { render } from "svelte/server";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../src/facts";
import { partsOf, shelfOf } from "../src/games";
import { Narrator } from "../src/lib/narrator";
import type { Parts, Sitting } from "../src/lib/sitting";
import { speak } from "../src/lib/words.svelte";
import type { Lesson } from "../src/parts/learn/course.svelte";

const NAMES = { A: "Ada", B: "Ben", C: "Cleo", D: "Dan", E: "Eve" };
const ADDRESSED = {
  en: /\b(you|your|yours)\b/i,
  fr: /\b(vous|vos|votre)\b/i,
  pl: /(?<!\p{L})(ty|masz|tw[oó]j\p{L}*)(?!\p{L})/iu,
};

beforeAll(() => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { documentElement: {} });
});

/** Ada's place at every scene of the tutorial, drawn and spoken, as somebody is told of it. */
async function told(game: string, listener: string | null): Promise<string[]> {
  const { Own, spoken }: Parts = await partsOf(game);
  const { scenes } = (await shelfOf(game).lesson!()) as Lesson;
  const narrator = new Narrator(game, NAMES, listener);
  return scenes.flatMap(({ view }) => {
    const sitting = { view, seat: "A", names: NAMES, narrator, past: true, history: [], latest: [], beat: null };
    const drawn = render(Own, { props: { sitting: sitting as unknown as Sitting } }).body;
    return [drawn.replaceAll(/<[^>]*>/g, " "), spoken.own(sitting as unknown as Sitting)];
  });
}

describe.each(GAMES.map(({ name }) => name))("%s", (game) => {
  describe.each(["en", "fr", "pl"] as const)("in %s", (language) => {
    beforeEach(() => speak(language));

    test("speaks to whoever sits there", async () => {
      const said = await told(game, "A");

      expect(said.join(" ")).toMatch(ADDRESSED[language]);
      expect(said.join(" ")).not.toContain("Ada");
    });

    test("tells onlookers of the seat by its name", async () => {
      const said = await told(game, null);

      expect(said.filter((one) => ADDRESSED[language].test(one))).toEqual([]);
      expect(said.filter((_, index) => index % 2).every((one) => one.includes("Ada"))).toBe(true);
    });
  });
});
