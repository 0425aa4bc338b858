import type { Gain, GameInfo, GauntletGame, KeptDeck } from '@siegeworks/protocol';
import { useState } from 'react';
import type { Exchange } from './exchanges.ts';
import type { GauntletRun } from './gauntlet-run.ts';
import type { DeckPart } from './use-deck.ts';

interface SuggestionsProps {
  game: GameInfo;
  deck: KeptDeck;
  /** What is tried. */
  exchanges(): readonly Exchange[];
  run: GauntletRun;
  /** The games of the deck as it is. */
  usual: readonly GauntletGame[];
  order: { player: string; seed: string };
  exchange(part: DeckPart): void;
}
interface Tried extends Exchange {
  gain: Gain;
  games: GauntletGame[];
}

/** First every exchange is tried in this many games, then the best ones in as many as the deck itself has played. */
const FIRST = 24;
const BEST = 5;

/** The five exchanges that gain most, each tried in the same games as the deck itself. */
export function Suggestions(props: SuggestionsProps) {
  const [found, setFound] = useState<readonly Tried[]>([]);
  const [said, setSaid] = useState('');
  const [working, setWorking] = useState(false);
  const search = async () => {
    setWorking(true);
    setFound([]);
    try {
      setFound(await bestExchanges(props, setSaid));
      setSaid('');
    } catch (fault) {
      setSaid(fault instanceof Error ? fault.message : `${fault}`);
    }
    setWorking(false);
  };
  return (
    <div className="bench-suggestions">
      <button type="button" className="button small" onClick={working ? () => props.run.stop() : search}>
        {working ? 'Stop' : 'What could be better?'}
      </button>
      <p role="status" className="small-print">
        {said}
      </p>
      <ul>
        {found.map(tried => (
          <li key={tried.text}>
            <p>
              <b>{tried.text}:</b> {inWords(tried.gain)}
            </p>
            <button type="button" className="button small" onClick={() => props.exchange(tried.part)}>
              Exchange
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function bestExchanges(props: SuggestionsProps, say: (text: string) => void): Promise<Tried[]> {
  const { usual, run } = props;
  const all = props.exchanges();
  const first: Tried[] = [];
  for (const [i, exchange] of all.entries()) {
    if (i > 0 && run.isStopped) break;
    say(`Trying ${i + 1} of ${all.length}: ${exchange.text}…`);
    first.push(await tried(props, exchange, [], Math.min(FIRST, usual.length)));
  }
  const best = first.sort((a, b) => b.gain.gain - a.gain.gain).slice(0, BEST);
  const sure: Tried[] = [];
  for (const [i, each] of best.entries()) {
    if (run.isStopped) return best;
    say(`Making sure, ${i + 1} of ${best.length}: ${each.text}…`);
    sure.push(await tried(props, each, each.games, usual.length));
  }
  return sure.sort((a, b) => b.gain.gain - a.gain.gain);
}

/** Plays the games up to this number that were not played yet, and compares all of them. */
async function tried(
  { game, deck, run, usual, order }: SuggestionsProps,
  exchange: Exchange,
  before: GauntletGame[],
  until: number,
): Promise<Tried> {
  const asked = {
    game: game.id,
    deck: { cards: deck.cards, choices: deck.choices, ...exchange.part },
    games: until,
    alone: true,
    ...order,
  };
  const more = await run.play(asked, () => {}, before.length);
  const games = [...before, ...more];
  return { ...exchange, games, gain: await run.gain([...usual], games) };
}

/** The gain in a hundred games with its interval, and whether it can be believed. */
function inWords({ games, gain, low, high }: Gain): string {
  const hundred = (share: number) => `${share > 0 ? '+' : ''}${Math.round(share * 100)}`;
  const sure = low > 0 ? 'a real gain' : high < 0 ? 'a real loss' : 'too close to call';
  return `${hundred(gain)} wins in 100 games (${hundred(low)} to ${hundred(high)}, ${games} games), ${sure}.`;
}
