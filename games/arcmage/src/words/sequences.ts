import type { Bundle, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, distinct, foresee, listed } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import { view } from '../knowledge/view.ts';
import { rules } from '../rules/book.ts';
import { clone } from '../state/clone.ts';
import type { Realm } from '../state/realm.ts';
import { nameOf } from './names.ts';
import { saidWithCost } from './said-with-cost.ts';

const GAME = {
  rules: { ...rules, clone, concede: () => {}, gone: () => false },
  view,
  windows: new Set<string>(['freeWindow.ask', 'freeWindow.quiet', 'chain.ask']),
};
type Options = readonly Option[];
type Make = (s: Realm, seat: Seat, options: Options) => (Bundle | null)[];

const ofKind = (options: Options, kind: string): Option | undefined =>
  options.find(option => option.kind === kind);
const made = (s: Realm, seat: Seat, text: string, choose: Choose<Realm>): Bundle | null =>
  bundled(text, foresee(GAME, s, seat, choose), saidWithCost);

/** Which cards are usually laid as resources. */
const laying =
  (seat: Seat): Choose<Realm> =>
  ({ question, options }, s) =>
    question === 'drawResources.lay' ? habit(s, seat, options) : null;

const DRAWS: Readonly<Record<string, string>> = {
  draw2: 'draw 2 cards',
  draw1: 'draw 1 card',
  draw0: 'lay 2 cards as usual',
};
const drawing = (s: Realm, seat: Seat, kind: string, before = ''): Bundle | null =>
  made(s, seat, `${before}${DRAWS[kind]}`, (asked, now) => {
    if (asked.question === 'turn.decide') return ofKind(asked.options, 'takeTurn');
    return asked.question === 'drawResources.decide' ? ofKind(asked.options, kind) : laying(seat)(asked, now);
  });

/** Straight on to combat, and there against this city. */
const storming = (city: number, last: (options: Options) => Option | undefined): Choose<Realm> => {
  return ({ question, options }) => {
    if (question === 'playPhase.decide') return ofKind(options, 'endPhase');
    if (question === 'declare.city')
      return options.find(({ kind, target }) => kind === 'attack' && target === city);
    return question === 'declare.add' ? last(options) : null;
  };
};
const everybody = (options: Options) => ofKind(options, 'allAttack') ?? ofKind(options, 'done');

/** Which cities could be attacked once this phase is over. */
function citiesIn(s: Realm, seat: Seat): Option[] {
  let found: Options = [];
  foresee(GAME, s, seat, ({ question, options }) => {
    if (question === 'declare.city') found = options;
    return question === 'playPhase.decide' ? ofKind(options, 'endPhase') : null;
  });
  return found.filter(({ kind }) => kind === 'attack');
}
const attacks: Make = (s, seat) =>
  citiesIn(s, seat).map(({ target = -1 }) =>
    made(s, seat, `attack ${nameOf(s, target)} with everybody`, storming(target, everybody)),
  );
const withoutAttack: Choose<Realm> = ({ question, options }) => {
  if (question === 'playPhase.decide') return ofKind(options, 'endPhase');
  return question === 'declare.city' ? ofKind(options, 'noAttack') : null;
};
const peacefully: Make = (s, seat) => {
  const ended = made(s, seat, 'end the turn without an attack', withoutAttack);
  return [ended && { ...ended, note: 'Plays nothing more.' }];
};

/** Cards that are usually played and moves that are usually made, in this order; nothing that costs a creature. */
const DEEDS: ReadonlySet<string> = new Set(['play', 'moveToArmy', 'move']);
const acting =
  (seat: Seat): Choose<Realm> =>
  ({ question, options }, s) => {
    const usual = habit(s, seat, options);
    if (question === 'playPhase.decide') return DEEDS.has(usual.kind) ? usual : null;
    if (question === 'pay.choose') return usual.kind === 'auto' ? usual : null;
    return question === 'announce.place' || question === 'announce.aim' ? usual : null;
  };
const actingUpTo = (seat: Seat, last: Choose<Realm>): Choose<Realm> => {
  const act = acting(seat);
  return (asked, now) => act(asked, now) ?? last(asked, now);
};
const isDeed = ({ option }: Foreseen<Realm>): boolean => DEEDS.has(option.kind);

/** What is usually played and moved, alone, before the turn ends in peace, and before everybody attacks. */
const busily: Make = (s, seat) => {
  const deeds = foresee(GAME, s, seat, acting(seat));
  const first = deeds.filter(isDeed).map(({ option: { card = -1 } }) => nameOf(s, card));
  if (first.length === 0) return [];
  const whole = (text: string, last: Choose<Realm>): Bundle | null => {
    const picks = foresee(GAME, s, seat, actingUpTo(seat, last));
    const names = picks.filter(isDeed).map(({ option: { card = -1 } }) => nameOf(s, card));
    return bundled(`${listed([...new Set(names)])}${text}`, picks, saidWithCost);
  };
  return [
    whole(', then end the turn', withoutAttack),
    bundled(listed(first), deeds, saidWithCost),
    ...citiesIn(s, seat).map(({ target = -1 }) =>
      whole(`, then all attack ${nameOf(s, target)}`, storming(target, everybody)),
    ),
  ];
};

/** The usual one first: it stands in the prompt. */
function draws(s: Realm, seat: Seat): Bundle[] {
  const kinds = Object.keys(DRAWS);
  const usual = drawnUsually(s, seat);
  const sorted = [...kinds.filter(kind => kind === usual), ...kinds.filter(kind => kind !== usual)];
  return sorted.flatMap(kind => drawing(s, seat, kind, 'take the turn, ') ?? []);
}
function drawnUsually(s: Realm, seat: Seat): string {
  let usual = '';
  foresee(GAME, s, seat, (asked, now) => {
    if (asked.question === 'drawResources.decide') usual = habit(now, seat, asked.options).kind;
    return asked.question === 'turn.decide' ? ofKind(asked.options, 'takeTurn') : null;
  });
  return usual;
}

/** Questions that come in a row, answered as usual. */
const row =
  (id: string, text: string): Make =>
  (s, seat) => [
    made(s, seat, text, ({ question, options }, now) => (question === id ? habit(now, seat, options) : null)),
  ];

/** Several picks at one press, by question. */
const BUNDLES: Readonly<Record<string, Make>> = {
  'turn.decide': draws,
  'drawResources.decide': (s, seat) => [drawing(s, seat, 'draw0')],
  'drawResources.lay': (s, seat) => [made(s, seat, 'lay both cards as usual', laying(seat))],
  'playPhase.decide': (s, seat, options) => [
    ...busily(s, seat, options),
    ...peacefully(s, seat, options),
    ...attacks(s, seat, options),
  ],
  'declare.city': peacefully,
  'intercept.assign': row('intercept.assign', 'intercept as usual'),
  'torment.choose': row('torment.choose', 'pay the torment as usual'),
  'battle.share': row('battle.share', 'divide the blows as usual'),
  'muster.find': (s, seat) => [
    made(s, seat, 'take all Soldiers in this order', ({ question, options }) =>
      question === 'muster.find' ? options[0] : null,
    ),
  ],
};
export function sequences(s: Realm, seat: Seat, options: Options): Bundle[] {
  const frame = s.stack.at(-1);
  const make = BUNDLES[`${frame?.rule}.${frame?.at}`];
  return distinct(make?.(s, seat, options) ?? []);
}
