import type { MatchState } from '@siegeworks/protocol';
import { classes, Terms } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { Above } from './above.tsx';
import type { Desk } from './desk.ts';
import { Line, lineOf } from './line.tsx';
import type { Thing } from './model.ts';
import { AnswerSlot, FreeSlot, PressSlot, SlotRow } from './slot.tsx';
import { ToolRow } from './tools.tsx';
import { COMMON } from './words.ts';
import './prompt.css';

/** The lower edge of every table, always of the same height: what does not fit opens above it, over the board. */
export function Foot({ desk }: { desk: Desk }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mouse that presses leaves the focus where it was, so that Space still means the way on
    <div className="foot" onMouseDown={event => event.preventDefault()}>
      <Above desk={desk} />
      <ToolRow desk={desk} />
      <Prompt desk={desk} />
    </div>
  );
}

/** What is said, and what can be answered, in one of the states of the prompt. */
interface Said {
  eyebrow: string;
  text: string;
  line: ReactNode;
  slots: ReactNode;
  way: ReactNode;
  look: 'asks' | 'waits' | 'trouble';
}

/** The one thing addressed to the person: the question in plain words, and its answers. */
function Prompt({ desk }: { desk: Desk }) {
  const { eyebrow, text, line, slots, way, look } = saidBy(desk);
  const parchment = look !== 'waits';
  return (
    <section
      className={classes('prompt', {
        'on-parchment': parchment,
        waits: !parchment,
        trouble: look === 'trouble',
      })}
      aria-label="Question"
    >
      <div className="asked" role={look === 'trouble' ? 'alert' : 'status'}>
        <p className="eyebrow">
          {eyebrow} <More desk={desk} text={text} />
        </p>
        <p className="question">
          <Terms text={text} />
        </p>
        {line}
      </div>
      <div className="answers">
        {slots}
        {way}
      </div>
    </section>
  );
}

/** More letters than these may not fit into two lines, or into one. */
const LONG = 76;

/** The ways to what does not fit: a long question in full, a note for newcomers. */
function More({ desk, text }: { desk: Desk; text: string }) {
  const { lesson, behind, around } = desk.props;
  const flip = (kind: 'words' | 'note') => () => desk.open(desk.sheet?.kind === kind ? null : { kind });
  return (
    <>
      {lesson !== '' && !behind && !around && (
        <button type="button" className="more note-toggle" onClick={flip('note')}>
          New? Read this first
        </button>
      )}
      {(text.length > LONG || lineOf(desk).length > LONG) && (
        <button type="button" className="more" onClick={flip('words')}>
          Read in full
        </button>
      )}
    </>
  );
}

const FREE = (
  <>
    <FreeSlot />
    <FreeSlot />
    <FreeSlot />
  </>
);

function saidBy(desk: Desk): Said {
  const { state, behind, problem } = desk.props;
  if (problem) return trouble(desk);
  if (desk.chosen) return chosen(desk, desk.chosen.name);
  return state.question && !behind ? asked(desk) : waits(desk);
}

function asked(desk: Desk): Said {
  const { state } = desk.props;
  return {
    eyebrow: decider(state),
    text: state.question?.text ?? '',
    line: <Line desk={desk} />,
    slots: <SlotRow desk={desk} />,
    way: desk.on ? <AnswerSlot desk={desk} answer={desk.on} label="Space" way /> : <NoWay desk={desk} />,
    look: 'asks',
  };
}

/** Nothing goes without a choice, and nobody makes it for the player. */
const NoWay = ({ desk }: { desk: Desk }) => (
  <PressSlot label="" text={toDo(desk)} way off onPress={() => desk.tell(toDo(desk))} />
);

/** What has to be done where no answer is harmless. */
export const toDo = ({ lit, slots, numbers }: Desk): string =>
  numbers.length > 0
    ? 'Choose a number'
    : lit.size > 0 && slots.every(slot => slot === null || slot === 'all')
      ? `Choose ${aKind([...lit.keys()])} that glows`
      : 'Choose an answer';
function aKind(things: readonly Thing[]): string {
  if (things.every(thing => typeof thing === 'number')) return 'a card';
  return things.every(thing => typeof thing === 'string') ? 'a place' : 'something';
}

function chosen(desk: Desk, name: string): Said {
  return {
    eyebrow: 'Your choice',
    text: desk.numbers.length > 0 ? `${name}: how much?` : `${name}: what would you like to do?`,
    line: <Line desk={desk} />,
    slots: desk.on ? <OnlyBack desk={desk} /> : <SlotRow desk={desk} />,
    way: desk.on ? <AnswerSlot desk={desk} answer={desk.on} label="Space" way /> : <Back desk={desk} way />,
    look: 'asks',
  };
}

const Back = ({ desk, way = false }: { desk: Desk; way?: boolean }) => (
  <PressSlot
    label="Esc"
    text="Put it back"
    note="Nothing happens."
    way={way}
    quiet
    back
    onPress={desk.back}
  />
);

/** Where there is only one thing to do with what is chosen, Space does it. */
const OnlyBack = ({ desk }: { desk: Desk }) => (
  <>
    <FreeSlot />
    <FreeSlot />
    <Back desk={desk} />
  </>
);

function waits(desk: Desk): Said {
  const { state, behind, actions } = desk.props;
  const { waiting, seats } = state;
  const { name = 'Somebody', bot = null } = waiting ? (seats[waiting.seat] ?? {}) : {};
  const text = bot === null ? `Waiting for ${name}.` : `${name} is thinking…`;
  return {
    eyebrow: waiting ? `${name} ${COMMON.decides}` : 'One moment',
    text: waiting ? text : 'The table is catching up.',
    line: <Line desk={desk} />,
    slots: FREE,
    way: behind ? (
      <PressSlot
        label="Space"
        text="Skip ahead"
        note="To the latest state."
        way
        quiet
        onPress={actions.hurry}
      />
    ) : (
      <FreeSlot />
    ),
    look: 'waits',
  };
}

/** A fault in the program: what happened, and what to do now. */
function trouble(desk: Desk): Said {
  const { problem, actions } = desk.props;
  const close = <PressSlot label="" text="Close" onPress={actions.dismiss} />;
  return {
    eyebrow: 'Trouble',
    text: problem?.text ?? '',
    line: <p className="line">The match stands at its last good state.</p>,
    slots: (
      <>
        {problem?.report ? (
          <PressSlot
            label=""
            text="Something is wrong"
            note="Shows what a report would say."
            onPress={() => desk.open({ kind: 'report' })}
          />
        ) : (
          <FreeSlot />
        )}
        <FreeSlot />
        {close}
      </>
    ),
    way: problem?.report ? (
      <PressSlot label="" text="Try again" note="From the last step." way onPress={actions.retry} />
    ) : (
      <FreeSlot />
    ),
    look: 'trouble',
  };
}

/** Where several people share the screen, the name says whose decision it is. */
function decider({ seats, eye }: MatchState): string {
  const shared = seats.filter(seat => seat.mine).length > 1;
  return shared ? `${seats[eye ?? 0]?.name} decides` : 'You decide';
}
