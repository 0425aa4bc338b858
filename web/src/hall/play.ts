import type { GameInfo } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { go } from '../route.ts';
import type { Setup } from '../setup.ts';
import { planOf } from '../setup.ts';

/** Sits down at a new match, or rejects with the reasons why not. */
export async function play(hall: Hall, game: GameInfo, setup: Setup): Promise<void> {
  const plan = planOf(setup, hall.bots, Math.random());
  const { match } = await hall.session.ask('create', { game: game.id, ...plan }, 'opened');
  go({ page: 'match', match });
}
