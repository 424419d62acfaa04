/** One's own page: the profile as the server has it, and what one may do about it. */
import * as api from "./api";
import { keepProfile, keepSettings, placeIn, profileKept, settings } from "./memory.svelte";
import * as passkeys from "./passkeys";
import * as people from "./people";
import { deviceName, isForgotten, keepDevice } from "./profile";
import { go } from "./router.svelte";
import { bringHere, TOKENS } from "./standing";
import { LANGUAGES, language, speak } from "./words.svelte";
import type { DeviceKey, Profile, ProfileChange, ProfileLink } from "../protocol";

export class Me {
  profile = $state.raw<Profile | null>(null);
  /** Whether there is none on this device: none yet, or no longer. */
  nobody = $state(profileKept() === null);
  gone = $state(false); // it was erased elsewhere, or this device was revoked

  hindrance = $state<string | null>(null); // why there are no passkeys here

  /** Ask what the server offers; where it does not answer, trying says why. */
  async look(): Promise<void> {
    const { passkeys: offered } = await people.offer().catch(() => ({ passkeys: true }));
    this.hindrance = passkeys.hindrance(offered);
  }

  /** Ask for the profile; without a connection there is none to show. */
  async load(): Promise<void> {
    await this.#known(async (token) => this.#shown(await people.profile(token)));
  }

  async change(wish: ProfileChange): Promise<void> {
    await this.#known(async (token) => {
      const changed = await people.change(token, wish);
      const kept = profileKept()!;
      keepProfile({ ...kept, face: changed.face, told: toldBy(changed) });
      this.profile = changed;
    });
  }

  async rename(name: string): Promise<void> {
    await this.change({ name });
    settings.name = this.profile?.name ?? name;
    keepSettings();
  }

  // ---- Devices

  async revoke(device: string): Promise<void> {
    const own = this.profile?.devices.find((one) => one.id === device)?.this;
    await this.#known((token) => people.revoke(token, device));
    if (own) this.#leave();
    else await this.load();
  }

  async link(): Promise<ProfileLink> {
    return this.#known((token) => people.link(token));
  }

  /** Somebody's profile comes to this device, by a link or a passkey, and with it how they like it. */
  async take(ticket: string): Promise<void> {
    await this.#takeUp(await people.take({ ticket, device: deviceName() }));
  }

  async enter(): Promise<void> {
    const shown = await passkeys.shownKey(await people.requestOptions());
    await this.#takeUp(await people.enter(deviceName(), shown));
  }

  async #takeUp(key: DeviceKey): Promise<void> {
    keepDevice(key);
    this.nobody = this.gone = false;
    const { name, pace, language: tongue } = key.profile;
    settings.name = name;
    settings.pace = pace;
    keepSettings();
    this.profile = key.profile;
    if (tongue !== language() && LANGUAGES.includes(tongue)) await speak(tongue);
  }

  // ---- Passkeys

  async addPasskey(): Promise<void> {
    await this.#known(async (token) => {
      const credential = await passkeys.made(await people.creationOptions(token));
      await people.addPasskey(token, deviceName(), credential);
    });
    await this.load();
  }

  async removePasskey(id: string): Promise<void> {
    await this.#known((token) => people.removePasskey(token, id));
    await this.load();
  }

  // ---- Blocks, and the end

  async unblockAll(): Promise<void> {
    await this.#known((token) => people.unblockAll(token));
    await this.load();
  }

  async everything(): Promise<unknown> {
    return this.#known((token) => people.everything(token));
  }

  async erase(): Promise<void> {
    await this.#known((token) => people.erase(token));
    settings.name = "";
    keepSettings();
    this.#leave();
  }

  // ---- Seats

  /** Go on with a match, here: its seat comes from the device that it was played on. */
  async play(code: string, game: string): Promise<void> {
    if (!(await isHere(code))) await this.#known((token) => bringHere(token, code, game));
    go(`/r/${code}`);
  }

  async of<T>(asking: (token: string) => Promise<T>): Promise<T> {
    return this.#known(asking);
  }

  #leave(): void {
    keepProfile(null);
    this.profile = null;
    this.nobody = true;
  }

  #shown(profile: Profile): void {
    const kept = profileKept();
    // What was changed on another device is so here too, unless it was changed here since.
    if (kept && settings.name === kept.told.name && profile.name !== settings.name) {
      settings.name = profile.name;
      keepSettings();
    }
    if (kept) keepProfile({ ...kept, face: profile.face, told: toldBy(profile) });
    this.profile = profile;
  }

  /** Do something with one's profile; one that the server has forgotten is forgotten here too. */
  async #known<T>(doing: (token: string) => Promise<T>): Promise<T> {
    const token = profileKept()?.token;
    if (!token) throw new api.Refused({ id: "people-refused-profile" });
    try {
      return await doing(token);
    } catch (problem) {
      if (isForgotten(problem)) {
        this.#leave();
        this.gone = true;
      }
      throw problem;
    }
  }
}

function toldBy({ name, language, pace }: Profile): { name: string; language: string; pace: Profile["pace"] } {
  return { name, language, pace };
}

/** Whether this browser has a seat in the room; without an answer, whether it remembers one. */
async function isHere(code: string): Promise<boolean> {
  const tokens = placeIn(code)?.tokens.slice(-TOKENS) ?? [];
  if (!tokens.length) return false;
  const told = await api.standings([{ code, tokens }]).catch(() => null);
  return told?.some((standing) => standing.yours.length) ?? true;
}
