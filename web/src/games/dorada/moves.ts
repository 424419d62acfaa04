/** The moves of Dorada: `23`, and `0` for START. The twin of words/dorada.py. */
import type { DoradaView } from "../../protocol";
import { awaited, type Reader } from "../shelf";

export const reader: Reader<DoradaView> = {
  choice: (words) => ["move", { square: Number(words[0]) }],
  around: (view) =>
    view.turn ? [view.turn.seat, { colour: view.turn.colour, die: view.die ?? 0 }] : [awaited(view), {}],
};
