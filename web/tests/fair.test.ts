import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keptPromise, outcome, randomWord, sha256 } from "../src/lib/fair";
import { examine } from "../src/lib/proof";
import type { Fairness, MatchRecord } from "../src/protocol";

interface Vector {
  match: string;
  words: string[];
  ply: number;
  odds: Array<[string, number]>;
  outcome: string;
}

const PAGE = readFileSync(new URL("../../docs/fair-dice.md", import.meta.url), "utf-8");
const VECTORS = JSON.parse(/```json\n([^]*?)```/.exec(PAGE)![1]!) as Vector[];
const COMMITMENT = /its commitment is `(\w+)`/.exec(PAGE)![1]!;
const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const DIE = ["1", "2", "3", "4", "5", "6"].map((face): [string, number] => [face, 1]);

const fairness = (match: string, words: string[]): Fairness => ({ match, words, commitment: COMMITMENT, seed: SEED });

/** A record of dice alone, as its seed leads to. */
async function record(throws = 12): Promise<MatchRecord> {
  const fair = fairness("m-9", ["ab", "", "żółw"]);
  const plies: string[] = [];
  const draws: Array<[number, Array<[string, number]>]> = [];
  for (let ply = 0; ply < throws; ply++) {
    if (ply % 3 === 2) plies.push("A 0");
    else {
      plies.push(`* ${await outcome(fair, ply, DIE)}`);
      draws.push([ply, DIE]);
    }
  }
  return { format: "estran-record/1", game: "dorada", players: 3, plies, fairness: { ...fair, draws } };
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

    expect(await outcome(fairness(vector.match, vector.words), vector.ply, vector.odds)).toBe(vector.outcome);
  });

  it("knows the commitment of the seed, and no other", async () => {
    prepare();

    expect(await keptPromise(fairness("m", []))).toBe(true);
    expect(await keptPromise({ ...fairness("m", []), seed: SEED.replace("1f", "1e") })).toBe(false);
  });

  it("hashes words as UTF-8", async () => {
    prepare();

    expect(await sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(await sha256("żółw")).toBe(await sha256(new TextEncoder().encode("żółw")));
  });
});

it("takes a word that is written in two ways for the same", async () => {
  expect(await outcome(fairness("m", ["e\u0301"]), 3, DIE)).toBe(await outcome(fairness("m", ["\u00e9"]), 3, DIE));
});

it("makes words of sixteen random bytes", () => {
  expect(randomWord()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomWord()).not.toBe(randomWord());
});

describe("the proof", () => {
  const noted = { commitment: COMMITMENT, words: { A: "ab", C: "żółw" } };

  it("is whole for an honest record and one's own notes", async () => {
    const proof = await examine(await record(), noted);

    expect(proof).toMatchObject({ seed: "good", promise: "good", word: "good", own: 2, words: 2, drawn: "good" });
    expect(proof.draws).toHaveLength(8);
  });

  it("says nothing about notes that this browser does not have", async () => {
    expect(await examine(await record(), null)).toMatchObject({
      seed: "good",
      promise: "open",
      word: "open",
      drawn: "good",
    });
  });

  it("says nothing about a match whose seed is not published yet", async () => {
    const running = await record();
    running.fairness = { match: "m-9", words: ["ab", "", "żółw"], commitment: COMMITMENT };

    expect(await examine(running, noted)).toMatchObject({
      seed: "open",
      promise: "good",
      word: "good",
      drawn: "open",
      draws: [],
    });
  });

  it("proves nothing about a match that began from a table of somebody's own", async () => {
    const placed = { ...(await record()), table: "2 players  first A" };

    expect(await examine(placed, noted)).toMatchObject({ seed: "good", drawn: "bad" });
  });

  it("finds a changed outcome", async () => {
    const changed = await record();
    changed.plies[4] = changed.plies[4] === "* 1" ? "* 2" : "* 1";

    const proof = await examine(changed, noted);

    expect(proof.drawn).toBe("bad");
    expect(proof.draws.filter((draw) => !draw.good).map((draw) => draw.ply)).toEqual([4]);
  });

  it("finds an outcome without odds, and odds without an outcome", async () => {
    const without = await record();
    without.fairness!.draws = without.fairness!.draws!.filter(([ply]) => ply !== 3);
    const beyond = await record();
    beyond.fairness!.draws!.push([11, DIE]);

    expect((await examine(without, noted)).draws.filter((draw) => !draw.good).map((draw) => draw.ply)).toEqual([3]);
    expect((await examine(beyond, noted)).draws.filter((draw) => !draw.good).map((draw) => draw.ply)).toEqual([11]);
  });

  it("takes no odds that are none", async () => {
    const odd = await record();
    odd.fairness!.draws![0] = [
      0,
      [
        ["1", -1],
        ["2", 2],
      ],
    ];

    expect((await examine(odd, noted)).draws[0]).toMatchObject({ ply: 0, derived: null, good: false });
  });

  it("finds another seed, another promise and another word", async () => {
    const other = await record();
    other.fairness!.seed = SEED.replace("1f", "1e");

    expect((await examine(other, noted)).seed).toBe("bad");
    expect((await examine(await record(), { ...noted, commitment: "0".repeat(64) })).promise).toBe("bad");
    expect((await examine(await record(), { ...noted, words: { A: "ab", B: "mine" } })).word).toBe("bad");
  });
});
