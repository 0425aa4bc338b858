import { Dialog } from '@siegeworks/ui';
import { CardSheet, RuleSheet } from './card-sheet.tsx';
import type { Desk } from './desk.ts';
import { FiguresSheet } from './figures.tsx';
import { HintSheet } from './hint.tsx';
import { KnownSheet } from './known.tsx';
import { AlwaysSheet, MenuSheet } from './menu.tsx';
import { ReportSheet } from './report.tsx';
import { SummarySheet } from './summary.tsx';
import './sheets.css';

/** Whatever lies open over the table. */
export function Sheets({ desk }: { desk: Desk }) {
  const { sheet } = desk;
  if (sheet === null) return null;
  if (sheet.kind === 'card') return <CardSheet desk={desk} face={sheet.face} />;
  if (sheet.kind === 'rule') return <RuleSheet desk={desk} id={sheet.id} />;
  // What belongs to the question opens above it.
  if (sheet.kind === 'options' || sheet.kind === 'words' || sheet.kind === 'note') return null;
  const Body = SHEETS[sheet.kind];
  return <Body desk={desk} />;
}
const SHEETS = {
  keys: KeysSheet,
  summary: SummarySheet,
  known: KnownSheet,
  menu: MenuSheet,
  always: AlwaysSheet,
  hint: HintSheet,
  figures: FiguresSheet,
  report: ReportSheet,
  concede: ConcedeSheet,
  leave: LeaveSheet,
};

const KEYS: [key: string, does: string][] = [
  ['Space', 'moves the game on: passes, ends a phase, skips ahead; it never spends anything for you'],
  ['1 – 3', 'give the answers beside the question'],
  ['Arrows', 'move between the cards'],
  ['Enter', 'uses the card, or says why it cannot be used; again: shows it'],
  ['Z', 'shows the card'],
  ['O', 'lists all answers'],
  ['U', 'undoes your last decision'],
  ['H', 'asks what the best player would do, and why'],
  ['P', 'passes until the turn is over'],
  ['A', 'decides how this question is handled from now on'],
  ['K', 'shows what you know of hidden cards'],
  ['J', 'steps through what has happened since your last decision'],
  ['L', 'opens all turns of the log'],
  ['S', 'shows the game on one screen'],
  ['R', 'opens the rules'],
  ['M', 'opens the menu'],
  ['Esc', 'closes what is in front: an enlarged card, a sheet, a choice'],
];

function KeysSheet({ desk }: { desk: Desk }) {
  return (
    <Dialog title="Keys" onClose={() => desk.open(null)}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        Let the pointer or the focus rest on a card, and the card is shown in full beside it; a finger presses
        it long. The menu (M) turns that off.
      </p>
    </Dialog>
  );
}

function ConcedeSheet({ desk }: { desk: Desk }) {
  const giveUp = () => {
    desk.open(null);
    desk.props.actions.concede();
  };
  return (
    <Dialog title="Give up?" onClose={() => desk.open(null)}>
      <p>The match ends at once and counts as a loss. This cannot be undone.</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => desk.open(null)}>
          Play on
        </button>
        <button type="button" className="button primary" onClick={giveUp}>
          Give up
        </button>
      </div>
    </Dialog>
  );
}

function LeaveSheet({ desk }: { desk: Desk }) {
  const { storage, actions } = desk.props;
  return (
    <Dialog title="Leave the table?" onClose={() => desk.open(null)}>
      <p>{storage.keeps ? 'The match is saved in this browser. You can continue it later.' : storage.text}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => desk.open(null)}>
          Play on
        </button>
        <button type="button" className="button primary" onClick={actions.leave}>
          Leave
        </button>
      </div>
    </Dialog>
  );
}
