import type { CardNumbers, NumberNames, Overlay } from '@siegeworks/contract';

/** A state that may stand under an overlay. */
export interface Overlaid {
  overlay?: Overlay;
}
type Tree = Readonly<Record<string, unknown>>;

/**
 * The numbers of these names that cards print, by card; those inside groups and lists with dots: `needs.barrack`. Others
 * are read without a table, and no overlay can change them.
 */
export function numbersOf(
  printed: Readonly<Record<string, object>>,
  changeable: readonly string[],
): CardNumbers {
  return Object.fromEntries(
    Object.entries(printed).map(([id, card]) => {
      const free = Object.entries(card).filter(([name]) => changeable.includes(name));
      return [id, Object.fromEntries(leaves(Object.fromEntries(free), ''))];
    }),
  );
}
/** The names of those numbers that are meant; cards without any are left out. */
export function numbersAmong(
  numbers: CardNumbers,
  isMeant: (card: string, name: string) => boolean,
): NumberNames {
  const meant = Object.entries(numbers).map(
    ([card, own]) => [card, Object.keys(own).filter(name => isMeant(card, name))] as const,
  );
  return Object.fromEntries(meant.filter(([, names]) => names.length > 0));
}
function leaves(tree: Tree, path: string): [string, number][] {
  return Object.entries(tree).flatMap(([name, part]): [string, number][] => {
    if (typeof part === 'number') return [[path + name, part]];
    return typeof part === 'object' && part !== null ? leaves(part as Tree, `${path}${name}.`) : [];
  });
}

/**
 * Every field that any of these cards prints, in one order: rules read cards all the time, and cards of one shape are
 * read faster.
 */
export function fieldsOf(printed: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.values(printed).flatMap(card => Object.keys(card).map(field => [field, undefined])),
  );
}

/** The same card with other numbers; the original stays as it is. */
function changed<P extends object>(card: P, numbers: Readonly<Record<string, number>>): P {
  const copy = structured(card);
  for (const [path, value] of Object.entries(numbers)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    at[last] = value;
  }
  return copy;
}
function structured<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(structured) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, structured(part)])) as T;
}

/**
 * Which cards a table plays with: those of the game, or the same with the numbers of its overlay. They are worked out
 * once for each overlay, which no state changes and all copies of a state share.
 */
export function cardsUnder<P extends object, C>(
  printed: Readonly<Record<string, P>>,
  cards: Readonly<Record<string, C>>,
  settle: (id: string, printed: P, index: number) => C,
): (s: Overlaid) => Readonly<Record<string, C>> {
  const known = new WeakMap<Overlay, Readonly<Record<string, C>>>();
  const order = Object.keys(printed);
  return ({ overlay }) => {
    if (overlay === undefined) return cards;
    const found = known.get(overlay);
    if (found) return found;
    const own = Object.entries(overlay.cards).map(([id, numbers]) => [
      id,
      settle(id, changed(printed[id], numbers), order.indexOf(id)),
    ]);
    const all = { ...cards, ...Object.fromEntries(own) };
    known.set(overlay, all);
    return all;
  };
}
