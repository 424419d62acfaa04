/** Sentences that a key or a typed question gets at once, and what may be typed. */
import { counted } from "../../lib/choices";
import type { Spoken } from "../../lib/sitting";
import { entry, listed, parted, say, text } from "../../lib/words.svelte";
import type { Choice, DoloresView, Wrecker } from "../../protocol";
import {
  about,
  cardName,
  collectionText,
  GESTURES,
  gestures,
  KINDS,
  MESSAGES,
  own,
  sharers,
  slotName,
  sum,
  type Seat,
} from "./facts";

export const spoken: Spoken<DoloresView> = {
  scores: (sitting) =>
    listed(
      ownFirst(sitting).map((one) =>
        say("dolores-end-score", { ...about(sitting, { seat: one.seat }), score: one.score }),
      ),
    ),
  own: (sitting) => {
    const mine = own(sitting);
    return mine ? areaOf(sitting, mine) : "";
  },
  board: boardOf,
  others: (sitting) =>
    sitting.view.wreckers
      .filter((one) => one.seat !== sitting.seat)
      .map((one) => areaOf(sitting, one))
      .join(" "),
};

function ownFirst({ view, seat }: Seat): Wrecker[] {
  return [...view.wreckers].sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat));
}

/** Score, collections and messages of one player. */
function areaOf(sitting: Seat, wrecker: Wrecker): string {
  const score = say("dolores-score", {
    ...about(sitting, { seat: wrecker.seat }),
    sum: sum(wrecker),
    score: wrecker.score,
  });
  const goods = parted(wrecker.collections.map(collectionText)) || say("dolores-no-collections");
  const held = wrecker.messages.length
    ? say("dolores-has-messages", { cards: wrecker.messages.map((card) => cardName(sitting, card)) })
    : "";
  return [score, `${goods}.`, held].filter(Boolean).join(" ");
}

/** The loot side by side, the gestures that are shown, and the pile. */
function boardOf(sitting: Seat): string {
  const { view } = sitting;
  const said = sharers(sitting)
    .toReversed()
    .map((seat) => {
      const cards = view.loot.filter((slot) => slot.seat === seat && !slot.taken);
      const loot = cards.length
        ? cards
            .map((slot) => (slot.card ? entry(slot.slot + 1, slotName(sitting, slot)) : slotName(sitting, slot)))
            .join(", ")
        : say("dolores-no-loot");
      return `${entry(say("dolores-before", about(sitting, { seat })), loot)}.`;
    });
  for (const { seat, gestures: shown } of view.wreckers) {
    if (shown.length) said.push(`${say("dolores-shows", { ...about(sitting, { seat }), gestures: gestures(shown) })}.`);
  }
  if (view.looker) said.push(say("dolores-looker", about(sitting, { seat: view.looker })));
  if (view.bettor) said.push(say("dolores-bettor", about(sitting, { seat: view.bettor })));
  said.push(`${say("dolores-pile", { pile: view.pile })}.`);
  if (view.dawn_may_come) said.push(say("dolores-dawn-may-come"));
  return said.join(" ");
}

// ---- What may be typed

const VERBS = ["keep", "pick", "take", "drop", "play", "arrange", "guess", "steal"];

/**
 * In notation, from the reader's own words too: `peace` is `share`, `first pick fight` shows both, `2` picks the second
 * card.
 */
export function typed(words: string, view: DoloresView): string {
  const plain = keyed(words);
  const [first = "", ...rest] = plain.split(" ");
  const bare = VERBS.includes(first) ? rest.join(" ") : plain;
  const verbs = VERBS.includes(first) ? [first] : VERBS;
  const tries = [plain, pair(plain), ...verbs.flatMap((verb) => [`${verb} ${bare}`, `${verb} ${inOrder(bare)}`])];
  const written = (choice: Choice): string => counted("dolores", choice.move).toLowerCase();
  const exact = view.choices.find((choice) => tries.includes(written(choice)));
  if (exact) return exact.move;
  const ending = view.choices.filter(
    (choice) => verbs.includes(choice.move.split(" ")[0]!) && written(choice).endsWith(` ${bare}`),
  );
  return ending.length === 1 ? ending[0]!.move : words;
}

/** The language's words replaced by the notation's, the longest first. */
function keyed(words: string): string {
  const names = new Map<string, string>([[say("dolores-choice-pass").toLowerCase(), "pass"]]);
  for (const gesture of GESTURES) names.set(say(`dolores-gesture-${gesture}`).toLowerCase(), gesture);
  for (const kind of KINDS) names.set(say(`dolores-kind-${kind}`).toLowerCase(), kind);
  for (const name of MESSAGES) names.set(text({ id: `dolores-card-${name}` }).toLowerCase(), name);
  const known = [...names].sort(([one], [other]) => other.length - one.length);
  let rest = ` ${words} `.replaceAll("’", "'").replaceAll(/[/,]/g, " ");
  for (const [name, key] of known) rest = rest.replaceAll(` ${name.replaceAll("’", "'")} `, ` ${key} `);
  return rest
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\b([a-z]{4,}) (\d)\b/g, (all, kind: string, value: string) =>
      KINDS.includes(kind) ? `${kind}-${value}` : all,
    );
}

/** Two gestures at once, in the notation's order. */
function pair(words: string): string {
  const shown = words.split(" ");
  return shown.every((one) => (GESTURES as readonly string[]).includes(one))
    ? GESTURES.filter((one) => shown.includes(one)).join("/")
    : words;
}

/** Slots ascending. */
function inOrder(words: string): string {
  return words.split(" ").sort().join(" ");
}
