/** The address of something as the house calls it, wherever a proxy has put the house. */
export function withoutBase(url: string, base: string): string {
  return url.startsWith(base) ? `/${url.slice(base.length)}` : url;
}

const BASE = /^\/(?:[\w~-][\w.~-]*\/)*$/;

/** `/siege/`; slashes that were left out are put in. `null` for what is no path. */
export function readBase(said: string): string | null {
  const whole = `/${said}/`.replace(/\/+/g, '/');
  return BASE.test(whole) ? whole : null;
}
