/** Sentences that a key or a typed question gets at once, and what may be typed. */
import type { Spoken } from "../../lib/sitting";
import { parted, say } from "../../lib/words.svelte";
import type { DoradaView } from "../../protocol";
import { ownSaid, pileSaid, scoreSaid, squareSaid, startSaid, teamSaid, textureOf, wordsOf } from "./sentences";

export const spoken: Spoken<DoradaView> = {
  scores: scoreSaid,
  own: (sitting) =>
    sitting.view.teams
      .filter((team) => team.seat === sitting.seat)
      .map((team) =>
        say("dorada-own-team", {
          ...sitting.narrator.arguments({ seat: team.seat }),
          texture: textureOf(team.colour),
          facts: parted(ownSaid(sitting, team)),
        }),
      )
      .join(" "),
  board: (sitting) => {
    const standing = sitting.view.squares.filter((square) => square.stack.length);
    const bridges = sitting.view.squares.filter((square) => square.bridge && !square.stack.length);
    const sentences = [startSaid(sitting), ...standing.map((square) => squareSaid(sitting, square)), pileSaid(sitting)];
    if (bridges.length)
      sentences.push(say("dorada-bridges", { squares: bridges.map((square) => square.number).join(", ") }));
    return sentences.map((sentence) => `${sentence}.`).join(" ");
  },
  others: (sitting) =>
    sitting.view.teams
      .filter((team) => team.seat !== sitting.seat)
      .map((team) => teamSaid(sitting, team))
      .join(" "),
};

/** `12`, `move 12`, `start`, in the reader's language or in the notation. */
export function typed(words: string): string {
  const moves = [...wordsOf("dorada-typed-move"), "move"];
  const left = words
    .split(" ")
    .filter((word) => !moves.includes(word))
    .join(" ");
  return [...wordsOf("dorada-typed-start"), "start"].includes(left) ? "0" : left;
}
