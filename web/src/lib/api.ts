/** What is asked over HTTP. Tokens travel in a header, never in an address. */
import type {
  ContactKey,
  ContactState,
  Created,
  DeviceKey,
  GuestGame,
  HeldRoom,
  MatchRecord,
  Moment,
  NewContact,
  NewProfile,
  NewRoom,
  NewTry,
  NoticeOffer,
  NoticeWish,
  Past,
  PuzzleDay,
  PuzzleSolution,
  Refusal,
  Review,
  Seated,
  Standing,
  Story,
  Ticket,
} from "../protocol";
import { refusal } from "./narrator";
import type { Message } from "./words.svelte";

/** The server said no, or could not be reached; `told` says why, for `text()`. */
export class Refused extends Error {
  constructor(readonly told: Message) {
    super(told.id);
  }
}

/** What the client itself loads when it is needed, such as another language: it too may be out of reach. */
export async function loaded<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new Refused({ id: "web-unreachable" });
  }
}

export async function ask<T>(method: string, path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ id: "web-unreachable" });
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  try {
    const told = JSON.parse(text) as Refusal;
    throw new Refused(refusal(told.message, told.arguments));
  } catch (problem) {
    throw problem instanceof Refused ? problem : new Refused({ id: "web-unreachable" });
  }
}

export const openRoom = (wish: NewRoom): Promise<Created> => ask("POST", "rooms", null, wish);
export const games = (): Promise<GuestGame[]> => ask("GET", "games");
export const booksThere = (game: string): Promise<string[]> => ask("GET", `books/${game}`);
export const standings = (rooms: HeldRoom[]): Promise<Standing[]> => ask("POST", "standings", null, { rooms });
export const addresses = (): Promise<string[]> => ask("GET", "addresses");
export const makeProfile = (wish: NewProfile): Promise<DeviceKey> => ask("POST", "profiles", null, wish);
export const join = (code: string, name: string, profile: string | null): Promise<Seated> =>
  ask("POST", `rooms/${code}/join`, null, { name, profile });
export const move = (code: string, ticket: string): Promise<Seated> =>
  ask("POST", `rooms/${code}/move`, null, { ticket });
export const leave = (code: string, token: string): Promise<void> => ask("POST", `rooms/${code}/leave`, token);
export const ticket = (code: string, token: string): Promise<Ticket> => ask("POST", `rooms/${code}/ticket`, token);
export const rematch = (code: string, token: string): Promise<void> => ask("POST", `rooms/${code}/rematch`, token);
export const start = (code: string, token: string): Promise<void> => ask("POST", `rooms/${code}/start`, token);
export const lock = (code: string, host: string, on: boolean): Promise<void> =>
  ask("PUT", `rooms/${code}/lock`, host, { on });
export const placeBot = (code: string, token: string, place: number, level: string | null): Promise<void> =>
  ask("PUT", `rooms/${code}/seats/${place}`, token, { level });
export const remove = (code: string, host: string, place: number): Promise<void> =>
  ask("DELETE", `rooms/${code}/seats/${place}`, host);
export const drop = (code: string, token: string, place: number): Promise<void> =>
  ask("POST", `rooms/${code}/seats/${place}/drop`, token);
export const noticeOffer = (): Promise<NoticeOffer> => ask("GET", "notices");
export const addContact = (contact: NewContact): Promise<ContactKey> => ask("POST", "contacts", null, contact);
export const contactState = (contact: string): Promise<ContactState> => ask("GET", "contacts", contact);
export const eraseContact = (contact: string): Promise<void> => ask("DELETE", "contacts", contact);
export const setNotices = (code: string, token: string, wish: NoticeWish): Promise<void> =>
  ask("PUT", `rooms/${code}/notices`, token, wish);
export const pastMatches = (code: string): Promise<Past[]> => ask("GET", `rooms/${code}/matches`);
export const record = (match: string): Promise<MatchRecord> => ask("GET", `matches/${match}/record`);

/**
 * The table as a seat saw it after so many plies; any seat's once the match is over, else one's own or an onlooker's.
 */
export const moment = (match: string, plies: number, seat: string | null, token?: string | null): Promise<Moment> =>
  ask("GET", `matches/${match}/moments/${plies}${seat ? `?seat=${seat}` : ""}`, token);

/** Everybody's chances in a match that is over, as far as they are worked out. */
export const analysis = (match: string): Promise<Review> => ask("GET", `matches/${match}/analysis`);

/** A new room against bots, at the moment of a match that is over where this seat had to choose. */
export const tryFrom = (match: string, wish: NewTry): Promise<Created> =>
  ask("POST", `matches/${match}/tries`, null, wish);

/** Everything that a seat was told so far; who may ask for which is as with moments. */
export const story = (match: string, seat: string | null, token?: string | null): Promise<Story> =>
  ask("GET", `matches/${match}/story${seat ? `?seat=${seat}` : ""}`, token);

/** The puzzles of a day, or of `today`. */
export const puzzles = (day: string): Promise<PuzzleDay> => ask("GET", `puzzles/${encodeURIComponent(day)}`);
export const solve = (day: string, game: string, move: string): Promise<PuzzleSolution> =>
  ask("POST", `puzzles/${day}/${game}`, null, { move });
