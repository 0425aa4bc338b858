import type { Option } from '@siegeworks/kernel';
import { Impossible, whom } from '@siegeworks/kernel';
import { ABILITIES, DEEDS } from '../cards/book.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { cardName, deedName, factionName, fullName, nameOf } from './names.ts';

type Say = (s: Realm, o: Option) => string;
const card: (verb: string) => Say = verb => (s, o) => `${verb} ${nameOf(s, o.card ?? NONE)}`;
const full: (verb: string) => Say = verb => (s, o) => `${verb} ${fullName(s, o.card ?? NONE)}`;
const word: (text: string) => Say = text => () => text;

const OPTIONS: Readonly<Record<string, Say>> = {
  pass: word('pass'),
  done: word('done'),
  yes: word('yes'),
  no: word('no'),
  decline: word('let it go'),
  auto: word('pay automatically'),
  pay: (_s, o) => `pay with ${factionName(o.n ?? 0)}`,
  produce: card('use'),
  takeTurn: word('take the turn'),
  build: card('build'),
  found: card('begin with'),
  intoDeck: card('leave in the deck'),
  keep: word('keep the hand'),
  mulligan: word('take a new hand'),
  draw2: word('draw 2 cards'),
  draw1: word('draw 1 card, lay up to 1'),
  draw0: word('draw nothing, lay 2'),
  draw: word('draw a card'),
  lay: (s, o) => `lay ${nameOf(s, o.card ?? NONE)} as ${factionName(o.n ?? 0)}`,
  unmark: card('unmark'),
  leave: card('leave marked:'),
  endPhase: word('end the phase'),
  devote: card('devote to'),
  devoteResident: card('devote'),
  removeCard: card('remove'),
  recall: card('recall'),
  play: card('play'),
  playAsCreature: (s, o) => `play ${nameOf(s, o.card ?? NONE)} as a creature`,
  use: useText,
  move: (s, o) => `move ${nameOf(s, o.card ?? NONE)} to ${fullName(s, o.target ?? NONE)}`,
  moveToArmy: (s, o) => `move ${nameOf(s, o.card ?? NONE)} to the army`,
  alone: word('move alone'),
  along: card('take along'),
  toArmy: word('to the army'),
  toCity: (s, o) => `to ${fullName(s, o.target ?? NONE)}`,
  mode: (_s, o) => DEEDS[o.what ?? '']?.modes?.[o.n ?? 0].name ?? 'mode',
  x: (_s, o) => `X = ${o.n}`,
  target: targetText,
  trigger: (_s, o) => deedName(o.what ?? ''),
  choose: full('choose'),
  offer: card('sacrifice'),
  sacrificeCity: card('sacrifice'),
  giveUp: card('give up'),
  weaken: card('weaken'),
  markToo: card('mark'),
  discard: card('discard'),
  sacrificeResource: resourceText,
  steal: (_s, o) =>
    `take ${o.what === 'marked' ? 'a marked' : 'an unmarked'} ${factionName(o.n ?? 0)} resource`,
  find: card('take'),
  findNothing: word('find nothing'),
  toBottom: card('to the bottom:'),
  forge: (_s, o) => `forge ${cardName(o.what ?? '')}`,
  buryFirst: card('bury first:'),
  nirvana: card('raise'),
  save: (s, o) => `save ${fullName(s, o.target ?? NONE)} with ${nameOf(s, o.card ?? NONE)}`,
  hide: card('hide'),
  guard: (s, o) => `let ${nameOf(s, o.card ?? NONE)} take ${o.n} of it`,
  noAttack: word('do not attack'),
  attack: (s, o) => `attack ${fullName(s, o.target ?? NONE)}`,
  attacker: (s, o) => `${nameOf(s, o.card ?? NONE)} attacks ${fullName(s, o.target ?? NONE)}`,
  allAttack: (s, o) => `send everybody against ${fullName(s, o.target ?? NONE)}`,
  intercept: (s, o) => `${nameOf(s, o.card ?? NONE)} intercepts ${fullName(s, o.target ?? NONE)}`,
  battle: (s, o) => `battle of ${nameOf(s, o.card ?? NONE)}`,
  share: (s, o) => `${o.n} to ${nameOf(s, o.card ?? NONE)}`,
};
function useText(s: Realm, o: Option): string {
  const name = nameOf(s, o.card ?? NONE);
  if (o.what === 'salvage') return `salvage ${name}`;
  const { say } = ABILITIES[o.what ?? ''] ?? {};
  return say === undefined ? `use ${name}` : `use ${name}: ${say}`;
}
function targetText(s: Realm, o: Option): string {
  if (o.target !== undefined) return `target ${fullName(s, o.target)}`;
  if (o.seat !== undefined) return `target ${whom(s, o.seat)}`;
  const item = s.pile.find(each => each.n === o.n);
  return `target ${item ? deedName(item.what) : 'nothing'}`;
}
/** Own cards by name, stolen ones by their pile. */
function resourceText(s: Realm, o: Option): string {
  const row = s.players[o.seat ?? 0].resources[o.n ?? 0];
  if (!row) return 'sacrifice a resource';
  const face = row.card >= 0 && s.owners[row.card] === o.seat ? ` (${nameOf(s, row.card)})` : '';
  return `sacrifice ${row.marked ? 'marked' : 'unmarked'} ${factionName(row.faction)} resource${face}`;
}

export function optionText(s: Realm, option: Option): string {
  const say = OPTIONS[option.kind];
  if (!say) throw new Impossible(`no words for ${option.kind}`);
  return say(s, option);
}
