/** Shares or copies a line of text with a link; returns whether it was copied. */
export async function shareText(text: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return true;
  }
  try {
    await navigator.share({ text, url });
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem; // closing the device's menu is fine
  }
  return false;
}
