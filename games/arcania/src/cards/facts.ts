import type { CardInfo } from '@siegeworks/contract';
import { facetsOf } from './bench.ts';
import type { Card } from './card.ts';
import { ARMIES, CARDS, cardsOf } from './card.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  castle: 'Castle',
  marker: 'Marker',
  land: 'Land',
  building: 'Building',
  'military-unit': 'Military Unit',
  monster: 'Monster',
  'siege-weapon': 'Siege Weapon',
  beast: 'Beast',
  special: 'Special',
  artifact: 'Artifact',
  spell: 'Spell',
  'thieving-op': 'Thieving Op',
};
export const typeName = (card: Card) => TYPE_NAMES[card.type];

export const needsText = (card: Card) =>
  card.needList.map(([kind, n]) => (n > 1 ? `${n} ${CARDS[kind].name}` : CARDS[kind].name)).join(' + ');

function armies(card: Card): string {
  if (card.code === 'Z') return 'All Armies';
  return Object.values(ARMIES)
    .flatMap(army => (card.code.includes(army.code) ? [army.name] : []))
    .join(' and ');
}
const TIMINGS: Readonly<Record<string, string>> = {
  'own-turn': 'On your own turn',
  'own-turn-or-interrupt': 'On your own turn or as an interrupt',
  'interrupt-only': 'Only as an interrupt',
};

/** Printed facts in reading order. */
function facts(card: Card): string[] {
  const list: (string | false | undefined)[] = [
    card.isForce &&
      `Attack Strength ${card.AS} · Defence Strength ${card.DS} · Attack Damage ${card.AD} · Life Damage ${card.LD}`,
    card.needList.length > 0 && `Needs ${needsText(card)}`,
    card.timing && TIMINGS[card.timing],
    card.wear && `Worn: ${card.wear.slot}`,
    armies(card),
  ];
  return list.filter((fact): fact is string => typeof fact === 'string');
}
export const CARD_INFO: readonly CardInfo[] = Object.values(cardsOf({})).map(card => ({
  id: card.id,
  name: card.name,
  type: typeName(card),
  text: card.text,
  facts: facts(card),
  set: armies(card),
  ...facetsOf(card),
}));
