/** The time left for a turn. */

export class Ticker {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }
}

/** Minutes and seconds until a time in seconds since 1970; days and hours if it is far. */
export function clockText(deadline: number, now: number): string {
  const left = Math.max(0, Math.round(deadline - now / 1000));
  const hours = Math.floor(left / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const pad = (value: number): string => String(value).padStart(2, "0");
  if (hours > 0) return `${hours}:${pad(Math.floor(left / 60) % 60)}:${pad(left % 60)}`;
  return `${Math.floor(left / 60)}:${pad(left % 60)}`;
}
