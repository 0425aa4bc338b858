import { CARDS } from './card.ts';

const does = (verb: string, ...ids: string[]) => ids.map(id => `card ${id}${verb}`);
const withField = (test: (card: (typeof CARDS)[string]) => boolean) =>
  Object.values(CARDS).flatMap(card => (test(card) ? [card.id] : []));

/** Everything that cards do apart from printed numbers: the coverage law demands that each has run. */
export const BEHAVIOURS: readonly string[] = [
  // Every card that can be bought, played or cast.
  ...does('', ...withField(card => card.type === 'Scroll')),
  ...does(
    '',
    ...withField(card => card.type === 'InnateSpell' || card.type === 'Surge' || card.type === 'Item'),
  ),
  ...does('', ...withField(card => card.isCreature && card.type !== 'Mage' && card.type !== 'Token')),
  ...does(
    '',
    ...withField(
      card =>
        card.type === 'Relic' || card.type === 'Mine' || card.type === 'Powerstone' || card.type === 'Spell',
    ),
  ),
  ...does(' travels', ...withField(card => card.travel !== undefined)),
  ...does(' attacks', ...withField(card => card.shot !== undefined), 'thaylens-rogue', 'saboteur'),
  ...does(' works', 'alchemist', 'stone-mason', 'necromancer', 'cutpurse', 'spy', 'dremours-cauldron'),
  'card thaylens-rogue steals',
  'card squire passes on',
  'card phoenix-urn rolls',
  'card smuggler smuggles',
  'card berserker rests',
  'card bodyguard guards',
];
