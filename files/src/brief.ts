/** How much of somebody else's text is repeated in a message. */
const ROOM = 60;

/** Controls, what changes the direction of writing, halves of characters: all that could act on a terminal or hide. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const coded = (char: string): string => `\\u{${char.codePointAt(0)?.toString(16)}}`;

/** Somebody else's words on one line of ours: nothing in it acts on a terminal, and no more of it than is needed. */
export function brief(words: string, room = ROOM): string {
  const start = words.slice(0, room + 1).replaceAll(UNSAFE, coded);
  return start.length > room || words.length > room ? `${whole(start.slice(0, room))}…` : start;
}
/** Without a half character or code at the end. */
const whole = (start: string): string => start.replace(/([\ud800-\udbff]|\\u?\{?[0-9a-f]*)$/, '');

/** Any value in a message: texts in quotation marks, big things by their size. */
export function shown(value: unknown, room = ROOM): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return `"${brief(value, room)}"`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? '{}' : 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : `${value}`;
}
