import type { Seat } from '@siegeworks/contract';
import { goldOf, powerOf } from '../rules/costs.ts';
import { produced } from '../rules/resources.ts';
import type { Phase, Position, Siege } from '../state/state.ts';

/** Gold or power of a seat: what is left of this turn's income. */
export interface PoolWords {
  name: string;
  now: number;
  of: number;
  /** Where it comes from, in full. */
  why: string;
}

/** TS-058: base resources count twice while their Relic works. */
export function poolsOf(s: Siege, seat: Seat): { gold: PoolWords; power: PoolWords } {
  const p = s.players[seat];
  const gold = { ...produced(s, seat, 'gold'), more: p.gold.surge + p.gold.purse };
  const power = { ...produced(s, seat, 'power'), more: p.power.surge + p.power.purse };
  return {
    gold: poolOf('gold', goldOf(s, seat), gold, ['Base Mines', 'Mines']),
    power: poolOf('power', powerOf(s, seat), power, ['Base Powerstones', 'Powerstones']),
  };
}
function poolOf(
  name: string,
  now: number,
  from: { base: number; bought: number; more: number },
  [base, bought]: [string, string],
): PoolWords {
  const more = from.more > 0 ? `, ${from.more} only this turn` : '';
  const why = `${now} ${name} unspent; each turn ${from.base} from ${base} and ${from.bought} from ${bought}${more}`;
  return { name, now, of: from.base + from.bought + from.more, why };
}

/** The positions from the front to the back, as the Action Status Card names them. */
export const LANES: readonly { position: Position; title: string; text: string }[] = [
  { position: 'attack', title: 'Attack', text: 'attacks this turn; may still defend' },
  { position: 'guard', title: 'On guard', text: 'ready to attack and to defend' },
  { position: 'defend', title: 'Defend', text: 'has defended or fumbled; neither attacks nor defends' },
];
/** The phases in which somebody decides. */
export const TURN: readonly { phase: Phase; title: string }[] = [
  { phase: 'upkeep', title: 'Upkeep' },
  { phase: 'market', title: 'Market' },
  { phase: 'main', title: 'Main' },
  { phase: 'combat', title: 'Combat' },
  { phase: 'end', title: 'End' },
];
