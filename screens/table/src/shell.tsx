import { seriesLine } from '@siegeworks/protocol';
import type { Keys } from '@siegeworks/ui';
import { ARROWS, GlossaryContext, Mover, moveFocus, useKeys, useLongPress } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useMemo, useRef } from 'react';
import type { Desk } from './desk.ts';
import { useDesk } from './desk.ts';
import { useDrag } from './drag.ts';
import { EndBar } from './end-bar.tsx';
import { HandOver } from './handover.tsx';
import { Lesson } from './lesson.tsx';
import { LogRail, SpokenLog } from './log.tsx';
import { keyOf } from './model.ts';
import { Peek } from './peek.tsx';
import { usePointing } from './pointing.ts';
import { Foot, toDo } from './prompt.tsx';
import { Sheets } from './sheets.tsx';
import { useSince } from './since.ts';
import type { Screen, TableProps } from './table.ts';
import { toolsOf } from './tools.tsx';
import { Victory } from './victory.tsx';
import './shell.css';

export type ShellProps = TableProps & { screen: Screen };

/** The table, or the pause between two people at one screen. Nothing is carried over from one to the other. */
export function Shell(props: ShellProps) {
  if (props.state.handover) return <HandOver key={props.state.handover.seat} {...props} />;
  const { outcome, seats, eye } = props.state;
  const shared = seats.filter(seat => seat.mine).length > 1 && !outcome;
  return <Table key={shared ? eye : 'one'} {...props} />;
}

/** What all tables share: status, question, log, sheets and keys, around the board of one game. */
function Table({ screen, ...props }: ShellProps) {
  const desk = useDesk(props, screen);
  const table = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  usePointing(table, desk);
  const since = useSince(desk);
  const { glossary: terms, around } = props;
  useKeys({ ...keysOf(desk, board), j: () => since.step(1), ...around?.keys });
  useDrag(board, desk);
  useLongPress();
  const { open } = desk;
  const glossary = useMemo(
    () => ({ terms, onRule: (id: string) => open({ kind: 'rule', id }) }),
    [terms, open],
  );
  return (
    <GlossaryContext value={glossary}>
      <div
        ref={table}
        className="table"
        data-game={props.game.id}
        data-seq={props.state.seq}
        data-busy={isBusy(props)}
        data-over={props.state.outcome !== null}
        data-usual={usualOf(props.state)}
      >
        {around?.top ?? <TopBar desk={desk} />}
        <main className="table-main">
          <div className="board-room">
            <div className="board-sized">
              <Mover board={board} turn={props.state.seq}>
                <screen.Board desk={desk} board={board} />
              </Mover>
            </div>
          </div>
          {around?.band ?? props.band}
          {around?.foot ?? (isOver(props) ? <EndBar desk={desk} /> : <Foot desk={desk} />)}
        </main>
        {around ? (
          <aside className="rail">{around.rail}</aside>
        ) : (
          <LogRail desk={desk} since={since} Aside={screen.Aside} />
        )}
        {!around && <Lesson desk={desk} />}
        <SpokenLog desk={desk} />
        <div className="alerts">
          <Unkept desk={desk} />
        </div>
        {!around && <Victory desk={desk} />}
        <Sheets desk={desk} />
        <Peek desk={desk} />
      </div>
    </GlossaryContext>
  );
}

/** What most players would answer: shown to nobody here, only found by those who play the page in tests. */
const usualOf = ({ question }: TableProps['state']): string | undefined => {
  const usual = question?.offers[question.habit] ?? question?.offers[0];
  return usual && keyOf(usual);
};

const isOver = ({ state, behind, problem }: TableProps) =>
  state.outcome !== null && !behind && problem === null;

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
      {desk.props.company}
      <nav className="top-tools" aria-label="Tools">
        <button
          type="button"
          className="button small log-toggle"
          onClick={desk.toggleLog}
          aria-expanded={desk.logOpen}
        >
          Log <kbd>L</kbd>
        </button>
        <button
          type="button"
          className="button small wide"
          onClick={() => desk.open({ kind: 'summary' })}
          title="The game on one screen"
        >
          Summary <kbd>S</kbd>
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
  const { actions } = desk.props;
  const keys: Keys = {
    ' ': event => answerSpace(desk, event),
    l: () => desk.toggleLog(),
    k: () => desk.open({ kind: 'known' }),
    s: () => desk.open({ kind: 'summary' }),
    r: () => actions.rules(),
    m: () => desk.open({ kind: 'menu' }),
    '?': () => desk.open({ kind: 'keys' }),
    z: () => readFocused(),
    w: () => readFocused(),
    Escape: () => goBack(desk, board.current),
  };
  for (const { label, off, use } of toolsOf(desk))
    keys[label.toLowerCase()] = () => (off === '' ? use() : desk.tell(off));
  for (const arrow of ARROWS) keys[arrow] = () => board.current !== null && moveFocus(board.current, arrow);
  for (let digit = 0; digit <= 9; digit++) keys[digit] = event => answerDigit(desk, digit, event);
  return keys;
}

/** A key that is held down answers once. */
function answerDigit(desk: Desk, digit: number, { repeat }: KeyboardEvent): void {
  if (repeat) return;
  const slot = desk.slots[digit - 1] ?? null;
  const answer = slot === 'all' ? null : (slot ?? desk.numbers.find(({ option }) => option.n === digit));
  if (answer) desk.pick(answer);
}

/** Space goes on, except on a button outside the board: there it presses the button, as everywhere. */
function answerSpace(desk: Desk, event: KeyboardEvent): boolean {
  const { target } = event;
  const onButton = target instanceof HTMLElement && target.matches('button, a') && !target.dataset.place;
  if (onButton) return false;
  const { state, behind, actions } = desk.props;
  if (event.repeat) return true;
  if (behind) actions.hurry();
  if (behind || !state.question || state.outcome) return true;
  if (desk.on) desk.pick(desk.on);
  else desk.tell(desk.chosen ? 'choose an answer, or put it back with Escape' : toDo(desk));
  return true;
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
  if (desk.sheet) return desk.open(null);
  if (desk.logOpen) desk.toggleLog();
  desk.back();
  const { place } = desk;
  if (desk.chosen) board?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus();
}
