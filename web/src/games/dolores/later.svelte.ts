/** What no table begins with comes when the table is seen, and is there at once from then on. */
import type * as Rare from "./rare";

let found = $state.raw<typeof Rare | null>(null);
let missing = $state(false);

export function rare(): typeof Rare | null {
  return found;
}

export function isMissing(): boolean {
  return missing;
}

export async function sendForRare(): Promise<void> {
  if (found) return;
  try {
    found = await import("./rare");
    missing = false;
  } catch {
    missing = true;
  }
}
