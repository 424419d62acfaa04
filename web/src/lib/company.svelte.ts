/** The people at a table: whether they are there, who plays for them, and what they decide together. */
import type { Component } from "svelte";
import type { Chair, Room, Vote, VoteKind } from "../protocol";
import * as api from "./api";
import { placeIn } from "./memory.svelte";
import { shown } from "./names";
import { attempt, remark } from "./remark.svelte";
import type { RoomSocket } from "./socket.svelte";
import { say } from "./words.svelte";

/** What is told of somebody, and who plays the seat: `table-presence-…` has the words. */
export type Presence = Chair["presence"] | "away-bot" | "left-bot" | `${Chair["presence"]}-resigned`;

/** After a match it does not matter who played. */
export function presenceOf(chair: Chair, playing = true): Presence {
  if (!playing) return chair.presence;
  if (chair.resigned) return `${chair.presence}-resigned`;
  if (chair.stand_in) return chair.presence === "left" ? "left-bot" : "away-bot";
  return chair.presence;
}

/** Whether the person who sits there plays, and no bot for them. */
export function isPlaying(chair: Chair): boolean {
  return chair.kind === "person" && !chair.stand_in && !chair.resigned;
}

/** Who came, went, or is played for by a bot now, in sentences; in a slow match presence means nothing. */
export function comings(before: Room, now: Room): string {
  if (before.match !== now.match) return "";
  return now.chairs
    .flatMap((chair) => {
      const was = before.chairs.find((other) => other.place === chair.place);
      if (!was || chair.yours || chair.kind !== "person") return [];
      const heard = coming(was, chair, now);
      const name = shown(chair.name);
      const late = chair.late.length > was.late.length ? [say("table-late", { name })] : [];
      if (heard) return [...late, say(`table-heard-${heard}`, { name })];
      return chair.replaceable && !was.replaceable ? [...late, say("table-absent", { name })] : late;
    })
    .join(" ");
}

function coming(was: Chair, chair: Chair, { slow, status }: Room): string | null {
  if (chair.resigned && !was.resigned) return "resigned";
  if (status === "running") {
    if (chair.stand_in !== was.stand_in) return chair.stand_in ? "stand-in" : "back";
    if (chair.stand_in) return null;
  }
  if (chair.presence === was.presence) return null;
  return slow && chair.presence !== "left" ? null : chair.presence;
}

/** What the people at this screen may do about the match, with those elsewhere. */
export class Company {
  heard = ""; // what was told last of another match
  leaving = $state(false); // everybody at this screen, on purpose
  Face = $state.raw<Component<{ face: number }> | null>(null); // what draws faces, once it is there

  constructor(readonly table: RoomSocket) {}

  get room(): Room {
    return this.table.room!;
  }

  /** The people at this screen. */
  get mine(): Chair[] {
    return this.room.chairs.filter((chair) => chair.yours && chair.kind === "person");
  }

  /** The people elsewhere. */
  get others(): Chair[] {
    return this.room.chairs.filter((chair) => !chair.yours && chair.kind === "person");
  }

  /** Those here who play. */
  get playing(): Chair[] {
    return this.mine.filter(isPlaying);
  }

  /** Whether somebody elsewhere plays: then the match does not wait for those here. */
  get accompanied(): boolean {
    return this.others.some(isPlaying);
  }

  /** Whether several people at this screen answer, together with others, about another match: each for themselves. */
  get apart(): boolean {
    return this.mine.length > 1 && this.others.some((chair) => chair.presence !== "left");
  }

  /** What has been proposed, if anything. */
  vote(kind: VoteKind, about: string | null = null): Vote | null {
    return this.room.votes.find((vote) => vote.kind === kind && vote.about === about) ?? null;
  }

  /** Seats here whose answer is awaited. */
  asked(vote: Vote): string[] {
    return this.mine.flatMap((chair) => (chair.seat && vote.awaited.includes(chair.seat) ? chair.seat : []));
  }

  /**
   * Propose something, agree to it or decline: one answer for everybody at this screen, or for `one` of them. Nobody
   * agrees for somebody else to the end of a match that others play elsewhere, to a bot in somebody's place, or to
   * another match with those others.
   */
  async answer(kind: VoteKind, agree: boolean, about: string | null = null, one?: string | null): Promise<boolean> {
    const vote = this.vote(kind, about);
    const given = (agree ? vote?.agreed : vote?.declined) ?? [];
    const people = kind === "rematch" ? this.mine : this.playing;
    const all = people.flatMap((chair) => (chair.seat && !given.includes(chair.seat) ? chair.seat : []));
    const single = kind === "rematch" ? one : agree && this.accompanied && (one ?? all[0]);
    const seats = single ? [single] : all;
    return attempt(each(seats, (seat) => this.table.vote(seat, kind, agree, about)));
  }

  /** The next match without those who have declined it: the host prepares it, or anybody while the host is away. */
  async playWithout(): Promise<boolean> {
    const place = placeIn(this.table.code);
    const token = place?.host ?? place?.tokens[0];
    return token !== undefined && attempt(api.rematch(this.table.code, token));
  }

  /** Everybody at this screen leaves; without a connection nobody could be told. */
  async leave(): Promise<boolean> {
    if (!this.table.online) {
      remark(say("table-leave-offline"));
      return false;
    }
    const seats = this.mine.flatMap((chair) => chair.seat ?? []);
    this.leaving = true;
    const left = await attempt(each(seats, (seat) => this.table.leave(seat)));
    this.leaving = left;
    return left;
  }

  async resign(seat: string): Promise<boolean> {
    return attempt(this.table.resign(seat));
  }
}

/** One request per seat; once one is carried out, what is left may have been settled by it. */
async function each(seats: string[], ask: (seat: string) => Promise<unknown>): Promise<void> {
  let settled = false;
  for (const seat of seats) {
    try {
      await ask(seat);
      settled = true;
    } catch (problem) {
      if (!settled || !(problem instanceof api.Refused)) throw problem;
    }
  }
}
