/** What the browser keeps for us; a browser that keeps nothing is fine too. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`cleocatra.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`cleocatra.${name}`, JSON.stringify(value));
  } catch {
    // private windows may refuse: then it is forgotten with the page
  }
}
