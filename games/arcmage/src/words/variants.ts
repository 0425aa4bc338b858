import type { WordTitles } from '@siegeworks/contract';
import type { VARIANTS } from '../setup/variants.ts';

/** What the words of the variants are called. */
export const WORD_TITLES: WordTitles<typeof VARIANTS> = {
  format: { duel: 'Duel', ffa: 'Free for all', aminDuna: 'Amin Duna: a team against an overlord' },
  cardPool: { all: 'Every card', rebirth: 'Rebirth, the first set' },
  lethal: { equal: 'As high as the defence', greater: 'Higher than the defence' },
  evacuation: { city: 'To another city', cityOrArmy: 'To another city or into the army' },
  abilityTiming: { playPhase: 'In your own play phases', anytime: 'Whenever an event may be played' },
  resourceFactions: { deck: 'The factions of your deck', any: 'All five factions' },
  devotionFaction: { any: 'Residents of any faction', same: 'Residents of the city’s own faction' },
  secondHand: { oneMore: 'Eight cards', same: 'Seven cards, like the first' },
  firstTurnDraw: { normal: 'As on every turn', max1: 'One card at most' },
  firstTurnAttack: { allowed: 'Allowed', forbidden: 'Forbidden' },
  mulligan: { none: 'No new hand', one: 'One new hand' },
};
