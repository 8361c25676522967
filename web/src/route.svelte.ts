/** Where the page is: the address decides, links and the browser's buttons change it. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    scrollTo(0, 0);
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
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    route.go(link.pathname + link.search);
  };
  link.addEventListener("click", follow);
  return { destroy: () => link.removeEventListener("click", follow) };
}
