import type { VariantValue } from '@siegeworks/contract';
import { save } from '@siegeworks/files';
import type { Pending } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { gameOf } from '@siegeworks/shelf';
import type { Page } from 'playwright';
import { glance } from '../browser.ts';
import type { Scenes } from './stage.ts';

/** When to stop: what is asked, and in which round. */
type Moment = (asked: Pending, round: number) => boolean;
/** No siege lasts longer. */
const PATIENCE = 2000;

/** A siege that was played by habit up to a moment, as the file that the page would have saved. */
export function siegeFile(seed: string, moment: Moment, options: Record<string, VariantValue> = {}): string {
  const game = gameOf('two-deck-siege');
  if (!game) throw new Error('there is no Two Deck Siege');
  const match = create(game, { players: [{}], options: { ties: 'ask', ...options } }, seed);
  for (let n = 0; n < PATIENCE; n++) {
    const asked = match.asked;
    if (!asked || moment(asked, game.audit.turns(match.state))) break;
    const { seat, options: offered } = asked;
    pick(match, seat, game.judgement.habit(match.state, seat, offered));
  }
  return JSON.stringify(save(match));
}

/** Sits down at such a siege. */
export async function join(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  const buffer = Buffer.from(file);
  await page
    .getByLabel('Import a match…')
    .setInputFiles({ name: 'siege.json', mimeType: 'application/json', buffer });
  await glance(page);
}

const orders: Moment = ({ question: asked }, round) => asked === 'defenderTurn.play' && round >= 6;
const aiming: Moment = ({ question: asked, options }, round) =>
  asked === 'acting.action' && options.length > 2 && round >= 4;
const late: Moment = ({ question: asked }, round) => asked === 'defenderTurn.play' && round >= 14;

export const scenes: Scenes = {
  orders: (page, address) => join(page, address, siegeFile('castellan', orders)),
  aiming: (page, address) => join(page, address, siegeFile('castellan', aiming)),
  breaches: async (page, address) => {
    await join(page, address, siegeFile('castellan', late));
    // Whoever points at an enemy sees whom it will hit.
    await page.locator('.tds-unit > .token.foe > .token-face').last().focus();
  },
};
