import type { Id, Option } from '@siegeworks/contract';
import { whom } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { allFly } from '../rules/attack.ts';
import { frameOf } from '../rules/frames.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { isCrowd, living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { exactName, fullExactName } from './names.ts';

type Say<O> = (s: Realm, o: O) => string;
const card = (s: Realm, o: { card: Id }) => exactName(s, o.card);
const target = (s: Realm, o: { target: Id }) => exactName(s, o.target);
/** `to Volcano`, `onto Orc`; nothing for what needs no place. */
function place(s: Realm, { target: on }: { target?: Id }): string {
  if (on === undefined) return '';
  return ` ${CARDS[s.names[on]]?.isSource ? 'to' : 'onto'} ${exactName(s, on)}`;
}

/** What a player would say: one phrase per kind of option. */
const SAY: { readonly [K in Offer['kind']]: Say<OfferOf<K>> } = {
  pass: () => 'pass',
  done: gathered,
  keepHand: () => 'keep these cards',
  redraw: () => 'draw a new hand',
  put: (s, o) =>
    o.target === undefined ? `put down ${card(s, o)}` : `put ${card(s, o)} on ${exactName(s, o.target)}`,
  limbo: (s, o) => `put ${card(s, o)} in Limbo`,
  discard: (s, o) => `discard ${card(s, o)}`,
  keep: (s, o) => `pay for ${card(s, o)}`,
  lapse: (s, o) => `let ${card(s, o)} lapse`,
  sap: (s, o) => `sap ${card(s, o)}`,
  pay: () => 'pay',
  source: (s, o) => `play ${card(s, o)}`,
  transport: (s, o) => `transport ${card(s, o)}${place(s, o)}`,
  move: (s, o) => `move ${card(s, o)} to ${target(s, o)}`,
  moveItem: (s, o) => `give ${card(s, o)} to ${target(s, o)}`,
  moveTotem: (s, o) => `move Totem ${card(s, o)}${place(s, o)}`,
  cast: (s, o) => `cast ${card(s, o)}`,
  power: (s, o) => `use ${card(s, o)}`,
  pull: (s, o) => `pull down ${card(s, o)}${place(s, o)}`,
  attack: (s, o) => `attack with ${card(s, o)}`,
  join: (s, o) => `join with ${card(s, o)}`,
  onGround: () => 'attack on the ground',
  shoot: (s, o) => `shoot with ${shooter(s, o)} at ${fullExactName(s, o.target)}`,
  paralyze: (s, o) => `paralyse ${fullExactName(s, o.target)} with ${card(s, o)}`,
  regenerate: (s, o) => `regenerate ${card(s, o)} for ${o.n}`,
  ready: (s, o) => `take up ${card(s, o)}`,
  idle: (s, o) => `put away ${card(s, o)}`,
  drop: (s, o) => `end ${card(s, o)}`,
  letGo: (s, o) => `let ${card(s, o)} die`,
  target: (s, o) => `target ${fullExactName(s, o.target)}`,
  amount: (_s, o) => `pay ${o.n}`,
  share: (s, o) => `${o.n} damage to ${fullExactName(s, o.target)}`,
  assign: (s, o) => `${o.n} damage to ${fullExactName(s, o.target)}`,
  defend: (s, o) => `defend with ${card(s, o)}`,
  apart: () => 'defend, not as an Army',
  guard: (s, o) => (isCrowd(s) ? `guard ${whom(s, o.seat)} with ${card(s, o)}` : `guard with ${card(s, o)}`),
  against: (s, o) => `attack ${whom(s, o.seat)}`,
  handOver: () => 'hand over',
  shield: (s, o) => `take down ${card(s, o)}`,
};
/** Whoever has gathered says what they do; elsewhere nothing more is wanted. */
function gathered(s: Realm): string {
  const attack = frameOf(s, 'attack');
  if (attack) return allFly(s, attack.units) ? 'attack in the air' : 'attack';
  return frameOf(s, 'defend') ? 'defend' : 'done';
}
/** An Item shoots through its Follower. */
function shooter(s: Realm, o: { card: Id }): string {
  const on = s.pieces[o.card]?.on ?? NONE;
  return on === NONE ? card(s, o) : `${card(s, o)} of ${exactName(s, on)}`;
}

/** TT-038, TT-039: the turn is over when all have passed, or one for the third time. */
export function endsTurn(s: Realm, { kind }: Option): boolean {
  const frame = s.stack.at(-1);
  if (kind !== 'pass' || frame?.rule !== 'opportunity') return false;
  const others = living(s).filter(seat => seat !== s.active);
  if (others.every(seat => s.players[seat].passed)) return true;
  return s.options.threePassRule && s.players[s.active].passes >= 2;
}

export function optionText(s: Realm, option: Option): string {
  if (option.kind === 'concede') return 'give up';
  const say = SAY[option.kind as Offer['kind']] as Say<Option> | undefined;
  return say?.(s, option) ?? '';
}
