import type { Bundle, Id, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, counted, distinct, listed } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import type { Realm } from '../state/realm.ts';
import { gestures } from './gestures.ts';
import type { Options } from './leading.ts';
import { citiesIn, lookAhead, ofKind, storming } from './leading.ts';
import { nameOf } from './names.ts';
import { saidWithCost } from './said-with-cost.ts';

type Make = (s: Realm, seat: Seat, options: Options) => (Bundle | null)[];

const made = (s: Realm, seat: Seat, text: string, choose: Choose<Realm>): Bundle | null =>
  bundled(text, lookAhead(s, seat, choose), saidWithCost);

/** Which cards are usually laid as resources. */
const laying =
  (seat: Seat): Choose<Realm> =>
  ({ question, options }, s) =>
    question === 'drawResources.lay' ? habit(s, seat, options) : null;

const DRAWS: Readonly<Record<string, string>> = {
  draw2: 'draw 2 cards',
  draw1: 'draw 1 card',
  draw0: 'lay cards as usual',
};
function drawing(s: Realm, seat: Seat, kind: string, before = ''): Bundle | null {
  const picks = lookAhead(s, seat, (asked, now) => {
    if (asked.question === 'turn.decide') return ofKind(asked.options, 'takeTurn');
    return asked.question === 'drawResources.decide' ? ofKind(asked.options, kind) : laying(seat)(asked, now);
  });
  const draw = kind === 'draw0' ? `lay ${counted(laidIn(picks), 'card')} as usual` : DRAWS[kind];
  return bundled(`${before}${draw}`, picks, saidWithCost);
}
const laidIn = (picks: readonly Foreseen<Realm>[]): number =>
  picks.filter(({ option }) => option.kind === 'lay').length;

/** Where only one is usually laid, it is not called both. */
function lays(s: Realm, seat: Seat): (Bundle | null)[] {
  const picks = lookAhead(s, seat, laying(seat));
  return [
    bundled(laidIn(picks) > 1 ? 'lay both cards as usual' : 'lay 1 card as usual', picks, saidWithCost),
  ];
}

const everybody = (options: Options) =>
  ofKind(options, 'allAttack') ?? ofKind(options, 'attacker') ?? ofKind(options, 'done');

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
  const deeds = lookAhead(s, seat, acting(seat));
  const first = deeds.filter(isDeed).map(({ option: { card = -1 } }) => nameOf(s, card));
  const whole = (text: string, last: Choose<Realm>): Bundle | null => {
    const picks = lookAhead(s, seat, actingUpTo(seat, last));
    const names = picks.filter(isDeed).map(({ option: { card = -1 } }) => nameOf(s, card));
    return names.length === 0 ? null : bundled(`${listed([...new Set(names)])}${text}`, picks, saidWithCost);
  };
  // What is usually done only after the fight is no reason to fight.
  if (first.length === 0) return [whole(', then end the turn', withoutAttack)];
  return [
    whole(', then end the turn', withoutAttack),
    ...citiesIn(s, seat).map(({ target = -1 }) =>
      whole(`, then all attack ${nameOf(s, target)}`, storming(target, everybody)),
    ),
    bundled(listed(first), deeds, saidWithCost),
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
  lookAhead(s, seat, (asked, now) => {
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

/** Everybody who can in the way of one attacker. */
const allIntercept = (s: Realm, seat: Seat, target: Id): Bundle | null =>
  made(s, seat, `all intercept ${nameOf(s, target)}`, ({ question, options }) =>
    question === 'intercept.assign' ? options.find(option => option.target === target) : null,
  );
const targetsIn = (options: Options): Id[] => [
  ...new Set(options.flatMap(({ target }) => (target === undefined ? [] : [target]))),
];

/** Several picks at one press, by question. */
const BUNDLES: Readonly<Record<string, Make>> = {
  'turn.decide': draws,
  'drawResources.decide': (s, seat) => [drawing(s, seat, 'draw0')],
  'drawResources.lay': lays,
  'playPhase.decide': (s, seat, options) => [
    ...busily(s, seat, options),
    ...peacefully(s, seat, options),
    ...attacks(s, seat, options),
  ],
  'declare.city': peacefully,
  'intercept.assign': (s, seat, options) => [
    ...row('intercept.assign', 'intercept as usual')(s, seat, options),
    ...targetsIn(options).map(target => allIntercept(s, seat, target)),
  ],
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
  return distinct([...(make?.(s, seat, options) ?? []), ...gestures(s, seat, options)]);
}
