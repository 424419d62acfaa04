/** Short sounds, rendered by `estran.tools.sounds`; never the only sign of anything. */
import { settings } from "./memory.svelte";

export const SOUNDS = [
  "turn", // it is up to you
  "choice", // something was put down
  "roll",
  "reveal",
  "gain",
  "loss",
  "trap",
  "springboard",
  "win",
  "lose",
  "over", // for those who only looked on
  "talk",
] as const;
export type Sound = (typeof SOUNDS)[number];

const FILES = import.meta.glob<string>("../sounds/*.mp3", { eager: true, query: "?url", import: "default" });
const APART = 0.35; // seconds between the beginnings of two sounds, so that each is heard
const LATE = 1.5; // seconds after which a sound no longer belongs to what is seen
const NEVER_LATE: readonly Sound[] = ["turn", "win", "lose", "over"];

let speaker: { context: AudioContext; volume: GainNode } | null = null;
let free = 0; // when the next sound may begin, by the clock of the context
const loaded = new Map<Sound, Promise<AudioBuffer>>();

/** Play a sound after those that are being played, if one wants to hear any and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= opened();
  const { context, volume } = speaker;
  const begin = Math.max(context.currentTime, free);
  if (begin - context.currentTime > LATE && !NEVER_LATE.includes(sound)) return;
  free = begin + APART;
  volume.gain.value = (settings.volume / 100) ** 2; // ears count in powers
  if (context.state !== "running") void context.resume();
  load(sound)
    .then((buffer) => begun(speaker!, buffer, begin))
    .catch(() => undefined); // without a network it is quiet
}

function opened(): { context: AudioContext; volume: GainNode } {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  speaker = { context, volume };
  for (const sound of SOUNDS) load(sound).catch(() => undefined); // anyone who hears one will hear the others
  return speaker;
}

function begun({ context, volume }: { context: AudioContext; volume: GainNode }, buffer: AudioBuffer, at: number) {
  if (context.currentTime - at > LATE) return;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(volume);
  source.start(at);
}

/** A sound, fetched once; what failed may be fetched again. */
function load(sound: Sound): Promise<AudioBuffer> {
  const known = loaded.get(sound);
  if (known) return known;
  const coming = fetch(FILES[`../sounds/${sound}.mp3`]!)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => speaker!.context.decodeAudioData(bytes));
  loaded.set(sound, coming);
  coming.catch(() => loaded.delete(sound));
  return coming;
}
