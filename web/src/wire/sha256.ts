/** SHA-256. The browser's own is missing on pages without encryption, such as those of a server at home. */

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number++) {
  if (PRIMES.every((prime) => number % prime !== 0)) PRIMES.push(number);
}
/** The first 32 bits of the fractional parts of the roots of the first primes. */
const fractions = (root: number, count: number): number[] =>
  PRIMES.slice(0, count).map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0);
const START = fractions(2, 8);
const ROUNDS = fractions(3, 64);

/** The hash of a text as hexadecimal digits. */
export function sha256(text: string): string {
  const state = START.slice();
  const data = padded(new TextEncoder().encode(text));
  for (let block = 0; block < data.byteLength; block += 64) mix(state, data, block);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes with a one, zeros and their length in bits, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const data = new DataView(all.buffer);
  data.setUint32(all.length - 4, bytes.length * 8);
  return data;
}

function mix(state: number[], data: DataView, block: number): void {
  const words = schedule(data, block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const spread = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + spread + choice + ROUNDS[round]! + words[round]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place]! + word) | 0));
}

function schedule(data: DataView, block: number): number[] {
  const words: number[] = [];
  for (let place = 0; place < 16; place++) words.push(data.getInt32(block + place * 4));
  for (let place = 16; place < 64; place++) {
    const [early, late] = [words[place - 15]!, words[place - 2]!];
    const near = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const far = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push((words[place - 16]! + near + words[place - 7]! + far) | 0);
  }
  return words;
}
