/** What the page says of a record: what is proven, and what is only claimed. */
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import { examine, verdictOf } from "../src/lib/proof";
import { learn, say, speak, text } from "../src/lib/words.svelte";
import Checked from "../src/parts/verify/Checked.svelte";
import type { MatchRecord } from "../src/protocol";

beforeAll(async () => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await learn("replay");
});

/** A record without draws, so that nothing of its dice is proven. */
function record(more: object): MatchRecord {
  const kept = { version: 2, match: "m", commitment: "", words: [], missing: [], seed: null, draws: null };
  const { fairness = {}, ...rest } = more as Partial<MatchRecord>;
  const fields = { format: "estran-record/1", game: "dorada", players: 2, names: ["Ada", "Ben"], plies: ["A 0"] };
  return { ...fields, ...rest, fairness: { ...kept, ...fairness } };
}

/** The sentences of the page, each with its mark. */
async function shown(came: MatchRecord): Promise<string[]> {
  const proof = await examine(came, null);
  const verdict = text(verdictOf(came, proof));
  const { body } = render(Checked, { props: { record: came, proof, verdict } });
  const lines = body.replaceAll(/<!--.*?-->/g, "").matchAll(/<(h2|li)[^>]*>([^]*?)<\/\1>/g);
  return [...lines].map(([, , line]) =>
    line!
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

const claimed = (what: string): string => `${say("replay-verify-mark-open")} ${say(`replay-claimed-${what}`)}`;

test("that a match was ended early and changed hands is said to be what the record says", async () => {
  const said = await shown(record({ ended: "agreed", sat: [[0, "B", "normal"]], fairness: { version: 1 } }));

  expect(said.filter((line) => line.includes("Only the record says")).length).toBe(2);
  expect(said.some((line) => line.endsWith(say("replay-claimed-ended")))).toBe(true);
  expect(said.some((line) => line.endsWith(say("replay-claimed-sat")))).toBe(true);
});

test("a record without an end may have been cut, once its seed is published", async () => {
  expect((await shown(record({ fairness: { seed: "0".repeat(64) } }))).join()).toContain(say("replay-claimed-cut"));
  expect((await shown(record({}))).join()).not.toContain(say("replay-claimed-cut"));
});

test("a match that was ended early and hides its seed is not one that is still played", async () => {
  const [verdict] = await shown(record({ ended: "agreed" }));

  expect(verdict).toContain(say("replay-verify-bad"));
  expect((await shown(record({})))[0]).toContain(say("replay-verify-running"));
});

test("hands that cannot have changed so are wrong, and nothing else is claimed of them", async () => {
  const said = await shown(record({ ended: "agreed", sat: [[9, "B", "normal"]] }));

  expect(said).toContain(`${say("replay-verify-mark-bad")} ${say("replay-verify-told-bad")}`);
  expect(said).not.toContain(claimed("sat"));
  expect(said).not.toContain(claimed("ended"));
});
