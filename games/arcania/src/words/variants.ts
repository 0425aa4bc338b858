import type { WordTitles } from '@siegeworks/contract';
import type { CHOICES, VARIANTS } from '../setup/variants.ts';

/** What the words of the variants are called. */
export const WORD_TITLES: WordTitles<typeof VARIANTS> = {
  engagement: {
    'attack-or-defend': 'A force attacks or defends',
    'attack-and-defend': 'A force that attacked may still defend',
  },
  destroyRule: {
    'at-least': 'Damage as high as its Life Damage',
    'more-than': 'Only Damage above its Life Damage',
  },
  buildingRefresh: { 'every-turn': 'On every turn', 'own-turn': 'Only on their own side’s turn' },
  firstHand: { same: 'As many cards as the others', 'one-fewer': 'One card fewer' },
  mulligan: { none: 'No new hand', once: 'One new hand' },
  attritionRule: {
    'draw-from-empty': 'When there is no card to draw',
    'last-card': 'On the turn of the last card',
  },
  campaign: {
    single: 'A single War',
    '3-of-5': 'First to win three of five',
    '4-of-7': 'First to win four of seven',
  },
  responseMode: { auto: 'Only when a response is possible', 'always-ask': 'Every time' },
};

/** The same for what a seat chooses. */
export const CHOICE_TITLES: WordTitles<typeof CHOICES> = {
  army: { dwarf: 'Dwarves', elf: 'Elves', lycanthrope: 'Lycanthropes', undead: 'The Undead' },
};
