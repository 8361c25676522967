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
  Stray: {
    sky: "#d8e2c4",
    fur: "#d9d2c4",
    shade: "#8d8474",
    inner: "#e8b9ae",
    iris: "#b98a2e",
    stripes: true,
    ears: "pointed",
    brows: 0,
  },
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
  Digger: {
    sky: "#efd9b4",
    fur: "#b98658",
    shade: "#74492a",
    inner: "#e6b596",
    iris: "#4f8fa8",
    stripes: false,
    ears: "round",
    brows: 0,
  },
  Guard: {
    sky: "#cfe0ea",
    fur: "#8a7a6a",
    shade: "#54473b",
    inner: "#d9a79a",
    iris: "#d0872a",
    stripes: true,
    ears: "pointed",
    brows: 2,
  },
  Foreman: {
    sky: "#f2e2b2",
    fur: "#e3b36a",
    shade: "#9a6a26",
    inner: "#f4cfae",
    iris: "#4f8a4a",
    stripes: true,
    ears: "round",
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
  Priestess: {
    sky: "#cfeae0",
    fur: "#f4f0ee",
    shade: "#b3a5b0",
    inner: "#f0b8c4",
    iris: "#3f9a8c",
    stripes: false,
    ears: "pointed",
    brows: 0,
  },
  Architect: {
    sky: "#e2dcf0",
    fur: "#9fa6b4",
    shade: "#626a7c",
    inner: "#dcb0b4",
    iris: "#5a7ec4",
    stripes: true,
    ears: "pointed",
    brows: 1,
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
  Oracle: {
    sky: "#2f2a52",
    fur: "#cfc4e6",
    shade: "#8577b0",
    inner: "#e8bcd8",
    iris: "#8a5fd0",
    stripes: false,
    ears: "pointed",
    brows: 0,
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
