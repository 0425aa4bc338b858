import { UsageError } from './usage.ts';

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Nothing is decided for longer than ten years. */
const LONGEST = 3650 * UNITS.d;

/** `2d` from now on, as a moment; `null` where nothing was said. */
export function momentFrom(said: string | undefined, now: number): number | null {
  if (said === undefined) return null;
  const [, n, unit] = /^(\d{1,5})([mhd])$/.exec(said) ?? [];
  const length = Number(n) * (UNITS[unit ?? ''] ?? 0);
  if (!(length > 0 && length <= LONGEST))
    throw new UsageError(`--for needs a time like 30m, 12h or 7d, not ${said}`);
  return now + length;
}

/** `3 d 4 h`, `12 min`: the two largest parts. */
export function lengthText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / UNITS.m);
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ];
  const shown = parts.filter(([n]) => n > 0).slice(0, 2);
  return shown.length === 0 ? 'under a minute' : shown.map(([n, unit]) => `${n} ${unit}`).join(' ');
}
