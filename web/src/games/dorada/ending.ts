/** What is told of a match of Dorada that is over. */
import { LETTERS } from "../../facts";
import { badge } from "../../lib/badge";
import { say } from "../../lib/words.svelte";
import type { DoradaView } from "../../protocol";
import type { Ending } from "../shelf";
import End from "./End.svelte";
import Token from "./Token.svelte";

export const ending: Ending<DoradaView> = {
  End,
  account({ view }, seat) {
    const pawns = view.pile.filter((pawn) => pawn.seat === seat);
    const lost = view.teams.filter((team) => team.seat === seat).reduce((sum, team) => sum + team.lost.length, 0);
    const sum = pawns.map((pawn) => pawn.points).join(" + ");
    return {
      badges: pawns.map((pawn) => badge(Token, { colour: pawn.colour }, String(pawn.points))),
      said: say("dorada-result-made", { pawns: pawns.length, sum, lost }),
    };
  },
  points: ({ scores }, seat) => scores[LETTERS.indexOf(seat)] ?? null,
  round: "rolled",
  told: ["moved", "sprung", "sprung_back", "gold"],
};
