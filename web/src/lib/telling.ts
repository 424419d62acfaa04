/** Name, language and pace are the profile's too: what is changed on this page is so on all devices. */
import * as api from "./api";
import { keepProfile, profileKept } from "./memory.svelte";
import { isForgotten, toldNow } from "./profile";

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
