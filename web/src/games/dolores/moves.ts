/** The moves of Dolorès: `pass`, `play bet`, `share/dodge`, `steal C gold-3`. The twin of words/dolores.py. */
import type { DoloresView } from "../../protocol";
import type { Reader, Said } from "../shelf";

export const reader: Reader<DoloresView> = {
  choice,
  asks: (view) => (view.choices.some(({ move }) => move.startsWith("guess ")) ? "guess" : null),
  counted: ["pick", "take", "arrange", "want", "leave", "claim"],
  number,
};

/** A card of the loot is picked by its own number. */
function number([kind = "", slot]: string[]): number | null | undefined {
  if (kind === "pick") return Number(slot) + 1;
  return ["take", "arrange", "guess"].includes(kind) ? null : undefined;
}

function choice(words: string[], view: DoloresView): Said {
  const [kind = "", first = "", second = ""] = words;
  const slots = words.slice(1).map(Number);
  switch (kind) {
    case "play":
      return ["play", { card: first }];
    case "guess":
      return [
        "guess",
        { dealer: view.dealer ?? "", neighbour: view.neighbour ?? "", gesture: first, other_gesture: second },
      ];
    case "keep":
      return ["keep", { gesture: first }];
    case "arrange": {
      const others = view.loot.map((place) => place.slot).filter((slot) => !slots.includes(slot));
      return [
        "arrange",
        {
          neighbour: view.neighbour ?? "",
          cards: slots.map((slot) => cardIn(slot, view)),
          dealer: view.dealer ?? "",
          others: others.map((slot) => cardIn(slot, view)),
        },
      ];
    }
    case "take":
      return ["take", { cards: slots.map((slot) => cardIn(slot, view)) }];
    case "pick":
      return ["pick", { seat: view.loot[Number(first)]?.seat ?? "", card: cardIn(Number(first), view) }];
    case "drop": {
      const own = view.wreckers.find((wrecker) => wrecker.seat === view.seat);
      return [
        "drop",
        { kind: first, points: own?.collections.find((collection) => collection.kind === first)?.worth ?? 0 },
      ];
    }
    case "steal":
      return ["steal", { rival: first, card: second }];
    default: {
      const [gesture = "", other] = kind.split("/");
      return other ? ["pair", { gesture, other_gesture: other }] : [kind, {}];
    }
  }
}

/** The card in a slot of the loot; one that lies face down has only its number. */
function cardIn(slot: number, view: DoloresView): string {
  return view.loot[slot]?.card ?? `hidden-${slot}`;
}
