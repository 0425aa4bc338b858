/** `a, b and c`; `nothing` when there is nothing. */
export const listed = (parts: readonly string[]): string => {
  const all = tallied(parts);
  return all.length < 2 ? (all[0] ?? 'nothing') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};
/** Those that are alike once, with their number: `Orc ×3`. */
function tallied(parts: readonly string[]): string[] {
  const times = (part: string) => parts.filter(each => each === part).length;
  return [...new Set(parts)].map(part => (times(part) > 1 ? `${part} ×${times(part)}` : part));
}

/** `1 card`, `2 cards`, `3 enemies`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** In the middle of a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
