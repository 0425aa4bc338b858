import type { Face, Pips, Value } from '@siegeworks/contract';
import type { Card } from '../cards/card.ts';
import { BONUS, BONUS_NAMES } from '../cards/card.ts';
import { temper } from '../rules/temper.ts';
import { printed } from '../state/faces.ts';
import { attack, bonusOf, counts, defence, diffused, isFighter, schoolOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';

/** An amount, and the card or rule that it comes from. */
interface Part {
  n: number;
  from: string;
}
const explained = (parts: readonly Part[]) =>
  parts.filter(({ n }) => n !== 0).map(({ n, from }) => `${from} ${n > 0 ? '+' : '−'}${Math.abs(n)}`);

/** TT-103: what attached cards add. */
const attached = (s: Realm, p: Piece, of: (card: Card) => number): Part[] =>
  p.cards
    .filter(id => counts(s, id))
    .map(id => printed(s, id))
    .map(card => ({ n: of(card), from: card.name }));
/**
 * TT-161 to TT-165, TT-244: what a full Tower, a Prince and the wrong Source do to both attack and defence.
 */
function surroundings(s: Realm, p: Piece): Part[] {
  const bonus = bonusOf(s, p);
  return [
    { n: bonus & BONUS.tower ? 1 : 0, from: 'full Tower' },
    { n: bonus & BONUS.kin ? 1 : 0, from: BONUS_NAMES.kin },
    { n: diffused(s, p) ? -1 : 0, from: 'diffused' },
  ];
}
function attackWhy(s: Realm, p: Piece): string[] {
  const isRallied = bonusOf(s, p) & BONUS.rally && s.combat?.army && s.combat.attackers.includes(p.id);
  const rally = { n: isRallied ? 1 : 0, from: BONUS_NAMES.rally };
  return explained([...attached(s, p, card => card.attack), ...surroundings(s, p), rally]);
}
function defenceWhy(s: Realm, p: Piece): string[] {
  const isCovered = bonusOf(s, p) & BONUS.cover && s.combat?.defenders.includes(p.id);
  const cover = { n: isCovered ? 2 : 0, from: BONUS_NAMES.cover };
  return explained([...attached(s, p, card => card.defence), ...surroundings(s, p), cover]);
}
function temperWhy(s: Realm, p: Piece): string[] {
  if (p.dying) return ['dying'];
  const lost = diffused(s, p) ? [{ n: -1, from: 'diffused' }] : [];
  return explained([...attached(s, p, card => card.temper), ...lost]);
}
const value = (name: string, short: string, now: number, was: number, why: string[] = []): Value => ({
  name,
  short,
  now,
  printed: was,
  why,
});

/** The numbers of a unit in play: current, printed, and what makes the difference. */
export function unitValues(s: Realm, p: Piece): Value[] {
  const card = printed(s, p.id);
  const values: Value[] = [];
  if (isFighter(s, p)) {
    values.push(value('Attack', 'Att', attack(s, p), card.attack, attackWhy(s, p)));
    values.push(value('Defence', 'Def', defence(s, p), card.defence, defenceWhy(s, p)));
  }
  if (card.ranged > 0 && !p.raised) values.push(ranged(card));
  const was = p.raised ? 0 : card.temper;
  // A card that has given its temper is marked as used; its number stays what it gives.
  const now = p.gave ? was : temper(s, p);
  if (was > 0 || now > 0) values.push(value('Temper', 'Tem', now, was, p.gave ? [] : temperWhy(s, p)));
  return values;
}
const ranged = (card: Card) => value('Ranged attack', 'Range', card.ranged, card.ranged);

/** The numbers that are printed on a card. */
export function printedValues({ printed: c, ...card }: Card): Value[] {
  const values: Value[] = [];
  const add = (name: string, short: string, n: number | undefined) => {
    if (n !== undefined) values.push(value(name, short, n, n));
  };
  add('Attack', 'Att', c.attack);
  add('Defence', 'Def', c.defence);
  add('Ranged attack', 'Range', c.ranged);
  add('Temper', 'Tem', c.temper);
  if (card.isSpell) add('Maintenance', 'Keep', c.maintenance);
  return values;
}
export const costOf = (card: Card): Pick<Face, 'cost'> =>
  card.x ? { cost: 'X temper' } : card.cost > 0 ? { cost: `${card.cost} temper` } : {};

/** Damage is shown as the remaining defence (TT-142). */
export function pipsOf(s: Realm, p: Piece): { pips?: Pips } {
  const most = defence(s, p);
  if (p.damage === 0 || most <= 0) return {};
  return { pips: { name: 'defence', now: Math.max(0, most - p.damage), most } };
}

const KINDS: Readonly<Record<Card['type'], string>> = {
  source: 'Source',
  gate: 'Gate',
  follower: 'Follower',
  totem: 'Totem',
  monster: 'Monster',
  item: 'Item',
  artifact: 'Artifact',
  instant: 'Instant',
  sustained: 'Sustained',
};
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `Median Air Follower`: status, school and kind. */
export function typeOf(card: Card): string {
  const { school: named } = card.printed;
  const school = card.isGate || named === 'neutral' ? [] : named.split('/').map(capital).join('/');
  const status = card.status === null ? [] : capital(card.status);
  return [status, school, card.isWall ? 'Wall' : KINDS[card.type]].flat().join(' ');
}
/** A raised creature is a Black Monster (TT-250). */
export function unitType(s: Realm, p: Piece): string {
  const card = printed(s, p.id);
  return p.raised ? `${capital(card.status ?? '')} ${capital(schoolOf(s, p))} Monster` : typeOf(card);
}
