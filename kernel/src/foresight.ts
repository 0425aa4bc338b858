import type { Bundle, Game, Id, Option, Seat, State, Thing } from '@siegeworks/contract';
import { lastingFor } from './lasting.ts';
import type { Pending, Question } from './rule.ts';
import { asked, pending, play } from './rule.ts';

/** One pick of several that are made together, and the table before it. */
export interface Foreseen<S> {
  s: S;
  question: string;
  option: Option;
}
/** What to answer; `null` ends the bundle, and the player is asked. */
export type Choose<S> = (asked: Pending, s: S) => Option | null | undefined;

/** No bundle is longer. */
const LONGEST = 40;

/** The rules, and the questions at which others may pass: they are not asked what they hold. */
export interface Foresight<S extends State> extends Pick<Game<S>, 'rules'> {
  windows: ReadonlySet<string>;
}
const PASS: Option = { kind: 'pass' };

/**
 * What one seat would pick one after the other, tried on a copy of what it sees, if others pass. It ends where somebody
 * else must do something, where something happens that cannot be taken back, and where the rules need something that
 * the seat cannot see.
 */
export function foresee<S extends State>(
  game: Foresight<S>,
  seen: S,
  seat: Seat,
  choose: Choose<S>,
): Foreseen<S>[] {
  const picks: Foreseen<S>[] = [];
  try {
    for (let s = copyOf(game.rules, seen); picks.length < LONGEST && lastingFor(s, seat) === null; ) {
      const next = asked(game, s);
      const option = next && (next.seat === seat ? answerTo(game, s, choose) : passIn(game, next));
      if (!next || !option) break;
      if (next.seat === seat) picks.push({ s, question: next.question, option });
      s = copyOf(game.rules, s);
      play(game, s, option);
    }
  } catch {
    // Beyond this the seat cannot see: the picks so far stand.
  }
  return picks;
}

function answerTo<S extends State>(game: Foresight<S>, s: S, choose: Choose<S>): Option | null | undefined {
  const question = pending(game, s);
  return question?.options.length === 1 ? question.options[0] : question && choose(question, s);
}
const passIn = <S extends State>({ windows }: Foresight<S>, { question }: Question): Option | null =>
  windows.has(question) ? PASS : null;

function copyOf<S extends State>(rules: Game<S>['rules'], seen: S): S {
  const s = rules.clone(seen);
  s.events = [];
  if (seen.people) s.people = seen.people;
  return s;
}

/** The same as gestures: what dragging this card onto any of these means. */
export function dragged(bundle: Bundle | null, card: Id, things: readonly Thing[]): Bundle[] {
  return bundle ? things.map(onto => ({ ...bundle, gesture: { card, onto } })) : [];
}

/** The picks as one answer, which says everything that it will do; `null` where it would save no press. */
export function bundled<S extends State>(
  text: string,
  picks: readonly Foreseen<S>[],
  say: (s: S, option: Option) => string,
): Bundle | null {
  const [first, ...then] = picks;
  if (!first || then.length === 0) return null;
  const deeds = picks.filter(({ option }) => option.kind !== 'done').map(({ s, option }) => say(s, option));
  return {
    text,
    note: `${deeds.join(', then ')}.`,
    option: first.option,
    then: then.map(({ option }) => option),
  };
}
