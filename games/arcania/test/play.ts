import { arcania } from '@siegeworks/arcania';
import type { MatchConfig, Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { ArmyWord, Card } from '../src/cards/card.ts';
import { ARMIES, ARMY_WORDS, cardsOf, fitsArmy } from '../src/cards/card.ts';

import type { War } from '../src/state/state.ts';

const APART = ['castle', 'marker', 'land', 'building'];
const pool = (army: ArmyWord): Card[] =>
  Object.values(cardsOf({})).filter(card => !APART.includes(card.type) && fitsArmy(card, ARMIES[army].code));

/** Cards that only work together with other cards: every second match includes some of them. */
const RARE = [
  ...['phoenix', 'chimera', 'emperor-dragon', 'titan', 'trapper', 'release', 'gemologist', 'general'],
  ...['miner', 'reverent', 'steal-artifact', 'mislead-thief', 'natures-growth', 'revert', 'negation-wand'],
  ...['necromancer', 'skeleton', 'collapse'],
];

/** A legal deck of a few kinds of cards and just the Buildings that they need. */
function anyDeck(dice: () => number, army: ArmyWord, rare: boolean): Record<string, number> {
  const able = pool(army);
  const cards: Record<string, number> = { 'green-vale': 2, 'stone-heath': 1, 'spiked-wall': 1 };
  const wanted = rare ? able.filter(card => RARE.includes(card.id)) : able;
  let size = 4;
  const add = (id: string, n: number) => {
    const more = Math.min(n, 4 - (cards[id] ?? 0), 60 - size);
    if (more <= 0) return;
    cards[id] = (cards[id] ?? 0) + more;
    size += more;
  };
  while (size < 60) {
    const from = dice() < 0.6 ? wanted : able;
    const card = from[Math.floor(dice() * from.length)];
    add(card.id, 2);
    for (const [kind, n] of card.needList) add(kind, n);
    if (size > 50) add(able[Math.floor(dice() * able.length)].id, 1);
  }
  return cards;
}

/** A match with arbitrary cards; variants and number of players vary with the index. */
export function anyMatch(i: number): MatchConfig {
  const dice = playerDice(`deck ${i}`);
  const seats = i % 8 === 7 ? 3 + (i % 3) : 2;
  return {
    players: Array.from({ length: seats }, (_, seat) => {
      const army = ARMY_WORDS[(i + seat * (1 + (i % 3))) % 4];
      return {
        cards: anyDeck(dice, army, i % 2 === 1),
        choices: { army, chooseBuildings: i % 5 === 0, castleLife: i % 3 === 0 ? 60 : -1 },
      };
    }),
    options: {
      castleLife: i % 4 === 0 ? 20 : 50,
      openingHand: i % 2 === 0 ? 12 : 7,
      drawPerTurn: 1 + (i % 3),
      engagement: i % 4 === 1 ? 'attack-and-defend' : 'attack-or-defend',
      destroyRule: i % 6 === 1 ? 'more-than' : 'at-least',
      placementUsesBuildings: i % 3 !== 1,
      buildingRefresh: i % 7 === 1 ? 'own-turn' : 'every-turn',
      firstTurnAttack: i % 2 === 0,
      levy: i % 5 === 2,
      firstHand: i % 7 === 3 ? 'one-fewer' : 'same',
      mulligan: i % 4 === 3 ? 'once' : 'none',
      attritionRule: i % 3 === 2 ? 'last-card' : 'draw-from-empty',
      siegeBreach: i % 2 === 1,
      responseMode: i % 9 === 8 ? 'always-ask' : 'auto',
    },
  };
}

/** Mostly random, now and then what most players would do, so that rare things happen. */
export function playOut(
  config: MatchConfig,
  seed: string,
  look: (s: War, option: Option) => void = () => {},
): War {
  const dice = playerDice(seed);
  const s = begin(arcania, config, seed);
  const habits = dice() < 0.5 ? 0.3 : 0.8;
  for (let asked = pending(arcania, s); asked !== null; asked = pending(arcania, s)) {
    const { options, seat } = asked;
    const pick =
      dice() < habits
        ? arcania.judgement.habit(s, seat, options)
        : options[Math.floor(dice() * options.length)];
    look(s, pick);
    s.events = [];
    play(arcania, s, pick);
  }
  return s;
}
