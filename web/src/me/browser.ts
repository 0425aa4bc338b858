/** The first that is found wins: every browser also calls itself by the names of older ones. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'a Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];
const first = (table: readonly [RegExp, string][], text: string): string | undefined =>
  table.find(([sign]) => sign.test(text))?.[1];

/** `Firefox on Linux`. */
export function browserWords(agent: string): string {
  const browser = first(BROWSERS, agent) ?? 'A browser';
  const system = first(SYSTEMS, agent);
  return system ? `${browser} on ${system}` : browser;
}

/** `18 November 2026`, in the words of whoever reads. */
export const dayWords = (time: number): string =>
  new Date(time).toLocaleDateString([], { dateStyle: 'long' });
