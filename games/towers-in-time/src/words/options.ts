import type { Option } from '@siegeworks/kernel';
import { whom } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { isCrowd } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { fullName, nameOf } from './names.ts';

type Say = (s: Realm, o: Option) => string;
const card = (s: Realm, o: Option) => nameOf(s, o.card ?? NONE);
const target = (s: Realm, o: Option) => nameOf(s, o.target ?? NONE);
const onto = (s: Realm, o: Option) => (CARDS[s.names[o.target ?? NONE]]?.isSource ? 'to' : 'onto');

/** What a player would say: one phrase per kind of option. */
const SAY: Readonly<Record<string, Say>> = {
  pass: () => 'pass',
  done: () => 'done',
  concede: () => 'give up',
  keepHand: () => 'keep the cards',
  redraw: () => 'draw anew',
  put: (s, o) =>
    o.target === undefined ? `put down ${card(s, o)}` : `put ${card(s, o)} ${onto(s, o)} ${target(s, o)}`,
  limbo: (s, o) => `lay ${card(s, o)} into Limbo`,
  discard: (s, o) => `discard ${card(s, o)}`,
  keep: (s, o) => `pay for ${card(s, o)}`,
  lapse: (s, o) => `let ${card(s, o)} lapse`,
  sap: (s, o) => `sap ${card(s, o)}`,
  pay: () => 'pay',
  source: (s, o) => `play ${card(s, o)}`,
  transport: (s, o) => `transport ${card(s, o)} ${onto(s, o)} ${target(s, o)}`,
  move: (s, o) => `move ${card(s, o)} to ${target(s, o)}`,
  moveItem: (s, o) => `give ${card(s, o)} to ${target(s, o)}`,
  moveTotem: (s, o) => `move Totem ${card(s, o)} ${onto(s, o)} ${target(s, o)}`,
  cast: (s, o) => `cast ${card(s, o)}`,
  power: (s, o) => `use ${card(s, o)}`,
  pull: (s, o) =>
    o.target === undefined
      ? `pull down ${card(s, o)}`
      : `pull down ${card(s, o)} ${onto(s, o)} ${target(s, o)}`,
  attack: (s, o) => `attack with ${card(s, o)}`,
  join: (s, o) => `join with ${card(s, o)}`,
  onGround: () => 'attack on the ground',
  shoot: (s, o) => `shoot with ${shooter(s, o)} at ${fullName(s, o.target ?? NONE)}`,
  paralyze: (s, o) => `paralyse ${fullName(s, o.target ?? NONE)} with ${card(s, o)}`,
  regenerate: (s, o) => `regenerate ${card(s, o)} for ${o.n}`,
  ready: (s, o) => `take up ${card(s, o)}`,
  idle: (s, o) => `put away ${card(s, o)}`,
  drop: (s, o) => `end ${card(s, o)}`,
  letGo: (s, o) => `let ${card(s, o)} die`,
  target: (s, o) => `target ${fullName(s, o.target ?? NONE)}`,
  amount: (_s, o) => `pay ${o.n}`,
  share: (s, o) => `${o.n} damage to ${fullName(s, o.target ?? NONE)}`,
  assign: (s, o) => `${o.n} damage to ${fullName(s, o.target ?? NONE)}`,
  defend: (s, o) => `defend with ${card(s, o)}`,
  apart: () => 'done, not as an Army',
  guard: (s, o) =>
    isCrowd(s) ? `guard ${whom(s, o.seat ?? 0)} with ${card(s, o)}` : `guard with ${card(s, o)}`,
  against: (s, o) => `attack ${whom(s, o.seat ?? 0)}`,
  handOver: () => 'hand over',
  shield: (s, o) => `take down ${card(s, o)}`,
};
/** An Item shoots through its Follower. */
function shooter(s: Realm, o: Option): string {
  const on = s.pieces[o.card ?? NONE]?.on ?? NONE;
  return on === NONE ? card(s, o) : `${card(s, o)} of ${nameOf(s, on)}`;
}

export const optionText = (s: Realm, o: Option): string => SAY[o.kind]?.(s, o) ?? '';
