import type { Summary, SummaryLine } from '@siegeworks/protocol';
import { Dialog, hasSign, Prose, RuleLink, Sign } from '@siegeworks/ui';
import { useState } from 'react';
import type { Desk } from './desk.ts';
import './summary.css';

/** The whole game on one screen: how a turn goes and where it stands, what beats what, and what the signs mean. */
export function SummarySheet({ desk }: { desk: Desk }) {
  const { summary, game, state } = desk.props;
  const close = () => desk.open(null);
  const [part, choose] = useState<Part>('A turn');
  if (!summary)
    return (
      <Dialog title={game.title} onClose={close}>
        <p>There is no summary of this game yet; the rules explain everything.</p>
      </Dialog>
    );
  const onRule = (id: string) => desk.open({ kind: 'rule', id });
  return (
    <Dialog title={`${game.title} on one screen`} look="summary" onClose={close}>
      <Parts chosen={part} choose={choose} />
      <div className="summary-parts" data-part={part}>
        <Phases {...summary} now={state.outcome ? '' : (state.board.phase ?? '')} onRule={onRule} />
        <Beats {...summary} onRule={onRule} />
        <Signs {...summary} onRule={onRule} />
      </div>
    </Dialog>
  );
}

/** On a phone one part at a time, so that each is seen at once. */
const PARTS = ['A turn', 'What beats what', 'Signs'] as const;
type Part = (typeof PARTS)[number];

function Parts({ chosen, choose }: { chosen: Part; choose(part: Part): void }) {
  return (
    <fieldset className="summary-choice">
      <legend className="visually-hidden">What to show</legend>
      {PARTS.map(part => (
        <button
          key={part}
          type="button"
          className="button small"
          aria-pressed={part === chosen}
          onClick={() => choose(part)}
        >
          {part}
        </button>
      ))}
    </fieldset>
  );
}

function Beats({ beats, onRule }: Pick<Summary, 'beats'> & Reading) {
  return (
    <section data-part="What beats what">
      <h3>What beats what</h3>
      <ul>
        {beats.map(line => (
          <li key={line.text}>
            <Line line={line} onRule={onRule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signs({ signs, onRule }: Pick<Summary, 'signs'> & Reading) {
  return (
    <section data-part="Signs">
      <h3>Signs</h3>
      <dl className="summary-signs">
        {signs.map(({ sign, ...line }) => (
          <div key={sign}>
            <dt>
              <SignOr word={sign} />
            </dt>
            <dd>
              <Line line={line} onRule={onRule} />
            </dd>
          </div>
        ))}
        {MARKS.map(([mark, text]) => (
          <div key={mark}>
            <dt>
              <span className={`summary-mark summary-${mark}`} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The drawing of a word where it has one. */
function SignOr({ word }: { word: string }) {
  if (!hasSign(word.toLowerCase())) return word;
  return (
    <>
      <Sign word={word.toLowerCase()} />
      <span className="visually-hidden">{word}</span>
    </>
  );
}

interface Reading {
  onRule(id: string): void;
}

function Line({ line: { text, rule }, onRule }: Reading & { line: SummaryLine }) {
  return (
    <>
      <Prose text={text} /> <RuleLink id={rule} onRule={onRule} />
    </>
  );
}

function Phases({ phases, now, onRule }: Pick<Summary, 'phases'> & Reading & { now: string }) {
  return (
    <section data-part="A turn">
      <h3>A turn</h3>
      <ol className="summary-phases">
        {phases.map(({ id, name, ...line }) => (
          <li key={id} aria-current={id === now ? 'step' : undefined}>
            <strong>{name}</strong> {id === now && <em>now</em>} <Line line={line} onRule={onRule} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is the same at every table. */
const MARKS = [
  ['usable', 'A glow: you can use it now. Press it.'],
  ['chosen', 'A white rim: you have chosen it.'],
  ['aim', 'Candle brackets: what you may choose; red ones: what the answer under the pointer hits.'],
  ['uses', 'A dashed rim: what that answer would use up.'],
] as const;
