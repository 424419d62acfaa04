/** Opening rooms: the browser remembers its seats at once, so that nothing is lost if the tab is closed. */
import { LEVEL } from "../facts";
import { partsOf } from "../games";
import type { Created, NewRoom, Wish } from "../protocol";
import * as api from "./api";
import { interrupt } from "./announcer.svelte";
import { factsOf } from "./games.svelte";
import { keepPlace, settings } from "./memory.svelte";
import { go } from "./router.svelte";
import { say, text } from "./words.svelte";

/** In the address of a room: begin as soon as the words for the dice are promised. */
export const BEGIN = "#begin";

/** Open a room and go there; what the server refuses is said. */
export async function open(wish: NewRoom, begin: boolean): Promise<void> {
  partsOf(wish.game).catch(() => undefined); // on their way while the room is opened; whoever needs them asks again
  let made: Created;
  try {
    made = await api.openRoom(wish);
  } catch (problem) {
    if (!(problem instanceof api.Refused)) throw problem;
    interrupt(text(problem.told));
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

/** Alone against bots, in one click. */
export async function alone(game: string): Promise<void> {
  const me: Wish = { kind: "local", name: settings.name || say("start-me"), level: LEVEL };
  const bots = Array.from({ length: usualSize(game) - 1 }, (): Wish => ({ kind: "bot", name: null, level: LEVEL }));
  await open({ game, seats: [me, ...bots] }, true);
}

/** The code in what somebody typed or pasted: a code with blanks, or a whole link. */
export function codeIn(typed: string): string {
  const link = /\/[rw]\/(\w+)/.exec(typed);
  return (link?.[1] ?? typed.replaceAll(/[\s-]/g, "")).toUpperCase();
}
