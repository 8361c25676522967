/** Small sounds, made as they are played: stone, paws, a purr, bells that count, a fanfare. */

import { settings } from "../settings.svelte";
import { Instrument } from "./instrument";

export type Sound = "reveal" | "stone" | "paws" | "count" | "purr" | "fanfare" | "turn";

// hertz: five notes an octave, which sound well in any order
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319];
const FANFARE = [392, 523, 659, 784];
const CHORD = [523, 659, 784, 1047];

const SOUNDS: Record<Sound, (on: Instrument, number: number) => void> = {
  reveal: (on) => on.brush(0, { pitch: 1500, length: 0.16, loudness: 0.12 }),
  stone(on) {
    on.brush(0, { pitch: 620, length: 0.11, loudness: 0.5 });
    on.tone(0, { pitch: 130, to: 74, length: 0.16, loudness: 0.4 });
  },
  paws(on) {
    for (const [step, loudness] of [0.2, 0.28, 0.2, 0.28].entries())
      on.brush(0.1 * step, { pitch: 330, length: 0.07, loudness });
  },
  count: (on, number) => on.bell(0, SCALE[Math.min(number, SCALE.length) - 1] ?? SCALE[0]!, 0.45),
  purr: (on) => on.purr(0.8),
  turn(on) {
    on.bell(0, 440, 0.4);
    on.bell(0.14, 587, 0.6);
  },
  fanfare(on) {
    for (const [place, pitch] of FANFARE.entries()) on.bell(0.13 * place, pitch, 0.3);
    for (const pitch of CHORD) on.bell(0.13 * FANFARE.length, pitch, 1.3);
  },
};

let instrument: Instrument | null = null;

/** Browsers forbid sounds and vibration before the page was touched. */
const allowed = (): boolean => !settings.muted && navigator.userActivation.hasBeenActive;

/** Plays a sound; the number says how far one has counted. */
export function play(sound: Sound, number = 1): void {
  if (!allowed()) return;
  const on = (instrument ??= new Instrument());
  void on.sound(() => SOUNDS[sound](on, number));
}

/** A short vibration on devices that can, for those who want to hear and feel the table. */
export function shake(milliseconds = 25): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (allowed() && !still && "vibrate" in navigator) navigator.vibrate(milliseconds);
}
