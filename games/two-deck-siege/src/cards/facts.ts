import type { CardInfo } from '@siegeworks/contract';
import type { Card } from './card.ts';
import { cardsOf } from './card.ts';

const KINDS: Readonly<Record<string, string>> = {
  castle: 'Castle',
  'enemy-unit': 'Enemy unit',
  'enemy-event': 'Enemy event',
  defender: 'Defender',
  'defender-special': 'Special defender',
  order: 'Order',
};
function facts(c: Card): string[] {
  const list: (string | false)[] = [
    `${c.copies} ${c.copies === 1 ? 'copy' : 'copies'}`,
    c.hearts > 0 && `Swords ${c.swords}`,
    c.hearts > 0 && `Shields ${c.shields}`,
    c.hearts > 0 && `Hearts ${c.hearts}`,
    c.range > 0 && `Range ${c.range}`,
    c.wallIcons > 0 && `Wall icons ${c.wallIcons}`,
    c.repairIcons > 0 && `Repair icons ${c.repairIcons}`,
    c.stamina > 0 && `Stamina ${c.stamina}`,
    c.worth > 0 && `Worth ${c.worth}`,
    c.rating > 0 && `Rating ${c.rating}`,
  ];
  return list.filter((fact): fact is string => typeof fact === 'string');
}
export const CARD_INFO: readonly CardInfo[] = Object.values(cardsOf({})).map(c => ({
  id: c.key,
  name: c.name,
  type: KINDS[c.type],
  text: c.text,
  facts: facts(c),
  set: 'Two Deck Siege',
}));
