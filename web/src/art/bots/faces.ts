/** How each bot looks: its fur, and what it wears. A level without a face of its own gets the Kitten's. */

export interface Face {
  sky: string; // behind the head
  fur: string;
  shade: string;
  inner: string; // of the ears
  iris: string;
  stripes: boolean;
  ears: "round" | "pointed" | "none";
  brows: number; // how sternly it looks: the slope of the brows
}

const KITTEN: Face = {
  sky: "#bfe3dc",
  fur: "#b9bfcb",
  shade: "#7f879a",
  inner: "#f2b8c6",
  iris: "#3f8fd0",
  stripes: true,
  ears: "round",
  brows: 0,
};
const FACES: Record<string, Face> = {
  Kitten: KITTEN,
  Mouser: {
    sky: "#f6d9a8",
    fur: "#e8964a",
    shade: "#a85a1c",
    inner: "#f7c9a0",
    iris: "#5f9e3a",
    stripes: true,
    ears: "pointed",
    brows: 1,
  },
  Scribe: {
    sky: "#d9cff0",
    fur: "#f3e7d3",
    shade: "#b79a72",
    inner: "#efb9a6",
    iris: "#8a6a2c",
    stripes: false,
    ears: "pointed",
    brows: 0,
  },
  Vizier: {
    sky: "#c6d8f2",
    fur: "#4a4658",
    shade: "#26232f",
    inner: "#96606a",
    iris: "#e0b13a",
    stripes: false,
    ears: "pointed",
    brows: 2,
  },
  Sphinx: {
    sky: "#f3d7c3",
    fur: "#dcae72",
    shade: "#8f5f2a",
    inner: "#f0cfa0",
    iris: "#2f7f78",
    stripes: false,
    ears: "none",
    brows: 1,
  },
};

export const faceOf = (level: string | null): Face => FACES[level ?? ""] ?? KITTEN;
