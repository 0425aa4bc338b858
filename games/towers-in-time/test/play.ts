import type { MatchConfig, Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { towersInTime } from '@siegeworks/towers-in-time';
import { CARDS } from '../src/cards/card.ts';
import type { Realm } from '../src/state/realm.ts';

const POOL = Object.keys(CARDS).filter(id => !CARDS[id].isSource);
const SOURCES = Object.keys(CARDS).filter(id => CARDS[id].isSource);

/** Cards whose text needs other cards to take effect: every third match features them. */
const RARE = [
  'gate-of-exile',
  'gate-of-ruin',
  'wall-of-flames',
  'raise-the-fallen',
  'drain-life',
  'disrupt-transport',
  'dispel',
  'orc',
  'men-at-arms',
];

/** A legal deck in which every card of the game has a chance to appear, with Sources to pay for it. */
function anyDeck(dice: () => number, isRare: boolean): Record<string, number> {
  const cards: Record<string, number> = {};
  let size = 0;
  const add = (card: string, most: number) => {
    if ((cards[card] ?? 0) >= most) return;
    cards[card] = (cards[card] ?? 0) + 1;
    size++;
  };
  for (const card of isRare ? RARE : []) for (let n = 0; n < 3; n++) add(card, 4);
  while (size < (isRare ? 40 : 16)) add(SOURCES[Math.floor(dice() * SOURCES.length)], 3);
  while (size < 54) add(POOL[Math.floor(dice() * POOL.length)], 4);
  return cards;
}
const any = (words: readonly string[], i: number) => words[i % words.length];

/** A match with arbitrary cards; the variants and the number of players depend on `n`. */
export function anyMatch(i: number): MatchConfig {
  const dice = playerDice(`deck ${i}`);
  const seats = i % 6 === 5 ? 3 + (i % 4) : 2;
  const plain = { players: Array.from({ length: seats }, () => ({ cards: anyDeck(dice, i % 3 === 2) })) };
  if (i % 4 === 0) return plain;
  return {
    ...plain,
    options: {
      shieldCount: 3 + (i % 5),
      openingHand: 10 + (i % 5),
      openingPlace: 4 + (i % 5),
      handLimit: 5 + (i % 4),
      limboSize: 4 + (i % 5),
      threePassRule: i % 2 === 0,
      damageLasts: any(['turn', 'combat', 'permanent'], i),
      shieldChoice: any(['owner', 'attacker', 'random'], i >> 1),
      sourceRule: any(['sourceIncluded', 'free', 'sameTowerOnly'], i >> 2),
      totemsPerFollower: i % 4,
      transportReady: i % 5 !== 0,
      turnLimit: 20 + (i % 40),
      stallTurns: 3 + (i % 8),
      quietTurns: i % 3 === 1 ? 9 : 0,
    },
  };
}

/** Mostly random, now and then what most players would do, so that rare situations arise. */
export function playOut(
  config: MatchConfig,
  seed: string,
  look: (s: Realm, option: Option) => void = () => {},
): Realm {
  const dice = playerDice(seed);
  const s = begin(towersInTime, config, seed);
  for (let asked = pending(towersInTime, s); asked !== null; asked = pending(towersInTime, s)) {
    const { options, seat } = asked;
    const pick =
      dice() < 0.4
        ? towersInTime.judgement.habit(s, seat, options)
        : options[Math.floor(dice() * options.length)];
    look(s, pick);
    s.events = [];
    play(towersInTime, s, pick);
  }
  return s;
}
