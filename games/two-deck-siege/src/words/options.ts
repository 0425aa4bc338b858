import type { Option } from '@siegeworks/contract';
import { SIDE_NAMES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardDoes, cardName, nameOf, placeName } from './names.ts';

type Say = (s: Siege, o: Option) => string;
const does = (o: Option, verb: string) => cardDoes(o.card ?? NONE, verb);
const card = (o: Option) => nameOf(o.card ?? NONE);
const target = (o: Option) => nameOf(o.target ?? NONE);

/** What a player would say: one phrase per kind of option. */
const SAY: Readonly<Record<string, Say>> = {
  done: () => 'done',
  concede: () => 'resign',
  draw: () => 'draw',
  stop: () => 'stop drawing',
  discard: (_s, o) => `discard ${cardName(o.card ?? NONE)}`,
  order: (_s, o) => `order ${cardName(o.card ?? NONE)}`,
  generic: (_s, o) => `${cardName(o.card ?? NONE)} as a generic order`,
  endTurn: () => 'end turn',
  genericAttack: () => 'Attack',
  genericMove: () => 'Move',
  name: (_s, o) => card(o),
  act: (_s, o) => does(o, 'acts'),
  attack: (_s, o) => `${does(o, 'attacks')} ${target(o)}`,
  repair: (_s, o) => `${does(o, 'repairs')} ${o.what}`,
  tend: (_s, o) => `${does(o, 'tends')} ${target(o)} (${o.what})`,
  move: (_s, o) => `move ${card(o)}`,
  to: (_s, o) => `to ${placeName(o.what ?? '')}`,
  side: (_s, o) => `the ${SIDE_NAMES[o.what ?? '']} side`,
  place: (_s, o) =>
    o.card === undefined ? placeName(o.what ?? '') : `place ${card(o)} in front of ${o.what}`,
  rest: (_s, o) => `rest ${card(o)}`,
  pour: (_s, o) => `${does(o, 'pours')} from ${o.what}`,
  cast: (_s, o) => `cast ${o.what}`,
  cell: (_s, o) => `at ${o.what}`,
  target: (_s, o) => (o.card === undefined ? `at ${target(o)}` : `${does(o, 'attacks')} ${target(o)}`),
  bless: (_s, o) => `bless ${target(o)}`,
  heal: (_s, o) => `heal ${target(o)}`,
  bind: (_s, o) => `bind ${o.what}`,
  recall: (_s, o) => `recall ${target(o)}`,
  next: (_s, o) => `${card(o)} first`,
  siegeWall: (_s, o) => `${does(o, 'batters')} ${o.what}`,
  climber: (_s, o) => does(o, 'climbs'),
  raise: (_s, o) => `raise ${card(o)}`,
  bottom: (_s, o) => `put ${card(o)} on the bottom of the deck`,
  handle: (_s, o) => `use ${card(o)} next`,
  hold: (_s, o) => `hold back ${card(o)}`,
  pick: (_s, o) => `bring back ${card(o)}`,
  resolve: (_s, o) => `resolve ${card(o)}`,
  reserve: (_s, o) => `keep ${card(o)} in reserve`,
  playReserve: (_s, o) => `play the reserve: ${card(o)}`,
};
export const endsTurn = (_s: Siege, { kind }: Option): boolean => kind === 'endTurn';
export const optionText: Say = (s, o) => SAY[o.kind]?.(s, o) ?? o.kind;
