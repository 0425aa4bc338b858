import { seriesLine } from '@siegeworks/protocol';
import type { Keys } from '@siegeworks/ui';
import { ARROWS, Mover, moveFocus, useKeys, useLongPress } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useRef } from 'react';
import type { Desk } from './desk.ts';
import { useDesk } from './desk.ts';
import { useDrag } from './drag.ts';
import { HandOver } from './handover.tsx';
import { Lesson } from './lesson.tsx';
import { LogRail, SpokenLog } from './log.tsx';
import { Peek } from './peek.tsx';
import { Prompt, Strip } from './prompt.tsx';
import { Sheets } from './sheets.tsx';
import type { Screen, TableProps } from './table.ts';
import './shell.css';

/** The table, or the pause between two people at one screen. Nothing is carried over from one to the other. */
export function Shell(props: TableProps & { screen: Screen }) {
  if (props.state.handover) return <HandOver key={props.state.handover.seat} {...props} />;
  const { outcome, seats, eye } = props.state;
  const shared = seats.filter(seat => seat.mine).length > 1 && !outcome;
  return <Table key={shared ? eye : 'one'} {...props} />;
}

/** What all tables share: status, question, log, sheets and keys, around the board of one game. */
function Table({ screen, ...props }: TableProps & { screen: Screen }) {
  const desk = useDesk(props, screen);
  const board = useRef<HTMLElement>(null);
  useKeys(keysOf(desk, board));
  useDrag(board, desk);
  useLongPress();
  return (
    <div
      className="table"
      data-game={props.game.id}
      data-seq={props.state.seq}
      data-busy={isBusy(props)}
      data-over={props.state.outcome !== null}
    >
      <TopBar desk={desk} />
      <main className="table-main">
        <Mover board={board} turn={props.state.seq}>
          <screen.Board desk={desk} board={board} />
        </Mover>
        <div className="foot">
          <Strip desk={desk} />
          <Lesson desk={desk} />
          <Prompt desk={desk} />
        </div>
      </main>
      <LogRail desk={desk} Aside={screen.Aside} />
      <SpokenLog desk={desk} />
      <div className="alerts">
        <Fault desk={desk} />
        <Unkept desk={desk} />
      </div>
      <Sheets desk={desk} />
      <Peek desk={desk} />
    </div>
  );
}

/** Nobody at this screen is asked yet. */
const isBusy = ({ state, behind }: TableProps) => behind || state.more;

function TopBar({ desk }: { desk: Desk }) {
  const { game, state, actions } = desk.props;
  return (
    <header className="top">
      <h1>{game.title}</h1>
      <ul className="status" aria-label="Where the game stands">
        {state.board.status.map(phrase => (
          <li key={phrase}>{phrase}</li>
        ))}
        {state.series && <li className="status-series">{seriesLine(state.series)}</li>}
      </ul>
      <nav className="top-tools" aria-label="Tools">
        <button
          type="button"
          className="button small log-toggle"
          onClick={desk.toggleLog}
          aria-expanded={desk.logOpen}
        >
          Log <kbd>L</kbd>
        </button>
        <button type="button" className="button small wide" onClick={actions.rules}>
          Rules <kbd>R</kbd>
        </button>
        <button type="button" className="button small wide" onClick={() => desk.open({ kind: 'keys' })}>
          Keys <kbd>?</kbd>
        </button>
        <button type="button" className="button small" onClick={() => desk.open({ kind: 'menu' })}>
          Menu <kbd>M</kbd>
        </button>
      </nav>
    </header>
  );
}

/** A fault in the program: what happened, and what to do now. */
function Fault({ desk }: { desk: Desk }) {
  const { problem, actions } = desk.props;
  if (!problem) return null;
  return (
    <div className="fault" role="alert">
      <p>{problem.text}</p>
      <div className="dialog-buttons">
        {problem.report && (
          <button type="button" className="button small" onClick={actions.keepReport}>
            Save bug report
          </button>
        )}
        {problem.report && (
          <button type="button" className="button small" onClick={actions.retry}>
            Try again
          </button>
        )}
        <button type="button" className="button small" onClick={actions.dismiss}>
          Close
        </button>
      </div>
    </div>
  );
}

/** The match does not outlast the page: told once, with the way to keep it. */
function Unkept({ desk }: { desk: Desk }) {
  const { storage, warned, actions } = desk.props;
  if (storage.keeps || warned) return null;
  return (
    <div className="unkept" role="alert">
      <h2>This match is not being saved</h2>
      <p>{storage.text}</p>
      <div className="dialog-buttons">
        <button type="button" className="button small" onClick={actions.keepFile}>
          Export match
        </button>
        <button type="button" className="button small primary" onClick={actions.understood}>
          Play on
        </button>
      </div>
    </div>
  );
}

function keysOf(desk: Desk, board: RefObject<HTMLElement | null>): Keys {
  const { actions, state, behind } = desk.props;
  const asked = state.question !== null && !behind;
  const keys: Keys = {
    ' ': event => answerSpace(desk, event),
    u: () => actions.undo(),
    l: () => desk.toggleLog(),
    r: () => actions.rules(),
    m: () => desk.open({ kind: 'menu' }),
    s: () => actions.hurry(),
    h: () => askHint(desk),
    o: () => asked && desk.open({ kind: 'options' }),
    a: () => asked && desk.open({ kind: 'always' }),
    p: () => actions.passTurn(!state.passing),
    f: () => (desk.series.offered || desk.series.going) && desk.series.toggle(),
    '?': () => desk.open({ kind: 'keys' }),
    z: () => readFocused(),
    w: () => readFocused(),
    Escape: () => goBack(desk, board.current),
  };
  for (const arrow of ARROWS) keys[arrow] = () => board.current !== null && moveFocus(board.current, arrow);
  for (const [i, offer] of desk.shown.slice(0, 9).entries()) keys[i + 1] = () => desk.pick(offer);
  return keys;
}

/** Space answers, except on a button outside the board: there it presses the button, as everywhere. */
function answerSpace(desk: Desk, event: KeyboardEvent): boolean {
  const { target } = event;
  const onButton = target instanceof HTMLElement && target.matches('button, a') && !target.dataset.place;
  if (onButton || !desk.primary) return false;
  desk.pick(desk.primary);
  return true;
}

function askHint(desk: Desk): void {
  const { actions, state, behind } = desk.props;
  actions.hint();
  if (state.question && !behind) desk.open({ kind: 'hint' });
}

const THING = '.card, .token, .attachment';
const READ = '.card-info, .token-info, .attachment-info';
/** Shows the focused card, as its own corner does. */
function readFocused(): boolean {
  const info = document.activeElement?.closest(THING)?.querySelector<HTMLElement>(READ);
  info?.click();
  return info !== null && info !== undefined;
}

/** Escape leaves the actions of a card and goes back to the card. */
function goBack(desk: Desk, board: HTMLElement | null): void {
  if (desk.logOpen) desk.toggleLog();
  desk.back();
  const { place } = desk;
  if (desk.chosen) board?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus();
}
