/** Gives something away: with the device's own menu where there is one. */

const PICTURE = "image/png";

/** Shares or copies a link; returns whether it was copied. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") {
    await navigator.clipboard.writeText(url);
    return true;
  }
  await quietly(() => navigator.share({ title, url }));
  return false;
}

/** Whether pictures can be shared here; otherwise they are saved. */
export function sharesPictures(): boolean {
  const sample = { files: [new File([], "sample.png", { type: PICTURE })] };
  return typeof navigator.canShare === "function" && navigator.canShare(sample);
}

/** Shares or saves a picture. */
export async function givePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: PICTURE });
  if (sharesPictures()) return quietly(() => navigator.share({ files: [file] }));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Closing the device's menu without sharing is fine. */
async function quietly(share: () => Promise<void>): Promise<void> {
  try {
    await share();
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
  }
}

/** A drawing on the page as PNG, with the paints that it refers to. */
export async function pictureOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const paints = document.querySelector(".paints defs");
  if (paints) copy.prepend(paints.cloneNode(true));
  const text = new XMLSerializer().serializeToString(copy);
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), PICTURE);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
