/** Short sounds, made here; never the only sign of anything. */
import { settings } from "./memory.svelte";

type Note = [frequency: number, start: number, length: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  choice: [[392, 0, 0.06]],
  reveal: [
    [330, 0, 0.1],
    [415, 0.08, 0.1],
    [494, 0.16, 0.16],
  ],
  roll: [
    [180, 0, 0.04],
    [210, 0.06, 0.04],
    [190, 0.12, 0.04],
    [240, 0.18, 0.08],
  ],
  gain: [
    [659, 0, 0.1],
    [880, 0.08, 0.2],
  ],
  loss: [
    [330, 0, 0.12],
    [247, 0.1, 0.22],
  ],
  talk: [[988, 0, 0.05]],
  over: [
    [392, 0, 0.15],
    [494, 0.13, 0.15],
    [587, 0.26, 0.15],
    [784, 0.39, 0.4],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;
let context: AudioContext | null = null;

/** Play a sound, if one wants to hear any and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of SOUNDS[sound] as Note[]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
