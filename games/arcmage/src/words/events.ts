import type { Sayings } from '@siegeworks/contract';
import { agreeing, counted, does, listed, owned, thingOf, who, whose } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { PLURAL } from '../cards/plural.ts';
import type { Counter, Course, Ending, Fighting, Living, Playing, RealmEvent } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';
import {
  cardDoes,
  cardsOrNumber,
  deedName,
  factionName,
  fullDoes,
  fullName,
  nameOf,
  placeName,
  resourceOf,
} from './names.ts';

const PHASES: Readonly<Record<string, string>> = {
  unmark: 'Unmark',
  resources: 'Draw and Resources',
  tactics: 'Tactics',
  play1: 'Play',
  attack: 'Attack',
  play2: 'Second Play',
  discard: 'Discard',
};
const COUNTERS: Readonly<Record<Counter, string>> = {
  plus: '+1/+1 counter',
  minus: '-1/-1 counter',
  attackPlus: '+1/+0 counter',
  roots: 'grassroot counter',
  marks: 'loyalty mark',
};
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);

/** One sentence per event, with the rule that it comes from. */
const TURN: Sayings<Realm, Course> = {
  starts: { rule: 'AM-050', say: (s, e) => `${does(s, e.seat, 'starts')}.` },
  shuffled: { rule: 'AM-052', say: (s, e) => `${does(s, e.seat, 'shuffles')} the deck.` },
  mulliganed: { rule: 'AM-055', say: (s, e) => `${does(s, e.seat, 'takes')} a new hand.` },
  built: { rule: 'AM-082', say: (s, e) => `${does(s, e.seat, 'builds')} ${nameOf(s, e.card)}.` },
  turnBegan: { rule: 'AM-089', say: (s, e) => `${whose(s, e.seat)} turn ${e.n}.` },
  turnSkipped: {
    rule: 'AM-R89',
    say: (s, e) => `${does(s, e.seat, 'skips')} the turn for a team mate's city.`,
  },
  turnEnded: { rule: 'AM-494', say: (s, e) => `${whose(s, e.seat)} turn ends.` },
  phaseBegan: { rule: 'AM-080', say: (s, e) => `${whose(s, e.seat)} turn: ${PHASES[e.phase]}.` },
  resourcesUnmarked: { rule: 'AM-120', say: (s, e) => `${does(s, e.seat, 'unmarks')} all resources.` },
  choseDraw: { rule: 'AM-140', say: (s, e) => `${does(s, e.seat, 'chooses')} to draw ${e.n}.` },
  drew: { rule: 'AM-143', say: (s, e) => `${does(s, e.seat, 'draws')} ${cardsOrNumber(s, e.cards)}.` },
  deckEmpty: { rule: 'AM-154', say: (s, e) => `${does(s, e.seat, 'must')} draw from an empty deck.` },
  laid: {
    rule: 'AM-145',
    say: (s, e) =>
      `${does(s, e.seat, 'lays')} ${e.cards[0] < 0 ? 'a card' : nameOf(s, e.cards[0])} as ${resourceOf(e.faction)}.`,
  },
  gameOver: {
    rule: e => OVER_RULES[e.reason],
    say: (s, e) => overText(s, e.reason, e.places),
  },
  eliminated: {
    rule: e => e.rule,
    say: (s, e) => `${does(s, e.seat, 'is')} out of the game.`,
  },
};
const OVER_RULES: Readonly<Record<Ending, string>> = {
  lastCity: 'AM-510',
  allCitiesTogether: 'AM-511',
  turnLimit: 'AM-516',
  endlessTurn: 'AM-518',
};
const OVER_WORDS: Readonly<Record<string, string>> = {
  lastCity: 'nobody else is left in the game',
  allCitiesTogether: 'the last players went out together',
  turnLimit: 'the turn limit has been reached',
  endlessTurn: 'the turn would not end',
} satisfies Record<Ending, string>;
export function overText(s: Realm, reason: string, places = s.over?.places ?? []): string {
  const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const firsts = seats.map(seat => who(s, seat));
  const draw = s.over?.draw ?? firsts.length > 1;
  const verb = firsts.length > 1 ? 'win' : agreeing(s, seats[0], 'wins');
  return `${draw ? `Draw between ${listed(firsts)}` : `${listed(firsts)} ${verb}`}: ${OVER_WORDS[reason]}.`;
}

const STACK: Sayings<Realm, Playing> = {
  paid: {
    rule: 'AM-170',
    say: (s, e) => `${does(s, e.seat, 'pays')} ${counted(e.n, `${factionName(e.faction)} resource`)}.`,
  },
  produced: {
    rule: 'AM-178',
    say: (s, e) => `${does(s, e.seat, 'produces')} ${counted(e.n, `${factionName(e.faction)} resource`)}.`,
  },
  stacked: {
    rule: 'AM-320',
    say: (s, e) =>
      e.kind === 'card'
        ? `${does(s, e.seat, 'plays')} ${nameOf(s, e.card)}.`
        : `${owned(s, e.seat, deedName(e.what))}: its effect goes on the stack.`,
  },
  resolved: {
    rule: 'AM-323',
    say: (_s, e) =>
      CARDS[e.what]
        ? `${deedName(e.what)} ${PLURAL.has(e.what) ? 'resolve' : 'resolves'}.`
        : `${deedName(e.what)}: its effect resolves.`,
  },
  fizzled: { rule: 'AM-245', say: (_s, e) => `${deedName(e.what)} has no legal target left.` },
  countered: { rule: 'AM-246', say: (s, e) => `${thingOf(s, nameOf(s, e.card), e.seat)} is countered.` },
  redirected: {
    rule: 'AM-334',
    say: (s, e) => `${does(s, e.seat, 'gives')} ${nameOf(s, e.card)} another target.`,
  },
  scheduled: { rule: 'AM-R62', say: (s, e) => `${nameOf(s, e.card)} will let everybody draw.` },
  searched: { rule: 'AM-478', say: (s, e) => `${does(s, e.seat, 'searches')} the deck.` },
  found: { rule: 'AM-478', say: (s, e) => `${does(s, e.seat, 'finds')} ${cardsOrNumber(s, e.cards)}.` },
  revealed: { rule: 'AM-153', say: (s, e) => `${does(s, e.seat, 'shows')} ${cardsOrNumber(s, e.cards)}.` },
  shown: { rule: 'AM-R70', say: (s, e) => `${does(s, e.seat, 'shows')} ${nameOf(s, e.card)}.` },
  looked: {
    rule: 'AM-012',
    say: (s, e) => `${does(s, e.seat, 'looks')} at ${thingOf(s, cardsOrNumber(s, e.cards), e.from)}.`,
  },
  resourcesShown: {
    rule: 'AM-R63',
    say: (s, e) => `${does(s, e.seat, 'shows')} the resource cards: ${cardsOrNumber(s, e.cards)}.`,
  },
  recycled: {
    rule: 'AM-R63',
    say: (s, e) => `${does(s, e.seat, 'takes')} ${nameOf(s, e.card)} from the resources.`,
  },
  recovered: {
    rule: 'AM-153',
    say: (s, e) => `${does(s, e.seat, 'takes')} ${nameOf(s, e.card)} from the graveyard.`,
  },
  milled: { rule: 'AM-479', say: (s, e) => `${does(s, e.seat, 'mills')} ${nameOf(s, e.card)}.` },
  discarded: { rule: 'AM-480', say: (s, e) => `${does(s, e.seat, 'discards')} ${nameOf(s, e.card)}.` },
  resourceLost: {
    rule: 'AM-181',
    say: (s, e) => `${does(s, e.seat, 'sacrifices')} ${resourceOf(e.faction)}: ${nameOf(s, e.card)}.`,
  },
  stolen: {
    rule: 'AM-R54',
    say: (s, e) => `${does(s, e.seat, 'takes')} ${resourceOf(e.faction)} from ${who(s, e.from)}.`,
  },
  givenBack: {
    rule: 'AM-R54',
    say: (s, e) => `${does(s, e.seat, 'gets')} ${resourceOf(e.faction)} back.`,
  },
};

const PIECES: Sayings<Realm, Living> = {
  entered: {
    rule: 'AM-247',
    say: (s, e) =>
      `${cardDoes(s, e.card, 'comes')} into ${placeName(s, e.seat, e.city)}${e.marked ? ', marked' : ''}.`,
  },
  marked: { rule: 'AM-013', say: (s, e) => `${fullDoes(s, e.card, 'is')} marked.` },
  unmarked: { rule: 'AM-013', say: (s, e) => `${fullDoes(s, e.card, 'unmarks')}.` },
  moving: {
    rule: 'AM-290',
    say: (s, e) =>
      `${fullDoes(s, e.card, 'moves')} from ${e.from < 0 ? 'the army' : nameOf(s, e.from)} to ${e.city < 0 ? 'the army' : nameOf(s, e.city)}.`,
  },
  relocated: {
    rule: 'AM-296',
    say: (s, e) => `${fullDoes(s, e.card, 'is')} now in ${e.city < 0 ? 'the army' : nameOf(s, e.city)}.`,
  },
  tossed: {
    rule: 'AM-R86',
    say: (s, e) => `${whose(s, e.seat)} ${nameOf(s, e.card)}: ${e.heads ? 'heads' : 'tails'}.`,
  },
  controlled: {
    rule: 'AM-473',
    say: (s, e) => `${cardDoes(s, e.card, 'is')} now controlled by ${who(s, e.seat)}.`,
  },
  attached: {
    rule: 'AM-450',
    say: (s, e) =>
      e.target < 0
        ? `${cardDoes(s, e.card, 'stands')} in ${thingOf(s, 'the kingdom', e.seat)}.`
        : `${cardDoes(s, e.card, 'enchants')} ${fullName(s, e.target)}.`,
  },
  disenchanted: { rule: 'AM-416', say: (s, e) => `${cardDoes(s, e.card, 'leaves')} play.` },
  counted: {
    rule: 'AM-471',
    say: (s, e) =>
      `${fullName(s, e.card)} ${e.n < 0 ? 'loses' : 'gets'} ${counted(Math.abs(e.n), COUNTERS[e.counter])}.`,
  },
  boosted: {
    rule: 'AM-472',
    say: (s, e) =>
      e.what
        ? `${fullName(s, e.card)}: ${signed(e.attack)}/${signed(e.defence)} and ${e.what} until end of turn.`
        : `${fullName(s, e.card)}: ${signed(e.attack)}/${signed(e.defence)} until end of turn.`,
  },
  calmed: { rule: 'AM-R59', say: (s, e) => `${fullDoes(s, e.card, 'is')} 0/2 without abilities this turn.` },
  barred: { rule: 'AM-002', say: (s, e) => `${fullName(s, e.card)} cannot attack this turn.` },
  infected: { rule: 'AM-368', say: (s, e) => `${fullDoes(s, e.card, 'catches')} rabies.` },
  destroyed: { rule: 'AM-413', say: (s, e) => `${fullDoes(s, e.card, 'is')} destroyed.` },
  sacrificed: { rule: 'AM-413', say: (s, e) => `${does(s, e.seat, 'sacrifices')} ${nameOf(s, e.card)}.` },
  died: { rule: 'AM-414', say: (s, e) => `${cardDoes(s, e.card, 'dies')}.` },
  saved: { rule: 'AM-265', say: (s, e) => `${cardDoes(s, e.by, 'saves')} ${nameOf(s, e.card)}.` },
  risen: { rule: 'AM-R48', say: (s, e) => `${fullDoes(s, e.card, 'rises')} as Undead.` },
  returned: {
    rule: 'AM-476',
    say: (s, e) => `${cardDoes(s, e.card, 'returns')} to ${thingOf(s, 'the hand', e.seat)}.`,
  },
  swept: {
    rule: 'AM-476',
    say: (s, e) => `${cardDoes(s, e.card, 'goes')} on top of ${thingOf(s, 'the deck', e.seat)}.`,
  },
  removed: { rule: 'AM-476', say: (s, e) => `${cardDoes(s, e.card, 'is')} removed from the game.` },
  hid: { rule: 'AM-R85', say: (s, e) => `${does(s, e.seat, 'hides')} ${nameOf(s, e.card)}.` },
};

const CITIES: Sayings<Realm, Fighting> = {
  devoted: {
    rule: 'AM-200',
    say: (s, e) => `${cardsOrNumber(s, e.cards)} devoted to ${nameOf(s, e.city)}: devotion ${e.n}.`,
  },
  levelReached: { rule: 'AM-205', say: (s, e) => `${cardDoes(s, e.card, 'reaches')} level ${e.level}.` },
  levelGained: {
    rule: 'AM-210',
    say: (s, e) => `Level ${e.level} of ${nameOf(s, e.card)} is in force.`,
  },
  levelLost: { rule: 'AM-211', say: (s, e) => `Level ${e.level} of ${nameOf(s, e.card)} ends.` },
  fortified: {
    rule: 'AM-417',
    say: (s, e) => `${fullDoes(s, e.card, 'gains')} ${counted(e.n, 'defence point')}.`,
  },
  weakened: {
    rule: 'AM-417',
    say: (s, e) => `${fullDoes(s, e.card, 'loses')} ${counted(e.n, 'defence point')}.`,
  },
  battered: { rule: 'AM-386', say: (s, e) => `${fullDoes(s, e.card, 'takes')} ${e.n} damage.` },
  wounded: { rule: 'AM-410', say: (s, e) => `${fullDoes(s, e.card, 'takes')} ${e.n} damage.` },
  guarded: {
    rule: 'AM-265',
    say: (s, e) => `${fullDoes(s, e.card, 'takes')} ${e.n} damage for ${nameOf(s, e.target)}.`,
  },
  fell: { rule: 'AM-418', say: (s, e) => `${thingOf(s, nameOf(s, e.card), e.seat)} falls.` },
  attacked: { rule: 'AM-360', say: (s, e) => `${fullDoes(s, e.card, 'attacks')} ${fullName(s, e.city)}.` },
  intercepted: {
    rule: 'AM-370',
    say: (s, e) => `${fullDoes(s, e.card, 'intercepts')} ${fullName(s, e.target)}.`,
  },
  battle: {
    rule: 'AM-378',
    say: (s, e) => `${fullDoes(s, e.card, 'fights')} ${cardsOrNumber(s, e.cards)}.`,
  },
  attacksAgain: {
    rule: 'AM-361',
    say: (s, e) => `${whose(s, e.seat)} army unmarks and may attack once more.`,
  },
};
export const EVENTS: Sayings<Realm, RealmEvent> = { ...TURN, ...STACK, ...PIECES, ...CITIES };
