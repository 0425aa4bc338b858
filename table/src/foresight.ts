import type { Bundle, Game, Id, Option, Seat, State, Thing } from '@siegeworks/contract';
import type { Pending, Question } from '@siegeworks/kernel';
import { asked, lastingFor, pending, play } from '@siegeworks/kernel';
import { noteOf } from './said.ts';

/** One pick of several that are made together, and the table before it. */
export interface Foreseen<S> {
  s: S;
  question: string;
  option: Option;
  /** It is the only one: nobody is asked. */
  forced: boolean;
}
/** What to answer; `null` ends the bundle, and the player is asked. */
export type Choose<S> = (asked: Pending, s: S) => Option | null | undefined;

/** No bundle is longer. */
const LONGEST = 40;

/** The rules, what a seat sees, and the questions at which others may pass: they are not asked what they hold. */
export interface Foresight<S extends State> extends Pick<Game<S>, 'rules'> {
  view: Game<S>['knowledge']['view'];
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
  table: S,
  seat: Seat,
  choose: Choose<S>,
): Foreseen<S>[] {
  const picks: Foreseen<S>[] = [];
  // What the seat cannot see decides nothing, so what it is offered tells nothing.
  const seen = game.view(table, seat);
  try {
    for (let s = copyOf(game.rules, seen); picks.length < LONGEST && lastingFor(s, seat) === null; ) {
      const next = asked(game, s);
      const pick = next?.seat === seat ? answerTo(game, s, choose) : null;
      const option = pick?.option ?? (next && next.seat !== seat ? passIn(game, next) : null);
      if (!option) break;
      if (pick) picks.push(pick);
      s = copyOf(game.rules, s);
      play(game, s, option);
    }
  } catch {
    // Beyond this the seat cannot see: the picks so far stand.
  }
  return picks;
}

function answerTo<S extends State>(game: Foresight<S>, s: S, choose: Choose<S>): Foreseen<S> | null {
  const asks = pending(game, s);
  const forced = asks?.options.length === 1;
  const option = forced ? asks.options[0] : asks && choose(asks, s);
  return asks && option ? { s, question: asks.question, option, forced } : null;
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

/** The picks as one answer, which says everything that it will do (but what `say` leaves out as a matter of course); `null` where it would save no press. */
export function bundled<S extends State>(
  text: string,
  picks: readonly Foreseen<S>[],
  say: (s: S, option: Option, next: Option | undefined) => string,
  between = ', then ',
): Bundle | null {
  // What nobody is asked about at the end happens anyway.
  const last = picks.findLastIndex(({ forced }) => !forced);
  const [first, ...then] = picks.slice(0, last + 1);
  if (!first || then.length === 0) return null;
  const deeds = [first, ...then].filter(({ option }) => option.kind !== 'done');
  const said = deeds
    .map(({ s, option }, i) => say(s, option, deeds[i + 1]?.option))
    .filter(deed => deed !== '');
  return {
    text,
    note: noteOf(text, said, between),
    option: first.option,
    then: then.map(({ option }) => option),
  };
}

/** Each once: of several that do the same, the first. */
export function distinct(bundles: readonly (Bundle | null)[]): Bundle[] {
  const seen = new Set<string>();
  return bundles.filter((bundle): bundle is Bundle => {
    const key = JSON.stringify([bundle?.option, bundle?.then, bundle?.gesture]);
    return bundle !== null && !seen.has(key) && seen.add(key) !== null;
  });
}
