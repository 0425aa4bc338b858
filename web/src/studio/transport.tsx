import type { StudioAnalysis, StudioMatch, StudioNote } from '@siegeworks/protocol';
import { useKeys } from '@siegeworks/ui';
import { memo, useEffect, useState } from 'react';
import { signed } from './crowd.ts';
import type { Spot } from './moment.ts';
import { after, before, turnAt } from './moment.ts';
import { Sign } from './sign.tsx';
import { EVENT_WORDS } from './words.ts';

interface TransportProps {
  match: StudioMatch;
  found: StudioAnalysis | null;
  spot: Spot;
  look(part: Partial<Spot>): void;
  notes: readonly StudioNote[];
  student: number;
  secret: boolean;
  /** The table takes the room of the coach and of what-if. */
  large: boolean;
  setLarge(large: boolean): void;
}

/** Milliseconds that a moment stays when the match plays by itself. */
export const SPEEDS = [
  { name: 'Slow', milliseconds: 1600 },
  { name: 'Usual', milliseconds: 800 },
  { name: 'Fast', milliseconds: 300 },
  { name: 'Very fast', milliseconds: 90 },
] as const;

const KEY_SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** The way through a match: a scrubber with what happened on it, buttons, keys, and playing by itself. */
export function Transport(props: TransportProps) {
  const { match, found, spot, look, notes, student, secret, large, setLarge } = props;
  const { at } = spot;
  const to = (place: number | null) => place !== null && look({ at: place });
  const [playing, play] = usePlaying(match, spot, look);
  const own = match.decisions
    .filter(({ seat, asked }) => seat === student && asked)
    .map(decision => decision.at);
  const turns = match.turns.map(turn => turn.at);
  const wrong = secret
    ? []
    : (found?.verdicts ?? []).filter(({ lost, mark }) => mark && lost > 0).map(each => each.at);
  const ways = [
    { key: 'Home', sign: '⇤', name: 'First', go: () => look({ at: 0 }), off: at === 0 },
    { key: 'ArrowLeft', sign: '←', name: 'Back', go: () => look({ at: at - 1 }), off: at === 0 },
    {
      key: 'ArrowRight',
      sign: '→',
      name: 'Forward',
      go: () => look({ at: at + 1 }),
      off: at === match.picks,
    },
    { key: 'd', name: 'My decision', go: () => to(after(own, at)), off: after(own, at) === null },
    { key: 't', name: 'Turn', go: () => to(after(turns, at)), off: after(turns, at) === null },
    { key: 'b', name: 'Last mistake', go: () => to(before(wrong, at)), off: before(wrong, at) === null },
    { key: 'n', name: 'Next mistake', go: () => to(after(wrong, at)), off: after(wrong, at) === null },
  ];
  useKeys({
    ...Object.fromEntries(ways.map(way => [way.key, () => way.go()])),
    End: () => look({ at: match.picks }),
    p: () => play(playing === null ? 1 : null),
    l: () => setLarge(!large),
  });
  return (
    <div className="studio-transport">
      <Scrubber match={match} found={secret ? null : found} spot={spot} look={look} notes={notes} />
      <div className="studio-ways">
        {ways.map(({ key, sign, name, go, off }) => (
          <button
            key={key}
            type="button"
            className="button small"
            aria-disabled={off}
            onClick={() => !off && go()}
          >
            <kbd>{KEY_SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>{' '}
            <span className={sign && 'studio-word'}>{name}</span>
            {sign && (
              <span className="studio-sign-only" aria-hidden="true">
                {sign}
              </span>
            )}
          </button>
        ))}
        <button
          type="button"
          className="button small"
          aria-pressed={playing !== null}
          onClick={() => play(playing === null ? 1 : null)}
        >
          <kbd>P</kbd> <span>{playing === null ? 'Play' : 'Pause'}</span>
        </button>
        <select aria-label="Speed" value={playing ?? 1} onChange={event => play(Number(event.target.value))}>
          {SPEEDS.map(({ name }, speed) => (
            <option key={name} value={speed}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button small studio-large"
          title="The table takes the room of the coach and of what-if"
          aria-pressed={large}
          onClick={() => setLarge(!large)}
        >
          <kbd>L</kbd> <span>Large</span>
        </button>
      </div>
    </div>
  );
}

/** Plays on by itself; `null` while it stands. */
function usePlaying(
  match: StudioMatch,
  { at }: Spot,
  look: (part: Partial<Spot>) => void,
): [number | null, (speed: number | null) => void] {
  const [speed, setSpeed] = useState<number | null>(null);
  useEffect(() => {
    if (speed === null) return;
    if (at >= match.picks) return setSpeed(null);
    const timer = setTimeout(() => look({ at: at + 1 }), SPEEDS[speed].milliseconds);
    return () => clearTimeout(timer);
  });
  const play = (next: number | null) => {
    if (next !== null && at >= match.picks) look({ at: 0 });
    setSpeed(next);
  };
  return [speed, play];
}

interface ScrubberProps extends Pick<TransportProps, 'match' | 'found' | 'spot' | 'look' | 'notes'> {}

function Scrubber({ match, found, spot, look, notes }: ScrubberProps) {
  return (
    <div className="studio-scrubber">
      <Events match={match} notes={notes} />
      <input
        type="range"
        aria-label="Moment of the match"
        aria-valuetext={`${spot.at} of ${match.picks}, ${turnAt(match, spot.at)}`}
        min={0}
        max={match.picks}
        value={spot.at}
        onChange={event => look({ at: event.target.valueAsNumber })}
      />
      <Signs match={match} found={found} look={look} />
    </div>
  );
}
const share = ({ picks }: StudioMatch, at: number): string => `${(100 * at) / Math.max(1, picks)}%`;

/** What happened, above the scrubber: hundreds of marks that stay as they are while it moves. */
const Events = memo(function Events({ match, notes }: Pick<ScrubberProps, 'match' | 'notes'>) {
  return (
    <div className="studio-events" aria-hidden="true">
      {match.turns.map(({ at, title }) => (
        <i key={`turn ${at} ${title}`} className="studio-turn-mark" style={{ left: share(match, at) }} />
      ))}
      {match.events.map(({ at, mark }) => (
        <i
          key={`${at} ${mark}`}
          className="studio-event"
          data-mark={mark}
          title={EVENT_WORDS[mark]}
          style={{ left: share(match, at) }}
        />
      ))}
      {notes.map(({ at, sign, text }) => (
        <i
          key={`note ${at} ${text}`}
          className="studio-note-mark"
          title={text}
          style={{ left: share(match, at) }}
        >
          {sign ?? '✎'}
        </i>
      ))}
    </div>
  );
});

/** What was said of decisions, below it. */
const Signs = memo(function Signs({ match, found, look }: Pick<ScrubberProps, 'match' | 'found' | 'look'>) {
  return (
    <div className="studio-marks">
      {signed(found?.verdicts ?? [], match.picks).map(({ verdict: { at, mark, seat }, room }) => (
        <button
          key={at}
          type="button"
          data-room={room}
          tabIndex={-1}
          aria-label={`${mark} by ${match.seats[seat].name}, moment ${at}`}
          style={{ left: share(match, at) }}
          onClick={() => look({ at })}
        >
          {mark && <Sign mark={mark} />}
        </button>
      ))}
    </div>
  );
});
