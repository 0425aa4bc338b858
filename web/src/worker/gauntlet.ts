import { GauntletTally, gainBetween, gauntletOf, ownGame } from '@siegeworks/lab/gauntlet';
import type { GauntletAsk, GauntletSaid } from '@siegeworks/protocol';
import { shelf } from './all-games.ts';

const say = (message: GauntletSaid) => self.postMessage(message);
/** The number of the last order: an older one stops at its next game. */
let now = 0;

/** Plays its part of the games, and looks for news after each. */
async function play({ id, order, from, step, until }: Extract<GauntletAsk, { type: 'play' }>): Promise<void> {
  now = id;
  const game = await shelf.game(order.game);
  if (!game) throw new Error(`there is no game ${order.game}`);
  const played = gauntletOf(game, order.deck, order);
  for (let index = from; index < until && now === id; index += step) {
    say({ id, type: 'game', game: played(order.alone ? ownGame(game, index) : index) });
    await new Promise(done => setTimeout(done));
  }
  say({ id, type: 'done' });
}

function answer(ask: GauntletAsk): void {
  const { id } = ask;
  if (ask.type === 'stop') now = 0;
  if (ask.type === 'gain') say({ id, type: 'gain', gain: gainBetween(ask.usual, ask.other) });
  if (ask.type !== 'tally') return;
  const tally = new GauntletTally();
  tally.add(...ask.games);
  say({ id, type: 'report', report: tally.report(ask.decks, ask.cards) });
}

self.onmessage = async ({ data }: MessageEvent<GauntletAsk>) => {
  try {
    if (data.type === 'play') await play(data);
    else answer(data);
  } catch (fault) {
    say({ id: data.id, type: 'problem', text: fault instanceof Error ? fault.message : `${fault}` });
  }
};
