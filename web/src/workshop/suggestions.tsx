import type { GauntletGame, KeptDeck } from '@siegeworks/protocol';
import { useState } from 'react';
import type { Tried } from './best-exchanges.ts';
import { bestExchanges, inWords } from './best-exchanges.ts';
import type { Exchange } from './exchanges.ts';
import type { GauntletRun } from './gauntlet-run.ts';
import type { DeckPart } from './use-deck.ts';

interface SuggestionsProps {
  deck: KeptDeck;
  /** What is tried. */
  exchanges(): readonly Exchange[];
  run: GauntletRun;
  /** The games of the deck as it is. */
  usual: readonly GauntletGame[];
  order: { player: string; seed: string };
  /** The deck is no longer the one that played. */
  stale: boolean;
  exchange(part: DeckPart): void;
}

/** The five exchanges that gain most, each tried in the same games as the deck itself. */
export function Suggestions(props: SuggestionsProps) {
  const [found, setFound] = useState<readonly Tried[]>([]);
  const [said, setSaid] = useState('');
  const [working, setWorking] = useState(false);
  const search = async () => {
    setWorking(true);
    setFound([]);
    try {
      setFound(await bestExchanges({ ...props, exchanges: props.exchanges() }, setSaid));
      setSaid('');
    } catch (fault) {
      setSaid(fault instanceof Error ? fault.message : `${fault}`);
    }
    setWorking(false);
  };
  return (
    <div className="bench-suggestions">
      <button
        type="button"
        className="button small"
        disabled={props.stale && !working}
        onClick={working ? () => props.run.stop() : search}
      >
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
            <button
              type="button"
              className="button small"
              disabled={props.stale}
              onClick={() => props.exchange(tried.part)}
            >
              Exchange
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
