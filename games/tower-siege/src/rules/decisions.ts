import type { Seat } from '@siegeworks/contract';
import type { Deed } from '../state/offers.ts';
import type { Siege } from '../state/state.ts';
import { arrange, arrangeOptions } from './arrange.ts';
import { castOptions, startCast } from './cast.ts';
import { buy, playSurge } from './purchase.ts';
import { skillOptions, useSkill } from './skills.ts';
import { startTravel, travelOptions } from './travel.ts';
import { payUpkeep, upkeepOptions } from './upkeep.ts';

/** What the turn player may do at each of his decision points, in MAIN and at C2 (4.4, 4.5). */
export function ownOptions(s: Siege, seat: Seat, phase: 'main' | 'combat'): Deed[] {
  return [
    ...castOptions(s, seat, phase),
    ...travelOptions(s, seat, true),
    ...skillOptions(s, seat),
    ...upkeepOptions(s, seat),
    ...arrangeOptions(s, seat),
  ];
}

/** Carries out one of them. */
export function perform(s: Siege, seat: Seat, pick: Deed): void {
  switch (pick.kind) {
    case 'buy':
      return buy(s, seat, pick.card);
    case 'surge':
      return playSurge(s, seat, pick.card);
    case 'cast':
      return startCast(s, seat, pick, true);
    case 'travel':
      return startTravel(s, seat, pick.card, 'now');
    case 'skill':
      return useSkill(s, seat, pick.card);
    case 'upkeep':
      return payUpkeep(s, pick.card);
    default:
      return arrange(s, seat, pick);
  }
}
