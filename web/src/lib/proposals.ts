/** What becomes of a proposal: it comes about, somebody declines it, or it goes because something else has happened. */
import type { Room, Vote } from "../protocol";
import { isPlaying } from "./company.svelte";

/** A vote, or somebody's wish to take a choice back. */
export interface Proposal {
  kind: Vote["kind"] | "undo";
  about: string | null;
  by: string;
  agreed: string[];
}

/** The table as far as proposals depend on it. */
export interface Setting {
  room: Room;
  version: number;
  undone: boolean; // a choice was taken back just now
}

export type Fate = "done" | "declined" | "gone";

export interface Followed {
  past: Array<[Proposal, Fate]>;
  fresh: Proposal[];
  grown: Proposal[];
}

interface Noted extends Proposal {
  version: number;
  people: string[]; // whom it could be put to
}

/** Remembers what lies on the table, and tells what has become of it. */
export class Proposals {
  #noted: Noted[] = [];

  /** Gives what is no longer proposed, and how that came; what is new; and what has found more agreement. */
  follow(now: readonly Proposal[], setting: Setting): Followed {
    const before = this.#noted;
    const was = (one: Proposal): Noted | undefined => before.find((other) => keyOf(other) === keyOf(one));
    const past = before.filter((one) => !now.some((other) => keyOf(other) === keyOf(one)));
    const grown = now.filter((one) => one.agreed.length > (was(one)?.agreed.length ?? Infinity));
    const fresh = now.filter((one) => !was(one));
    // A wish and the room are told one after the other: of a wish it counts who was there when it came.
    this.#noted = now.map((one) => {
      const { version, people } = (one.kind === "undo" && was(one)) || { ...setting, people: peopleIn(setting.room) };
      return { ...one, version, people };
    });
    return { past: past.map((one) => [one, fateOf(one, setting)]), fresh, grown };
  }
}

export function keyOf({ kind, about }: Proposal): string {
  return `${kind} ${about}`;
}

/** Only people who play and have not left are asked. */
function peopleIn(room: Room): string[] {
  return room.chairs.flatMap((chair) => (isPlaying(chair) && chair.presence !== "left" && chair.seat) || []);
}

/** Nobody need have declined what ended when a choice was made, or when somebody resigned, left or came back. */
function fateOf(one: Noted, { room, version, undone }: Setting): Fate {
  const about = room.chairs.find((chair) => chair.seat === one.about);
  if (room.status !== "running" || about?.stand_in || about?.presence === "here") return "done";
  if (one.kind === "undo" && undone) return "done";
  if (one.kind === "undo" && version !== one.version) return "gone";
  const here = peopleIn(room);
  return one.people.every((seat) => here.includes(seat)) ? "declined" : "gone";
}
