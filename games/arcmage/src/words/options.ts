import type { Id, Option } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { whom } from '@siegeworks/table';
import { ABILITIES, DEEDS } from '../cards/book.ts';
import type { ByOffer, OfferOf } from '../rules/offers.ts';
import type { Realm } from '../state/realm.ts';
import { cardDoes, cardName, deedName, factionName, fullName, nameOf } from './names.ts';

type OfCard = { card: Id };
const card = (verb: string) => (s: Realm, o: OfCard) => `${verb} ${nameOf(s, o.card)}`;
const full = (verb: string) => (s: Realm, o: OfCard) => `${verb} ${fullName(s, o.card)}`;
const word = (text: string) => () => text;

/** What ends there, by the rule in progress. */
const DONE: Readonly<Record<string, string>> = {
  declare: 'attack',
  intercept: 'done intercepting',
  drawResources: 'lay no more',
  devote: 'done devoting',
};
const OPTIONS: ByOffer<Realm> = {
  pass: word('pass'),
  done: s => DONE[s.stack.at(-1)?.rule ?? ''] ?? 'done',
  yes: word('yes'),
  no: word('no'),
  decline: word('let it go'),
  auto: word('pay automatically'),
  pay: (_s, o) => `pay with ${factionName(o.n)}`,
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
  lay: (s, o) => `lay ${nameOf(s, o.card)} as ${factionName(o.n)}`,
  unmark: card('unmark'),
  leave: card('leave marked:'),
  endPhase: word('end the phase'),
  devote: card('devote to'),
  devoteResident: card('devote'),
  removeCard: card('remove'),
  recall: card('recall'),
  play: card('play'),
  playAsCreature: (s, o) => `play ${nameOf(s, o.card)} as a creature`,
  use: useText,
  move: (s, o) => `move ${nameOf(s, o.card)} to ${fullName(s, o.target)}`,
  moveToArmy: (s, o) => `move ${nameOf(s, o.card)} to the army`,
  alone: word('move alone'),
  along: card('take along'),
  toArmy: word('to the army'),
  toCity: (s, o) => `to ${fullName(s, o.target)}`,
  mode: (_s, o) => DEEDS[o.what]?.modes?.[o.n].name ?? 'mode',
  x: (_s, o) => `X = ${o.n}`,
  target: targetText,
  trigger: (_s, o) => deedName(o.what),
  choose: full('choose'),
  offer: card('sacrifice'),
  sacrificeCity: card('sacrifice'),
  giveUp: card('give up'),
  weaken: card('weaken'),
  markToo: card('mark'),
  discard: card('discard'),
  sacrificeResource: resourceText,
  steal: (_s, o) => `take ${o.what === 'marked' ? 'a marked' : 'an unmarked'} ${factionName(o.n)} resource`,
  find: card('take'),
  findNothing: word('find nothing'),
  toBottom: card('to the bottom:'),
  forge: (_s, o) => `forge ${cardName(o.what)}`,
  buryFirst: card('bury first:'),
  nirvana: card('raise'),
  save: (s, o) => `save ${fullName(s, o.target)} with ${nameOf(s, o.card)}`,
  hide: card('hide'),
  guard: (s, o) => `let ${nameOf(s, o.card)} take ${o.n} of it`,
  noAttack: word('do not attack'),
  attack: (s, o) => `attack ${fullName(s, o.target)}`,
  attacker: (s, o) => `${cardDoes(s, o.card, 'attacks')} ${fullName(s, o.target)}`,
  allAttack: (s, o) => `send everybody against ${fullName(s, o.target)}`,
  intercept: (s, o) => `${cardDoes(s, o.card, 'intercepts')} ${fullName(s, o.target)}`,
  battle: (s, o) => `battle of ${nameOf(s, o.card)}`,
  share: (s, o) => `${o.n} to ${nameOf(s, o.card)}`,
};
function useText(s: Realm, o: OfferOf<'use'>): string {
  const name = nameOf(s, o.card);
  if (o.what === 'salvage') return `salvage ${name}`;
  const { say } = ABILITIES[o.what] ?? {};
  return say === undefined ? `use ${name}` : `use ${name}: ${say}`;
}
function targetText(s: Realm, o: OfferOf<'target'>): string {
  if (o.target !== undefined) return `target ${fullName(s, o.target)}`;
  if (o.seat !== undefined) return `target ${whom(s, o.seat)}`;
  const item = s.pile.find(each => each.n === o.n);
  return `target ${item ? deedName(item.what) : 'nothing'}`;
}
/** Own cards by name, stolen ones by their pile. */
function resourceText(s: Realm, o: OfferOf<'sacrificeResource'>): string {
  const row = s.players[o.seat].resources[o.n];
  if (!row) return 'sacrifice a resource';
  const face = row.card >= 0 && s.owners[row.card] === o.seat ? ` (${nameOf(s, row.card)})` : '';
  return `sacrifice ${row.marked ? 'marked' : 'unmarked'} ${factionName(row.faction)} resource${face}`;
}

export function optionText(s: Realm, option: Option): string {
  const say = (OPTIONS as Readonly<Record<string, (s: Realm, o: Option) => string>>)[option.kind];
  if (!say) throw new Impossible(`no words for ${option.kind}`);
  return say(s, option);
}
