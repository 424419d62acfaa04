/** What is told of a match of Douro 1872 that is over. */
import { badge } from "../../lib/badge";
import { say } from "../../lib/words.svelte";
import type { DouroView } from "../../protocol";
import type { Ending } from "../shelf";
import Coin from "./Coin.svelte";
import { charityOf, courseOf } from "./course";
import End from "./End.svelte";
import Gift from "./Gift.svelte";
import { signed } from "./sentences";

export const ending: Ending<DouroView> = {
  End,
  account({ view, history }, seat) {
    const { points, gift } = view.growers.find((one) => one.seat === seat)!;
    const course = courseOf(history);
    const change = charityOf(course).get(seat) ?? 0;
    const boats = (points ?? 0) - change;
    const coins = badge(Coin, {}, String(boats));
    if (!course.ending.length || gift === null) return { badges: [coins], said: "" };
    return {
      badges: [coins, badge(Gift, { card: gift }, signed(change))],
      said: say("douro-result-made", { boats, gift, change: signed(change) }),
    };
  },
  points: ({ growers }, seat) => growers.find((one) => one.seat === seat)?.points ?? null,
  round: "contest",
  stages: ["charity"],
  told: ["full", "short", "tavern", "customs", "gained", "lost", "paid", "thanked"],
  swings: { gained: 1, lost: -1, spared: -1, thanked: 1, paid: -1 },
};
