import type { Area, Board, Reason } from '@siegeworks/protocol';
import { RuleLink, Terms } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import type { LastCall } from './last-call.ts';
import { faceOf, keyOf, sentence, upper } from './model.ts';
import { isAbout, usePointed } from './pointing.ts';
import { wordsOf } from './slot.tsx';
import type { Answer } from './slots.ts';

/** One line about what would come of it: of the answer that is pointed at, of a card, or of going on. */
export function Line({ desk }: { desk: Desk }) {
  const pointed = usePointed(desk);
  const { explanation, props } = desk;
  const called = desk.lastCall;
  if (called && isOn(pointed, called))
    return <Reasons desk={desk} reasons={[{ rule: '', text: called.left }]} />;
  if (pointed && 'answer' in pointed) return <Plain text={outcomeOf(desk, pointed.answer)} />;
  if (explanation) return <Reasons desk={desk} reasons={explanation.reasons} />;
  if (props.notices.length > 0) return <Reasons desk={desk} reasons={props.notices} />;
  return <Plain text={pointed ? aboutThing(desk, pointed.thing) : lineOf(desk)} />;
}

/** Nothing else is pointed at. */
const isOn = (pointed: ReturnType<typeof usePointed>, called: LastCall): boolean =>
  !pointed || !('answer' in pointed) || keyOf(pointed.answer) === called.answer;

const Plain = ({ text }: { text: string }) => (
  <p className="line" title={text}>
    {text}
  </p>
);

/** Why a press did nothing, with its rule, and the way to the card. */
function Reasons({ desk, reasons }: { desk: Desk; reasons: readonly Reason[] }) {
  const face = desk.explanation?.face;
  return (
    <p className="line notices" role="alert" title={reasons.map(({ text }) => sentence(text)).join(' ')}>
      {face && (
        <button type="button" className="rule-link" onClick={() => desk.open({ kind: 'card', face })}>
          Read {face.name}
        </button>
      )}{' '}
      {reasons.map(({ rule, text }) => (
        <span key={`${rule} ${text}`}>
          <Terms text={sentence(text)} />{' '}
          <RuleLink id={rule} onRule={id => desk.open({ kind: 'rule', id })} />{' '}
        </span>
      ))}
    </p>
  );
}

function outcomeOf(desk: Desk, answer: Answer): string {
  if (!answer.note) return sentence(answer.text);
  const note = sentence(answer.note);
  const whole = `${wordsOf(desk, answer)}: ${note}`;
  // Its name stands in its slot, which is marked.
  return whole.length <= MOST_LETTERS ? whole : note;
}
/** What one line has room for. */
const MOST_LETTERS = 70;

/** What a thing on the table could do now; else what is printed on it. */
function aboutThing(desk: Desk, thing: number | string): string {
  const offers = desk.lit.get(thing) ?? desk.offers.filter(offer => isAbout(offer, thing));
  const [only] = offers;
  if (only && offers.length === 1) return outcomeOf(desk, only);
  const face = typeof thing === 'number' ? faceOf(desk.props.state.board, thing) : null;
  if (offers.length > 1)
    return `${face?.name ?? upper(`${thing}`)}: ${offers.length} answers, press to see them.`;
  const text = face?.card ? (desk.props.cards.get(face.card)?.text ?? '') : '';
  return face ? [face.name, text || face.line].filter(Boolean).join(': ') : lineOf(desk);
}

/** What is said while nothing is pointed at. */
export function lineOf(desk: Desk): string {
  const { on, chosen, props } = desk;
  if (chosen) return lightNote(desk, desk.targets.size, [...desk.targets]);
  const { question } = props.state;
  const text = props.cards.get(question?.subject ?? '')?.text;
  if (text && !props.behind) return text;
  if (desk.common.length > 0) return sentence(desk.common.join('; '));
  if (on?.note) return outcomeOf(desk, on);
  if (!question || props.behind) return '';
  return lightNote(desk, desk.lit.size, [...desk.lit.keys()]);
}

function lightNote({ lit, props }: Desk, n: number, things: readonly (number | string)[]): string {
  if (n === 0 || (lit.size === 0 && props.behind)) return '';
  const what = things.every(thing => typeof thing === 'number') ? 'card' : 'thing';
  const pile = pileOf(props.state.board, things);
  if (pile) return `${n === 1 ? 'One card' : `${n} cards`} to use ${n === 1 ? 'lies' : 'lie'} in ${pile}.`;
  return n === 1 ? `One ${what} glows: press it to use it.` : `${n} ${what}s glow: press one to use it.`;
}
/** The folded pile in which all of them lie: there they are not seen. */
function pileOf({ areas }: Board, things: readonly (number | string)[]): string | null {
  const holds = ({ cards }: Area) => things.every(thing => cards.some(({ id }) => id === thing));
  const area = things.length > 0 ? areas.find(each => each.folded && holds(each)) : undefined;
  return area ? upper(area.title) : null;
}
