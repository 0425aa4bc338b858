import type { Face, MatchConfig } from '@siegeworks/contract';
import type { Page } from 'playwright';
import type { Moment, Search } from './moments.ts';
import { bring, matchAt } from './moments.ts';
import type { Scenes } from './stage.ts';

const OPTIONS = { turnLimit: 60 };
const WAR: MatchConfig = {
  players: [{ deck: 'warren-warband' }, { deck: 'brothers-in-arms' }],
  options: OPTIONS,
};
const MAGIC: MatchConfig = { players: [{ deck: 'merfolk' }, { deck: 'long-night' }], options: OPTIONS };
const GROWTH: MatchConfig = {
  players: [{ deck: 'gaian-love-for-life' }, { deck: 'toll-of-time' }],
  options: OPTIONS,
};

const cardsOf = ({ board }: Moment, id: string): Face[] =>
  board.areas.find(area => area.id === id)?.cards ?? [];
const citiesOf = ({ board }: Moment, seat: number) =>
  board.areas.filter(area => area.id.startsWith(`${seat}.city`));
const CROWD: MatchConfig = { ...WAR, options: { ...OPTIONS, handLimit: 20 } };
const TABLE = ['warren-warband', 'brothers-in-arms', 'merfolk', 'gaian-love-for-life', 'long-night'];
const ALL: MatchConfig = { players: TABLE.map(deck => ({ deck })), options: { ...OPTIONS, format: 'ffa' } };
const TEAMS: MatchConfig = {
  players: TABLE.slice(0, 4).map(deck => ({ deck })),
  options: { ...OPTIONS, format: 'aminDuna' },
};

/** Both sides have cities and an army, and not too many to be seen. */
const settled = (moment: Moment, cities: number, army: number): boolean =>
  [0, 1].every(seat => {
    const n = cardsOf(moment, `${seat}.army`).length;
    return citiesOf(moment, seat).length >= cities && n >= army && n <= 7;
  });
/** The first card of a city is the city itself. */
const living = (moment: Moment): number =>
  [0, 1].flatMap(seat => citiesOf(moment, seat)).reduce((n, area) => n + area.cards.length - 1, 0);
const marked = (moment: Moment, seat: number, like: RegExp): number =>
  [cardsOf(moment, `${seat}.army`), ...citiesOf(moment, seat).map(area => area.cards)]
    .flat()
    .filter(face => face.marks.some(mark => like.test(mark))).length;

export const SEARCHES: Readonly<Record<string, Search>> = {
  /** Attackers are on their way: who stops whom? */
  attack: {
    config: WAR,
    seed: 'attack',
    preferred: [],
    wanted: moment =>
      marked(moment, 1, /^attacks /) >= 3 && marked(moment, 0, /^intercepts /) >= 1 && settled(moment, 1, 2),
  },
  /** Several things wait on the stack. */
  stack: {
    config: MAGIC,
    seed: 'stack',
    preferred: [],
    wanted: moment => {
      const stack = cardsOf(moment, 'stack');
      return stack.length >= 3 && stack.some(face => face.line.includes(', at '));
    },
  },
  /** Cities full of people, armies in front of them. */
  kingdom: {
    config: GROWTH,
    seed: 'kingdom',
    preferred: ['build'],
    wanted: moment =>
      moment.asked.question === 'playPhase.decide' &&
      settled(moment, 2, 2) &&
      living(moment) >= 6 &&
      cardsOf(moment, '0.hand').length >= 3,
  },
  /** An army of twelve, hardly two of them alike. */
  army: {
    config: CROWD,
    seed: 'army',
    preferred: ['noAttack', 'moveToArmy', 'play'],
    wanted: moment =>
      moment.asked.question === 'playPhase.decide' &&
      cardsOf(moment, '0.army').length === 12 &&
      cardsOf(moment, '0.hand').length >= 2,
  },
  /** Fourteen cards in hand. */
  hand: {
    config: CROWD,
    seed: 'hand',
    preferred: ['noAttack', 'draw2'],
    wanted: moment => cardsOf(moment, '0.hand').length >= 14,
  },
  /** The overlord of three: five cities with people in them, and teams that can be told apart. */
  teams: {
    config: TEAMS,
    seed: 'teams',
    preferred: ['build', 'noAttack'],
    wanted: moment =>
      moment.asked.question === 'playPhase.decide' &&
      citiesOf(moment, 0).length >= 5 &&
      citiesOf(moment, 0).filter(area => area.cards.length > 1).length >= 2,
  },
  /** Five players, and everybody has somebody. */
  players: {
    config: ALL,
    seed: 'players',
    preferred: [],
    wanted: moment =>
      moment.asked.question === 'playPhase.decide' &&
      TABLE.every((_deck, seat) => cardsOf(moment, `${seat}.army`).length >= 1) &&
      TABLE.filter((_deck, seat) => cardsOf(moment, `${seat}.army`).length >= 3).length >= 2,
  },
};

const shown =
  (name: string) =>
  (page: Page, address: string): Promise<void> => {
    const search = SEARCHES[name];
    if (!search) throw new Error(`there is no scene ${name}`);
    return bring(page, address, matchAt('arcmage', search));
  };
export const scenes: Scenes = Object.fromEntries(Object.keys(SEARCHES).map(name => [name, shown(name)]));
