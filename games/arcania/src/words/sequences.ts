import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, distinct, dragged, foresee, listed, whom } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import { declareAttack } from '../rules/wave.ts';
import { clone } from '../state/clone.ts';
import type { War } from '../state/state.ts';
import { enemies } from '../state/table.ts';
import { ahead } from './ahead.ts';
import { blocks } from './blocks.ts';
import type { Options } from './leading.ts';
import { GAME, isAttack, saidWithCost } from './leading.ts';
import { nameOf } from './names.ts';
import { note } from './notes.ts';
import { endsTurn } from './options.ts';

/** Several picks at one press: who attacks together, and what is usually built and placed before an attack. */
export function sequences(s: War, seat: Seat, options: Options): Bundle[] {
  const made = [
    ...preparing(s, seat, options),
    ...enemiesIn(options).flatMap(enemy => waves(s, seat, options, enemy)),
    ...blocks(s, seat, options),
    ...ahead(s, seat, options),
  ];
  return distinct(made);
}

const enemiesIn = (options: Options): Seat[] => [
  ...new Set(options.flatMap(({ kind, seat }) => (kind === 'attack' && seat !== undefined ? [seat] : []))),
];

/** These attack together, and nobody else. */
const sending = (enemy: Seat, party: readonly Id[]): Choose<War> => {
  return ({ question, options }) => {
    if (question !== 'open.decide' && question !== 'wave.declare') return null;
    const joins = ({ kind, card = -1, seat }: Option) =>
      kind === 'attack' && seat === enemy && party.includes(card);
    return options.find(joins) ?? options.find(({ kind }) => kind === 'launch');
  };
};

/** Everybody, or one force alone: that is what dragging it onto the enemy means. */
function waves(s: War, seat: Seat, options: Options, enemy: Seat): (Bundle | null)[] {
  const able = options.flatMap(({ kind, card, seat: at }) =>
    kind === 'attack' && at === enemy && card !== undefined ? [card] : [],
  );
  const sent = (text: string, party: Id[]) => {
    const bundle = bundled(text, foresee(GAME, s, seat, sending(enemy, party)), saidWithCost);
    return bundle && { ...bundle, note: waveForecast(s, enemy, party) };
  };
  const everybody =
    able.length > NAMED
      ? `everybody attacks ${whom(s, enemy)}`
      : `attack ${whom(s, enemy)} with ${listed(able.map(id => nameOf(s, id)))}`;
  const all = able.length > 1 ? [sent(everybody, able)] : [];
  // Where nobody could join, the pick itself says it all.
  const theirs = [`${enemy}.castle`, `${enemy}.row`, ...s.players[enemy].row.map(({ id }) => id)];
  return [
    ...all,
    ...able.flatMap(id =>
      dragged(sent(`attack ${whom(s, enemy)} with ${nameOf(s, id)} alone`, [id]), id, theirs),
    ),
  ];
}

/** The most attackers that an answer names; more of them are "all". */
const NAMED = 3;

/** What comes of a wave as it would be launched, and who is in it. */
function waveForecast(s: War, enemy: Seat, party: readonly Id[]): string {
  const launched = clone(s);
  if (s.people) launched.people = s.people;
  for (const id of party) declareAttack(launched, id, enemy);
  // A few are named in the answer itself.
  const who = party.length > NAMED ? `; with ${listed(party.map(id => nameOf(s, id)))}` : '';
  return `${note(launched, { kind: 'launch' })}${who}.`;
}

/** What most players would lay, build and place: before an attack, without one, or with everybody in it. */
function preparing(s: War, seat: Seat, options: Options): (Bundle | null)[] {
  const usual: Choose<War> = ({ question, options: offered }, now) => {
    if (question !== 'open.decide' || isAttack(offered)) return null;
    const answer = habit(now, seat, offered);
    return READY.has(answer.kind) ? answer : null;
  };
  const frame = s.stack.at(-1);
  if (`${frame?.rule}.${frame?.at}` !== 'open.decide' || isAttack(options)) return [];
  const before = (last: Choose<War>): Choose<War> => {
    return (asked, now) => (isAttack(asked.options) ? last(asked, now) : usual(asked, now));
  };
  const end: Choose<War> = ({ question, options: offered }) =>
    question === 'open.decide' ? offered.find(({ kind }) => kind === 'endPhase') : null;
  const all: Choose<War> = ({ options: offered }) => offered.find(({ kind }) => kind === 'attack');
  const lone = enemies(s, seat).length === 1;
  const ways: [Choose<War>, string][] = [
    [before(end), 'build up, no attack'],
    ...(lone ? [[before(all), 'build up, all attack'] satisfies [Choose<War>, string]] : []),
    [usual, 'build up as usual'],
  ];
  return ways.map(([choose, text]) => prepared(s, seat, choose, text));
}

function prepared(s: War, seat: Seat, choose: Choose<War>, text: string): Bundle | null {
  const picks = foresee(GAME, s, seat, choose);
  const isDeed = ({ option: { kind } }: Foreseen<War>) => kind !== 'endPhase' && kind !== 'attack';
  const bundle = bundled(picks.some(isDeed) ? text : leading(picks), picks, saidWithCost);
  return bundle && { ...bundle, note: bundle.note || 'nothing is laid, built or placed before it.' };
}
/** Where nothing is built or placed: only where it leads. */
function leading(picks: readonly Foreseen<War>[]): string {
  if (isAttack(picks.map(({ option }) => option))) return 'everybody attacks';
  return picks.some(({ s, option }) => endsTurn(s, option))
    ? 'end the turn at once'
    : 'go straight to the attack';
}
const READY: ReadonlySet<string> = new Set(['endPhase', 'layLand', 'placeBuilding', 'levy', 'placeForce']);
