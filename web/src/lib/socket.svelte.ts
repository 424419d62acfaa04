/** A room over one socket: what one was told, kept up to date; and what one asks, sent again until it is answered. */
import { BACK, PING } from "../facts";
import type {
  Answer,
  Chair,
  Done,
  Hello,
  Hint,
  Ping,
  Request,
  Room,
  SeatNews,
  Seen,
  Status,
  Talked,
  Told,
  Undone,
  Update,
  View,
  VoteKind,
} from "../protocol";
import { Refused } from "./api";
import type { Account } from "./beats";
import { isFront } from "./front.svelte";
import { isKnown } from "./games.svelte";
import { meet } from "./guests";
import { diceWordsOf, heardIn, keepDiceWords, keepHeard, keepPlace, keepSat, placeIn, satIn } from "./memory.svelte";
import type { DiceWords } from "./memory.svelte";
import { refusal } from "./narrator";
import { carriedOver, unnamed } from "./talk";
import { randomKey, salted, sha256 } from "./fair";
import type { Pace } from "./stage.svelte";
import type { Message } from "./words.svelte";

const DEAD = 9000; // milliseconds without any answer, after which the connection counts as lost
const ONLOOKER = "?";
/** Statuses of a match before its first ply. */
export const BEFORE: readonly Status[] = ["seating", "promises", "words"];
const PROMISING: readonly Status[] = ["seating", "promises"];

/** Requests that are answered under their key. */
type Keyed = Extract<Request, { key: string }>;
type Fields<T extends Keyed["type"]> = Omit<Extract<Keyed, { type: T }>, "type" | "key">;

/** What one knows at a seat held here, or as an onlooker. */
export interface Known {
  seat: string | null;
  plies: string[];
  events: Array<[number, Told]>;
  view: View;
  chosen: string | null; // one's own choice, while others still choose
  roll: boolean; // one may roll the die
  undo: boolean; // one may take one's last choice back, or ask for that
}

/** News of one seat as it came in: for the stage. */
export interface Batch extends Account {
  seat: string | null;
  before: Known | null; // what was known there
  snapshot: boolean; // everything from the start, or all that was missed
}

interface Waiting {
  text: string;
  done(told: Done | Hint): void;
  failed(why: Refused): void;
}

export class RoomSocket {
  room = $state.raw<Room | null>(null);
  sat = $state.raw<number[]>([]); // places of those who have sat at this screen since the match began
  begun = false; // whether its match has, told also to a part of the page that is just being taken away
  match = $state.raw<string | null>(null);
  version = $state.raw(0);
  seen = $state.raw<Record<string, Known>>({});
  before: Record<string, Known> = {}; // the same before the last update
  talks = $state.raw<Talked[]>([]);
  known = 0; // up to this time one knew what was said, or was not here yet
  missing = $state.raw<string[]>([]);
  undo = $state.raw<{ by: string; agreed: string[] } | null>(null);
  undone = $state.raw<Undone | null>(null); // what was taken back, until something else happens
  due = $state.raw<number | null>(null);
  hurried = $state.raw<string[]>([]); // bots for which a quicker one has answered
  warming = $state.raw<string[]>([]); // those for which one answers until they are ready
  online = $state(false);
  lost = $state(false); // it was there, and is gone
  unreached = $state(false); // it was tried, and is not there yet
  refused = $state.raw<Message | null>(null); // the door is shut
  word = $state(""); // typed for the dice; random if left empty

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #heard = 0;
  #ticked = Date.now();
  #ticking: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #listeners = new Set<(batch: Batch) => void>();
  readonly #heardBefore: number | null; // by this browser, in this room

  constructor(
    readonly code: string,
    readonly tokens: string[],
  ) {
    this.#heardBefore = heardIn(code);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    this.#ticking = setInterval(() => this.#tick(), PING);
    this.#connect();
  }

  /** Be told of news as it comes; gives a function that ends it. */
  listen(listener: (batch: Batch) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The seats held here, or the onlooker's. */
  get seats(): Known[] {
    return Object.values(this.seen);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    clearInterval(this.#ticking);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  // ---- The connection

  #hurry = (): void => {
    if (!this.#socket) this.#connect();
  };

  /** The network is gone, as the browser says: a server that does not answer now is out of reach. */
  #doubt = (): void => {
    const socket = this.#socket;
    const asked = Date.now();
    this.#ping();
    setTimeout(() => socket && this.#heard < asked && this.#drop(socket), PING);
  };

  /** A dead line may take minutes to close. */
  #drop(socket: WebSocket): void {
    socket.close();
    this.#gone(socket);
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#closed || this.#socket) return;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      const seats = Object.keys(this.seen).filter((seat) => seat !== ONLOOKER);
      const talk = this.talks.at(-1)?.at ?? 0;
      const sat = satIn(this.code);
      const hello: Hello = {
        type: "hello",
        room: this.code,
        tokens: this.tokens,
        match: this.match,
        version: this.version,
        seats,
        talk,
        front: isFront(),
        stage: true,
        shared: sat && sat.places.length > 1 ? sat.match : null,
      };
      socket.send(JSON.stringify(hello));
      for (const waiting of this.#waiting.values()) socket.send(waiting.text);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data as string) as Answer);
    };
    socket.onclose = () => this.#gone(socket);
  }

  /** Say hello once more: people who have left in another window come back. */
  rejoin(): void {
    const socket = this.#socket;
    this.online = false; // on purpose: nothing is lost
    socket?.close();
    if (socket) this.#gone(socket);
    this.#connect();
  }

  #gone(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (this.online) this.lost = true;
    else if (!this.room) this.unreached = true;
    this.online = false;
    if (!this.#closed && !this.refused) this.#again = setTimeout(() => this.#connect(), BACK * (0.5 + Math.random()));
  }

  #tick(): void {
    const socket = this.#socket;
    const now = Date.now();
    const late = now - this.#ticked > DEAD; // the page slept, and has not listened since
    this.#ticked = now;
    if (!socket) return;
    if (!late && now - this.#heard > DEAD) this.#drop(socket);
    else this.#ping();
  }

  /** A sign of life. */
  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const sign: Ping = { type: "ping", front: isFront() };
    this.#socket.send(JSON.stringify(sign));
  }

  // ---- What is told

  #take(told: Answer): void {
    switch (told.type) {
      case "done":
      case "hint":
        this.#waiting.get(told.key)?.done(told);
        break;
      case "error":
        this.#fail(told.key, new Refused(refusal(told.message, told.arguments)));
        break;
      case "room":
        if (isKnown(told.game)) this.#enter(told);
        else void meet(told.game).then(() => this.#enter(told));
        break;
      case "update":
        this.#update(told);
        break;
      case "talk":
        this.#hear(told);
        break;
      case "ask":
        this.#ping();
        break;
      case "goodbye":
      case "pong":
        break;
      default:
        told satisfies never; // every answer has its case
    }
  }

  #enter(room: Room): void {
    const gone = this.room && unnamed(this.room, room);
    if (gone?.size) void import("./unnamed").then(({ unname }) => unname(this, gone)).catch(() => undefined);
    if (this.room && this.room.match !== room.match) this.talks = carriedOver(this.talks, this.room, room);
    this.room = room;
    this.begun = !BEFORE.includes(room.status);
    this.sat = this.begun ? this.#noteSat(room) : [];
    this.online = true;
    this.lost = false;
    this.unreached = false;
    this.#tendWords(room);
  }

  /** Those who sit at this screen, and those who did before their seats went to another device: it is remembered. */
  #noteSat(room: Room): number[] {
    const kept = satIn(this.code);
    const before = kept?.match === room.match ? kept.places : [];
    const mine = room.chairs.filter((chair) => chair.yours && chair.kind === "person").map((chair) => chair.place);
    const fresh = mine.filter((place) => !before.includes(place));
    if (!fresh.length) return before;
    keepSat(this.code, { match: room.match, places: [...before, ...fresh] });
    return [...before, ...fresh];
  }

  /** Anyone who comes back has missed what was said since; to newcomers all of it is the past. */
  #hear(told: Talked): void {
    if (told.earlier && told.at <= (this.#heardBefore ?? Infinity)) this.known = told.at;
    this.talks = [...this.talks, told];
    keepHeard(this.code, told.at);
  }

  #fail(key: string | null, why: Refused): void {
    if (key !== null) {
      this.#waiting.get(key)?.failed(why);
    } else if (!this.room) {
      this.refused = why.told;
      this.close();
    }
  }

  #update(told: Update): void {
    const fresh = told.since === 0 || told.match !== this.match;
    const before = fresh ? {} : this.seen;
    const seen: Record<string, Known> = {};
    for (const news of told.news) seen[news.seat ?? ONLOOKER] = this.#follow(before[news.seat ?? ONLOOKER], news);
    this.before = before;
    this.seen = seen;
    this.match = told.match;
    this.version = told.version;
    this.missing = told.missing;
    this.undo = told.undo as { by: string; agreed: string[] } | null;
    this.undone = told.undone;
    this.due = told.due;
    this.hurried = told.hurried;
    this.warming = told.warming;
    for (const { seat, plies, events, steps, view } of told.news) {
      const known = before[seat ?? ONLOOKER] ?? null;
      const account = { first: known?.plies.length ?? 0, plies: plies.length, events, steps, view };
      const batch = { seat, before: known, snapshot: fresh, version: told.version, ...account };
      if (plies.length || fresh) this.#listeners.forEach((listener) => listener(batch));
    }
  }

  #follow(before: Known | undefined, news: SeatNews): Known {
    return {
      seat: news.seat,
      plies: [...(before?.plies ?? []), ...news.plies],
      events: [...(before?.events ?? []), ...news.events],
      view: news.view,
      chosen: news.chosen,
      roll: news.roll,
      undo: news.undo,
    };
  }

  /** Add a word to the fair dice for every seat held here: first its hash, and itself once all words are promised. */
  #tendWords(room: Room): void {
    const mine = room.chairs.filter((chair) => chair.yours && chair.kind === "person" && chair.seat);
    if (mine.length) this.#addWords(room, mine, this.#noted(room));
  }

  #addWords(room: Room, mine: Chair[], noted: DiceWords): void {
    for (const chair of mine) {
      const seat = chair.seat!;
      if (PROMISING.includes(room.status) && !chair.ready) {
        noted.words[seat] ??= salted();
        this.#commit(room.match, seat, noted).catch(() => undefined);
      } else if (room.status === "words" && seat in noted.words) {
        this.request("reveal", { match: room.match, seat, word: noted.words[seat]! }).catch(() => undefined);
      }
    }
  }

  /** Replace one's random word for the dice by one with something of one's own in it, before the start. */
  async giveWord(seat: string, typed: string): Promise<void> {
    const { room } = this;
    if (!room) return;
    const noted = this.#noted(room);
    const before = noted.words[seat];
    noted.words[seat] = salted(typed);
    try {
      await this.#commit(room.match, seat, noted);
    } catch (problem) {
      if (before !== undefined) keepDiceWords(room.match, { ...noted, words: { ...noted.words, [seat]: before } });
      throw problem; // too late: the word that was promised before is the one to reveal
    }
  }

  /** What is known here of a match's dice; at first sight the commitment is noted, for the check at the end. */
  #noted(room: Room): DiceWords {
    const before = diceWordsOf(room.match);
    if (before) return before;
    const place = placeIn(this.code);
    const seen = PROMISING.includes(room.status);
    const noted: DiceWords = seen
      ? { commitment: room.commitment, words: {} }
      : { commitment: null, moved: place?.moved ?? false, words: {} };
    keepDiceWords(room.match, noted);
    if (place?.moved) keepPlace({ ...place, moved: false });
    return noted;
  }

  /** Keep a seat's word here, and send its hash. */
  async #commit(match: string, seat: string, noted: DiceWords): Promise<void> {
    keepDiceWords(match, noted);
    await this.request("commit", { match, seat, hash: await sha256(noted.words[seat] ?? "") });
  }

  // ---- What is asked

  /** Send a request under a key and wait for its answer, through as many connections as it takes. */
  async request<T extends Keyed["type"]>(type: T, fields: Fields<T>): Promise<number | null> {
    return (await this.#ask(type, fields)).version;
  }

  #ask<T extends Keyed["type"]>(type: T, fields: Fields<T>): Promise<Done | Hint> {
    const key = randomKey();
    const text = JSON.stringify({ type, key, ...fields });
    return new Promise((done, failed) => {
      const end =
        <V>(finish: (value: V) => void) =>
        (value: V): void => {
          this.#waiting.delete(key);
          finish(value);
        };
      this.#waiting.set(key, { text, done: end(done), failed: end(failed) });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** What a request about this moment of the match begins with. */
  #moment(seat: string): { match: string; version: number; seat: string } {
    if (this.match === null) throw new Error("no match is known yet");
    return { match: this.match, version: this.version, seat };
  }

  choose(seat: string, move: string): Promise<number | null> {
    return this.request("choose", { ...this.#moment(seat), move });
  }

  roll(seat: string): Promise<number | null> {
    return this.request("roll", this.#moment(seat));
  }

  /** What to choose, and why; for this seat alone. */
  async hint(seat: string): Promise<Hint> {
    return (await this.#ask("hint", this.#moment(seat))) as Hint;
  }

  takeBack(seat: string, agree = true): Promise<number | null> {
    return this.request("undo", { ...this.#moment(seat), agree });
  }

  /** The stage is still: bots may go on. */
  still(pace: Pace): void {
    if (this.match === null || this.#socket?.readyState !== WebSocket.OPEN) return;
    const seen: Seen = {
      type: "seen",
      match: this.match,
      version: this.version,
      pace: pace === "none" ? "quick" : pace,
    };
    this.#socket.send(JSON.stringify(seen));
  }

  vote(seat: string, kind: VoteKind, agree: boolean, about: string | null = null): Promise<number | null> {
    return this.request("vote", { match: this.room!.match, seat, kind, about, agree });
  }

  leave(seat: string): Promise<number | null> {
    return this.request("leave", { match: this.room!.match, seat });
  }

  resign(seat: string): Promise<number | null> {
    return this.request("resign", { match: this.room!.match, seat });
  }

  say(text: string, seat: string | null, to: string | null = null): Promise<number | null> {
    return this.request("say", { text, seat, to });
  }

  signal(seat: string, signal: string): Promise<number | null> {
    return this.request("signal", { match: this.room!.match, seat, signal });
  }

  mute(seat: string, name: string, on: boolean): Promise<number | null> {
    return this.request("mute", { seat, name, on });
  }
}
