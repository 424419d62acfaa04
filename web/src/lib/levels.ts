/** How well bots play, the weakest first. The server knows the same names; `start-level-…` says what each is like. */
export const LEVELS: readonly string[] = ["random", "easy", "normal", "hard", "expert"];

/** Of bots that nobody has chosen a level for. */
export const LEVEL = "normal";
