import type { Id, Sayings } from '@siegeworks/contract';
import { agreeing, counted, does, listed, thingOf, who, whose } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import type { Building, Course, Ending, Fighting, Magic, RealmEvent } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';
import { allNames, cardDoes, fullDoes, fullName, nameOf, verbOfAll } from './names.ts';

type Placement = Extract<Course, { type: 'revealed' }>;
/** `Fireball on Keep`. */
const aimedText = (s: Realm, text: string, targets: readonly number[]) =>
  targets.length > 0 ? `${text} on ${allNames(s, targets)}` : text;

/** Set-up and the course of a turn. */
const COURSE: Sayings<Realm, Course> = {
  decksShuffled: { rule: 'TT-008', say: () => 'The decks are shuffled.' },
  shieldsDealt: {
    rule: 'TT-008',
    say: (s, e) => `${whose(s, e.seat)} shields: ${allNames(s, e.cards)}.`,
  },
  drew: {
    rule: 'TT-027',
    say: (s, e) =>
      e.cards[0] < 0
        ? `${does(s, e.seat, 'draws')} ${counted(e.n, 'card')}.`
        : `${does(s, e.seat, 'draws')} ${allNames(s, e.cards)}.`,
  },
  redrew: {
    rule: 'TT-010',
    say: (s, e) =>
      `${does(s, e.seat, 'has')} too few Sources and ${agreeing(s, e.seat, 'draws')} a new hand.`,
  },
  putDown: {
    rule: 'TT-011',
    say: (s, e) => `${does(s, e.seat, 'puts')} ${putWhere(s, e.card, e.target)}.`,
  },
  revealed: {
    rule: 'TT-011',
    say: (s, e) => `${does(s, e.seat, 'has')} ${listed(placements(s, e))}.`,
  },
  starts: { rule: 'TT-018', say: (s, e) => `${does(s, e.seat, 'goes')} first.` },
  turnBegan: { rule: 'TT-023', say: (s, e) => `Turn ${e.turn} begins; ${does(s, e.seat, 'goes')} first.` },
  maintained: { rule: 'TT-024', say: (s, e) => `${fullDoes(s, e.card, 'is')} paid for.` },
  lapsed: { rule: 'TT-024', say: (s, e) => `${fullDoes(s, e.card, 'lapses')}.` },
  passed: {
    rule: 'TT-031',
    say: (s, e) => `${does(s, e.seat, 'passes')}${e.n > 1 ? `, ${e.n} times in a row` : ''}.`,
  },
  reactionPassed: { rule: 'TT-254', say: (s, e) => `${does(s, e.seat, 'does')} not react.` },
  turnEnded: { rule: 'TT-030', say: (_s, e) => `Turn ${e.turn} ends.` },
  handDiscarded: { rule: 'TT-029', say: (s, e) => `${does(s, e.seat, 'discards')} ${nameOf(s, e.card)}.` },
  eliminated: { rule: e => e.reason, say: (s, e) => `${does(s, e.seat, 'is')} out of the game.` },
  gameOver: {
    rule: e => ENDED_BY[e.reason],
    say: s => overText(s),
  },
};

/** What a player did in the opening, without the parts that did not happen. */
function placements(s: Realm, { towers, units, limbo, discard }: Placement): string[] {
  const inPlay = [...towers, ...units];
  const parts =
    inPlay.length > 0 || limbo.length === 0 ? [`put down ${allNames(s, inPlay) || 'nothing'}`] : [];
  if (limbo.length > 0) parts.push(`put ${allNames(s, limbo)} in Limbo`);
  return discard.length > 0 ? [...parts, `discarded ${allNames(s, discard)}`] : parts;
}
/** A Source needs no place; any other card without one waits in Limbo. */
function putWhere(s: Realm, card: Id, target: Id): string {
  if (target >= 0) return `${nameOf(s, card)} on ${nameOf(s, target)}`;
  if (card < 0 || CARDS[s.names[card]].isSource) return `down ${nameOf(s, card)}`;
  return `${nameOf(s, card)} in Limbo`;
}

/** Temper, Limbo, transport and moves. */
const BUILDING: Sayings<Realm, Building> = {
  sapped: { rule: 'TT-052', say: (s, e) => `${fullDoes(s, e.card, 'gives')} ${e.n} temper.` },
  taxed: { rule: 'TT-035', say: (s, e) => `${fullDoes(s, e.card, 'is')} taxed.` },
  straightened: { rule: 'TT-213', say: (s, e) => `${fullDoes(s, e.card, 'straightens')}.` },
  sourcePlayed: {
    rule: 'TT-090',
    say: (s, e) => `${does(s, e.seat, 'starts')} a Tower on ${nameOf(s, e.card)}.`,
  },
  transported: {
    rule: 'TT-078',
    say: (s, e) => `${does(s, e.seat, 'transports')} ${nameOf(s, e.card)} to ${nameOf(s, e.target)}.`,
  },
  moved: { rule: 'TT-094', say: (s, e) => `${fullDoes(s, e.card, 'moves')} to ${nameOf(s, e.target)}.` },
  laidInLimbo: {
    rule: 'TT-073',
    say: (s, e) => `${does(s, e.seat, 'puts')} ${nameOf(s, e.card)} in Limbo.`,
  },
  wentToLimbo: { rule: 'TT-076', say: (s, e) => `${fullDoes(s, e.card, 'goes')} to Limbo.` },
  limboDiscarded: {
    rule: 'TT-032',
    say: (s, e) => `${does(s, e.seat, 'discards')} ${nameOf(s, e.card)} from Limbo.`,
  },
  itemReadied: { rule: 'TT-112', say: (s, e) => `${fullDoes(s, e.card, 'is')} in use.` },
  itemIdled: { rule: 'TT-112', say: (s, e) => `${fullDoes(s, e.card, 'is')} put away.` },
  discarded: { rule: 'TT-125', say: (s, e) => `${fullDoes(s, e.card, 'is')} discarded.` },
  removed: { rule: 'TT-150', say: (s, e) => `${fullDoes(s, e.card, 'goes')} to the discard pile.` },
  sourceDestroyed: {
    rule: 'TT-092',
    say: (s, e) => `${fullDoes(s, e.card, 'is')} destroyed; the units there are adrift.`,
  },
  towerDestroyed: { rule: 'TT-093', say: (s, e) => `The Tower on ${fullDoes(s, e.card, 'is')} destroyed.` },
  sourceSapped: { rule: 'TT-052', say: (s, e) => `${fullDoes(s, e.card, 'is')} sapped.` },
};

/** Spells, powers and glyphs. */
const MAGIC: Sayings<Realm, Magic> = {
  cast: {
    rule: 'TT-118',
    say: (s, e) =>
      e.x > 0
        ? `${does(s, e.seat, 'casts')} ${aimedText(s, `${nameOf(s, e.card)} with ${e.x}`, e.targets)}.`
        : `${does(s, e.seat, 'casts')} ${aimedText(s, nameOf(s, e.card), e.targets)}.`,
  },
  powerUsed: {
    rule: 'TT-227',
    say: (s, e) => `${does(s, e.seat, 'uses')} ${aimedText(s, nameOf(s, e.card), e.targets)}.`,
  },
  spellEnded: { rule: 'TT-130', say: (s, e) => `The lasting effect of ${cardDoes(s, e.card, 'ends')}.` },
  wentToRift: { rule: 'TT-120', say: (s, e) => `${fullDoes(s, e.card, 'is')} held in the rift.` },
  returnedFromRift: {
    rule: 'TT-130',
    say: (s, e) => `${fullDoes(s, e.card, 'returns')} to ${nameOf(s, e.tower)}.`,
  },
  raisedFallen: {
    rule: 'TT-250',
    say: (s, e) => `${cardDoes(s, e.card, 'rises')} as a Black Monster on ${nameOf(s, e.tower)}.`,
  },
  shot: {
    rule: 'TT-223',
    say: (s, e) => `${fullDoes(s, e.card, 'shoots')} at ${fullName(s, e.target)} for ${e.n}.`,
  },
  paralysed: {
    rule: 'TT-228',
    say: (s, e) => `${fullDoes(s, e.card, 'is')} paralysed by ${fullName(s, e.by)}.`,
  },
  regenerated: { rule: 'TT-217', say: (s, e) => `${fullDoes(s, e.card, 'regenerates')}.` },
  destroyed: { rule: 'TT-149', say: (s, e) => `${fullDoes(s, e.card, 'is')} destroyed.` },
};

/** Combat, damage and shields. */
const COMBAT: Sayings<Realm, Fighting> = {
  attacked: {
    rule: 'TT-176',
    say: (s, e) =>
      e.grounded
        ? `${does(s, e.seat, 'attacks')} with ${allNames(s, e.cards)} on the ground.`
        : `${does(s, e.seat, 'attacks')} with ${allNames(s, e.cards)}.`,
  },
  guarded: {
    rule: 'TT-260',
    say: (s, e) => `${fullDoes(s, e.card, 'guards')} ${thingOf(s, 'the shields', e.seat)}.`,
  },
  nexusAimed: { rule: 'TT-261', say: (s, e) => `The attack is aimed at ${who(s, e.seat)}.` },
  defended: {
    rule: 'TT-188',
    say: (s, e) => `Defending: ${allNames(s, e.cards)}${e.asArmy ? ', as an Army' : ''}.`,
  },
  wallBurnt: { rule: 'TT-235', say: (s, e) => `${fullDoes(s, e.card, 'burns')} the attackers.` },
  blowsStruck: {
    rule: 'TT-193',
    say: (_s, e) => (e.quick ? 'Quick units strike.' : 'Blows are exchanged.'),
  },
  damaged: { rule: 'TT-142', say: (s, e) => `${fullDoes(s, e.card, 'takes')} ${e.n} damage.` },
  killed: { rule: 'TT-142', say: (s, e) => `${fullDoes(s, e.card, 'is')} dying.` },
  healed: { rule: 'TT-151', say: (s, e) => `${fullDoes(s, e.card, 'is')} healed of ${e.n} damage.` },
  saved: { rule: 'TT-145', say: (s, e) => `${fullDoes(s, e.card, 'is')} saved.` },
  handedOver: { rule: 'TT-183', say: (s, e) => `${does(s, e.seat, 'hands')} over.` },
  passedInCombat: { rule: 'TT-184', say: (s, e) => `${does(s, e.seat, 'passes')}.` },
  cameThrough: {
    rule: 'TT-152',
    say: (s, e) =>
      `${allNames(s, e.cards)} ${verbOfAll(s, e.cards, 'comes')} through: ${counted(e.n, 'point')} against ${who(s, e.seat)}.`,
  },
  combatEnded: { rule: 'TT-206', say: () => 'The combat ends.' },
  shieldFell: {
    rule: 'TT-154',
    say: (s, e) =>
      `${thingOf(s, 'a shield', e.seat)} falls: ${nameOf(s, e.card)}; ${s.players[e.seat].shields.length} left.`,
  },
  shieldPulled: {
    rule: 'TT-156',
    say: (s, e) => `${does(s, e.seat, 'pulls')} down the shield ${nameOf(s, e.card)}.`,
  },
};
export const EVENTS: Sayings<Realm, RealmEvent> = { ...COURSE, ...BUILDING, ...MAGIC, ...COMBAT };

export function overText(s: Realm): string {
  const { over } = s;
  if (!over) return 'The game is over.';
  const seats = over.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const first = listed(seats.map(seat => who(s, seat)));
  const result = over.draw ? `Draw between ${first}` : `${first} ${agreeing(s, seats[0], 'wins')}`;
  return `${result}: ${REASONS[over.reason as Ending]}.`;
}
const ENDED_BY: Readonly<Record<Ending, string>> = {
  shields: 'TT-001',
  conceded: 'TT-001',
  turnLimit: 'TT-171',
  stalled: 'TT-172',
  quiet: 'TT-284',
};
const REASONS: Readonly<Record<Ending, string>> = {
  shields: 'nobody else has a shield left',
  conceded: 'the others have given up',
  turnLimit: 'the turn limit is reached and the shields are counted',
  stalled: 'all decks are empty, no shield has fallen for several turns, and the shields are counted',
  quiet: 'no shield has fallen for many turns, and the shields are counted',
};
