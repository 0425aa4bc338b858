import type { Bundle, Game, Id, Option, Seat, State, Thing } from '@siegeworks/contract';
import { lastingFor } from './lasting.ts';
import type { Pending } from './rule.ts';
import { pending, play } from './rule.ts';

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

/**
 * What one seat would pick one after the other, tried on a copy of what it sees. It ends where somebody else is asked,
 * where something happens that cannot be taken back, and where the rules need something that the seat cannot see.
 */
export function foresee<S extends State>(
  { rules }: Pick<Game<S>, 'rules'>,
  seen: S,
  seat: Seat,
  choose: Choose<S>,
): Foreseen<S>[] {
  const picks: Foreseen<S>[] = [];
  try {
    for (let s = copyOf(rules, seen); picks.length < LONGEST && lastingFor(s, seat) === null; ) {
      const asked = pending({ rules }, s);
      if (asked?.seat !== seat) break;
      const option = asked.options.length === 1 ? asked.options[0] : choose(asked, s);
      if (!option) break;
      picks.push({ s, question: asked.question, option });
      s = copyOf(rules, s);
      play({ rules }, s, option);
    }
  } catch {
    // Beyond this the seat cannot see: the picks so far stand.
  }
  return picks;
}

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
