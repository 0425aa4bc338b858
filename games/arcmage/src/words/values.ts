import type { Value } from '@siegeworks/contract';
import { CALMING, entryOf } from '../cards/book.ts';
import type { Card, Face } from '../cards/card.ts';
import { cardsOf } from '../cards/card.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { loyaltyOf, strength } from '../state/strength.ts';
import { cardName, folkName, nameOf } from './names.ts';

/** `Creature · Elf`, `City · Gaian`: the kind, and what is most worth knowing beside it. */
export function typeText({ type, subtypes, faction }: Face): string {
  const kind = type[0].toUpperCase() + type.slice(1);
  const more = type === 'creature' && subtypes.length > 0 ? subtypes.join(', ') : folkName(faction);
  return `${kind} · ${more}`;
}

const value = (
  name: string,
  short: string,
  now: number,
  printed: number | null,
  why: string[] = [],
): Value => ({
  name,
  short,
  now,
  printed,
  why,
});

/** The numbers on a card that is not in play. */
export function printedValues({ type, attack, defence, loyalty }: Card): Value[] {
  const loyal = loyalty > 0 ? [value('Loyalty', 'Loy', loyalty, loyalty)] : [];
  if (type === 'creature')
    return [value('Attack', 'Att', attack, attack), value('Defence', 'Def', defence, defence), ...loyal];
  return type === 'city' ? [value('Defence', 'Def', defence, defence), ...loyal] : loyal;
}

/** The numbers of a creature in play, with what makes them other than printed. */
export function creatureValues(s: Realm, c: Creature): Value[] {
  const { attack, defence, loyalty } = cardsOf(s)[c.card];
  const now = strength(s, c);
  const changed = now.attack !== attack || now.defence !== defence;
  const causes = changed ? causesOf(s, c) : [];
  const marks = c.marks === 0 ? [] : [`loyalty marks ${signed(c.marks)}`];
  return [
    value('Attack', 'Att', now.attack, attack, phrases(causes, 'attack')),
    value('Defence', 'Def', now.defence, defence, phrases(causes, 'defence')),
    value('Loyalty', 'Loy', loyaltyOf(s, c), loyalty, marks),
  ];
}

interface Cause {
  name: string;
  attack: number;
  defence: number;
}
const phrases = (causes: readonly Cause[], side: 'attack' | 'defence'): string[] =>
  causes.flatMap(cause => (cause[side] === 0 ? [] : [`${cause.name} ${signed(cause[side])}`]));
const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

/** What each thing adds: the difference that its absence would make. */
function causesOf(s: Realm, c: Creature): Cause[] {
  if (c.serene)
    return [{ name: CALMING.map(cardName).join(', '), ...less(s, c, s, { ...c, serene: false }) }];
  const without = (name: string, other: Creature): Cause => ({ name, ...less(s, c, s, other) });
  const own = [
    without('+1/+1 counters', { ...c, plus: 0 }),
    without('-1/-1 counters', { ...c, minus: 0 }),
    without('+1/+0 counters', { ...c, attackPlus: 0 }),
    without('until the end of the turn', { ...c, turnAttack: 0, turnDefence: 0 }),
    ...c.attached.map(id =>
      without(nameOf(s, id), { ...c, attached: c.attached.filter(other => other !== id) }),
    ),
  ];
  return [...own, ...others(s, c), combatCause(s, c)].filter(each => each.attack !== 0 || each.defence !== 0);
}

/** Cities whose levels are in force, and other creatures: each is taken away for a moment. */
function others(s: Realm, c: Creature): Cause[] {
  const pieces = s.pieces.slice();
  const other = { ...s, pieces };
  return s.pieces.flatMap((piece, id) => {
    if (piece === null || id === c.id || piece.kind === 'enchantment') return [];
    if (piece.kind === 'city' && piece.active.length === 0) return [];
    pieces[id] = piece.kind === 'city' ? { ...piece, active: [] } : null;
    const cause = { name: nameOf(s, id), ...less(s, c, other, c) };
    pieces[id] = piece;
    return [cause];
  });
}
/** What applies only against its opponent in a fight; a level that does so has already been named. */
function combatCause(s: Realm, c: Creature): Cause {
  const fights = entryOf(c.card).fights !== undefined && c.strength === NONE && s.combat !== null;
  return {
    name: 'interception',
    ...(fights ? less(s, c, { ...s, combat: null }, c) : { attack: 0, defence: 0 }),
  };
}

function less(s: Realm, c: Creature, other: Realm, changed: Creature): { attack: number; defence: number } {
  const [now, then] = [strength(s, c), strength(other, changed)];
  return { attack: now.attack - then.attack, defence: now.defence - then.defence };
}
