/** Values in the browser's storage. A browser that refuses to store anything is fine too. */

export function load<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`cleocatra.${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(`cleocatra.${name}`, JSON.stringify(value));
  } catch {
    // private windows may refuse: then the value is lost with the page
  }
}

export function drop(name: string): void {
  try {
    localStorage.removeItem(`cleocatra.${name}`);
  } catch {
    // nothing was kept
  }
}
