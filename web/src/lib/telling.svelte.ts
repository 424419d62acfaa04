/** Name, language and pace are the profile's too: what is changed in this browser is so on all devices. */
import * as api from "./api";
import { keepProfile, profileKept, settings } from "./memory.svelte";
import { isForgotten, toldNow } from "./profile";
import { language } from "./words.svelte";

const CALM = 1000; // milliseconds after which one has stopped typing

/** As long as a page is shown, tell the profile what is changed there, and what was changed before. */
export function follow(): void {
  $effect(() => {
    void [settings.name, settings.pace, language()];
    const calm = setTimeout(() => void tell(), CALM);
    return () => clearTimeout(calm);
  });
}

/** Carry changed settings to the profile; what does not arrive is carried the next time. */
export async function tell(): Promise<void> {
  const kept = profileKept();
  const told = toldNow();
  if (!kept || JSON.stringify(told) === JSON.stringify(kept.told)) return;
  try {
    await api.ask("PATCH", "profile", kept.token, told);
    keepProfile({ ...kept, told });
  } catch (problem) {
    if (isForgotten(problem)) keepProfile(null);
  }
}
