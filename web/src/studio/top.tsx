import type { GameInfo, StudioEye, StudioNote } from '@siegeworks/protocol';
import { useKeys } from '@siegeworks/ui';
import { useState } from 'react';
import { keepFile } from '../files.ts';
import { DealCheck } from '../people/deal-check.tsx';
import { go, hashOf } from '../route.ts';
import type { Session } from '../session.ts';
import { film } from './film.ts';
import type { Spot } from './moment.ts';
import { textOf } from './moment.ts';
import { picture } from './picture.ts';
import { linkSource, sourceOf } from './source.ts';
import type { Opened } from './use-studio.ts';

interface TopProps {
  opened: Opened;
  spot: Spot;
  look(part: Partial<Spot>): void;
  notes: readonly StudioNote[];
  game: GameInfo;
  source: string;
  session: Session;
}

/** Which match it is, through whose eye it is seen, and how to take it along. */
export function Top({ opened: { match, line }, spot, look, notes, game, source, session }: TopProps) {
  const [told, tell] = useState('');
  const own = [...notes];
  const share = async () => {
    const packed = await line.ask('link', own);
    const hash = hashOf({ page: 'studio', source: linkSource(packed), moment: textOf(spot) });
    const address = new URL(hash, window.location.href).href;
    await navigator.clipboard?.writeText(address).catch(() => {});
    window.history.replaceState(null, '', hash);
    tell(
      `The link holds the whole match (${(address.length / 1000).toFixed(1)} kB) and is in the address now.`,
    );
  };
  const attempt = (work: () => Promise<unknown>) => () =>
    void work().catch((fault: Error) => tell(`That did not work: ${fault.message}`));
  const leave = () =>
    go(
      match.branch || source.includes('.') ? { page: 'studio', source: '', moment: '' } : { page: 'matches' },
    );
  useKeys({ s: () => void attempt(share)(), Escape: leave });
  const wholeFilm = async () => {
    tell('The film is being recorded…');
    await film(look, spot, match.picks);
    tell('The film has been saved.');
  };
  return (
    <header className="studio-top">
      <h1>{game.title}</h1>
      <ul className="status" aria-label="The match">
        <li>Studio</li>
        <li>{match.seats.map(({ name }) => name).join(' against ')}</li>
        <li>{match.outcome.text}</li>
      </ul>
      <label className="studio-eye">
        <span>Seen by</span>{' '}
        <select
          aria-label="Seen by"
          value={`${spot.eye}`}
          onChange={event => look({ eye: eyeFrom(event.target.value) })}
        >
          {match.seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="spectator">A spectator</option>
          <option value="open">All cards open</option>
        </select>
      </label>
      <p className="studio-told" role="status">
        {told}
      </p>
      <div className="studio-tools">
        <button type="button" className="button small" onClick={attempt(share)}>
          Share <kbd>S</kbd>
        </button>
        <details className="studio-export">
          <summary className="button small">Export</summary>
          <div>
            <DealCheck match={source} source={() => sourceOf(session, source)} />
            <button type="button" onClick={attempt(() => line.ask('file', own).then(keepFile))}>
              Match as a file
            </button>
            <button type="button" onClick={attempt(() => line.ask('text', spot.eye).then(keepFile))}>
              All sentences as text
            </button>
            <button type="button" onClick={attempt(() => picture(`${game.id}-${spot.at}.png`))}>
              This moment as a picture
            </button>
            <button type="button" onClick={attempt(wholeFilm)}>
              A film from here on
            </button>
          </div>
        </details>
        <button type="button" className="button small" onClick={leave}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
    </header>
  );
}
const eyeFrom = (value: string): StudioEye => (/^\d+$/.test(value) ? Number(value) : (value as StudioEye));
