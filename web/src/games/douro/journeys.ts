/** What travels over the table: cards from the hand, gifts to the chapel, coins between the bank and the seats. */
import { LETTERS } from "../../facts";
import type { Travel } from "../../lib/travels";
import type { Fact, Journeys } from "../shelf";

type Facts = Readonly<Record<string, Fact>>;

const coins = (facts: Facts, from: string, to: string): Travel[] =>
  Array.from({ length: Number(facts.points) }, (_, coin) => ({
    from,
    to,
    one: true,
    leap: true,
    after: coin * 0.1,
    within: 0.6,
  }));
const gained = (facts: Facts): Travel[] => coins(facts, "bank", `purse-${String(facts.seat)}`);
const lost = (facts: Facts): Travel[] => coins(facts, `purse-${String(facts.seat)}`, "bank");
const crawls = (facts: Facts): Travel[] => [{ from: `louse-${String(facts.seat)}`, to: `louse-${String(facts.to)}` }];

/** A gift that lies face down before its seat; one's own comes out of the hand. */
const laid = (seat: string): Travel => ({ from: `gift-${seat}`, to: `charity-${seat}`, after: 0.3, within: 0.55 });
const held = (seat: string, card: string): Travel => ({
  from: `hand-${seat}-${card}`,
  via: [`slot-${seat}`],
  to: `charity-${seat}`,
});

export const journeys: Journeys = {
  // Only one's own hand has such an anchor: the cards of others lie face down before them.
  revealed: ({ seat, card }) => [
    { from: `hand-${String(seat)}-${String(card)}`, to: `slot-${String(seat)}`, within: 0.35 },
  ],
  gained,
  lost,
  gave: ({ seat, card }) => [held(String(seat), String(card)), laid(String(seat))],
  gave_hidden: ({ place }) => [laid(LETTERS[Number(place)]!)], // all give, from A on
  spared: lost,
  thanked: gained,
  paid: lost,
  phylloxera: crawls,
  phylloxera_gift: crawls,
};
