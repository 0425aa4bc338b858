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
  /** Options of these kinds are taken before what most players would do, so that something happens. */
  wishes: readonly string[];
  wanted(moment: Moment): boolean;
}
/** Most matches have no such moment; these many are enough to find one. */
const MOST_MATCHES = 300;

/** Plays matches without a screen until the first seat is asked at such a moment: the match as a file. */
export function matchAt({ config, seed, wishes, wanted }: Search): string {
  const game = gameOf('towers-in-time');
  if (!game) throw new Error('there is no Towers in Time on the shelf');
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

/** Sits down at such a match. */
export async function bring(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}#/matches`);
  const file = { name: 'towers.siege.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await glance(page);
}

const areaOf = ({ board }: Moment, id: string) => board.areas.find(area => area.id === id);
const count = (moment: Moment, id: string): number => areaOf(moment, id)?.cards.length ?? 0;
const towersOf = ({ board }: Moment, seat: number) =>
  board.areas.filter(area => area.id.startsWith(`${seat}.tower.`));
/** Both sides have built. */
const built = (moment: Moment, towers: number, units: number) =>
  [0, 1].every(seat => {
    const all = towersOf(moment, seat);
    return all.length >= towers && all.flatMap(area => area.cards).length - all.length >= units;
  });
const dying = (moment: Moment) =>
  ['attackers', 'defenders'].some(id => areaOf(moment, id)?.cards.some(face => face.marks.includes('dying')));

const WAR: MatchConfig = { players: [{ deck: 'orc-horde' }, { deck: 'dwarf-hold' }] };
const MAGIC: MatchConfig = { players: [{ deck: 'mjorn-pact' }, { deck: 'crypt-lords' }] };

export const scenes: Scenes = {
  /** An Army has struck and was struck: who is saved? */
  combat: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'batch.decide' &&
      count(moment, 'attackers') >= 2 &&
      count(moment, 'defenders') >= 1 &&
      dying(moment) &&
      built(moment, 2, 4);
    return bring(page, address, matchAt({ config: WAR, seed: 'combat', wishes: [], wanted }));
  },
  /** Full domains before the next action. */
  domains: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'opportunity.decide' &&
      built(moment, 3, 6) &&
      count(moment, '0.limbo') >= 2 &&
      count(moment, '0.hand') >= 4;
    return bring(page, address, matchAt({ config: MAGIC, seed: 'domains', wishes: ['limbo'], wanted }));
  },
  /** An attack comes: who stands in its way? */
  attack: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'batch.decide' &&
      count(moment, 'attackers') >= 2 &&
      count(moment, 'defenders') === 0 &&
      moment.asked.options.filter(({ kind }) => kind === 'defend').length >= 3 &&
      built(moment, 2, 5);
    return bring(page, address, matchAt({ config: WAR, seed: 'attack', wishes: [], wanted }));
  },
};
