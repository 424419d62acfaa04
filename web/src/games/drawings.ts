/** Each game in one picture, for the pages where one picks a game. */
import type { Component } from "svelte";

const DRAWINGS = import.meta.glob<Component>("./*/Drawing.svelte", { eager: true, import: "default" });

export function drawingOf(game: string): Component {
  return DRAWINGS[`./${game}/Drawing.svelte`] ?? DRAWINGS["./plain/Drawing.svelte"]!;
}
