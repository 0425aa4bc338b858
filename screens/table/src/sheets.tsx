import { Dialog } from '@siegeworks/ui';
import { CardSheet, RuleSheet } from './card-sheet.tsx';
import type { Desk } from './desk.ts';
import { HintSheet } from './hint.tsx';
import { AlwaysSheet, MenuSheet } from './menu.tsx';
import { grouped, keyOf } from './model.ts';
import { OfferButton } from './offer.tsx';
import { OutcomeSheet } from './outcome.tsx';
import './sheets.css';

/** Whatever lies open over the table. */
export function Sheets({ desk }: { desk: Desk }) {
  const { sheet } = desk;
  if (sheet === null) return null;
  if (sheet.kind === 'card') return <CardSheet desk={desk} face={sheet.face} />;
  if (sheet.kind === 'rule') return <RuleSheet desk={desk} id={sheet.id} />;
  const Body = SHEETS[sheet.kind];
  return <Body desk={desk} />;
}
const SHEETS = {
  options: OptionsSheet,
  keys: KeysSheet,
  menu: MenuSheet,
  always: AlwaysSheet,
  hint: HintSheet,
  outcome: OutcomeSheet,
  concede: ConcedeSheet,
};

/** Every option there is, by card: for the keyboard, and for players who want to be sure. */
function OptionsSheet({ desk }: { desk: Desk }) {
  const { state } = desk.props;
  const groups = grouped(state.board, state.question?.offers ?? []);
  return (
    <Dialog title="All options" onClose={() => desk.open(null)}>
      {state.question && <p>{state.question.text}</p>}
      {groups.map(({ title, offers }) => (
        <section key={offers.map(keyOf)[0]} className="option-group">
          <h3>{title || 'At the table'}</h3>
          <div className="dialog-buttons">
            {offers.map(offer => (
              <OfferButton key={keyOf(offer)} desk={desk} offer={offer} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

const KEYS: [key: string, does: string][] = [
  ['Space', 'gives the answer marked with it'],
  ['1 – 9', 'press the buttons below the question'],
  ['Arrows', 'move between the cards'],
  ['Enter', 'uses the card, or shows it when it cannot be used'],
  ['Z', 'shows the card'],
  ['W', 'says why the card cannot be used now'],
  ['O', 'lists all options'],
  ['U', 'undoes your last decision'],
  ['H', 'asks what the best player would do, and why'],
  ['P', 'passes until the turn is over'],
  ['F', 'gives the usual answer to the rest of a series of similar questions'],
  ['A', 'decides how this question is handled from now on'],
  ['S', 'skips ahead to the latest state'],
  ['L', 'opens the log'],
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
