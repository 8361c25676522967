/** An instrument of tones and filtered noise, with soft beginnings and ends. */

const LOUDNESS = 0.45;
const SILENCE = 0.0001; // a ramp can't reach zero
const ATTACK = 0.008; // seconds
const REST = 1000; // milliseconds after the last sound, until the device may stop making silence

interface Stroke {
  pitch: number; // hertz
  to?: number; // where the pitch glides
  length: number; // seconds
  loudness: number;
}

export class Instrument {
  private readonly context = new AudioContext();
  private readonly out = this.context.createGain();
  private readonly noise = this.makeNoise();
  private silent = 0; // when the last sound ends, by the context's clock
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.out.gain.value = LOUDNESS;
    this.out.connect(this.context.createDynamicsCompressor()).connect(this.context.destination);
  }

  /** Make the sounds of `play`, and rest after the last one: a context that runs costs power. */
  async sound(play: () => void): Promise<void> {
    clearTimeout(this.rest);
    if (this.context.state === "suspended") await this.context.resume();
    play();
    clearTimeout(this.rest);
    const left = 1000 * (this.silent - this.context.currentTime);
    this.rest = setTimeout(() => void this.context.suspend(), left + REST);
  }

  /** Noise around a pitch: stone on stone, or a paw on sand. */
  brush(delay: number, { pitch, length, loudness }: Stroke): void {
    const start = this.context.currentTime + delay;
    const filter = this.filter("bandpass", pitch);
    filter.connect(this.swell(start, ATTACK, length, loudness));
    this.rustle(start, length).connect(filter);
  }

  /** A tone that may glide to another pitch. */
  tone(delay: number, { pitch, to = pitch, length, loudness }: Stroke): void {
    const start = this.context.currentTime + delay;
    const tone = this.context.createOscillator();
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    tone.connect(this.swell(start, ATTACK, length, loudness));
    tone.start(start);
    tone.stop(start + length);
  }

  /** A small bell of wood: a tone and a fainter one far above it that dies away sooner. */
  bell(delay: number, pitch: number, length: number): void {
    this.tone(delay, { pitch, length, loudness: 0.26 });
    this.tone(delay, { pitch: pitch * 4, length: length / 4, loudness: 0.05 });
  }

  /** Dark noise that swings 26 times a second. */
  purr(length: number): void {
    const start = this.context.currentTime;
    const filter = this.filter("lowpass", 240);
    const swing = this.context.createGain();
    const beat = this.context.createOscillator();
    beat.frequency.value = 26;
    beat.connect(swing.gain);
    filter.connect(swing).connect(this.swell(start, length / 3, length, 0.9));
    this.rustle(start, length).connect(filter);
    beat.start(start);
    beat.stop(start + length);
  }

  private filter(type: BiquadFilterType, pitch: number): BiquadFilterNode {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = pitch;
    return filter;
  }

  private rustle(start: number, length: number): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.start(start);
    source.stop(start + length);
    return source;
  }

  /** A volume that rises softly and dies away. */
  private swell(start: number, rise: number, length: number, loudness: number): GainNode {
    const volume = this.context.createGain();
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(loudness, start + rise);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    volume.connect(this.out);
    this.silent = Math.max(this.silent, start + length);
    return volume;
  }

  private makeNoise(): AudioBuffer {
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    return buffer;
  }
}
