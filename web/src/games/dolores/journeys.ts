/** What travels over the table of Dolorès: cards from the pile to the loot, and from there to those who win them. */
import type { Travel } from "../../lib/travels";
import type { Fact, Journeys } from "../shelf";

type Facts = Readonly<Record<string, Fact>>;

/** `gold-3` goes to the seat's gold, a message to its messages. */
function homeOf(seat: string, card: string): string {
  const [kind, value] = card.split("-");
  return value ? `goods-${seat}-${kind}` : `notes-${seat}`;
}

/** The name of an anchor from a fact of an event. */
const named = (facts: Facts, name: string): string => String(facts[name]);

const won = (facts: Facts): Travel[] => [
  { from: `card-${named(facts, "slot")}`, to: homeOf(named(facts, "seat"), named(facts, "card")) },
];
const lost = (facts: Facts): Travel[] => [{ from: `card-${named(facts, "slot")}`, to: "discard" }];
const laid = (facts: Facts): Travel[] => [
  { from: "pile", to: `card-${named(facts, "slot")}`, comes: true, within: 0.5 }, // where it then turns
];
const moved = (facts: Facts): Travel[] => [
  { from: `card-${named(facts, "old_slot")}`, to: `slot-${named(facts, "slot")}` },
];

export const journeys: Journeys = {
  dealt: laid,
  laid_face_down: laid,
  dawn_drawn: laid,
  took: won,
  picked: won,
  bet_took: won,
  discarded: lost,
  swept_away: lost,
  moved,
  moved_face_down: moved,
  stole: (facts) => [
    {
      from: homeOf(named(facts, "rival"), named(facts, "card")),
      to: homeOf(named(facts, "seat"), named(facts, "card")),
    },
  ],
  dropped: (facts) => [{ from: `goods-${named(facts, "seat")}-${named(facts, "kind")}`, to: "discard" }],
};
