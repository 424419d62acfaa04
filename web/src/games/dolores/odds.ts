/** What chance may bring in Dolorès: the first dealer, unless agreed on, and then the cards that the pile still has. */
import { LETTERS } from "../../facts";
import { factsOf } from "../../lib/games.svelte";
import type { Odds } from "../../lib/fair";
import type { Chance, Setting } from "../shelf";

const { box } = factsOf("dolores");
const CARDS = box["cards"] as string[]; // goods, messages, and Dawn last
const MESSAGES = (box["messages"] as string[]).filter((message) => message !== "dawn");
const CRATES = box["crates"] as number[]; // of each value
const [STAYING] = box["staying"] as [number]; // messages that are shuffled in
const [LAST] = box["last"] as [number]; // Dawn is among so many cards

export function chanceOf({ players, options }: Setting): Chance {
  const playing = options["messages"] !== false;
  const unseen = new Set(playing ? MESSAGES.filter((message) => message !== "bet" || players > 2) : []);
  const goods = new Map(
    CARDS.filter((card) => card.includes("-")).map((card) => [card, CRATES[Number(card.at(-1)) - 1]!]),
  );
  let left = [...goods.values()].reduce((sum, cards) => sum + cards, 1) + (playing ? STAYING : 0);
  let dawn = 1;
  let dealt = (options["dealer"] ?? null) !== null;

  /** Each unseen message has an equal part of the messages' share; all is multiplied to make these parts whole. */
  function weight(card: string, whole: number, messages: number): number {
    if (card === "dawn") return dawn && left <= LAST ? whole : 0;
    return goods.has(card) ? whole * goods.get(card)! : unseen.has(card) ? messages : 0;
  }

  return {
    odds(): Odds {
      if (!dealt) return [...LETTERS].slice(0, players).map((seat) => [`dealer ${seat}`, 1]);
      const whole = Math.max(1, unseen.size);
      const messages = [...goods.values()].reduce((rest, cards) => rest - cards, left - dawn);
      return CARDS.map((card): [string, number] => [card, weight(card, whole, messages)]).filter(([, one]) => one > 0);
    },
    happen(outcome) {
      if (!dealt) {
        dealt = true;
        return;
      }
      left -= 1;
      if (outcome === "dawn") dawn = 0;
      else if (goods.has(outcome)) goods.set(outcome, goods.get(outcome)! - 1);
      else unseen.delete(outcome);
    },
  };
}
