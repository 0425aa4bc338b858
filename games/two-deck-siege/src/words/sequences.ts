import type { Bundle, Frame, Id, Option, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import type { Choose } from '@siegeworks/table';
import { bundled, dragged, foresee, listed } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import { view } from '../knowledge/view.ts';
import { rules } from '../rules/book.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { clone, NONE } from '../state/state.ts';
import { cardName, nameOf, placeName } from './names.ts';
import { optionText } from './options.ts';

const GAME = {
  rules: { ...rules, clone, concede: () => {}, gone: () => false },
  view,
  windows: new Set<string>(),
};
const PLAY = 'defenderTurn.play';

/**
 * Several picks at one press: the usual order as it is usually carried out, any other one dragged into the Courtyard,
 * the rest of an order, or where new enemies appear.
 */
export function sequences(s: Siege, seat: Seat, options: readonly Option[]): Bundle[] {
  const frame = s.stack.at(-1);
  const question = `${frame?.rule}.${frame?.at}`;
  if (question !== PLAY) return [rest(s, seat, question)].filter(bundle => bundle !== null);
  const usual = habit(s, seat, options);
  const proposed = usual.kind === 'endTurn' ? null : order(s, seat, usual);
  const orders = options.filter(({ kind }) => kind === 'order');
  return [
    ...(proposed ? [proposed] : []),
    ...orders.flatMap(each => dragged(order(s, seat, each), each.card ?? NONE, [COURTYARD])),
  ];
}

/** As usual, until another order could be given. */
const usually = (seat: Seat): Choose<Siege> => {
  return ({ question, options }: Pending, s: Siege) => (question === PLAY ? null : habit(s, seat, options));
};

/** One card, and whatever it asks answered as usual. */
function order(s: Siege, seat: Seat, first: Option): Bundle | null {
  let given = false;
  const picks = foresee(GAME, s, seat, (asked, now) => {
    if (given) return usually(seat)(asked, now);
    given = true;
    return first;
  });
  const name = first.kind === 'order' ? cardName(first.card ?? NONE) : 'Generic order';
  return bundled(`${name}, as usual`, picks, briefly, ', ');
}

const REST: Readonly<Record<string, string>> = {
  'handle.wall': 'place them all as usual',
  'acting.unit': 'everybody acts as usual',
  'acting.action': 'everybody acts as usual',
  'moving.unit': 'everybody moves as usual',
  'moving.place': 'everybody moves as usual',
  'generic.what': 'carry it out as usual',
  'generic.name': 'carry it out as usual',
  'generic.act': 'carry it out as usual',
};
/** What is left of an order, or of the new enemies. */
function rest(s: Siege, seat: Seat, question: string): Bundle | null {
  const text = REST[question];
  return text === undefined ? null : bundled(text, foresee(GAME, s, seat, usually(seat)), briefly, ', ');
}

type Moving = Frame & { unit?: Id; units?: readonly Id[] };
/** Each deed in a few words. */
const BRIEFLY: Readonly<Record<string, (s: Siege, o: Option) => string>> = {
  next: () => '',
  order: () => '',
  generic: (_s, { card = NONE }) => `uses ${cardName(card)}`,
  to(s, { what = '' }) {
    const { unit, units = [] } = s.stack.at(-1) as Moving;
    const who = listed((unit === undefined ? units : [unit]).map(nameOf));
    return `${who} to ${placeName(what)}`;
  },
  place: (s, o) => (o.card === undefined ? optionText(s, o) : `${nameOf(o.card)} in front of ${o.what}`),
};
/** Who is chosen for a deed goes without saying where the deed follows and names them. */
const CHOOSES: ReadonlySet<string> = new Set(['act', 'name', 'move', 'genericAttack', 'genericMove']);
function briefly(s: Siege, option: Option, next: Option | undefined): string {
  if (next && CHOOSES.has(option.kind)) return '';
  return (BRIEFLY[option.kind] ?? optionText)(s, option);
}
