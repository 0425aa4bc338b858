import type { Gain, GauntletGame, KeptDeck } from '@siegeworks/protocol';
import type { Exchange } from './exchanges.ts';
import type { GauntletRun } from './gauntlet-run.ts';

/** An exchange with what the games have shown of it. */
export interface Tried extends Exchange {
  gain: Gain;
}
export interface Search {
  deck: Pick<KeptDeck, 'game' | 'cards' | 'choices'>;
  /** What is tried. */
  exchanges: readonly Exchange[];
  run: Pick<GauntletRun, 'play' | 'gain' | 'isStopped'>;
  /** The games of the deck as it is. */
  usual: readonly GauntletGame[];
  order: { player: string; seed: string };
}

/** In so many games every exchange is tried; the best ones are judged by all others that the deck itself has played. */
export const FIRST = 24;
export const BEST = 5;
/** In fewer games chance alone can look like certainty. */
const FEW = 20;

/**
 * The exchanges that gain most, the best first. The games that chose them are left out of their gain where there are others:
 * the luckiest of many looks better in those than it is.
 */
export async function bestExchanges(search: Search, say: (text: string) => void): Promise<Tried[]> {
  const { exchanges, usual, run } = search;
  const first: Tried[] = [];
  for (const [i, exchange] of exchanges.entries()) {
    if (i > 0 && run.isStopped) break;
    say(`Trying ${i + 1} of ${exchanges.length}: ${exchange.text}…`);
    first.push(await tried(search, exchange, 0, Math.min(FIRST, usual.length)));
  }
  const best = byGain(first).slice(0, BEST);
  if (usual.length <= FIRST) return best;
  const sure: Tried[] = [];
  for (const [i, each] of best.entries()) {
    if (run.isStopped) return best;
    say(`Making sure, ${i + 1} of ${best.length}: ${each.text}…`);
    sure.push(await tried(search, each, FIRST, usual.length));
  }
  return run.isStopped ? best : byGain(sure);
}

const byGain = (all: readonly Tried[]): Tried[] => all.toSorted((a, b) => b.gain.gain - a.gain.gain);

/** Plays the games with these numbers with the exchange, and compares them with the usual ones. */
async function tried(
  { deck: { game, cards, choices }, run, usual, order }: Search,
  { text, part }: Exchange,
  from: number,
  until: number,
): Promise<Tried> {
  const deck = { cards, choices, ...part };
  const games = await run.play({ game, deck, games: until, alone: true, ...order }, () => {}, from);
  return { text, part, gain: await run.gain([...usual], games) };
}

/** The gain in a hundred games with its interval, and whether it can be believed. */
export function inWords({ games, gain, low, high }: Gain): string {
  return `${hundred(gain)} wins in 100 games (${hundred(low)} to ${hundred(high)}, ${games} games), ${verdict({ games, low, high })}.`;
}

function verdict({ games, low, high }: Omit<Gain, 'gain'>): string {
  if (games < FEW) return 'too few games to say';
  if (low > 0) return 'a real gain';
  return high < 0 ? 'a real loss' : 'too close to call';
}

function hundred(share: number): string {
  const n = Math.round(share * 100);
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}
