import type { MatchState } from '@siegeworks/protocol';
import { RuleLink } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { newest, upper } from './model.ts';
import { toggle } from './slot.tsx';

/** How many of the newest lines stand beside the tools: the board shows dice, and the log has them all. */
const NEWEST = 1;

/** What just happened, and the tools that are always in the same place. */
export function ToolRow({ desk }: { desk: Desk }) {
  const { log, since } = desk.props;
  const lines = newest(log, since, NEWEST);
  return (
    <div className="strip">
      <ul className="newest" aria-label="Just now">
        {lines.map(line => (
          <li key={line.n}>
            <span>{line.text}</span>{' '}
            <RuleLink id={line.rule} onRule={id => desk.open({ kind: 'rule', id })} />
          </li>
        ))}
      </ul>
      <div className="tools">
        {toolsOf(desk).map(tool => (
          <ToolButton key={tool.text} desk={desk} {...tool} />
        ))}
      </div>
    </div>
  );
}

interface Tool {
  text: string;
  /** Another word for it at the moment. */
  now?: string;
  label: string;
  /** Why it cannot be used; empty when it can. */
  off: string;
  does: string;
  on?: boolean;
  use(): void;
}

function ToolButton({ desk, text, now = text, label, off, does, on, use }: Tool & { desk: Desk }) {
  return (
    <button
      type="button"
      className="button small"
      aria-disabled={off !== '' || undefined}
      aria-pressed={on}
      title={off === '' ? does : upper(off)}
      onClick={() => (off === '' ? use() : desk.tell(off))}
    >
      {now} <kbd>{label}</kbd>
    </button>
  );
}

const noHints = ({ company }: MatchState): string =>
  company?.agreed.hints === false ? 'you have agreed to play without hints' : '';

/** Always these, always in this order: one that is of no use now says why. */
export function toolsOf(desk: Desk): Tool[] {
  const { state, actions, behind } = desk.props;
  const { undo, passing = false, question } = state;
  const asked = question !== null && !behind;
  const unasked = asked ? '' : state.outcome ? 'the match is over' : 'it is not your decision now';
  const { off: here = {} } = desk.props.around ?? {};
  const canPass = question?.offers.some(offer => offer.option.kind === 'pass') ?? false;
  return [
    {
      text: 'Undo',
      label: 'U',
      off: undo.possible ? '' : `no undo: ${undo.why}`,
      does: 'Undo your last decision',
      use: actions.undo,
    },
    {
      text: 'Hint',
      label: 'H',
      off: here.Hint ?? (unasked || noHints(state)),
      does: 'What the best player would do, and why',
      use: () => {
        actions.hint();
        desk.open({ kind: 'hint' });
      },
    },
    {
      text: 'All answers',
      label: 'O',
      off: unasked,
      does: 'Every answer as a list',
      use: toggle(desk),
    },
    {
      text: 'Always…',
      label: 'A',
      off: unasked,
      does: 'How this question is dealt with from now on',
      use: () => desk.open({ kind: 'always' }),
    },
    {
      text: 'Pass this turn',
      now: passing ? 'Ask me again' : 'Pass this turn',
      label: 'P',
      off: passing ? '' : unasked || (canPass ? '' : 'this question cannot be passed'),
      does: passing ? 'Nothing more is answered for you' : 'Pass wherever you can until the turn ends',
      on: passing,
      use: () => actions.passTurn(!passing),
    },
  ];
}
