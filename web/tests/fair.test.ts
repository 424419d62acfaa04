import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HEAVIEST, LONGEST_TYPED, LONGEST_WORD } from "../src/facts";
import { diceOf, isWord, keptPromise, randomKey, salted, sha256, typedOf, type Odds } from "../src/lib/fair";
import type { DiceWords } from "../src/lib/memory.svelte";
import { examine, isRecord } from "../src/lib/proof";
import type { Fairness, MatchRecord } from "../src/protocol";

interface Vector {
  match: string;
  commitment: string;
  words: string[];
  ply: number;
  odds: Odds;
  outcome: string;
}

const PAGE = readFileSync(new URL("../../docs/fair-dice.md", import.meta.url), "utf-8");
const VECTORS = JSON.parse(/```json\n([^]*?)```/.exec(PAGE)![1]!) as Vector[];
const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const OTHER = SEED.replace("1f", "1e");
const DIE = ["1", "2", "3", "4", "5", "6"].map((face): [string, number] => [face, 1]);

async function fairness(match: string, words: string[]): Promise<Fairness> {
  const bytes = new Uint8Array([...Array(32).keys(), ...new TextEncoder().encode(match)]);
  return { version: 2, match, words, commitment: await sha256(bytes), seed: SEED, missing: [] };
}

/** A record of dice alone, as its seed leads to. */
async function record(throws = 12): Promise<MatchRecord> {
  const fair = await fairness("m-9", ["ab", "", "żółw"]);
  const outcome = await diceOf(fair);
  const plies: string[] = [];
  const draws: Array<[number, Odds]> = [];
  for (let ply = 0; ply < throws; ply++) {
    if (ply % 3 === 2) plies.push("A 0");
    else {
      plies.push(`* ${await outcome(ply, DIE)}`);
      draws.push([ply, structuredClone(DIE)]);
    }
  }
  const options = { first: "A" };
  return { format: "estran-record/1", game: "dorada", players: 3, options, plies, fairness: { ...fair, draws } };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(["with WebCrypto", "where the browser lends none"])("the fair dice, %s", (where) => {
  const without = where.startsWith("where");
  const prepare = (): void => {
    if (without) vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  };

  it("has published vectors", () => expect(VECTORS.length).toBeGreaterThan(5));

  it.each(VECTORS)("derives $outcome at ply $ply of $match", async (vector) => {
    prepare();
    const fair = { ...(await fairness(vector.match, vector.words)), commitment: vector.commitment };

    expect(await (await diceOf(fair))(vector.ply, vector.odds)).toBe(vector.outcome);
    expect(await keptPromise(fair)).toBe(true);
  });

  it("knows the commitment of seed and match, and no other", async () => {
    prepare();
    const fair = await fairness("m", []);

    expect(await keptPromise({ ...fair, seed: OTHER })).toBe(false);
    expect(await keptPromise({ ...fair, match: "n" })).toBe(false);
  });

  it.each(["", "00", SEED.slice(2), `${SEED}00`, "zz: not a seed at all"])("takes “%s” for no seed", async (seed) => {
    prepare();
    const bytes = new Uint8Array([...(seed.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16)), 109]);

    expect(await keptPromise({ ...(await fairness("m", [])), seed, commitment: await sha256(bytes) })).toBe(false);
  });

  it("hashes words as UTF-8", async () => {
    prepare();

    expect(await sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(await sha256("żółw")).toBe(await sha256(new TextEncoder().encode("żółw")));
  });

  it("ends, whatever the weights are", async () => {
    prepare();
    const outcome = await diceOf(await fairness("m", []));

    for (const weight of [2 ** 64, 2 ** 65, HEAVIEST, 0, -1, 0.5, Infinity, NaN]) {
      expect(await outcome(0, [["1", weight]])).toBe(null);
    }
    expect(await outcome(0, [["1", HEAVIEST - 1]])).toBe("1");
    expect(
      await outcome(0, [
        ["1", HEAVIEST - 1],
        ["2", 1],
      ]),
    ).toBe(null);
    expect(await outcome(0, [])).toBe(null);
  });
});

describe("a word", () => {
  it("is what was typed, and sixteen random bytes", () => {
    expect(salted()).toMatch(/^·[\w-]{22}$/);
    expect(salted("z\u0307")).toMatch(/^\u017c·[\w-]{22}$/);
    expect(salted("banana")).not.toBe(salted("banana"));
    expect(typedOf(salted("two words · and a dot"))).toBe("two words · and a dot");
    expect(typedOf(salted())).toBe("");
    expect(typedOf("0123456789abcdef0123456789abcdef")).toBe("");
  });

  it.each(["x".repeat(83), "é".repeat(83), "e\u0301".repeat(83), "🐢".repeat(83), "\u0958".repeat(41), "a\u0007b\n"])(
    "made of “%s” is one that the server takes",
    (typed) => {
      const word = salted(typed);

      expect([...word].length).toBeLessThanOrEqual(LONGEST_WORD);
      expect([...typedOf(word)].length).toBeLessThanOrEqual(LONGEST_TYPED);
      expect(word).toBe(word.normalize("NFC"));
      expect(word).not.toMatch(/\p{Cc}/u);
      expect(isWord(word)).toBe(true);
    },
  );
});

it("knows requests by sixteen random bytes", () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

describe("the proof", () => {
  const WORDS = { A: "ab", C: "żółw" };
  const noted = async (): Promise<DiceWords> => ({ commitment: (await fairness("m-9", [])).commitment, words: WORDS });

  it("is whole for an honest record and one's own notes", async () => {
    const proof = await examine(await record(), await noted(), "m-9");

    expect(proof).toMatchObject({ version: "good", match: "good", seed: "good", promise: "good", word: "good" });
    expect(proof).toMatchObject({ own: 2, words: 2, form: "good", drawn: "good", weights: "good", whole: "good" });
    expect(proof.draws).toHaveLength(8);
  });

  it("says nothing about notes that this browser does not have", async () => {
    const unknown = { match: "open", seed: "good", promise: "open", word: "open", drawn: "good", whole: "good" };

    expect(await examine(await record(), null)).toMatchObject(unknown);
  });

  it("says nothing about a match whose seed is not published yet", async () => {
    const running = await record();
    running.fairness = { ...running.fairness!, seed: null, draws: null };
    const open = { seed: "open", promise: "good", word: "good", drawn: "open", draws: [], whole: "open" };

    expect(await examine(running, await noted())).toMatchObject(open);
  });

  it("refuses a match that is over and hides its seed", async () => {
    const hiding: MatchRecord = { ...(await record()), result: { scores: [1, 2, 3], winners: ["A"] } };
    hiding.fairness = { ...hiding.fairness!, seed: null, draws: null };

    expect(await examine(hiding, null)).toMatchObject({ seed: "bad", whole: "bad" });
  });

  it("refuses a record of another match than the one asked for", async () => {
    expect(await examine(await record(), null, "m-8")).toMatchObject({ match: "bad", whole: "bad" });
  });

  it("refuses an id that was tried out after the promise", async () => {
    const ground = await record();
    const fair = { ...ground.fairness!, match: "m-ground" };
    const outcome = await diceOf(fair);
    for (const [ply, odds] of fair.draws!) ground.plies[ply] = `* ${await outcome(ply, odds)}`;

    expect(await examine({ ...ground, fairness: fair }, null, "m-ground")).toMatchObject({
      seed: "bad",
      drawn: "good",
    });
  });

  it("misses a promise where this browser sat, unless the seat came from another browser", async () => {
    const none = { commitment: null, words: {} };

    expect(await examine(await record(), none)).toMatchObject({ promise: "bad", whole: "bad" });
    expect(await examine(await record(), { ...none, moved: true })).toMatchObject({ promise: "open", whole: "good" });
  });

  it("proves nothing about a match that began from a table of somebody's own", async () => {
    for (const table of ["2 players  first A", ""]) {
      const placed = { ...(await record()), table };

      expect(await examine(placed, await noted())).toMatchObject({ seed: "good", drawn: "bad", whole: "bad" });
    }
  });

  it("proves nothing where nothing was drawn", async () => {
    expect(await examine(await record(0), await noted())).toMatchObject({ seed: "good", draws: [], whole: "open" });
  });

  it("proves nothing of version 1, and refuses versions that it does not know", async () => {
    const old = await record();
    delete old.fairness!.version;

    expect(await examine(old, null)).toMatchObject({ version: "open", whole: "open" });
    expect(await examine({ ...old, fairness: { ...old.fairness!, version: 3 } }, null)).toMatchObject({ whole: "bad" });
  });

  it("leaves a game open whose weights it does not know", async () => {
    const guest = { ...(await record()), game: "tide" };

    expect(await examine(guest, await noted())).toMatchObject({ drawn: "good", weights: "open", whole: "open" });
  });

  it("finds a changed outcome", async () => {
    const changed = await record();
    changed.plies[4] = changed.plies[4] === "* 1" ? "* 2" : "* 1";

    const proof = await examine(changed, await noted());

    expect(proof.drawn).toBe("bad");
    expect(proof.draws.filter((draw) => !draw.good).map((draw) => draw.ply)).toEqual([4]);
  });

  it("finds weights that lead to the same outcomes but are not those of the rules", async () => {
    const loaded = await record();
    const [ply, odds] = loaded.fairness!.draws![0]!;
    const outcome = await diceOf(loaded.fairness!);
    const drawn = loaded.plies[ply]!.slice(2);
    let weight = 2;
    const heavier = (): Odds => odds.map(([name, one]) => [name, name === drawn ? weight : one]);
    while ((await outcome(ply, heavier())) !== drawn) weight++;
    loaded.fairness!.draws![0] = [ply, heavier()];

    expect(await examine(loaded, null)).toMatchObject({ drawn: "good", weights: "bad", whole: "bad" });
  });

  it("finds an outcome without odds, and odds without an outcome", async () => {
    const without = await record();
    without.fairness!.draws = without.fairness!.draws!.filter(([ply]) => ply !== 3);
    const beyond = await record();
    beyond.fairness!.draws!.push([11, DIE]);
    const bad = async (one: MatchRecord): Promise<number[]> =>
      (await examine(one, null)).draws.filter((draw) => !draw.good).map((draw) => draw.ply);

    expect(await bad(without)).toEqual([3]);
    expect(await bad(beyond)).toEqual([11]);
  });

  it("finds a draw that is listed twice", async () => {
    const twice = await record();
    twice.fairness!.draws!.push(twice.fairness!.draws!.at(-1)!);

    expect(await examine(twice, null)).toMatchObject({ drawn: "bad" });
  });

  it("takes no odds that are none, and ends where they are too heavy", async () => {
    for (const odds of [
      [
        ["1", -1],
        ["2", 2],
      ],
      [["1", 2 ** 65]],
      [["1", 2 ** 53]],
    ] as Odds[]) {
      const odd = await record();
      odd.fairness!.draws![0] = [0, odds];

      expect((await examine(odd, null)).draws[0]).toMatchObject({ ply: 0, derived: null, good: false });
    }
  });

  it("finds another seed, another promise and another word", async () => {
    const other = await record();
    other.fairness!.seed = OTHER;

    expect((await examine(other, null)).seed).toBe("bad");
    expect((await examine(await record(), { ...(await noted()), commitment: "0".repeat(64) })).promise).toBe("bad");
    expect((await examine(await record(), { ...(await noted()), words: { A: "ab", B: "mine" } })).word).toBe("bad");
  });

  it.each([
    { words: ["ab", ""] },
    { words: ["ab", "", "żółw", ""] },
    { words: ["ab", "", "z\u0307o\u0301łw"] },
    { words: ["ab", "x".repeat(65), ""] },
    { missing: ["A"] },
    { missing: ["B", "B"] },
    { missing: ["D"] },
    { missing: [""] },
  ])("finds words that cannot be: %j", async (fields) => {
    const wrong = await record();

    expect(await examine({ ...wrong, fairness: { ...wrong.fairness!, ...fields } }, null)).toMatchObject({
      form: "bad",
    });
  });

  it("tells whose word is missing", async () => {
    const wordless = await record();
    wordless.fairness!.missing = ["B"];

    expect(await examine(wordless, null)).toMatchObject({ missing: ["B"], form: "good", whole: "good" });
  });

  it("lets the page go on while it checks a long record", async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    const proof = await examine(await record(3000), null);
    clearInterval(counting);

    expect(proof.whole).toBe("good");
    expect(turns).toBeGreaterThan(3);
  });
});

it("takes draws of another shape for no record", async () => {
  const honest = await record();

  expect(isRecord(honest)).toBe(true);
  for (const draws of [1, "12", [1], [[0]], [[0, [1]]], [[0, [["1"]]]], [["0", DIE]]]) {
    expect(isRecord({ ...honest, fairness: { ...honest.fairness, draws } })).toBe(false);
  }
});

it.each([null, 7, "text", [], {}, { plies: [1] }, { plies: [], game: "dorada", players: 2, fairness: { draws: 1 } }])(
  "takes %j for no record",
  (came) => expect(isRecord(came)).toBe(false),
);
