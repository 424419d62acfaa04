/** What is heard of what happens at a table: the game's own table says which event has which sound. */
import type { Cues, Shelf } from "../games/shelf";
import type { Told, View } from "../protocol";
import type { Gone } from "./narrator";
import { play, type Sound } from "./sounds";

/** News of a seat, or of an onlooker. */
interface News {
  seat: string | null;
  events: Told[];
  view: View;
  gone?: Gone; // who has not won, whatever the result is
}

export class Ear {
  #made: Sound | null = null; // by one's own hand, so that it is not heard again when the server tells of it

  constructor(readonly sound: (sound: Sound) => void = play) {}

  /** Something that one does oneself is heard at once. */
  act(sound: Sound): void {
    this.#made = sound;
    this.sound(sound);
  }

  /** What rolls is heard as soon as it is `begun`; other sounds tell something, and wait until it is `seen`. */
  hear(news: News, shelf: Shelf, part: "begun" | "seen" | "all" = "all"): void {
    if (!news.events.length) return;
    const made = this.#made;
    const events = news.events.filter(
      (told) => !(isOf(told, "seat", news.seat) && shelf.sounds?.[told.event] === made),
    );
    if (part !== "begun") this.#made = null;
    for (const sound of soundsOf({ ...news, events }, shelf.sounds))
      if (part === "all" || (sound === "roll") === (part === "begun")) this.sound(sound);
  }

  /** Another question; one that follows from what one has just done oneself needs no bell. */
  ask(seat: string, before: string): void {
    if (!before.startsWith(`${seat} `)) this.sound("turn");
  }
}

/** The sounds of news, each once, in their order, and at the end of a match how it ended for the listener. */
function soundsOf({ seat, events, view, gone = {} }: News, cues: Cues | undefined): Sound[] {
  const sounds = events.flatMap((told) => {
    const cue = cues ? cues[told.event] : "reveal";
    if (cue === undefined || typeof cue === "string") return cue ?? [];
    return Object.entries(cue).flatMap(([argument, sound]) => (isOf(told, argument, seat) ? sound : []));
  });
  return [...new Set([...sounds, ...endOf(seat, view, gone)])];
}

function isOf(told: Told, argument: string, seat: string | null): boolean {
  return seat !== null && String(told.arguments?.[argument] ?? "").includes(seat);
}

function endOf(seat: string | null, { winners }: View, gone: Gone): Sound[] {
  if (!winners) return [];
  if (seat === null || seat in gone) return ["over"];
  return [winners.includes(seat) ? "win" : "lose"];
}
