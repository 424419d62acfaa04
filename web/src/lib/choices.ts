/** What a move in notation says, as a kind and its arguments; one small reader a game. The twin of words/choices.py. */
import type { DoloresView, View } from "../protocol";

export type Said = [kind: string, args: Record<string, Fact>];
export type Fact = string | number | string[];

/** Events that a preview tells, in a few words of their own. */
export const PREVIEWED: Record<string, ReadonlySet<string>> = {
  dolores: new Set(["took", "discarded", "total"]),
  dorada: new Set([
    "moved",
    "uncovered",
    "covered",
    "sprung",
    "sprung_back",
    "sent_to_start",
    "stayed",
    "bridge_held",
    "fell",
    "gold",
    "arrived",
    "total",
  ]),
  douro: new Set(),
};

/** A legal move of the view's seat. */
export function choiceOf(move: string, view: View): Said {
  const words = move.split(" ");
  switch (view.game) {
    case "douro":
      return [words[0] === "give" ? "give" : "play", { card: Number(words.at(-1)) }];
    case "dorada":
      return ["move", { square: Number(move) }];
    case "dolores":
      return dolores(words, view);
  }
}

/** The seats that are awaited, and what else there is to say about the moment. */
export function around(view: View): [string, Record<string, Fact>] {
  if (view.game === "dorada" && view.turn) return [view.turn.seat, { colour: view.turn.colour, die: view.die ?? 0 }];
  return [view.waiting.filter((seat) => seat !== "*").join(""), {}];
}

function dolores(words: string[], view: DoloresView): Said {
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

// Numbers after these words are slots of the loot.
const OF_SLOTS = new Set(["pick", "take", "arrange", "want", "leave", "claim"]);

/** A move in notation, as people write it, who count the loot from one. */
export function counted(move: string): string {
  const [verb = "", ...words] = move.split(" ");
  return [
    verb,
    ...words.map((word) => (OF_SLOTS.has(verb) && /^\d+$/.test(word) ? String(Number(word) + 1) : word)),
  ].join(" ");
}

/** The card in a slot of the loot; one that lies face down has only its number. */
export function cardIn(slot: number, view: DoloresView): string {
  return view.loot[slot]?.card ?? `hidden-${slot}`;
}
