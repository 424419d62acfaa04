/** What is asked over HTTP about oneself: one's profile, devices, passkeys and matches. */
import { ask } from "./api";
import type {
  Block,
  DeviceKey,
  Passkey,
  PlayedMatches,
  Profile,
  ProfileChange,
  ProfileLink,
  ProfileOffer,
  RatingStep,
  Seated,
  Standing,
  TakeProfile,
} from "../protocol";

export const offer = (): Promise<ProfileOffer> => ask("GET", "profiles");
export const profile = (token: string): Promise<Profile> => ask("GET", "profile", token);
export const change = (token: string, wish: ProfileChange): Promise<Profile> => ask("PATCH", "profile", token, wish);
export const erase = (token: string): Promise<void> => ask("DELETE", "profile", token);
export const everything = (token: string): Promise<unknown> => ask("GET", "profile/export", token);
export const link = (token: string): Promise<ProfileLink> => ask("POST", "profile/link", token);
export const take = (wish: TakeProfile): Promise<DeviceKey> => ask("POST", "profile/take", null, wish);
export const revoke = (token: string, device: string): Promise<void> =>
  ask("DELETE", `profile/devices/${device}`, token);
export const block = (token: string, wish: Block): Promise<void> => ask("POST", "profile/blocks", token, wish);
export const unblock = (token: string, { room, place }: Block): Promise<void> =>
  ask("DELETE", `profile/blocks/${room}/${place}`, token);
export const unblockAll = (token: string): Promise<void> => ask("DELETE", "profile/blocks", token);
export const running = (token: string): Promise<Standing[]> => ask("GET", "profile/running", token);
/** One's seat in a room, from whichever device it was played on, goes on here. */
export const bringSeat = (token: string, code: string): Promise<Seated> => ask("POST", `profile/seats/${code}`, token);

/** One's matches that are over, the last one first; those that ended before a time, of one game. */
export function played(token: string, before: number | null, game: string): Promise<PlayedMatches> {
  const asked = new URLSearchParams();
  if (before !== null) asked.set("before", String(before));
  if (game) asked.set("game", game);
  return ask("GET", `profile/matches${asked.size ? `?${asked}` : ""}`, token);
}

/** How one's ratings came about, in all games. */
export const steps = (token: string): Promise<RatingStep[]> => ask("GET", "profile/ratings", token);

// ---- Passkeys: the options and the answers are those of WebAuthn, as JSON

export const creationOptions = (token: string): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  ask("POST", "profile/passkeys/options", token);
export const addPasskey = (token: string, name: string, credential: unknown): Promise<Passkey> =>
  ask("POST", "profile/passkeys", token, { name, credential });
export const removePasskey = (token: string, id: string): Promise<void> =>
  ask("DELETE", `profile/passkeys/${encodeURIComponent(id)}`, token);
export const requestOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> => ask("POST", "passkeys/options");
export const enter = (device: string, credential: unknown): Promise<DeviceKey> =>
  ask("POST", "passkeys", null, { device, credential });
