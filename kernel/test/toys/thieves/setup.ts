import type { MatchConfig, Seed } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import { seedRandom, shuffle } from '@siegeworks/kernel';
import { OPTIONS } from './options.ts';
import { turns } from './rules.ts';
import type { Thieves } from './state.ts';
import { CARDS, NAMES } from './state.ts';

export function setup(config: MatchConfig, seed: Seed): Thieves {
  const seats = config.players.length;
  const options = withDefaults(OPTIONS, config.options);
  const s: Thieves = {
    seats,
    stack: [turns(0)],
    random: seedRandom(seed),
    luck: 0,
    script: null,
    events: null,
    over: null,
    names: NAMES.flatMap(name => Array<string>(CARDS[name].count).fill(name)),
    deck: [],
    pile: [],
    gone: [],
    hands: Array.from({ length: seats }, () => []),
    vaults: Array.from({ length: seats }, () => []),
    masks: config.players.map(p => `${p.choices?.mask ?? 'fox'}`),
    turns: 0,
  };
  shuffle(s, s.names);
  s.deck = s.names.map((_name, id) => id);
  for (const hand of s.hands) hand.push(...s.deck.splice(0, Number(options.hand)));
  return s;
}
