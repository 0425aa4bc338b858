import type { Realm } from '@siegeworks/arcmage';
import { arcmage, clashesOf, stackOf } from '@siegeworks/arcmage';
import type { MatchConfig, Option, Pending } from '@siegeworks/kernel';
import { create, pick, question, save } from '@siegeworks/kernel';
import type { Page } from 'playwright';
import { glance } from '../browser.ts';
import type { Scenes } from './stage.ts';

/** A moment of a match, from the first seat. */
interface Moment {
  s: Realm;
  asked: Pending;
}
interface Search {
  config: MatchConfig;
  /** Begins the seeds of the matches that are looked through. */
  seed: string;
  /** Options of these kinds are taken before what most players would do. */
  wishes: readonly string[];
  wanted(moment: Moment): boolean;
}
/** Most matches have no such moment; these many are enough to find one. */
const MOST_MATCHES = 60;

/** Plays matches without a screen until the first seat is asked at such a moment: the match as a file. */
export function matchAt({ config, seed, wishes, wanted }: Search): string {
  for (let n = 0; n < MOST_MATCHES; n++) {
    const match = create(arcmage, config, `${seed} ${n}`);
    for (let asked = question(match); asked; asked = question(match)) {
      const { seat, options } = asked;
      if (seat === 0 && options.length > 1 && wanted({ s: match.state, asked }))
        return JSON.stringify(save(match));
      const wish = options.find((option: Option) => wishes.includes(option.kind));
      pick(match, seat, wish ?? arcmage.habit(match.state, seat, options));
    }
  }
  throw new Error(`no match of ${seed} comes to this moment`);
}

/** Sits down at such a match. */
async function bring(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}#/matches`);
  const file = { name: 'arcmage.siege.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await glance(page);
}

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

/** Both sides have cities, residents and an army, and not too many to be seen. */
const settled = ({ s }: Moment, cities: number, army: number): boolean =>
  s.players.every(p => p.cities.length >= cities && p.army.length >= army && p.army.length <= 7);
const living = ({ s }: Moment): number =>
  s.pieces.filter(piece => piece?.kind === 'creature' && piece.city >= 0).length;

export const SEARCHES: Readonly<Record<string, Search>> = {
  /** Attackers are on their way: who stops whom? */
  attack: {
    config: WAR,
    seed: 'attack',
    wishes: [],
    wanted: moment =>
      /^intercept/.test(moment.asked.question) &&
      clashesOf(moment.s).length >= 3 &&
      clashesOf(moment.s).length <= 5 &&
      clashesOf(moment.s).some(({ defenders }) => defenders.length > 0) &&
      settled(moment, 1, 2),
  },
  /** Several things wait on the stack. */
  stack: {
    config: MAGIC,
    seed: 'stack',
    wishes: [],
    wanted: moment =>
      stackOf(moment.s).length >= 3 && stackOf(moment.s).some(({ targets }) => targets.length > 0),
  },
  /** Cities full of people, armies in front of them. */
  kingdom: {
    config: GROWTH,
    seed: 'kingdom',
    wishes: ['build'],
    wanted: moment =>
      moment.asked.question === 'playPhase.decide' &&
      settled(moment, 2, 2) &&
      living(moment) >= 6 &&
      moment.s.players[0].hand.length >= 3,
  },
};

const shown =
  (name: string) =>
  (page: Page, address: string): Promise<void> => {
    const search = SEARCHES[name];
    if (!search) throw new Error(`there is no scene ${name}`);
    return bring(page, address, matchAt(search));
  };
export const scenes: Scenes = { attack: shown('attack'), stack: shown('stack'), kingdom: shown('kingdom') };
