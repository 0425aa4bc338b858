import type { Option, Seat } from '@siegeworks/kernel';
import type { Siege } from '../state/state.ts';
import { arrange, arrangeOptions } from './arrange.ts';
import { castOptions, startCast } from './cast.ts';
import { buy, playSurge } from './purchase.ts';
import { skillOptions, useSkill } from './skills.ts';
import { startTravel, travelOptions } from './travel.ts';
import { payUpkeep, upkeepOptions } from './upkeep.ts';

/** What the turn player may do at every own decision point, in MAIN and at C2 (4.4, 4.5). */
export function ownOptions(s: Siege, seat: Seat, phase: 'main' | 'combat'): Option[] {
  return [
    ...castOptions(s, seat, phase),
    ...travelOptions(s, seat, true),
    ...skillOptions(s, seat),
    ...upkeepOptions(s, seat),
    ...arrangeOptions(s, seat),
  ];
}

/** Carries out one of them. */
export function perform(s: Siege, seat: Seat, pick: Option): void {
  const deed = DEEDS[pick.kind];
  if (deed) deed(s, seat, pick);
  else arrange(s, seat, pick);
}
const DEEDS: Readonly<Record<string, (s: Siege, seat: Seat, pick: Option) => void>> = {
  buy: (s, seat, pick) => buy(s, seat, pick.card ?? -1),
  surge: (s, seat, pick) => playSurge(s, seat, pick.card ?? -1),
  cast: (s, seat, pick) => startCast(s, seat, pick, true),
  travel: (s, seat, pick) => startTravel(s, seat, pick, 'now'),
  skill: (s, seat, pick) => useSkill(s, seat, pick.card ?? -1),
  upkeep: (s, _seat, pick) => payUpkeep(s, pick.card ?? -1),
};
