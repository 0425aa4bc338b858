import type { Bench, CardInfo } from '@siegeworks/contract';
import type { Card, PoolName } from './card.ts';
import { mostOf } from './card.ts';

/** TS-036, TS-040: the Market Place is filled to seven cards; how many are drawn later depends on what was bought. */
export const BENCH: Bench = {
  curve: 'Cost',
  means: 'Resources',
  first: 7,
  each: 1,
  assumes: 'if you buy one card each turn',
};

type Facets = Pick<CardInfo, 'numbers' | 'words' | 'needs' | 'provides' | 'most'>;

/** What a deck builder filters, counts and compares. */
export function facetsOf(card: Card): Facets {
  const power = card.pp + (card.cast ?? 0);
  const most = mostOf(card);
  return {
    numbers: numbersOf(card, power),
    words: wordsOf(card),
    needs: { ...(card.gp > 0 && { Gold: card.gp }), ...(power > 0 && { Power: power }) },
    provides: providesOf(card),
    ...(most < Number.POSITIVE_INFINITY && { most }),
  };
}

function numbersOf(card: Card, power: number): Record<string, number> {
  return {
    ...((card.gp > 0 || power > 0) && { Cost: card.gp + power }),
    ...(card.gp > 0 && { Gold: card.gp }),
    ...(power > 0 && { Power: power }),
    ...(card.isCreature && { Life: card.lp, 'Skill Level': card.sl }),
    ...(card.rl > 0 && { 'Resistance Level': card.rl }),
  };
}

const TIMING = { AT: 'Any Turn', OT: 'On Turn' } as const;
const SLOT_NAMES = {
  weapon: 'Weapon',
  body: 'Body',
  helm: 'Helm',
  shield: 'Shield',
  other: 'Other',
  structure: 'Structure',
} as const;

function wordsOf(card: Card): Record<string, readonly string[]> {
  const travel = [card.travel, card.always].filter(way => way !== undefined);
  return {
    ...(card.subtypes.length > 0 && { Race: card.subtypes }),
    ...(travel.length > 0 && { Travel: travel }),
    ...(card.st && { Timing: [TIMING[card.st]] }),
    ...(card.slot && { Slot: [SLOT_NAMES[card.slot]] }),
  };
}

const POOLS: Readonly<Record<PoolName, string>> = { gold: 'Gold', power: 'Power' };
const RESOURCES: Readonly<Record<string, PoolName>> = { Mine: 'gold', Powerstone: 'power' };

function providesOf({ type, pool }: Card): Record<string, number> {
  const gives = RESOURCES[type] ?? pool;
  return gives ? { [POOLS[gives]]: 1 } : {};
}
