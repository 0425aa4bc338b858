import type { Board, MatchConfig, Option, Pending } from '@siegeworks/kernel';
import { create, pick, question, save } from '@siegeworks/kernel';
import { gameOf } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { glance } from '../browser.ts';
import type { Scenes } from './stage.ts';

/** What a moment looks like from the first seat. */
interface Moment {
  asked: Pending;
  board: Board;
}
interface Search {
  config: MatchConfig;
  /** Begins the seeds of the matches that are looked through. */
  seed: string;
  /** Options of these kinds are taken before what most players would do. */
  wishes: readonly string[];
  wanted(moment: Moment): boolean;
}

/** How many cards lie in an area. */
const count = ({ board }: Moment, id: string): number =>
  board.areas.find(area => area.id === id)?.cards.length ?? 0;
/** Most matches have no such moment; these many are enough to find one. */
const MOST_MATCHES = 400;

/** Plays matches without a screen until the first seat is asked at such a moment: the match as a file. */
function matchAt({ config, seed, wishes, wanted }: Search): string {
  const game = gameOf('arcania');
  if (!game) throw new Error('there is no Arcania on the shelf');
  for (let n = 0; n < MOST_MATCHES; n++) {
    const match = create(game, config, `${seed} ${n}`);
    for (let asked = question(match); asked; asked = question(match)) {
      const { seat, options } = asked;
      const fits = seat === 0 && options.length > 1;
      if (fits && wanted({ asked, board: game.words.board(match.state, 0) }))
        return JSON.stringify(save(match));
      const wish = options.find((option: Option) => wishes.includes(option.kind));
      pick(match, seat, wish ?? game.habit(match.state, seat, options));
    }
  }
  throw new Error(`no match of ${seed} comes to this moment`);
}

async function bring(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}#/matches`);
  const file = { name: 'arcania.siege.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await glance(page);
}

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

export const scenes: Scenes = {
  /** The enemy comes with several forces: who blocks whom? */
  battle: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'defence.assign' && blockable(moment) && crowded(moment, 4);
    return bring(page, address, matchAt({ config: ARMIES, seed: 'battle', wishes: [], wanted }));
  },
  /** Full boards before an attack. */
  front: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'wave.declare' && fighting(moment) && crowded(moment, 5);
    return bring(page, address, matchAt({ config: ARMIES, seed: 'front', wishes: [], wanted }));
  },
  /** A card, an answer, and an answer to the answer. */
  stack: (page, address) => {
    const config: MatchConfig = { players: [trickster, trickster], options: LONG };
    const wanted = (moment: Moment) =>
      moment.asked.question === 'runStack.respond' && count(moment, 'stack') >= 3;
    return bring(page, address, matchAt({ config, seed: 'stack', wishes: ['play', 'placeForce'], wanted }));
  },
  /** A war of four kingdoms: who attacks whom? */
  kingdoms: (page, address) => {
    const decks = ['elf-silver-court', 'lycanthrope-full-moon', 'undead-grave-host', 'dwarf-deep-hammers'];
    const config: MatchConfig = { players: decks.map(deck => ({ deck })), options: LONG };
    const wanted = (moment: Moment) =>
      moment.asked.question === 'wave.declare' &&
      [0, 1, 2, 3].every(seat => count(moment, `${seat}.row`) >= 3);
    return bring(page, address, matchAt({ config, seed: 'kingdoms', wishes: [], wanted }));
  },
};
