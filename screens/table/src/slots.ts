import type { AskedQuestion, Attempt, Bundle, Offer } from '@siegeworks/protocol';
import type { Thing } from './model.ts';

/** One answer at one press: a pick, or several that are usually made together. */
export interface Answer extends Offer {
  then?: readonly Attempt[];
  /** Of a standing order: the questions that it keeps answering. */
  firm?: readonly string[];
  /** Of a gesture: what it is aimed at. */
  aim?: Thing;
}

/** How many answers the prompt has room for, beside the way on. */
export const SLOTS = 3;
/** More numbers than these do not fit into one row. */
const MOST_NUMBERS = 10;

/** What stands in a slot; `all` leads to the list of all answers, `null` is a free slot. */
export type Slot = Answer | 'all' | null;
export interface Slots {
  slots: readonly Slot[];
  /** Answers that differ only in a number: they stand in a row in place of the slots. */
  numbers: readonly Answer[];
}
/** Which slot each kind of answer had when it was first asked in this match. */
export type Habits = Map<string, number>;

/** All that can be answered, bundles first; what would be done to oneself comes last. */
export function answersOf({ seat, offers, bundles = [] }: AskedQuestion): Answer[] {
  const [own, others] = [offers.filter(isOwn), offers.filter(offer => !isOwn(offer))];
  function isOwn({ option }: Offer): boolean {
    return option.seat === seat;
  }
  return [...bundles.map(bundled), ...others, ...own];
}

export function bundled({ text, note, option, then, firm }: Bundle): Answer {
  const about = [option, ...then].flatMap(({ card, target }) => [card, target]);
  const things = [...new Set(about.filter(thing => thing !== undefined))];
  return { text, note, option, then, ...(firm && { firm }), about: things };
}

/** What Space answers while nothing is chosen: only what spends nothing and chooses no card for the player. */
export function wayOn({ offers, habit }: AskedQuestion): Offer | null {
  const harmless = offers.filter(
    ({ harmless: safe, option }) => safe && option.card === undefined && option.target === undefined,
  );
  const ends = harmless.find(({ option }) => option.kind === 'done' || option.kind === 'pass');
  return ends ?? harmless.find(offer => offer === offers[habit]) ?? harmless[0] ?? null;
}

/** What would come of every one of several answers is said once, not in each of their slots. */
export function commonTo(answers: readonly Answer[]): readonly string[] {
  const single = answers.filter(({ then }) => then === undefined);
  const [first, ...others] = single.map(({ note }) => partsOf(note ?? ''));
  if (!first || others.length === 0) return [];
  return first.filter(part => others.every(parts => parts.includes(part)));
}
/** A note without what is said elsewhere. */
export const without = (note: string, common: readonly string[]): string =>
  common.length === 0
    ? note
    : partsOf(note)
        .filter(part => !common.includes(part))
        .join('; ');
const partsOf = (note: string): string[] =>
  note
    .replace(/\.$/, '')
    .split('; ')
    .filter(part => part !== '');

/** A few answers stand in the slots; of many only those for which nothing on the table stands (`reached`). */
export function slotsFor(all: readonly Answer[], reached: ReadonlySet<Offer>, habits: Habits): Slots {
  const answers = told(all);
  if (answers.length <= SLOTS) return { slots: placed(answers, SLOTS, habits), numbers: [] };
  if (isRow(answers)) return { slots: NONE, numbers: answers };
  const own = answers.filter(answer => !reached.has(answer));
  if (own.length === SLOTS) return { slots: placed(own, SLOTS, habits), numbers: [] };
  return { slots: [...placed(own, SLOTS - 1, habits).slice(0, SLOTS - 1), 'all'], numbers: [] };
}
const NONE: readonly Slot[] = [null, null, null];

/** Of equal cards one answer is enough here: the table and the list have each of them. */
const told = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter((answer, i) => answers.findIndex(other => says(other) === says(answer)) === i);
const says = ({ text, note, option: { n } }: Answer): string => JSON.stringify([text, note, n]);

/** A bundle keeps its place by its words: what it begins with, several may begin with. */
const kindOf = ({ option, text, then }: Answer): string => (then ? `“${text}”` : option.kind);

/** In their order, but each kind where it was before, if that slot is free. */
function placed(answers: readonly Answer[], room: number, habits: Habits): Slot[] {
  const slots: Slot[] = [null, null, null];
  const few = answers.slice(0, room);
  const alone = few.filter(one => few.filter(other => kindOf(other) === kindOf(one)).length === 1);
  // Where the list of all answers has taken its slot, it has another one, and keeps that as well.
  const keyOf = (answer: Answer): string => {
    const kind = kindOf(answer);
    return (habits.get(kind) ?? 0) < room ? kind : `${kind} among ${room}`;
  };
  const settled = new Set<Answer>();
  for (const answer of alone) {
    const slot = habits.get(keyOf(answer));
    if (slot === undefined || slots[slot] !== null) continue;
    slots[slot] = answer;
    settled.add(answer);
  }
  for (const answer of few) {
    if (settled.has(answer)) continue;
    const slot = slots.indexOf(null);
    slots[slot] = answer;
    if (alone.includes(answer) && !habits.has(keyOf(answer))) habits.set(keyOf(answer), slot);
  }
  return slots;
}

/** `Pay 1`, `Pay 2` …: the same but for a number. */
function isRow(answers: readonly Answer[]): boolean {
  const but = ({ option: { n: _n, ...rest } }: Answer) => JSON.stringify(rest);
  const [first] = answers;
  return (
    answers.length <= MOST_NUMBERS &&
    first !== undefined &&
    answers.every(answer => answer.option.n !== undefined && but(answer) === but(first))
  );
}
