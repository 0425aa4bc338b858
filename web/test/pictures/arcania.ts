import type { MatchConfig } from '@siegeworks/contract';
import type { Moment } from './moments.ts';
import { bring, matchAt } from './moments.ts';
import type { Scenes } from './stage.ts';

/** How many cards lie in an area. */
const count = ({ board }: Moment, id: string): number =>
  board.areas.find(area => area.id === id)?.cards.length ?? 0;
/** Long wars: strong Castles and full hands. */
const LONG = { castleLife: 40, openingHand: 12, drawPerTurn: 2 };
const ARMIES: MatchConfig = {
  players: [{ deck: 'elf-silver-court' }, { deck: 'lycanthrope-full-moon' }],
  options: LONG,
};
/** Mages and thieves who answer each other. */
const TRICKS: Record<string, number> = {
  ...{
    'green-vale': 2,
    'stone-heath': 1,
    'mage-tower': 4,
    'thieves-guild': 4,
    market: 4,
    temple: 2,
    barrack: 4,
  },
  ...{ 'weapon-smith': 4, dispel: 4, teleport: 4, 'negation-wand': 4, 'mislead-thief': 4, 'catch-thief': 4 },
  ...{ 'expose-thief': 3, 'back-stab': 4, hurricane: 3, charm: 2, 'elite-guard': 3 },
};
const trickster = { cards: TRICKS, choices: { army: 'elf' } };

const fighting = (moment: Moment) => count(moment, 'wave') >= 2;
/** There is a choice whom to block. */
const blockable = ({ asked }: Moment) => new Set(asked.options.map(({ target }) => target)).size > 2;
const crowded = (moment: Moment, forces: number) =>
  ['0.row', '1.row'].every(id => count(moment, id) >= forces && count(moment, id) <= 8) &&
  ['0.lands', '1.lands'].every(id => count(moment, id) >= 3);

/** Nobody attacks, everybody builds and places. */
const CROWD = {
  seed: 'crowd',
  preferred: ['layLand', 'placeBuilding', 'placeForce'],
  avoided: ['attack', 'play', 'ability'],
};
const DECKS = ['undead-grave-host', 'lycanthrope-full-moon', 'elf-silver-court', 'dwarf-deep-hammers'];
const ARMIES_AT_PEACE = (seats: number): MatchConfig => ({
  players: DECKS.slice(0, seats).map(deck => ({ deck })),
  options: { ...LONG, openingHand: 10, drawPerTurn: 3, handLimit: 14 },
});
const isCrowd = (moment: Moment, seats: readonly number[]): boolean =>
  moment.asked.question === 'open.decide' &&
  moment.asked.options.some(({ kind }) => kind === 'attack') &&
  count(moment, '0.hand') >= 13 &&
  seats.every(seat => count(moment, `${seat}.row`) >= 11 && count(moment, `${seat}.lands`) >= 3);

export const scenes: Scenes = {
  /** The enemy comes with several forces: who blocks whom? */
  battle: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'defence.assign' && blockable(moment) && crowded(moment, 4);
    return bring(
      page,
      address,
      matchAt('arcania', { config: ARMIES, seed: 'battle', preferred: [], wanted }),
    );
  },
  /** Full boards before an attack. */
  front: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'wave.declare' && fighting(moment) && crowded(moment, 5);
    return bring(page, address, matchAt('arcania', { config: ARMIES, seed: 'front', preferred: [], wanted }));
  },
  /** Several battles with their numbers, one of them being fought. */
  fight: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'window.act' &&
      fighting(moment) &&
      (moment.board.areas.find(({ id }) => id === 'wave')?.cards ?? []).filter(
        ({ attached }) => attached.length > 0,
      ).length >= 1;
    return bring(
      page,
      address,
      matchAt('arcania', { config: ARMIES, seed: 'fight', preferred: ['defend'], wanted }),
    );
  },
  /** A card, an answer, and an answer to the answer. */
  stack: (page, address) => {
    const config: MatchConfig = { players: [trickster, trickster], options: LONG };
    const wanted = (moment: Moment) =>
      moment.asked.question === 'runStack.respond' && count(moment, 'stack') >= 3;
    return bring(
      page,
      address,
      matchAt('arcania', { config, seed: 'stack', preferred: ['play', 'placeForce'], wanted }),
    );
  },
  /** As much as a table ever holds: twelve forces, fourteen cards in hand, all Lands. */
  crowd: (page, address) => {
    const wanted = (moment: Moment) => isCrowd(moment, [0, 1]);
    return bring(page, address, matchAt('arcania', { ...CROWD, config: ARMIES_AT_PEACE(2), wanted }));
  },
  /** The same with four kingdoms. */
  crowds: (page, address) => {
    const wanted = (moment: Moment) => isCrowd(moment, [0, 1, 2, 3]);
    return bring(page, address, matchAt('arcania', { ...CROWD, config: ARMIES_AT_PEACE(4), wanted }));
  },
  /** A war of four kingdoms: who attacks whom? */
  kingdoms: (page, address) => {
    const decks = ['elf-silver-court', 'lycanthrope-full-moon', 'undead-grave-host', 'dwarf-deep-hammers'];
    const config: MatchConfig = { players: decks.map(deck => ({ deck })), options: LONG };
    const wanted = (moment: Moment) =>
      moment.asked.question === 'wave.declare' &&
      [0, 1, 2, 3].every(seat => count(moment, `${seat}.row`) >= 3);
    return bring(page, address, matchAt('arcania', { config, seed: 'kingdoms', preferred: [], wanted }));
  },
};
