import type { Sayings, Seat } from '@siegeworks/contract';
import { agreeing, does, listed, owned, thingOf, upper, who, whose } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { boostOf } from '../cards/entry.ts';
import { ENDING_RULES } from '../rules/eliminate.ts';
import type { WarEvent } from '../state/events.ts';
import type { Arrival, Ending, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import type { Short } from './names.ts';
import { cardDoes, cardName, fullDoes, fullName, nameOf, PHASE_NAMES, VALUE_NAMES } from './names.ts';

type Said = Partial<Sayings<War, WarEvent>>;
const cards = (s: War, ids: number[]) => listed(ids.map(id => nameOf(s, id)));
const many = (n: number) => (n === 1 ? '1 card' : `${n} cards`);
/** AK-160: a blow that is as strong as the defence hits. */
const struck = (strength: number, defence: number) =>
  `${strength} against ${defence}, a ${strength >= defence ? 'hit' : 'miss'}`;
const damage = (n: number) => (n === 1 ? '1 Damage' : `${n} Damage`);

/** One sentence per event, with its rule. */
const TURN = {
  decksShuffled: { rule: 'AK-021', say: () => 'The Draw Decks are shuffled.' },
  starts: { rule: 'AK-022', say: (s, e) => `${does(s, e.seat, 'begins')}.` },
  turnBegan: { rule: 'AK-030', say: (s, e) => `Turn ${e.n}: ${who(s, e.seat)}.` },
  phaseBegan: { rule: 'AK-030', say: (s, e) => `${whose(s, e.seat)} turn: ${PHASE_NAMES[e.phase]}.` },
  turnEnded: { rule: 'AK-038', say: (s, e) => `${whose(s, e.seat)} turn ends.` },
  drew: {
    rule: 'AK-035',
    say: (s, e) =>
      `${does(s, e.seat, 'draws')} ${e.n === 0 || e.cards[0] < 0 ? many(e.n) : cards(s, e.cards)}.`,
  },
  mulliganed: {
    rule: 'AK-034',
    say: (s, e) => `${does(s, e.seat, 'shuffles')} the hand back into the Draw Deck.`,
  },
  plagueStruck: { rule: 'AK-303', say: (s, e) => `The Plague strikes ${thingOf(s, 'the forces', e.seat)}.` },
  eliminated: {
    rule: e => ENDING_RULES[e.ending],
    say: (s, e) => LOST[e.ending](s, e.seat),
  },
  gameOver: {
    rule: e => (e.reason === 'draw' ? 'AK-324' : 'AK-323'),
    say: (s, e) => overText(s, e.reason),
  },
} satisfies Said;
const LOST: Readonly<Record<Ending, (s: War, seat: Seat) => string>> = {
  destruction: (s, seat) => `${does(s, seat, 'has')} lost the Castle.`,
  attrition: (s, seat) => `${does(s, seat, 'has')} no cards left to draw and ${agreeing(s, seat, 'loses')}.`,
  surrender: (s, seat) => `${does(s, seat, 'surrenders')}.`,
};

const LANDS = {
  landLaid: {
    rule: e => (e.how === 'laid' ? 'AK-050' : 'AK-056'),
    say: (s, e) => `${does(s, e.seat, e.how === 'laid' ? 'lays' : 'restores')} ${nameOf(s, e.card)}.`,
  },
  landLost: { rule: 'AK-054', say: (s, e) => `${fullDoes(s, e.card, 'is')} destroyed.` },
  erected: {
    rule: e => (e.link === NONE ? 'AK-060' : 'AK-269'),
    say: (s, e) =>
      e.link === NONE
        ? `${does(s, e.seat, 'builds')} ${nameOf(s, e.card)} on ${nameOf(s, e.target)}.`
        : `${does(s, e.seat, 'builds')} ${nameOf(s, e.card)} on ${nameOf(s, e.target)} through a ${nameOf(s, e.link)}.`,
  },
  levied: {
    rule: 'AK-094',
    say: (s, e) =>
      `${does(s, e.seat, 'levies')} ${CARDS[s.names[e.card]].name} as ${cardName(e.what)} on ${nameOf(s, e.target)}.`,
  },
  buildingLost: {
    rule: 'AK-070',
    say: (s, e) =>
      e.was === undefined
        ? `${fullDoes(s, e.card, 'is')} ${e.how}.`
        : `${upper(owned(s, s.owners[e.card], cardName(e.was)))} is ${e.how}: it was a levied ${nameOf(s, e.card)}.`,
  },
  used: { rule: 'AK-065', say: (s, e) => `${does(s, e.seat, 'uses')} ${cards(s, e.cards)}.` },
  helpedCast: {
    rule: 'AK-274',
    say: (s, e) => `${fullDoes(s, e.card, 'lets')} a used Mage Tower serve again.`,
  },
  locked: { rule: 'AK-293', say: (s, e) => `${fullName(s, e.card)} cannot support Spells for one turn.` },
  castleMended: { rule: 'AK-085', say: (s, e) => `${thingOf(s, 'the Castle', e.seat)} loses 1 Damage.` },
  salvaged: {
    rule: 'AK-086',
    say: (s, e) => `${does(s, e.seat, 'takes')} ${nameOf(s, e.card)} back to hand.`,
  },
  pestilenceLifted: {
    rule: 'AK-251',
    say: (s, e) => `The Pestilence on ${fullDoes(s, e.target, 'is')} lifted.`,
  },
  discarded: {
    rule: 'AK-011',
    say: (s, e) =>
      s.players[s.owners[e.card]].alive
        ? `${cardDoes(s, e.card, 'goes')} to ${thingOf(s, 'the discard pile', s.owners[e.card])}.`
        : `${cardDoes(s, e.card, 'leaves')} the game.`,
  },
} satisfies Said;

const ENTERS: Readonly<Record<Arrival, { rule: string; verb: string; then: string }>> = {
  placed: { rule: 'AK-100', verb: 'is', then: 'placed' },
  reincarnated: { rule: 'AK-252', verb: 'is', then: 'reincarnated' },
  raised: { rule: 'AK-286', verb: 'is', then: 'raised' },
  regenerated: { rule: 'AK-293', verb: 'rises', then: 'from its ashes' },
};
const FORCES = {
  entered: {
    rule: e => ENTERS[e.how].rule,
    say: (s, e) => `${fullDoes(s, e.card, ENTERS[e.how].verb)} ${ENTERS[e.how].then}.`,
  },
  damaged: {
    rule: 'AK-170',
    say: (s, e) =>
      `${fullDoes(s, e.card, 'takes')} ${damage(e.n)}${e.n < e.of ? ` (${e.of - e.n} warded off)` : ''}.`,
  },
  castleDamaged: {
    rule: 'AK-181',
    say: (s, e) => `${thingOf(s, 'the Castle', e.seat)} takes ${damage(e.n)}.`,
  },
  destroyed: { rule: 'AK-180', say: (s, e) => `${fullDoes(s, e.card, 'is')} destroyed.` },
  fled: { rule: 'AK-215', say: (s, e) => `${fullDoes(s, e.card, 'flees')}.` },
  healed: { rule: 'AK-090', say: (s, e) => `${fullDoes(s, e.card, 'loses')} ${damage(e.n)}.` },
  freed: { rule: 'AK-282', say: (s, e) => `${fullDoes(s, e.card, 'is')} free.` },
  trapped: {
    rule: 'AK-281',
    say: (s, e) => `${fullDoes(s, e.card, 'is')} trapped by ${fullName(s, e.target)}.`,
  },
  paralysed: { rule: 'AK-285', say: (s, e) => `${fullDoes(s, e.card, 'is')} paralysed.` },
  paralysisEnded: { rule: 'AK-196', say: (s, e) => `${fullDoes(s, e.card, 'is')} no longer paralysed.` },
  captured: { rule: 'AK-079', say: (s, e) => `${does(s, e.seat, 'captures')} ${nameOf(s, e.card)}.` },
  released: { rule: 'AK-081', say: (s, e) => `${fullDoes(s, e.card, 'returns')} from the Dungeon.` },
  displaced: { rule: 'AK-254', say: (s, e) => `${fullDoes(s, e.card, 'leaves')} the field.` },
  returned: { rule: 'AK-197', say: (s, e) => `${fullDoes(s, e.card, 'returns')} to the field.` },
  heldOff: { rule: 'AK-200', say: (s, e) => `${fullDoes(s, e.card, 'is')} held off by ${who(s, e.seat)}.` },
  controlChanged: {
    rule: 'AK-233',
    say: (s, e) => `${cardDoes(s, e.card, 'is')} now controlled by ${who(s, e.seat)}.`,
  },
  attached: { rule: 'AK-210', say: (s, e) => `${fullDoes(s, e.target, 'bears')} ${nameOf(s, e.card)}.` },
  detached: { rule: 'AK-239', say: (s, e) => `${fullDoes(s, e.target, 'loses')} ${nameOf(s, e.card)}.` },
  stolen: {
    rule: 'AK-262',
    say: (s, e) => `${does(s, e.seat, 'steals')} ${nameOf(s, e.card)} from ${fullName(s, e.target)}.`,
  },
} satisfies Said;

const BATTLE = {
  attacks: { rule: 'AK-143', say: (s, e) => `${fullDoes(s, e.card, 'attacks')} ${who(s, e.seat)}.` },
  launched: { rule: 'AK-144', say: (s, e) => `${whose(s, e.seat)} wave is under way.` },
  assigned: { rule: 'AK-150', say: (s, e) => `${fullDoes(s, e.card, 'blocks')} ${fullName(s, e.target)}.` },
  battleBegan: {
    rule: e => (e.blocked ? 'AK-160' : 'AK-168'),
    say: (s, e) =>
      `${fullName(s, e.card)} against ${e.blocked ? cards(s, e.defenders) : thingOf(s, 'the Castle', e.seat)}.`,
  },
  boosted: {
    rule: e => boostOf(e.how)?.rule ?? 'AK-074',
    say: (s, e) =>
      boostOf(e.how)?.happened(verb => fullDoes(s, e.card, verb), VALUE_NAMES[e.what as Short]) ?? '',
  },
  fought: {
    rule: 'AK-163',
    say: (s, e) =>
      `${cardDoes(s, e.card, 'strikes')}: ${struck(e.AS, e.DS)}; the blow back: ${struck(e.back, e.against)}.`,
  },
  stormed: {
    rule: 'AK-168',
    say: (s, e) => `${fullDoes(s, e.card, 'reaches')} ${thingOf(s, 'the Castle', e.seat)}.`,
  },
  breached: { rule: 'AK-168', say: (s, e) => `${fullDoes(s, e.target, 'breaches')} ${nameOf(s, e.card)}.` },
} satisfies Said;

const STACK = {
  announced: {
    rule: 'AK-110',
    say: (s, e) => {
      const at = [...e.targets.map(id => fullName(s, id)), ...(e.at === NONE ? [] : [who(s, e.at)])];
      return at.length > 0
        ? `${does(s, e.seat, 'plays')} ${cardName(e.what)} on ${listed(at)}.`
        : `${does(s, e.seat, 'plays')} ${cardName(e.what)}.`;
    },
  },
  resolving: { rule: 'AK-126', say: (s, e) => `${thingOf(s, cardName(e.what), e.seat)} resolves.` },
  fizzled: { rule: 'AK-130', say: (_s, e) => `${cardName(e.what)} no longer has a legal target.` },
  cancelled: { rule: 'AK-129', say: (s, e) => `${thingOf(s, cardName(e.what), e.seat)} is cancelled.` },
  turned: {
    rule: 'AK-259',
    say: (s, e) => `${does(s, e.seat, 'turns')} ${cardName(e.what)} on ${who(s, e.from)}.`,
  },
  effectBegan: {
    rule: 'AK-113',
    say: (s, e) =>
      e.target === NONE
        ? `${nameOf(s, e.card)} takes effect.`
        : `${nameOf(s, e.card)} on ${fullName(s, e.target)} takes effect.`,
  },
  effectEnded: {
    rule: 'AK-113',
    say: (s, e) =>
      e.target === NONE
        ? `${nameOf(s, e.card)} ends.`
        : `${nameOf(s, e.card)} on ${fullName(s, e.target)} ends.`,
  },
  searched: {
    rule: 'AK-224',
    say: (s, e) =>
      `${does(s, e.seat, 'takes')} ${e.cards[0] < 0 ? 'a card' : nameOf(s, e.cards[0])} from the Draw Deck and ${agreeing(s, e.seat, 'shuffles')} it.`,
  },
} satisfies Said;
export const EVENTS: Sayings<War, WarEvent> = { ...TURN, ...LANDS, ...FORCES, ...BATTLE, ...STACK };

const ENDS: Readonly<Record<string, string>> = {
  destruction: 'the last enemy Castle has fallen',
  attrition: 'the last enemy has no cards left',
  surrender: 'the last enemy has surrendered',
};
export function overText(s: War, reason: string): string {
  if (reason === 'draw') return 'A draw: nobody is left.';
  const winner = s.over?.places.indexOf(1) ?? s.players.findIndex(p => p.alive);
  return `${does(s, winner, 'wins')}: ${ENDS[reason] ?? reason}.`;
}
