/** A notification for a player who looks elsewhere; none unless they asked for it. */

import { linkTo, ROOT } from "../place";
import { settings } from "../settings.svelte";

/** Browsers offer service workers only to pages from a safe origin. */
const keeper = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;

export async function notify(title: string, game: string): Promise<void> {
  if (
    !settings.notify ||
    document.hasFocus() ||
    !("Notification" in window) ||
    Notification.permission !== "granted"
  )
    return;
  const about = { icon: `${ROOT}icon-192.png`, tag: game, data: linkTo(`/play/${game}`) };
  const registration = await keeper();
  // on phones a page can't show one itself
  if (registration?.active) await registration.showNotification(title, about);
  else new Notification(title, about);
}

/** Take it away once it is no longer true; the next one with the same tag would come without a sound. */
export async function withdraw(game: string): Promise<void> {
  for (const one of (await (await keeper())?.getNotifications({ tag: game })) ?? []) one.close();
}
