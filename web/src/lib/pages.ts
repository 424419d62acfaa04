/** Every page is loaded when somebody comes to it; `rest` is what follows its name in the address. */
import type { Component } from "svelte";
import { partsOf } from "../games";
import { placeIn, places, profileKept } from "./memory.svelte";

export type Page = Component<{ rest: string }>;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  "": () => (places().length || profileKept() ? import("../pages/Back.svelte") : import("../pages/Start.svelte")),
  r: () => import("../pages/Place.svelte"),
  w: () => import("../pages/Watch.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  verify: () => import("../pages/Verify.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  me: () => import("../pages/Me.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  puzzle: () => import("../pages/Puzzle.svelte"),
};

export async function pageOf(name: string): Promise<Page> {
  return (await (PAGES[name] ?? (() => import("../pages/Missing.svelte")))()).default;
}

/** Send for a page, and for the table that one left, while the words are still on their way. */
export function sendFor({ page, rest }: { page: string; rest: string }): void {
  pageOf(page).catch(() => undefined); // the page that needs it asks again, and hears of the problem
  const game = page === "r" ? placeIn(rest.toUpperCase())?.game : undefined;
  if (game) partsOf(game).catch(() => undefined);
}
