import type { CardInfo } from '@siegeworks/contract';
import { facetsOf } from './bench.ts';
import type { Card } from './card.ts';
import { cardsOf, FACTIONS } from './card.ts';

const title = (word: string) => word[0].toUpperCase() + word.slice(1);

/** Printed facts in reading order (AM-017). */
function facts(c: Card): string[] {
  const list: (string | false)[] = [
    FACTIONS[c.faction],
    c.type === 'city' && 'Built by skipping a turn',
    c.type !== 'city' && !c.token && `Cost ${c.costsX ? 'X' : c.cost}`,
    c.loyalty > 0 && `Loyalty ${c.loyalty}`,
    c.type === 'creature' && `Attack ${c.attack}`,
    (c.type === 'creature' || c.type === 'city') && `Defence ${c.defence}`,
    c.subtypes.length > 0 && c.subtypes.join(', '),
    c.token && 'Token',
  ];
  return list.filter((fact): fact is string => typeof fact === 'string');
}
export const CARD_INFO: readonly CardInfo[] = Object.values(cardsOf({})).map(c => ({
  id: c.id,
  name: c.name,
  type: title(c.type),
  text: c.text,
  facts: facts(c),
  set: c.set,
  ...facetsOf(c),
}));
