import { CreditLine, Dialog } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { upper } from './model.ts';
import { PACES, SIZES } from './table.ts';
import { asking, forgotten, isAsked, rulingsOf, waysFor } from './ways.ts';

/** How fast, how loud, how often, and the ways out. */
export function MenuSheet({ desk }: { desk: Desk }) {
  const { game, actions, state, storage } = desk.props;
  return (
    <Dialog title="Menu" onClose={() => desk.open(null)}>
      <Comfort desk={desk} />
      <Asking desk={desk} />
      <Rulings desk={desk} />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => desk.open({ kind: 'summary' })}>
          Summary
        </button>
        <button type="button" className="button" onClick={actions.rules}>
          Rules
        </button>
        <button type="button" className="button" onClick={actions.keepFile}>
          Export match
        </button>
        <button type="button" className="button" onClick={() => desk.open({ kind: 'report' })}>
          Something is wrong…
        </button>
        {!state.outcome && state.eye !== null && (
          <button type="button" className="button" onClick={() => desk.open({ kind: 'concede' })}>
            Give up…
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={state.outcome ? actions.leave : () => desk.open({ kind: 'leave' })}
        >
          Leave the table
        </button>
      </div>
      <p className="note">
        {storage.keeps
          ? 'The match is saved in this browser: leave whenever you like and continue later.'
          : storage.text}
      </p>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
    </Dialog>
  );
}

/** Speed, sounds, zoom and notes for newcomers, the same at every table. */
function Comfort({ desk }: { desk: Desk }) {
  const { pace, size, sound, lessons, peek, steady, lastCall, actions } = desk.props;
  return (
    <>
      <fieldset className="field">
        <legend>Speed of steps and movement</legend>
        {PACES.map(each => (
          <label key={each}>
            <input type="radio" name="pace" checked={pace === each} onChange={() => actions.setPace(each)} />{' '}
            {upper(each)}
          </label>
        ))}
      </fieldset>
      <fieldset className="field">
        <legend>Size of the cards</legend>
        {SIZES.map(each => (
          <label key={each}>
            <input type="radio" name="size" checked={size === each} onChange={() => actions.setSize(each)} />{' '}
            {upper(each)}
          </label>
        ))}
      </fieldset>
      <Tick checked={sound} onChange={actions.setSound} text="Sounds" />
      <Tick
        checked={lessons}
        onChange={actions.setLessons}
        text="Notes for newcomers at every new question"
      />
      <Tick
        checked={peek}
        onChange={actions.setPeek}
        text="Zoom on hover: show a card in full when the pointer or focus rests on it"
      />
      <Tick
        checked={steady}
        onChange={actions.setSteady}
        text="Steady hand: ignore a press that comes at the same moment as a new question"
      />
      <Tick
        checked={lastCall}
        onChange={actions.setLastCall}
        text="Ask before the turn ends while something could still be done"
      />
    </>
  );
}

/** When to be asked, window by window. */
function Asking({ desk }: { desk: Desk }) {
  const { settings, usual, actions } = desk.props;
  return (
    <fieldset className="field-list">
      <legend>When to stop and ask me</legend>
      <Tick
        checked={settings.askForced}
        onChange={askForced => actions.settle({ ...settings, askForced })}
        text="Ask me even when there is only one answer"
      />
      {usual.map(each => (
        <Tick
          key={each.question}
          checked={isAsked(settings, each)}
          onChange={ask => actions.settle(asking(settings, each, ask))}
          text={`Ask me ${each.text}`}
        />
      ))}
    </fieldset>
  );
}

function Tick({ checked, onChange, text }: { checked: boolean; onChange(on: boolean): void; text: string }) {
  return (
    <label className="field">
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} /> {text}
    </label>
  );
}

/** What was settled with Always…, to be taken back one by one. */
function Rulings({ desk }: { desk: Desk }) {
  const { settings, usual, actions } = desk.props;
  const rulings = rulingsOf(settings, usual);
  if (rulings.length === 0) return null;
  return (
    <section>
      <h3>Your standing answers</h3>
      <ul className="standing">
        {rulings.map(({ question, text, answer }) => (
          <li key={question}>
            <span>
              <q>{text}</q> is {answer}
            </span>{' '}
            <button
              type="button"
              className="button small"
              onClick={() => actions.settle(forgotten(settings, question))}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How this question is to be dealt with from now on. */
export function AlwaysSheet({ desk }: { desk: Desk }) {
  const { state, settings, usual, actions } = desk.props;
  const { question } = state;
  if (!question) return null;
  const passes = question.offers.some(offer => offer.option.kind === 'pass');
  const passTurn = () => {
    desk.open(null);
    actions.passTurn(true);
  };
  return (
    <Dialog title="The next time this question comes up" onClose={() => desk.open(null)}>
      <p className="question">{question.text}</p>
      <fieldset className="field-list">
        <legend>From now on, in every match of {desk.props.game.title}</legend>
        {waysFor(question, settings, usual).map(way => (
          <label className="field" key={way.text}>
            <input
              type="radio"
              name="way"
              checked={way.chosen}
              onChange={() => actions.settle(way.settings)}
            />{' '}
            {way.text}
          </label>
        ))}
      </fieldset>
      {passes && (
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={passTurn}>
            Just this once: pass until the turn ends
          </button>
        </div>
      )}
      <p className="note">The menu lists your standing answers. You can undo them there.</p>
    </Dialog>
  );
}
