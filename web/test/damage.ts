import fc from 'fast-check';

/** One way of damaging data: where, how, and what stands there afterwards. */
export interface Harm {
  where: number;
  how: 'replace' | 'remove' | 'add' | 'swap' | 'repeat';
  value: unknown;
}

const NAMES = ['__proto__', 'constructor', 'toString', 'kind', 'seat', 'x'.repeat(300), '', 'ob\u0007vious'];
const ODD = [null, true, -1, 0, 1, 0.5, 99, 1e300, '1', [], {}, [[]], { kind: 'pass' }, ...NAMES];
const value = fc.oneof(fc.constantFrom<unknown>(...ODD), fc.jsonValue({ maxDepth: 2 }));

export const harms: fc.Arbitrary<Harm[]> = fc.array(
  fc.record({
    where: fc.nat(),
    how: fc.constantFrom<Harm['how'][]>('replace', 'remove', 'add', 'swap', 'repeat'),
    value,
  }),
  { minLength: 1, maxLength: 3 },
);

type Holder = Record<string, unknown>;
interface Spot {
  holder: Holder;
  key: string;
}

/** Every place inside: lists are holders with numbers for keys. */
function spotsIn(data: unknown): Spot[] {
  if (typeof data !== 'object' || data === null) return [];
  const holder = data as Holder;
  return Object.keys(holder).flatMap(key => [{ holder, key }, ...spotsIn(holder[key])]);
}

/** The same data with all that harm done to it. */
export function damaged<T>(data: T, all: readonly Harm[]): T {
  const whole = { data: structuredClone(data) };
  for (const { where, how, value } of all) {
    const spots = spotsIn(whole.data);
    if (spots.length === 0) break;
    const spot = spots[where % spots.length];
    DEEDS[how](spot, structuredClone(value), spots[(where * 7 + 3) % spots.length]);
  }
  return whole.data;
}

const DEEDS: Record<Harm['how'], (spot: Spot, value: unknown, other: Spot) => void> = {
  replace: ({ holder, key }, value) => put(holder, key, value),
  remove: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  add: ({ holder }, value) => {
    if (Array.isArray(holder)) holder.push(value);
    else put(holder, typeof value === 'string' ? value : 'more', value);
  },
  swap: ({ holder, key }, _value, other) => put(holder, key, structuredClone(other.holder[other.key])),
  repeat: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
  },
};

/** As JSON would: a name that every object answers to is a name like any other. */
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
