/** The lobby over one socket: what there is, kept up to date, and a seat with whoever comes. */
import { BACK, PING } from "../facts";
import type { Answer, Lobby, LobbyAnswer, NewSeat, Seek } from "../protocol";
import { randomKey } from "./fair";
import { refusal } from "./narrator";
import type { Message } from "./words.svelte";

const DEAD = 9000; // milliseconds without any answer, after which the connection counts as lost

export type Search = Pick<Seek, "name" | "games" | "sizes" | "slow" | "profile">;

export class LobbySocket {
  lobby = $state.raw<Lobby | null>(null);
  online = $state(false);
  away = $state(false); // it was tried, and is not there
  seeking = $state.raw<Seek | null>(null); // what one waits for
  refused = $state.raw<Message | null>(null); // why it cannot be

  #socket: WebSocket | null = null;
  #heard = 0;
  #ticked = Date.now();
  #ticking: ReturnType<typeof setInterval>;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #stopping: ((stopped: boolean) => void) | null = null;

  /** `seated` is told of the seat and of the token that opens it. */
  constructor(readonly seated: (seat: NewSeat, token: string) => void) {
    addEventListener("online", this.#connect);
    this.#ticking = setInterval(() => this.#tick(), PING);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#connect);
    clearInterval(this.#ticking);
    clearTimeout(this.#again);
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING)
      socket.onopen = () => socket.close(); // until then it would count as an error
    else socket?.close();
  }

  // ---- The connection

  #connect = (): void => {
    clearTimeout(this.#again);
    if (this.#closed || this.#socket) return;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#send({ type: "lobby" });
      if (this.seeking) this.#send(this.seeking); // the same wish: it goes on, or is told of the seat
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data as string) as Answer | LobbyAnswer);
    };
    socket.onclose = () => this.#gone(socket);
  };

  #gone(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.online = false;
    this.away = true;
    this.#stopping?.(true); // nobody is seated who is not there
    if (!this.#closed) this.#again = setTimeout(this.#connect, BACK * (0.5 + Math.random()));
  }

  #tick(): void {
    const socket = this.#socket;
    const now = Date.now();
    const late = now - this.#ticked > DEAD; // the page slept, and has not listened since
    this.#ticked = now;
    if (socket && !late && now - this.#heard > DEAD) {
      socket.close(); // a dead line may take minutes to close
      this.#gone(socket);
    } else {
      this.#send({ type: "ping" });
    }
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ---- What is told

  #take(told: Answer | LobbyAnswer): void {
    switch (told.type) {
      case "lobby":
        this.lobby = told;
        this.online = true;
        this.away = false;
        break;
      case "seated":
        this.#sit(told);
        break;
      case "done":
        if (told.key !== this.seeking?.key) this.#stopping?.(true);
        break;
      case "error":
        if (told.key === this.seeking?.key) {
          this.refused = refusal(told.message, told.arguments);
          this.seeking = null;
        }
        break;
      case "ask":
        this.#send({ type: "ping" });
        break;
      default: // what rooms tell, and signs of life
    }
  }

  #sit(seat: NewSeat): void {
    const wish = this.seeking;
    this.seeking = null;
    this.#stopping?.(false);
    if (wish) this.seated(seat, wish.token);
  }

  // ---- What is asked

  /** Wait for a seat, through as many connections as it takes. */
  seek(wish: Search): void {
    this.refused = null;
    this.seeking = { type: "seek", key: randomKey(), token: randomKey(), ...wish };
    this.#send(this.seeking);
  }

  /** Wait no longer; tells whether that came in time. */
  async stop(): Promise<boolean> {
    const online = this.#socket?.readyState === WebSocket.OPEN;
    const stopped = !online || (await new Promise<boolean>((done) => this.#ask(done)));
    this.#stopping = null;
    this.seeking = null;
    return stopped;
  }

  #ask(done: (stopped: boolean) => void): void {
    this.#stopping = done;
    this.#send({ type: "stop", key: randomKey() });
  }
}
