import { arcmage } from '@siegeworks/arcmage';
import type { MatchConfig } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { CARDS } from '../src/cards/card.ts';
import type { Realm } from '../src/state/realm.ts';

const POOL = Object.values(CARDS).filter(card => !card.token && card.type !== 'city');
const CITIES = Object.values(CARDS).filter(card => card.type === 'city');

/** Cards whose text needs other cards or a long life to come true, with the cities that help them. */
const RARE: readonly (readonly string[])[] = [
  ['nirvana-of-the-undead', 'farmland', 'wight', 'shatis', 'nightgaunt', 'crumbling-defenses', 'kolibri'],
  ['hideout', 'karka-suno', 'guardians-fall', 'nun', 'smith', 'tapper', 'mirmu', 'flartar', 'zorlan'],
  [
    'qualaris',
    'siphon',
    'two-bridges',
    'royal-guard',
    'benevolent-baron',
    'merchant-ship',
    'esteemed-councilor',
  ],
  [
    'borgs-keep',
    'barracks',
    'armory',
    'seat-of-the-throne',
    'mentor',
    'squad-leader',
    'trebuchet',
    'spearman',
  ],
  ['coral-labyrinth', 'kelp-forest', 'ar-an-imeall', 'typhon', 'karma', 'merfolk-joyride', 'cylanna'],
  ['guincho', 'oasis-of-reflections', 'ghazw', 'addax-herder', 'sun-singer-sacrifice', 'nyms-calling'],
  ['sanctuary', 'farmland', 'spirit-tree', 'botanist', 'falconer', 'kolibri', 'nightingale', 'elvish-ambush'],
  ['enchanted-forest', 'swanport', 'flying-fortress', 'kalenz', 'centaurs-staff', 'elvish-enchantress'],
  [
    'tunnel-network',
    'warren',
    'second-sons-army-camp',
    'cutpurse-imp',
    'orc-warleader',
    'raise-the-undead',
    'witchdoctor',
  ],
  ['lobotomized-library', 'shadows-twilight', 'jevyans-advice', 'misled-orc', 'orc-scout', 'big-brother'],
];
/** A legal deck of three factions at most, so that it can be paid for; cards of one theme come first. */
function anyDeck(dice: () => number, theme: number): Record<string, number> {
  const deck: Record<string, number> = {};
  let size = 0;
  const add = (id: string, n: number) => {
    if (!CARDS[id] || CARDS[id].token || size + n > 45) return;
    deck[id] = (deck[id] ?? 0) + n;
    size += n;
  };
  for (const id of RARE[theme]) add(id, CARDS[id]?.type === 'city' ? 1 : 3);
  while (CITIES.filter(city => deck[city.id]).length < 3) {
    const city = CITIES[Math.floor(dice() * CITIES.length)];
    if (!deck[city.id]) add(city.id, 1);
  }
  // Every other deck has more cities than it can set apart (AM-051).
  if (theme % 2 === 0) add(RARE[theme][0], 2);
  const faction = CARDS[RARE[theme][0]].faction;
  while (size < 45) {
    const card = POOL[Math.floor(dice() * POOL.length)];
    if ((deck[card.id] ?? 0) < 3 && (card.faction === faction || dice() < 0.3)) add(card.id, 1);
  }
  return deck;
}

/** A match of any cards; the variants and the number of players change with the number. */
export function anyMatch(i: number): MatchConfig {
  const dice = playerDice(`deck ${i}`);
  const team = i % 9 === 8;
  const seats = team ? 3 + (i % 3) : i % 7 === 6 ? 3 + (i % 2) : 2;
  return {
    players: Array.from({ length: seats }, (_, seat) => ({
      cards: anyDeck(dice, (i + 3 * seat) % RARE.length),
    })),
    options: {
      format: team ? 'aminDuna' : seats > 2 ? 'ffa' : 'duel',
      lethal: i % 5 === 4 ? 'greater' : 'equal',
      evacuation: i % 3 === 2 ? 'cityOrArmy' : 'city',
      abilityTiming: i % 6 === 5 ? 'anytime' : 'playPhase',
      resourceFactions: i % 8 === 7 ? 'any' : 'deck',
      devotionFaction: i % 10 === 9 ? 'same' : 'any',
      mulligan: i % 4 === 3 ? 'one' : 'none',
      secondHand: i % 9 === 4 ? 'same' : 'oneMore',
      secondCity: i % 7 === 3 ? 0 : 4,
      firstTurnDraw: i % 7 === 5 ? 'max1' : 'normal',
      firstTurnAttack: i % 6 === 1 ? 'forbidden' : 'allowed',
      openCities: i % 11 === 10,
      sharedHands: i % 2 === 0,
      turnLimit: i % 13 === 12 ? 8 : 75,
    },
  };
}

/** Partly at random, partly what most players would do, more or less so from match to match: so rare things come about. */
export function playOut(config: MatchConfig, seed: string): Realm {
  const dice = playerDice(seed);
  const s = begin(arcmage, config, seed);
  const habits = dice();
  for (let asked = pending(arcmage, s); asked !== null; asked = pending(arcmage, s)) {
    const { options, seat } = asked;
    const pick =
      dice() < habits
        ? arcmage.judgement.habit(s, seat, options)
        : options[Math.floor(dice() * options.length)];
    s.events = [];
    play(arcmage, s, pick);
  }
  return s;
}
