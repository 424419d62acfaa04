/** What no table begins with: it comes while one reads the first question, so that nobody waits for it. */
export { default as Bubble } from "./Bubble.svelte";
export { default as FromLoot } from "./FromLoot.svelte";
export { default as Guess } from "./Guess.svelte";
export { default as Options } from "./Options.svelte";
export { default as Reveal } from "./Reveal.svelte";
export { default as Steal } from "./Steal.svelte";
