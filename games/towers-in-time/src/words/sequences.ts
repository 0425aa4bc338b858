import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, distinct, dragged, foresee } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import { view } from '../knowledge/view.ts';
import { rules } from '../rules/book.ts';
import { need } from '../rules/distribute.ts';
import { asking } from '../rules/frames.ts';
import { clone } from '../state/clone.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { uses } from './about.ts';
import { allNames, nameOf } from './names.ts';
import { optionText } from './options.ts';
import { sapsTheLiving } from './usual.ts';

const GAME = {
  rules: { ...rules, clone, concede: () => {}, gone: () => false },
  view,
  windows: new Set<string>(['react.decide']),
};
type Options = readonly Option[];

/** Answered as usual, as long as these questions are asked. */
const usually =
  (seat: Seat, ...questions: string[]): Choose<Realm> =>
  ({ question, options }, s) =>
    questions.includes(question) ? habit(s, seat, options) : null;

/** Questions that come in a row, and what one press for all of them is called. */
const ROWS: Readonly<Record<string, string>> = {
  'opening.place': 'place everything as usual',
  'distribute.assign': 'divide the damage as usual',
  'tidy.choose': 'tidy up as usual',
  'attack.gather': 'the usual ones join',
  'defend.gather': 'the usual ones defend',
  'upkeep.decide': 'pay and let lapse as usual',
};

/** Several picks at one press: an attack with those who join it, and questions that come in a row. */
export function sequences(s: Realm, seat: Seat, options: Options): Bundle[] {
  const frame = s.stack.at(-1);
  const question = `${frame?.rule}.${frame?.at}`;
  const text = ROWS[question];
  const row = text ? [bundled(text, foresee(GAME, s, seat, usually(seat, question)), saidWithCost)] : [];
  const first = question === 'distribute.assign' ? targetsIn(options).map(id => slaying(s, seat, id)) : [];
  const usual = habit(s, seat, options);
  const raid = usual.kind === 'attack' && usual.card !== undefined ? raids(s, seat, usual.card) : [];
  const guards = usual.kind === 'defend' && usual.card !== undefined ? stands(s, seat, usual.card) : [];
  return [
    ...distinct([...row, ...first, ...raid, ...guards, ...orders(s, seat, options)]),
    ...cardsOf(options, 'attack').flatMap(card => gestures(s, seat, card)),
    ...cardsOf(options, 'defend').flatMap(card => parries(s, seat, card)),
  ];
}
const cardsOf = (options: Options, deed: string): Id[] =>
  options.flatMap(({ kind, card }) => (kind === deed && card !== undefined ? [card] : []));

const targetsIn = (options: Options): Id[] => [
  ...new Set(options.flatMap(({ target }) => (target === undefined ? [] : [target]))),
];

/** As much as one of them can be given, and the rest as usual. */
function slaying(s: Realm, seat: Seat, target: Id): Bundle | null {
  const picks = foresee(GAME, s, seat, ({ question, options }, now) => {
    if (question !== 'distribute.assign') return null;
    return deadly(now, options, target) ?? habit(now, seat, options);
  });
  return bundled(`${nameOf(s, target)} first`, picks, saidWithCost);
}
/** What kills it, or else as much as there is; nothing more once it has been given that. */
function deadly(s: Realm, options: Options, target: Id): Option | undefined {
  const { struck, given } = asking(s, 'distribute');
  const wanted = need(s, target) - given[struck.indexOf(target)];
  return options.findLast(option => option.target === target && (option.n ?? 0) <= wanted);
}

/** An attacker dragged onto the enemy: the usual ones join. */
function gestures(s: Realm, seat: Seat, attacker: Id): Bundle[] {
  const theirs = s.pieces.flatMap(p => (p && p.controller !== seat ? [p.id] : []));
  return dragged(raids(s, seat, attacker)[0] ?? null, attacker, theirs);
}

/** One attacker with those who usually join, with everybody, or alone. */
function raids(s: Realm, seat: Seat, attacker: Id): Bundle[] {
  const raid = (text: string, join: Choose<Realm>) => {
    const picks = foresee(GAME, s, seat, (asked, now) =>
      asked.question === 'attack.gather'
        ? join(asked, now)
        : asked.options.find(({ kind, card }) => kind === 'attack' && card === attacker),
    );
    return bundled(`attack with ${nameOf(s, attacker)} ${joined(s, picks) ?? text}`, picks, saidWithCost);
  };
  const all: Choose<Realm> = ({ options }) => options.find(({ kind }) => kind === 'join');
  const raided = [
    raid('and the usual ones', (asked, now) => habit(now, seat, asked.options)),
    raid('and everybody who can join', all),
    raid('alone', ({ options }) => options.find(({ kind }) => kind === 'done')),
  ];
  // Where nobody joins or everybody does, the usual is the same again.
  return distinct(raided);
}

/** Nobody, one or two who join are named; more of them are called what they are. */
function joined(s: Realm, picks: readonly Foreseen<Realm>[]): string | null {
  const more = picks
    .slice(1)
    .flatMap(({ option: { kind, card } }) => (kind !== 'done' && card !== undefined ? [card] : []));
  if (more.length === 0) return 'alone';
  return more.length <= 2 ? `and ${allNames(s, more)}` : null;
}

/** A defender dragged onto an attacker: the usual ones join. */
function parries(s: Realm, seat: Seat, defender: Id): Bundle[] {
  const [usual] = stands(s, seat, defender);
  return dragged(usual ?? null, defender, s.combat?.attackers ?? []);
}

/** One defender with those who usually join, or alone. */
function stands(s: Realm, seat: Seat, defender: Id): Bundle[] {
  const stand = (text: string, join: Choose<Realm>) => {
    const picks = foresee(GAME, s, seat, (asked, now) =>
      asked.question === 'defend.gather'
        ? join(asked, now)
        : asked.options.find(({ kind, card }) => kind === 'defend' && card === defender),
    );
    return bundled(`defend with ${nameOf(s, defender)} ${joined(s, picks) ?? text}`, picks, saidWithCost);
  };
  return distinct([
    stand('and the usual ones', (asked, now) => habit(now, seat, asked.options)),
    stand('alone', ({ options }) => options.find(({ kind }) => kind === 'done')),
    stand('and everybody who can join', ({ options }) => options.find(({ kind }) => kind === 'defend')),
  ]);
}

/** Orders for one's own opportunities of this turn: to build up, or to let them pass. */
function orders(s: Realm, seat: Seat, options: Options): (Bundle | null)[] {
  return s.stack.at(-1)?.rule === 'opportunity' ? [asUsual(s, seat), buildUp(s, seat), letPass(options)] : [];
}

/** What is usually done next, one deed at each opportunity: to build, to move, to attack. */
function asUsual(s: Realm, seat: Seat): Bundle | null {
  const picks = foresee({ ...GAME, windows: OPPORTUNITIES }, s, seat, usualDeed(seat));
  const deeds = picks.filter(({ question }) => question === 'opportunity.decide');
  if (deeds.length < 2 || deeds.every(({ option }) => isBuilding(option))) return null;
  const bundle = bundled('the usual deeds, one by one', picks, saidWithCost);
  if (!bundle) return null;
  // Whoever gives it knows that nobody looks again in between.
  const note = `${bundle.note.replace(/\.$/, '')}; whatever others do in between.`;
  return { ...bundle, note, firm: [...new Set(picks.map(({ question }) => question))] };
}
const usualDeed =
  (seat: Seat): Choose<Realm> =>
  ({ question, options }, now) => {
    const usual = habit(now, seat, options);
    if (question === 'opportunity.decide') return DEEDS.has(usual.kind) ? usual : null;
    if (question === 'pay.choose') return sapsTheLiving(now) ? null : usual;
    return question === 'attack.gather' || usual.kind === 'handOver' ? usual : null;
  };
const DEEDS: ReadonlySet<string> = new Set(['source', 'transport', 'move', 'attack']);
/** Where others may do something in between: it is foreseen that they pass. */
const OPPORTUNITIES: ReadonlySet<string> = new Set([...GAME.windows, 'opportunity.decide', 'batch.decide']);

/** Sources and transports that are usually next, one at each opportunity. */
function buildUp(s: Realm, seat: Seat): Bundle | null {
  const picks = foresee({ ...GAME, windows: OPPORTUNITIES }, s, seat, (asked, now) => {
    const usual = habit(now, seat, asked.options);
    if (asked.question === 'opportunity.decide')
      return isBuilding(usual) ? usual : asked.options.find(({ kind }) => kind === 'source');
    return asked.question === 'pay.choose' && !sapsTheLiving(now) ? usual : null;
  });
  const built = picks.flatMap(({ option }) => (isBuilding(option) ? [option.card ?? NONE] : []));
  if (built.length < 2) return null;
  const bundle = bundled(`build up: ${allNames(s, built)}`, picks, saidWithCost);
  return bundle && { ...bundle, firm: ['opportunity.decide', 'pay.choose'] };
}
const isBuilding = ({ kind }: Option): boolean => kind === 'source' || kind === 'transport';

/** More opportunities than these nobody has before the turn is over. */
const MOST_PASSES = 40;

/** TT-039: a third pass in a row ends one's own turn; in another one's there are as many as the others act. */
function letPass(options: Options): Bundle | null {
  const pass = options.find(({ kind }) => kind === 'pass');
  return pass
    ? {
        text: 'pass until the turn ends',
        note: 'You are still asked whenever you are attacked.',
        option: pass,
        then: Array.from({ length: MOST_PASSES }, () => ({ kind: 'pass' })),
        firm: ['opportunity.decide'],
      }
    : null;
}

/** A bundle never hides what it uses; what a deed is paid with has been said with the deed. */
const saidWithCost = (s: Realm, option: Option): string => {
  if (option.kind === 'pay' || option.kind === 'handOver') return '';
  const used = uses(s, option);
  const text = optionText(s, option);
  return used.length === 0 ? text : `${text} (uses ${allNames(s, used)})`;
};
