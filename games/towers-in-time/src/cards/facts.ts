import type { CardInfo } from '@siegeworks/contract';
import { capital, facetsOf, GLYPH_NAMES } from './bench.ts';
import type { Card } from './card.ts';
import { cardsOf } from './card.ts';

const TYPE_NAMES: Readonly<Record<Card['type'], string>> = {
  source: 'Source',
  gate: 'Gate',
  follower: 'Follower',
  totem: 'Totem',
  monster: 'Monster',
  item: 'Item',
  artifact: 'Artifact',
  instant: 'Instant spell',
  sustained: 'Sustained spell',
};
const schoolName = (school: string) => school.split('/').map(capital).join('/');

/** Printed facts in reading order, with all tags or only the given ones. */
export function facts({ printed: c }: Card, tags: readonly string[] = c.tags ?? []): string[] {
  const list: (string | false)[] = [
    schoolName(c.school),
    c.status !== undefined && capital(c.status),
    c.wall === true && 'Wall',
    c.temper !== undefined && `Temper ${c.temper}`,
    c.cost !== undefined && `Cost ${c.cost}`,
    c.x === true && 'Cost X',
    c.maintenance !== undefined && `Maintenance ${c.maintenance}`,
    c.attack !== undefined && c.defence !== undefined && `${c.attack}/${c.defence}`,
    ...(c.glyphs ?? []).map(flag => GLYPH_NAMES[flag]),
    c.regenerate !== undefined && `Regenerate ${c.regenerate}`,
    c.ranged !== undefined && `Ranged attack ${c.ranged}`,
    ...(c.effects ?? []).map(kind => `${capital(kind)} effects`),
    ...(c.immune ?? []).map(kind => `Immune to ${kind}`),
    c.alignment !== undefined && capital(c.alignment),
    ...tags.filter(tag => c.tags?.includes(tag)).map(capital),
  ];
  return list.filter((fact): fact is string => typeof fact === 'string');
}
export const typeName = (card: Card) => TYPE_NAMES[card.type];
export const CARD_INFO: readonly CardInfo[] = Object.values(cardsOf({})).map(c => ({
  id: c.id,
  name: c.name,
  type: TYPE_NAMES[c.type],
  text: c.printed.text,
  facts: facts(c),
  set: capital(c.printed.rarity),
  ...facetsOf(c),
}));
