import './show.css';
import type { GameInfo, LogLine, Showing } from '@siegeworks/protocol';
import { Shell } from '@siegeworks/screen-table';
import { useEffect, useMemo, useState } from 'react';
import { Frame } from '../frame.tsx';
import { go, hashOf } from '../route.ts';
import type { Session } from '../session.ts';
import { Wait } from '../wait.tsx';
import { ShowFoot } from './show-foot.tsx';
import { ShowRail } from './show-rail.tsx';
import { useStage, useStillTable } from './stage.ts';

interface ShowPageProps {
  session: Session;
  game: GameInfo;
  /** The number of a rule, or a card and one of its sentences. */
  what: string;
}

/** Beside a rule: the book's window hears what is to be closed or played, and does it. */
const isBeside = () => window.parent !== window;

/** An example on the real table, one step at a time. */
export function ShowPage({ session, game, what }: ShowPageProps) {
  const { stage, problem } = useStage(session, game);
  const { showing, why } = useShowing(session, game.id, what);
  const [at, setAt] = useState(0);
  const [tried, setTried] = useState('');
  const logs = useMemo(() => logsOf(showing), [showing]);
  const scene = showing?.scenes[at] ?? null;
  const table = useStillTable(stage, scene?.state ?? null, logs[at] ?? []);
  if (problem !== '' || why !== '') return <NotShown what={what} game={game} why={why || problem} />;
  if (!table || !stage || !showing) return <Wait />;
  const step = (by: number) => setAt(Math.min(showing.scenes.length - 1, Math.max(0, at + by)));
  const play = () => {
    if (isBeside()) return window.parent.postMessage({ play: what, scene: at }, window.origin);
    const asked = session.ask('practise', { game: game.id, what, scene: at }, 'opened');
    asked.then(
      ({ match }) => go({ page: 'match', match }),
      (fault: Error) => setTried(fault.message),
    );
  };
  const leave = () =>
    isBeside() ? window.parent.postMessage({ close: true }, window.origin) : window.history.back();
  const keys = {
    ' ': () => step(1),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => setAt(0),
    t: play,
    Escape: leave,
  };
  const way = { showing, at, setAt, step, play, tried };
  return (
    <div className="show" data-beside={isBeside()} data-scene={at}>
      <Shell
        {...table}
        {...stage}
        around={{
          top: <ShowTop game={game} what={what} beside={isBeside()} onLeave={leave} />,
          foot: <ShowFoot {...way} />,
          rail: <ShowRail {...way} book={stage.book} />,
          keys,
        }}
      />
    </div>
  );
}

function useShowing(session: Session, game: string, what: string) {
  const [showing, setShowing] = useState<Showing | null>(null);
  const [why, setWhy] = useState('');
  useEffect(() => {
    session.ask('show', { game, what }, 'shown').then(setShowing, (fault: Error) => setWhy(fault.message));
  }, [session, game, what]);
  return { showing, why };
}

/** The log as it stood at each scene. */
function logsOf(showing: Showing | null): LogLine[][] {
  const logs: LogLine[][] = [];
  for (const { state } of showing?.scenes ?? [])
    logs.push([...(logs.at(-1) ?? []).slice(0, state.log.from), ...state.log.lines]);
  return logs;
}

interface TopProps {
  game: GameInfo;
  what: string;
  beside: boolean;
  onLeave(): void;
}
function ShowTop({ game, what, beside, onLeave }: TopProps) {
  return (
    <header className="top">
      <h1>{beside ? 'On the table' : game.title}</h1>
      <ul className="status">
        <li className="show-what">{what}</li>
      </ul>
      <nav className="top-tools" aria-label="Tools">
        {!beside && (
          <a className="button small" href={hashOf({ page: 'rules', game: game.id, rule: what })}>
            Rules
          </a>
        )}
        <button type="button" className="button small" onClick={onLeave}>
          {beside ? 'Close' : 'Back'} <kbd>Esc</kbd>
        </button>
      </nav>
    </header>
  );
}

function NotShown({ game, what, why }: { game: GameInfo; what: string; why: string }) {
  return (
    <Frame at="rules" title="Nothing to show" game={game.id}>
      <h1>{what} cannot be shown</h1>
      <p role="alert">{why}</p>
      <p>
        <a href={hashOf({ page: 'rules', game: game.id, rule: '' })}>All the rules</a>
      </p>
    </Frame>
  );
}
