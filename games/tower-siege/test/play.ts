import type { MatchConfig, Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { towerSiege } from '@siegeworks/tower-siege';
import { CARDS, NOT_IN_DECK } from '../src/cards/card.ts';
import type { Siege } from '../src/state/state.ts';

const POOL = Object.values(CARDS).flatMap(card => (NOT_IN_DECK.includes(card.type) ? [] : [card.id]));

/** Cards whose text needs other cards to take effect: every fourth match is about them. */
const RARE = [
  'thaylens-rogue',
  'squire',
  'smuggler',
  'crown-of-command',
  'bodyguard',
  'pit-lord',
  'dagger',
  'helm',
  'sword',
];

/** A legal deck in which every card of the game has its chance, with some resources to pay for it. */
function anyDeck(dice: () => number, rare: boolean): Record<string, number> {
  const cards: Record<string, number> = { mine: 8, powerstone: 8 };
  for (const card of rare ? RARE : []) cards[card] = 4;
  for (let size = rare ? 16 + 4 * RARE.length : 16; size < 60; ) {
    const card = POOL[Math.floor(dice() * POOL.length)];
    if ((cards[card] ?? 0) >= 4) continue;
    cards[card] = (cards[card] ?? 0) + 1;
    size++;
  }
  return cards;
}

/** A match with any cards; variants and number of players vary with the match number. */
export function anyMatch(i: number): MatchConfig {
  const dice = playerDice(`deck ${i}`);
  const seats = i % 8 === 7 ? 3 + (i % 3) : 2;
  const mages = towerSiege.setup.choices.mage.words ?? [];
  return {
    players: Array.from({ length: seats }, (_, seat) => ({
      cards: anyDeck(dice, i % 4 === 3),
      choices: { mage: mages[(i + seat) % mages.length], handicap: 3 },
    })),
    options: {
      maxPlayers: 6,
      redirectTargeted: i % 2 === 0,
      reshuffle: i % 4 === 0,
      equalStart: i % 5 === 0,
      powerboltAnyTurn: i % 3 === 0,
      firstRoundTruce: i % 6 === 0,
      teams: seats === 4,
    },
  };
}

/** Mostly at random, now and then what most players would do, so that rare things happen. */
export function playOut(
  config: MatchConfig,
  seed: string,
  look: (s: Siege, option: Option) => void = () => {},
): Siege {
  const dice = playerDice(seed);
  const s = begin(towerSiege, config, seed);
  for (let asked = pending(towerSiege, s); asked !== null; asked = pending(towerSiege, s)) {
    const { options, seat } = asked;
    const pick =
      dice() < 0.3
        ? towerSiege.judgement.habit(s, seat, options)
        : options[Math.floor(dice() * options.length)];
    look(s, pick);
    s.events = [];
    play(towerSiege, s, pick);
  }
  return s;
}
