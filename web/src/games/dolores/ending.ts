/** What is told of a match of Dolorès that is over. */
import { badge } from "../../lib/badge";
import { listed, say } from "../../lib/words.svelte";
import type { Collection, DoloresView } from "../../protocol";
import type { Ending } from "../shelf";
import End from "./End.svelte";
import { sum } from "./facts";
import Ware from "./Ware.svelte";

export const ending: Ending<DoloresView> = {
  End,
  account({ view }, seat) {
    const wrecker = view.wreckers.find((one) => one.seat === seat)!;
    const counted = wrecker.collections
      .filter((one) => one.highest || one.lowest)
      .sort((one, other) => other.worth - one.worth);
    if (!counted.length) return { badges: [], said: say("dolores-result-none") };
    return {
      badges: counted.map((one) => badge(Ware, { kind: one.kind }, String(one.worth))),
      said: say("dolores-result-made", { sum: sum(wrecker), ...best(counted) }),
    };
  },
  points: ({ wreckers }, seat) => wreckers.find((one) => one.seat === seat)?.score ?? null,
  round: "sharing",
  told: [
    "share_share",
    "conflict_share",
    "conflict_conflict",
    "dodge_share",
    "dodge_conflict",
    "dodge_dodge",
    "dropped",
    "stole",
    "bet_took",
    "picked",
    "dawn_breaks",
  ],
};

/** What counts, by the names of its goods. */
function best(counted: Collection[]): { most: string; least: string } {
  const named = (which: "highest" | "lowest"): string =>
    listed(counted.filter((one) => one[which]).map((one) => say(`dolores-kind-${one.kind}`)));
  return { most: named("highest"), least: named("lowest") };
}
