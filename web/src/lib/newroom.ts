/** Opening rooms: the browser remembers its seats at once, so that nothing is lost if the tab is closed. */
import { LEVEL, LEVELS } from "../facts";
import { partsOf } from "../games";
import type { Created, NewRoom, Wish } from "../protocol";
import * as api from "./api";
import { factsOf } from "./games.svelte";
import { keepPlace, settings, type Rivals } from "./memory.svelte";
import { nameless } from "./names";
import { withProfile } from "./profile";
import { remark } from "./remark.svelte";
import { go } from "./router.svelte";
import { text } from "./words.svelte";

/** In the address of a room: begin as soon as the words for the dice are promised. */
export const BEGIN = "#begin";

/** Open a room and go there; what the server refuses is seen and heard. */
export async function open(wish: NewRoom, begin: boolean): Promise<void> {
  partsOf(wish.game).catch(() => undefined); // on their way while the room opens; the page that needs them asks again
  let made: Created;
  try {
    const others = wish.seats.some((seat) => seat.kind === "open") ? "people" : "bots";
    made = await withProfile((profile) => api.openRoom({ ...wish, profile }), others);
  } catch (problem) {
    if (!(problem instanceof api.Refused)) throw problem;
    remark(text(problem.told));
    return;
  }
  const name = wish.seats.find((seat) => seat.kind === "local")?.name ?? "";
  keepPlace({ code: made.code, game: wish.game, name, host: made.host, tokens: Object.values(made.tokens), at: 0 });
  go(`/r/${made.code}${begin ? BEGIN : ""}`);
}

/** Three, where the game allows it. */
export function usualSize(game: string): number {
  const { least, most } = factsOf(game);
  return Math.min(most, Math.max(3, least));
}

/** Against whom one plays a game alone: as last time, if the game still allows it. */
export function rivalsIn(game: string): Rivals {
  const { least, most } = factsOf(game);
  const { players, level } = { players: usualSize(game), level: LEVEL as string, ...settings.rivals[game] };
  return {
    players: Math.min(most, Math.max(least, players)),
    level: LEVELS.find((one) => one === level) ?? LEVEL,
  };
}

/** Alone against bots, in one click. */
export async function alone(game: string): Promise<void> {
  const { players, level } = rivalsIn(game);
  const me: Wish = { kind: "local", name: settings.name || nameless(0), level: LEVEL };
  const bots = Array.from({ length: players - 1 }, (): Wish => ({ kind: "bot", name: null, level }));
  await open({ game, seats: [me, ...bots] }, true);
}

/** The code in what somebody typed or pasted: a code with blanks, or a whole link. */
export function codeIn(typed: string): string {
  const link = /\/[rw]\/(\w+)/.exec(typed);
  return (link?.[1] ?? typed.replaceAll(/[\s-]/g, "")).toUpperCase();
}
