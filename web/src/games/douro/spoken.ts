/** Sentences that a key or a typed question gets at once, and what may be typed. */
import type { Sitting, Spoken } from "../../lib/sitting";
import { listed, say, text } from "../../lib/words.svelte";
import type { DouroView, Winegrower } from "../../protocol";
import { BARRELS, courseOf, lastShown } from "./course";
import { backOf, hopesOf, outcomeOf, titleOf } from "./sentences";

type Seated = Sitting<DouroView>;

export const spoken: Spoken<DouroView> = {
  scores({ view, narrator }: Seated): string {
    const known = view.growers.filter((grower) => grower.points !== null);
    if (!known.length) return say("douro-points-hidden");
    const points = known.map(({ seat, points }) => ({
      id: "douro-with-seat",
      arguments: { ...narrator.arguments({ seat }), number: points ?? 0 },
    }));
    return say("douro-say-points", { points });
  },

  own({ view, narrator }: Seated): string {
    const who = narrator.arguments({ seat: view.seat });
    const hand = view.hand ?? [];
    const played = BARRELS.filter((card) => !hand.includes(card) && card !== view.gift);
    const me = view.growers.find((grower) => grower.seat === view.seat);
    return [
      say("douro-say-hand", { ...who, cards: cards(hand) }),
      say("douro-say-played", { cards: cards(played) }),
      view.gift === null ? "" : say("douro-say-gift", { card: view.gift }),
      me?.phylloxera ? say("douro-own-phylloxera", who) : "",
    ]
      .filter(Boolean)
      .join(" ");
  },

  board({ view, narrator, history }: Seated): string {
    const shown = lastShown(courseOf(history));
    const backs = view.valley.map((back) => backOf(back));
    return [
      backs.length ? say("douro-say-valley", { backs }) : say("douro-quiet"),
      hopesOf(view),
      say("douro-pile", { boats: view.pile }),
      shown ? `${titleOf(shown)}. ${outcomeOf(shown, narrator)}` : "",
    ]
      .filter(Boolean)
      .join(" ");
  },

  others(sitting: Seated): string {
    return sitting.view.growers
      .filter((grower) => grower.seat !== sitting.seat)
      .map((grower) => about(grower, sitting))
      .join(" ");
  },
};

function cards(numbers: number[]): string {
  return numbers.length ? listed(numbers.map(String)) : say("douro-nothing");
}

function about(grower: Winegrower, { narrator }: Seated): string {
  const facts = narrator.arguments({ seat: grower.seat });
  return [
    say("douro-say-other", {
      ...facts,
      cards: grower.cards,
      showing: grower.showing === null ? text({ id: "douro-nothing" }) : String(grower.showing),
    }),
    grower.points === null ? "" : say("douro-say-other-points", { points: grower.points }),
    grower.phylloxera ? say("douro-say-other-phylloxera") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** `7`, `bid 7`, `play 7` or `give 4`, in the reader's own words too, as a move of the notation. */
export function typed(words: string, view: DouroView): string {
  const [, verb = "", card = ""] = /^(?:(\S+) )?(\d+)$/.exec(words) ?? [];
  if (card === "") return words;
  const giving = view.phase === "give";
  const verbs = giving ? `give ${say("douro-typed-give")}` : `play bid ${say("douro-typed-play")}`;
  if (verb !== "" && !verbs.split(" ").includes(verb)) return words;
  return giving ? `give ${Number(card)}` : String(Number(card));
}
