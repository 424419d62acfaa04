/** Places, pawns and teams in words: what the map shows, for ears and for eyes. */
import type { Sitting } from "../../lib/sitting";
import { listed, parted, say, spoken, text } from "../../lib/words.svelte";
import type { Choice, DoradaView, Pawn, Square, Team } from "../../protocol";

export type Seated = Sitting<DoradaView>;

/** `+4` or `−3`, as it is printed. */
export function signed(jump: number): string {
  return jump < 0 ? `−${-jump}` : `+${jump}`;
}

/** Whose pawn it is, and its colour where somebody plays two. */
function pawnOf(sitting: Seated, pawn: Pawn): string {
  const { view, narrator } = sitting;
  if (view.teams.length > view.players)
    return say("dorada-pawn", narrator.arguments({ seat: pawn.seat, colour: pawn.colour }));
  return nameOf(sitting, pawn.seat);
}

export function nameOf(sitting: Seated, seat: string): string {
  const who = sitting.narrator.who(seat);
  return typeof who === "object" ? listed([who]) : String(who);
}

/** Whether it is a seat's turn; a match that was ended early stands as it was left, and it is nobody's. */
export function inTurn({ view, narrator }: Seated, seat: string | null): boolean {
  return view.turn?.seat === seat && !narrator.stopped;
}

export function colourOf(colour: string): string {
  return say(`dorada-colour-${colour}`);
}

export function textureOf(colour: string): string {
  return say(`dorada-texture-${colour}`);
}

/** The die as it lies there: the roll that is being made or is to be moved, or the last one. */
export function dieOf(sitting: Seated): number | null {
  const { beat, history, view } = sitting;
  const rolled = beat?.events.find((told) => told.event === "rolled");
  const last = history.findLast(([, told]) => told.event === "rolled")?.[1];
  const shown = rolled?.arguments?.["die"] ?? view.die ?? last?.arguments?.["die"];
  return shown === undefined ? null : Number(shown);
}

/** What a move from a place would do, step by step. */
export function steps(sitting: Seated, choice: Choice): string[] {
  return sitting.narrator.effects(choice).map(text);
}

/** What a move would do besides going where the die leads, and what it does for those who stay behind. */
export function effectsOf(sitting: Seated, choice: Choice): { said: string; behind: string } {
  const said = (only: (event: string) => boolean): string =>
    steps(sitting, { ...choice, effects: (choice.effects ?? []).filter((told) => only(told.event)) }).join(", ");
  return {
    said: said((event) => event !== "moved" && event !== "uncovered"),
    behind: said((event) => event === "uncovered"),
  };
}

/** The move that starts at a place, if there is one. */
export function moveFrom(sitting: Seated, place: number): Choice | undefined {
  return sitting.past || sitting.busy
    ? undefined
    : sitting.view.choices.find((choice) => choice.move === String(place));
}

function would(sitting: Seated, place: number): string[] {
  const choice = moveFrom(sitting, place);
  return choice ? [say("dorada-would", { effects: steps(sitting, choice).join(", ") })] : [];
}

/** What a square is, apart from who stands there. */
export function roleOf(square: Square): string[] {
  if (square.bridge) return [say("dorada-bridge", { colour: { id: `dorada-colour-${square.bridge.colour}` } })];
  if (square.role === "trap") return [say("dorada-trap")];
  if (square.role === "gold") return [say("dorada-gold")];
  return square.jump === null ? [] : [say("dorada-springboard", { jump: signed(square.jump) })];
}

/** "Square 12, springboard +4, stack from the top: Ada and you". */
export function squareSaid(sitting: Seated, square: Square): string {
  const pawns = square.stack.map((pawn) => pawnOf(sitting, pawn));
  const stack = pawns.length > 1 ? [say("dorada-stack", { pawns })] : pawns;
  return [
    say("dorada-square", { square: square.number }),
    ...roleOf(square),
    ...stack,
    ...would(sitting, square.number),
  ].join(", ");
}

export function startSaid(sitting: Seated): string {
  const piles = sitting.view.teams
    .filter((team) => team.start)
    .map((team) => say("dorada-start-pile", { pawn: pawnOf(sitting, team), pawns: team.start }));
  return [say("dorada-start"), ...(piles.length ? piles : [say("dorada-nobody")]), ...would(sitting, 0)].join(", ");
}

export function pileSaid(sitting: Seated): string {
  const pawns = sitting.view.pile.map((pawn) =>
    say("dorada-worth", { pawn: pawnOf(sitting, pawn), points: pawn.points }),
  );
  const pile = pawns.length ? say("dorada-pile", { pawns: pawns.join(", ") }) : say("dorada-nobody");
  return `${say("dorada-goal")}, ${pile}`;
}

/** Where the pawns of a colour are, in a few words each; what is nowhere is not said. */
export function facts(team: Team): string[] {
  return [
    ...(team.start ? [say("dorada-team-start", { pawns: team.start })] : []),
    ...(team.path.length ? [say("dorada-team-path", { count: team.path.length, squares: team.path.join(", ") })] : []),
    ...(team.home ? [say("dorada-team-home", { pawns: team.home })] : []),
    ...(team.lost.length ? [say("dorada-team-lost", { pawns: team.lost.length })] : []),
  ];
}

export function teamSaid(sitting: Seated, team: Team): string {
  return say("dorada-team", {
    ...sitting.narrator.arguments({ seat: team.seat }),
    texture: textureOf(team.colour),
    facts: parted(facts(team)),
  });
}

/** The seats in order, with their points as they stand. */
export function standing(view: DoradaView): Array<{ seat: string; points: number }> {
  return view.scores.map((points, index) => ({ seat: String.fromCharCode(65 + index), points }));
}

export function scoreSaid(sitting: Seated): string {
  const scores = standing(sitting.view).map(({ seat, points }) => `${nameOf(sitting, seat)} ${points}`);
  return say("dorada-scores", { scores: scores.join(", ") });
}

/** What one's own pawn on the path is doing: free, or under whom. */
function ownOn(sitting: Seated, team: Team): string[] {
  return sitting.view.squares.flatMap((square) =>
    square.stack.flatMap((pawn, index) => {
      if (pawn.colour !== team.colour) return [];
      const above = square.stack.slice(0, index).map((other) => pawnOf(sitting, other));
      return [
        above.length
          ? say("dorada-own-under", { square: square.number, pawns: above })
          : say("dorada-own-free", { square: square.number }),
      ];
    }),
  );
}

/** Everything about one's own pawns of a colour, in the order of the path. */
export function ownSaid(sitting: Seated, team: Team): string[] {
  const home = sitting.view.pile.filter((pawn) => pawn.colour === team.colour);
  return [
    ...(team.start ? [say("dorada-own-start", { pawns: team.start })] : []),
    ...ownOn(sitting, team),
    ...home.map((pawn) => say("dorada-own-home", { points: pawn.points })),
    ...team.lost.map((square) => say("dorada-own-lost", { square })),
  ];
}

/** Words of a list in the catalogue, such as what may be typed for a move. */
export function wordsOf(id: "dorada-typed-move" | "dorada-typed-start"): string[] {
  return say(id).toLocaleLowerCase(spoken().language).split(" ");
}
