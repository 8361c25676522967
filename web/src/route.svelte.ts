/** Where the page is: the address decides, links and the browser's buttons change it. */

import { here, linkTo, ROOT, STATIC } from "./place";

class Route {
  path = $state(here().pathname);
  query = $state(here().search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = here().pathname;
    this.query = here().search;
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", linkTo(address));
    this.read();
    scrollTo(0, 0);
  }

  /** Name a place on this screen in the address. */
  point(anchor: string): void {
    history.replaceState(null, "", linkTo(`${this.path}${this.query}#${anchor}`));
  }

  get anchor(): string | null {
    return here().hash.slice(1) || null;
  }

  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "");
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }
}

export const route = new Route();

/** Let a plain click on an inner link change the page without loading it anew. */
export function inner(link: HTMLAnchorElement): { destroy(): void } {
  const lost = STATIC ? keepBehindHash(link) : null;
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    route.go(STATIC ? link.hash.slice(1) : link.pathname + link.search);
  };
  link.addEventListener("click", follow);
  return {
    destroy() {
      link.removeEventListener("click", follow);
      lost?.disconnect();
    },
  };
}

/** Let a link lead to where an address is on a static site, whenever it changes. */
function keepBehindHash(link: HTMLAnchorElement): MutationObserver {
  const mend = (): void => {
    const address = link.getAttribute("href");
    if (address?.startsWith("/") && !address.startsWith(`${ROOT}#`)) link.href = linkTo(address);
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(link, { attributeFilter: ["href"] });
  return observer;
}
