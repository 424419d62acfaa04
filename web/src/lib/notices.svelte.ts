/** Notices of turns: what this browser has asked for, and what its service worker says when one comes. */
import * as api from "./api";
import { keepNotices, noticesKept, placeIn, type NoticesKept } from "./memory.svelte";
import { language, say } from "./words.svelte";
import type { NoticeOffer } from "../protocol";

const WORDS = "notices"; // the store, and
const SAID = "/notice-words"; // the name, under which src/offline.js finds them
export type Way = "push" | "mail";
/** Why a browser cannot be told: no HTTPS, not able to, told not to, or the host sends none. */
export type Hindrance = "insecure" | "unsupported" | "blocked" | "host";

class Notices {
  offer = $state.raw<NoticeOffer | null>(null);
  kept = $state.raw<NoticesKept>(noticesKept());
  hindrance = $state<Hindrance | null>(null);

  /** Ask what the server offers, whether an address has been confirmed, and whether it still knows us. */
  async look(): Promise<void> {
    this.offer = await api.noticeOffer().catch(() => null);
    this.hindrance = this.#hindrance();
    for (const way of ["push", "mail"] as const) await this.#check(way).catch(() => undefined);
  }

  async #check(way: Way): Promise<void> {
    const contact = this.kept[way];
    if (!contact) return;
    await this.#known(way, async () => {
      const { confirmed } = await api.contactState(contact.token);
      if (this.kept.mail && way === "mail") this.#keep({ mail: { ...this.kept.mail, confirmed } });
    });
  }

  /** Whether a room's seats that are held here are told of by this way. */
  isOn(code: string, way: Way): boolean {
    return this.kept[way] !== null && this.kept.rooms[code]?.[way] === true;
  }

  /** Let this browser show notices of a room's turns, or no longer; asks its person if nobody has. */
  async setPush(code: string, game: string, on: boolean): Promise<void> {
    if (on) {
      if ((await Notification.requestPermission()) !== "granted") {
        this.hindrance = this.#hindrance() ?? "blocked";
        return;
      }
      if (!this.kept.push) await this.#subscribe();
      await this.#keepWords(game);
    }
    await this.#set(code, "push", on);
  }

  async setMail(code: string, on: boolean): Promise<void> {
    await this.#set(code, "mail", on);
  }

  /** Give an address, which its reader has to confirm; until then nothing else is sent there. */
  async addMail(code: string, address: string): Promise<void> {
    const { token, confirmed } = await api.addContact({ language: language(), mail: address });
    this.#keep({ mail: { token, address, confirmed } });
    await this.#set(code, "mail", true);
  }

  /** Forget everything, here and on the server. */
  async erase(): Promise<void> {
    for (const contact of [this.kept.push, this.kept.mail]) {
      if (contact) {
        await api.eraseContact(contact.token).catch((problem: unknown) => {
          if (!isForgotten(problem)) throw problem;
        });
      }
    }
    const subscription = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    this.#keep({ push: null, mail: null, rooms: {} });
  }

  #hindrance(): Hindrance | null {
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
      return "unsupported";
    if (this.offer && !this.offer.key) return "host";
    return Notification.permission === "denied" ? "blocked" : null;
  }

  async #subscribe(): Promise<void> {
    const subscription = await this.#ask().catch(() => {
      throw new api.Refused({ id: "notices-failed" });
    });
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    const { token } = await api.addContact({ language: language(), push: { endpoint, keys } });
    this.#keep({ push: { token } });
  }

  async #ask(): Promise<PushSubscription> {
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key, or forgotten
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.offer?.key ?? "" });
  }

  /** Link or unlink all seats of a room that are held here; one whose token opens nothing any more is left out. */
  async #set(code: string, way: Way, on: boolean): Promise<void> {
    const contact = this.kept[way]?.token;
    if (!contact) return;
    await this.#known(way, async () => {
      for (const token of placeIn(code)?.tokens ?? []) {
        await api.setNotices(code, token, { contact, on }).catch((problem: unknown) => {
          if (!(problem instanceof api.Refused) || problem.told.id !== "refused-token") throw problem;
        });
      }
      this.#keep({ rooms: { ...this.kept.rooms, [code]: { ...this.kept.rooms[code], [way]: on } } });
    });
  }

  /** Do something with a contact; one that the server has forgotten is forgotten here too. */
  async #known(way: Way, doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
    } catch (problem) {
      if (isForgotten(problem)) this.#keep({ [way]: null });
      throw problem;
    }
  }

  #keep(changes: Partial<NoticesKept>): void {
    this.kept = { ...this.kept, ...changes };
    keepNotices(this.kept);
  }

  /** The service worker has no words of its own. */
  async #keepWords(game: string): Promise<void> {
    const store = await caches.open(WORDS);
    const before = ((await (await store.match(SAID))?.json()) ?? {}) as { games?: Record<string, string> };
    const games = { ...before.games, [game]: say(`${game}-name`) };
    const words = { games, body: say("notices-turn"), stop: say("notices-stop") };
    await store.put(SAID, new Response(JSON.stringify(words)));
  }
}

function isForgotten(problem: unknown): boolean {
  return problem instanceof api.Refused && problem.told.id === "refused-contact";
}

export const notices = new Notices();
