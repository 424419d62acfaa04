/**
 * One's profile as this browser knows it: made silently at the first match, and shown at every seat that one takes.
 * Nothing waits for it long, and those without one play as well.
 */
import * as api from "./api";
import { keepProfile, profileKept, settings, type ProfileKept } from "./memory.svelte";
import { nameless } from "./names";
import { language } from "./words.svelte";
import type { DeviceKey } from "../protocol";

const FACES = 2 ** 16; // as many as `lib/face.ts` draws
/** Milliseconds that a first seat is held up at most: shortly against bots, longer in a room among people. */
const PATIENCE = { bots: 600, people: 5000 };
let asked: Promise<string | null> | null = null;

/** The token of one's profile; without one it is asked for. */
function token(): Promise<string | null> {
  const kept = profileKept();
  if (kept) return Promise.resolve(kept.token);
  asked ??= make().finally(() => (asked = null));
  return asked;
}

/** Send for a profile while a finger is still on the button. */
export function expect(): void {
  void token();
}

async function make(): Promise<string | null> {
  try {
    const made = await api.makeProfile({ ...toldNow(), face: Math.floor(Math.random() * FACES), device: deviceName() });
    keepDevice(made);
    return made.token;
  } catch {
    return null; // offline, or too many: the next match asks again
  }
}

/** Take a seat with one's profile, if it is there in time; one that the server has forgotten is forgotten here too. */
export async function withProfile<T>(
  sit: (profile: string | null) => Promise<T>,
  others: keyof typeof PATIENCE = "people",
): Promise<T> {
  const profile = await Promise.race([token(), new Promise<null>((late) => setTimeout(late, PATIENCE[others], null))]);
  try {
    return await sit(profile);
  } catch (problem) {
    if (!profile || !isForgotten(problem)) throw problem;
    keepProfile(null);
    return sit(null);
  }
}

/** Whether the server does not know the profile any more, or not on this device. */
export function isForgotten(problem: unknown): boolean {
  return problem instanceof api.Refused && problem.told.id === "people-refused-profile";
}

/** From now on this device opens a profile. */
export function keepDevice({ token, profile: { face, name, language, pace } }: DeviceKey): void {
  keepProfile({ token, face, told: { name, language, pace } });
}

/** What this page knows of oneself that a profile says everywhere; a page without a stage is a quick one. */
export function toldNow(): ProfileKept["told"] {
  const pace = settings.pace === "none" ? "quick" : settings.pace;
  return { name: settings.name.trim() || nameless(0), language: language(), pace };
}

// What a browser and a system write of themselves; the first that is met counts, and most are called so.
const BROWSERS = ["Edg", "OPR", "Firefox", "FxiOS", "Chrome", "CriOS", "Safari"];
const SYSTEMS = ["iPhone", "iPad", "Android", "CrOS", "Windows", "Mac", "Linux"];
const CALLED: Record<string, string> = {
  Edg: "Edge",
  OPR: "Opera",
  FxiOS: "Firefox",
  CriOS: "Chrome",
  CrOS: "ChromeOS",
};

/** A device in the list of devices, in names that are the same in all languages: `Firefox, Linux`. */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find((kind) => agent.includes(kind)) ?? []);
  return found.map((kind) => CALLED[kind] ?? kind).join(", ") || "?";
}
