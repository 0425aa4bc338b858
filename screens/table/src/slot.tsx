import { classes } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import type { Desk } from './desk.ts';
import { keyOf, sentence, upper } from './model.ts';
import { shortText } from './short.ts';
import type { Answer, Slot } from './slots.ts';
import { without } from './slots.ts';
import { COMMON } from './words.ts';

/** The three slots beside the way on: what stands in them changes, their places do not. */
export function SlotRow({ desk }: { desk: Desk }) {
  const { seq } = desk.props.state;
  if (desk.numbers.length > 0) return <NumberRow desk={desk} />;
  return desk.slots.map((slot, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
    <SlotView key={`${seq} ${i}`} desk={desk} slot={slot} digit={i + 1} />
  ));
}

function SlotView({ desk, slot, digit }: { desk: Desk; slot: Slot; digit: number }) {
  if (slot === null) return <FreeSlot />;
  if (slot === 'all')
    return (
      <PressSlot
        label="O"
        text={`All ${desk.offers.length} answers`}
        note="as a list"
        onPress={toggle(desk)}
      />
    );
  return <AnswerSlot desk={desk} answer={slot} label={`${digit}`} />;
}

export const FreeSlot = () => <span className="slot free" aria-hidden="true" />;

/** Opens and closes the list of all answers. */
export const toggle = (desk: Desk) => (): void =>
  desk.open(desk.sheet?.kind === 'options' ? null : { kind: 'options' });

interface AnswerSlotProps {
  desk: Desk;
  answer: Answer;
  label: string;
  way?: boolean;
}

/** An answer in its slot: the key that gives it, its words, and what would come of it. */
export function AnswerSlot({ desk, answer, label, way = false }: AnswerSlotProps) {
  const key = keyOf(answer);
  const again = desk.lastCall?.answer === key ? desk.lastCall : null;
  const note = again?.left ?? without(answer.note ?? '', desk.common);
  return (
    <PressSlot
      label={label}
      text={again ? COMMON.pressAgain : wordsOf(desk, answer)}
      note={note && sentence(note)}
      answer={key}
      way={way}
      onPress={() => desk.pick(answer)}
    />
  );
}

/** What an answer says below its question. */
export const wordsOf = ({ chosen, props }: Desk, { text }: Answer): string =>
  upper(shortText(text, chosen?.name ?? props.state.question?.text ?? ''));

interface PressSlotProps {
  /** The key that presses it. */
  label: string;
  text: string;
  note?: ReactNode;
  answer?: string;
  /** It stands in the fourth slot. */
  way?: boolean;
  /** It looks like a button among others, not like the way on. */
  quiet?: boolean;
  /** It puts back what is chosen. */
  back?: boolean;
  /** It can only be pressed to learn why. */
  off?: boolean;
  onPress(): void;
}

export function PressSlot({ label, text, note, answer, way, quiet, back, off, onPress }: PressSlotProps) {
  return (
    <button
      type="button"
      className={classes('slot', { way: way === true, primary: way === true && !quiet && !off })}
      data-answer={answer}
      data-back={back || undefined}
      aria-disabled={off || undefined}
      title={typeof note === 'string' && note !== '' ? `${text}: ${note}` : text}
      onClick={onPress}
    >
      <span className="slot-words">
        <span className="slot-text">
          {label !== '' && <kbd>{label}</kbd>} {text}
        </span>
        {note && <small className="slot-note">{note}</small>}
      </span>
    </button>
  );
}

/** Answers that differ only in a number, in place of the three slots. */
function NumberRow({ desk }: { desk: Desk }) {
  return (
    <fieldset className="slot-numbers">
      <legend className="visually-hidden">How many?</legend>
      {desk.numbers.map(answer => (
        <button
          key={keyOf(answer)}
          type="button"
          className="slot-number"
          data-answer={keyOf(answer)}
          title={answer.note ? sentence(answer.note) : answer.text}
          aria-label={upper(answer.text)}
          onClick={() => desk.pick(answer)}
        >
          {answer.option.n}
        </button>
      ))}
    </fieldset>
  );
}
