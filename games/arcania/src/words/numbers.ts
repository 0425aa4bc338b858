import type { Id, Pips, Value } from '@siegeworks/contract';
import type { Gives } from '../cards/card.ts';
import { BOOSTS } from '../cards/entry.ts';
import type { Force, War } from '../state/state.ts';
import { cardOf, printed } from '../state/table.ts';
import { attackDamage, attackStrength, defenceStrength, lifeDamage, splitting } from '../state/values.ts';
import type { Short } from './names.ts';
import { nameOf, VALUE_NAMES } from './names.ts';

const NOW: Readonly<Record<Short, (s: War, f: Force) => number>> = {
  AS: attackStrength,
  DS: defenceStrength,
  AD: attackDamage,
  LD: lifeDamage,
};
const SHORTS: readonly Short[] = ['AS', 'DS', 'AD', 'LD'];

/** The four power values, current and printed, with the reasons for any difference (11.3). */
export function forceValues(s: War, f: Force): Value[] {
  const card = cardOf(s, f);
  return SHORTS.map(short => ({
    name: VALUE_NAMES[short],
    short,
    now: NOW[short](s, f),
    printed: card[short],
    why: [...artifactChanges(s, f, short), ...changes(s, f, short)],
  }));
}
/** A force that is not in play has its printed values. */
export const printedValues = (s: War, id: Id): Value[] =>
  SHORTS.map(short => {
    const value = printed(s, id)[short];
    return { name: VALUE_NAMES[short], short, now: value, printed: value, why: [] };
  });

/** What worn artifacts and Staffs of Ageing add or subtract. */
function artifactChanges(s: War, f: Force, short: keyof Gives): string[] {
  return [...f.worn, ...f.staffs].flatMap(id => {
    const n = printed(s, id).gives?.[short] ?? 0;
    return n === 0 ? [] : [`${nameOf(s, id)} ${signed(n)}`];
  });
}
/** A split attack (AK-288), and bonuses until the end of the turn. */
function changes(s: War, f: Force, short: Short): string[] {
  const split = splitting(s, f);
  const base = split && (short === 'AS' || short === 'AD') ? split[short] - cardOf(s, f)[short] : 0;
  const bonuses = BOOSTS.flatMap(({ boost }) => {
    const n = boost.has(f) ? (boost.adds(f)[short] ?? 0) : 0;
    return n === 0 ? [] : [`${boost.name} ${signed(n)}`];
  });
  return base === 0 ? bonuses : [`Split attack ${signed(base)}`, ...bonuses];
}
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** The life that is left of Life Damage. */
export function lifePips(s: War, f: Force): Pips {
  const most = lifeDamage(s, f);
  return { name: 'Life', now: Math.max(0, most - f.damage), most };
}
/** The terminal's line, from the same numbers. */
export function valuesLine(s: War, f: Force): string {
  const [AS, DS, AD, LD] = forceValues(s, f).map(value => value.now);
  return `AS${AS} DS${DS} AD${AD} · Damage ${f.damage} / ${LD}`;
}
