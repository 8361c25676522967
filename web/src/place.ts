/** Where the page lies: a server has it at its root, a static site in any folder of any host. */

/** Whether this is a static site: there is no server, and this device answers all requests. */
export const STATIC = import.meta.env.MODE === "static";

/** The folder of the page's files. */
export const ROOT = new URL(import.meta.env.BASE_URL, location.href).pathname;

/** The link to an address of the page. A static site has one file for all, so they stand behind a hash. */
export const linkTo = (address: string): string => (STATIC ? `${ROOT}#${address}` : address);

/** The link that others may follow. */
export const fullLink = (address: string): string => location.origin + linkTo(address);

/** The page's address now. */
export const here = (): URL =>
  STATIC ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
