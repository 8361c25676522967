/** Small sounds, made as they are played; silent until asked for. */

import { settings } from "../settings.svelte";

export type Sound = "place" | "score" | "turn";
const NOTES: Record<Sound, [number, number][]> = {
  place: [[180, 0]],
  score: [
    [523, 0],
    [659, 0.09],
    [784, 0.18],
    [1047, 0.27],
  ],
  turn: [
    [440, 0],
    [587, 0.12],
  ],
};
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // browsers forbid it before the page was touched
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, delay] of NOTES[sound]) {
    const start = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "place" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch, start);
    if (sound === "place") tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.12);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + (sound === "place" ? 0.16 : 0.5));
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.6);
  }
}
