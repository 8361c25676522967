declare module "virtual:offline-set" {
  export const VERSION: string;
  export const SIZE: number;
}
declare module "virtual:words/*" {
  const body: import("@fluent/bundle").FluentResource["body"];
  export default body;
}
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noHinting?: boolean;
    preserveNameIds?: readonly number[];
  }
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
