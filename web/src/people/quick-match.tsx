import type { ClockRule, GameInfo } from '@siegeworks/protocol';
import { useKeys } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { posterOf } from '../posters.ts';
import { Reasons } from '../reasons.tsx';
import { go } from '../route.ts';
import { clockName, QUICK_CLOCKS } from './clocks.ts';
import { ownRandomness } from './house.ts';
import { startSeeking, stopSeeking, useSeeking } from './seeking.ts';

/** Pairs the person with anybody who wants the same. */
export function QuickMatch({ games, known }: { games: readonly GameInfo[]; known: boolean }) {
  const [game, setGame] = useState('');
  const [clock, setClock] = useState(1);
  const { seek, reasons } = useSeeking();
  const rule: ClockRule | null = QUICK_CLOCKS[clock] ?? null;
  const start = () => {
    if (!known) return go({ page: 'invite', game: game || (games[0]?.id ?? '') });
    const ids = game === '' ? games.map(({ id }) => id) : [game];
    void startSeeking({ games: ids, clock: rule, rated: false, entropy: ownRandomness() });
  };
  const found = seek?.match ?? null;
  useEffect(() => {
    if (found === null) return;
    stopSeeking();
    go({ page: 'match', match: found });
  }, [found]);
  useKeys(seek ? {} : { q: start });
  if (seek)
    return (
      <>
        <p role="status">Looking for an opponent. Play the computer while you wait: you will be called.</p>
        <button type="button" className="button" onClick={stopSeeking}>
          Stop looking
        </button>
      </>
    );
  return (
    <>
      <select aria-label="Game" value={game} onChange={event => setGame(event.target.value)}>
        <option value="">Any game</option>
        {games.map(({ id, title }) => (
          <option key={id} value={id}>
            {posterOf(id)?.name ?? title}
          </option>
        ))}
      </select>
      <select aria-label="Clock" value={clock} onChange={event => setClock(Number(event.target.value))}>
        {QUICK_CLOCKS.map((each, i) => (
          <option key={clockName(each)} value={i}>
            {clockName(each)}
          </option>
        ))}
      </select>
      <button type="button" className="button strip-first" onClick={start}>
        Quick match <kbd>Q</kbd>
      </button>
      <Reasons reasons={reasons} />
    </>
  );
}
