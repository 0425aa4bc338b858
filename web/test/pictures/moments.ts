import type { Board, Game, MatchConfig, Option, State } from '@siegeworks/contract';
import { save } from '@siegeworks/files';
import type { Pending } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { gameOf } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { glance } from '../browser.ts';

/** What a moment looks like from the first seat. */
export interface Moment {
  asked: Pending;
  board: Board;
}
export interface Search {
  config: MatchConfig;
  /** Begins the seeds of the matches that are looked through. */
  seed: string;
  /** Options of these kinds are taken before what most players would do, so that something happens. */
  preferred: readonly string[];
  /** Options of these kinds nobody takes while there are others. */
  avoided?: readonly string[];
  wanted(moment: Moment): boolean;
}
/** Most matches have no such moment; these many are enough to find one. */
const MOST_MATCHES = 400;

/** Plays matches without a screen until the first seat is asked at such a moment: the match as a file. */
export function matchAt(id: string, { config, seed, preferred, avoided = [], wanted }: Search): string {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no ${id} on the shelf`);
  for (let n = 0; n < MOST_MATCHES; n++) {
    const match = create(game, config, `${seed} ${n}`);
    for (let asked = match.asked; asked; asked = match.asked) {
      const { seat, options } = asked;
      if (
        isReallyAsked(game, match.state, asked) &&
        wanted({ asked, board: game.words.board(match.state, 0) })
      )
        return JSON.stringify(save(match));
      const choice = options.find((option: Option) => preferred.includes(option.kind));
      const open = options.filter(option => !avoided.includes(option.kind));
      pick(match, seat, choice ?? game.judgement.habit(match.state, seat, open.length > 0 ? open : options));
    }
  }
  throw new Error(`no match of ${seed} comes to this moment`);
}

/** The first seat must choose, and nothing is answered for it because that is nearly always right. */
function isReallyAsked(game: Game, state: State, { seat, options, question }: Pending): boolean {
  if (seat !== 0 || options.length < 2) return false;
  const sensible = game.judgement.standing?.[question]?.sensible;
  return !sensible?.(game.knowledge.view(state, seat), seat, options);
}

/** Sits down at such a match. */
export async function bring(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}#/matches`);
  const file = { name: 'moment.siege.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await glance(page);
}
