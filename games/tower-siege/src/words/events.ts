import type { Sayings, Words } from '@siegeworks/contract';
import { agreeing, does, listed, thingOf, who, whose } from '@siegeworks/table';
import type { Level } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import { gathered } from '../cards/entries.ts';
import type { EventOf, RuleEvent } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { isCardAim } from './aim-names.ts';
import { cardDoes, cardName, cost, effectName, fullDoes, fullName, nameOf, surgeName } from './names.ts';

const many = (n: number) => (n === 1 ? '1 card' : `${n} cards`);
const points = (n: number, of: string) => `${n} ${of}${n === 1 ? '' : 's'}`;
const rounds = (n: number) => (n === 1 ? '1 Round' : `${n} Rounds`);
const POSITION = {
  guard: 'stands on guard',
  attack: 'moves to the Attack position',
  defend: 'moves to the Defend position',
} as const;
type Some = Partial<Sayings<Siege, RuleEvent>>;

/** One sentence per event, with the rule that it comes from. */
const TURN = {
  decksShuffled: { rule: 'TS-R05', say: () => 'The Market Decks are shuffled.' },
  initiativeRolled: { rule: 'TS-R06', say: (s, e) => `${does(s, e.seat, 'rolls')} ${e.die} for initiative.` },
  starts: { rule: 'TS-008', say: (s, e) => `${does(s, e.seat, 'starts')}.` },
  drew: {
    rule: 'TS-040',
    say: (s, e) =>
      `${does(s, e.seat, 'draws')} ${e.cards[0] < 0 ? many(e.n) : listed(e.cards.map(id => nameOf(s, id)))}.`,
  },
  reshuffled: {
    rule: 'TS-041',
    say: (s, e) => `${does(s, e.seat, 'shuffles')} the discard pile into a new deck.`,
  },
  roundBegan: { rule: 'TS-008', say: (_s, e) => `Round ${e.round} begins.` },
  turnBegan: { rule: 'TS-098', say: (s, e) => `${whose(s, e.seat)} turn (Round ${e.round}).` },
  phaseBegan: { rule: 'TS-R12', say: (s, e) => `${whose(s, e.seat)} ${PHASE_NAMES[e.phase]} phase begins.` },
  turnEnded: { rule: 'TS-014', say: (s, e) => `${whose(s, e.seat)} turn ends.` },
  renewed: { rule: 'TS-058', say: (s, e) => `${does(s, e.seat, 'has')} ${e.gp} gold and ${e.pp} power.` },
  arrived: { rule: 'TS-046', say: (s, e) => `${thingOf(s, nameOf(s, e.card), e.seat)} arrives.` },
  deserted: { rule: 'TS-112', say: (s, e) => `${fullDoes(s, e.card, 'leaves')}: its upkeep was not paid.` },
  rebelled: {
    rule: 'TS-R96',
    say: (s, e) => `${fullDoes(s, e.card, 'turns')} on its own Mage: its upkeep was not paid.`,
  },
  upkeepPaid: { rule: 'TS-110', say: (s, e) => `Upkeep of ${fullDoes(s, e.card, 'is')} paid.` },
  putBack: { rule: 'TS-038', say: (s, e) => `${does(s, e.seat, 'clears')} a place in the Market Place.` },
  gameOver: {
    rule: e => (e.reason === 'lastMage' ? 'TS-001' : e.reason === 'lastMagesTogether' ? 'TS-221' : 'TS-R94'),
    say: (s, e) => overText(s, e.reason),
  },
  eliminated: { rule: 'TS-219', say: (s, e) => `${does(s, e.seat, 'is')} out of the game.` },
} satisfies Some;
const PHASE_NAMES: Readonly<Record<string, string>> = {
  upkeep: 'Upkeep',
  market: 'Market',
  main: 'Main',
  combat: 'Combat',
  end: 'End',
};

const GOODS = {
  paid: {
    rule: 'TS-060',
    say: (s, e) =>
      e.replaced > 0
        ? `${does(s, e.seat, 'pays')} ${cost(e.gp, e.pp)} by Alchemy.`
        : `${does(s, e.seat, 'pays')} ${cost(e.gp, e.pp)}.`,
  },
  bought: { rule: 'TS-042', say: (s, e) => `${does(s, e.seat, 'buys')} ${nameOf(s, e.card)}.` },
  surged: {
    rule: 'TS-051',
    say: (s, e) =>
      `${does(s, e.seat, 'plays')} ${nameOf(s, e.card)} and ${agreeing(s, e.seat, 'gains')} ${e.n} ${surgeName(s, e.card)} for this turn.`,
  },
  tableRolled: {
    rule: 'TS-012',
    say: (s, e) =>
      `${does(s, e.seat, 'rolls')} ${e.die}, which ${e.n === 0 ? 'is rolled again' : `counts as ${e.n}`}.`,
  },
  entered: {
    rule: 'TS-043',
    say: (s, e) => `${cardDoes(s, e.card, 'joins')} ${thingOf(s, 'the army', e.seat)}.`,
  },
  equipped: { rule: 'TS-044', say: (s, e) => `${fullDoes(s, e.target, 'receives')} ${nameOf(s, e.card)}.` },
  activated: { rule: 'TS-R67', say: (s, e) => `${cardDoes(s, e.card, 'is')} now in use.` },
  thrownAway: {
    rule: 'TS-R71',
    say: (s, e) => `${does(s, s.owners[e.card], 'throws')} ${nameOf(s, e.card)} away.`,
  },
  discarded: {
    rule: 'TS-114',
    say: (s, e) => `${cardDoes(s, e.card, 'goes')} to ${thingOf(s, 'the discard pile', s.owners[e.card])}.`,
  },
  stolen: { rule: 'TS-R82', say: (s, e) => `${does(s, e.seat, 'steals')} ${nameOf(s, e.card)}.` },
  pickedPurse: {
    rule: 'TS-R26',
    say: (s, e) => `${does(s, e.seat, 'steals')} 1 gold from ${who(s, e.from)}.`,
  },
  spied: {
    rule: 'TS-R95',
    say: (s, e) =>
      `${does(s, e.seat, 'sees')} ${thingOf(s, 'the Market Place', e.from)}${e.cards[0] < 0 || e.n === 0 ? '' : `: ${listed(e.cards.map(id => nameOf(s, id)))}`}.`,
  },
  looked: {
    rule: 'TS-224',
    say: (s, e) =>
      `${does(s, e.seat, 'looks')} at ${many(e.n)}${e.n === 0 || e.cards[0] < 0 ? '' : `: ${listed(e.cards.map(id => nameOf(s, id)))}`}.`,
  },
  scried: {
    rule: 'TS-224',
    say: (s, e) => `${does(s, e.seat, 'takes')} ${e.cards[0] < 0 ? 'one of them' : nameOf(s, e.cards[0])}.`,
  },
  ruined: { rule: 'TS-183', say: (s, e) => `${fullDoes(s, e.card, 'is')} destroyed.` },
  drained: { rule: 'TS-R26', say: (s, e) => `${does(s, e.seat, 'loses')} ${e.n} unspent ${e.pool}.` },
  shattered: { rule: 'TS-074', say: (s, e) => `${fullDoes(s, e.card, 'is')} shattered.` },
} satisfies Some;

const PLACES = {
  positioned: {
    rule: 'TS-097',
    say: (s, e) => `${fullName(s, e.card)} ${POSITION[e.position]}.`,
  },
  sheltered: { rule: 'TS-092', say: (s, e) => `${fullDoes(s, e.card, 'enters')} ${nameOf(s, e.target)}.` },
  steppedOut: { rule: 'TS-090', say: (s, e) => `${fullDoes(s, e.card, 'leaves')} ${nameOf(s, e.target)}.` },
  exposed: { rule: 'TS-083', say: (s, e) => `${fullDoes(s, e.card, 'is')} in the open.` },
  mounted: { rule: 'TS-129', say: (s, e) => `${fullDoes(s, e.card, 'mounts')} ${nameOf(s, e.target)}.` },
  dismounted: { rule: 'TS-129', say: (s, e) => `${fullDoes(s, e.card, 'dismounts')}.` },
  repaired: {
    rule: 'TS-085',
    say: (s, e) => `${fullDoes(s, e.card, 'is')} repaired and has ${points(e.points, 'Integrity Point')}.`,
  },
  turned: { rule: 'TS-R90', say: (s, e) => `${nameOf(s, e.card)} now fights for ${who(s, e.seat)}.` },
  returned: { rule: 'TS-R90', say: (s, e) => `${cardDoes(s, e.card, 'returns')} to ${who(s, e.seat)}.` },
  banished: { rule: 'TS-113', say: (s, e) => `${fullDoes(s, e.card, 'is')} banished.` },
  hastened: { rule: 'TS-R22', say: (s, e) => `${fullName(s, e.card)} may attack once more.` },
  acted: { rule: 'TS-117', say: (s, e) => `${fullDoes(s, e.card, 'acts')}.` },
} satisfies Some;

const MAGIC = {
  declared: { rule: e => (e.kind === 'attack' ? 'TS-147' : 'TS-166'), say: (s, e) => declaredText(s, e) },
  resolving: {
    rule: 'TS-173',
    say: (s, e) =>
      `${thingOf(s, effectName(e.what), e.seat)} ${e.negated ? 'has no effect' : 'takes effect'}.`,
  },
  countered: { rule: 'TS-179', say: (s, e) => `${thingOf(s, cardName(e.what), e.seat)} is countered.` },
  dispelled: { rule: 'TS-224', say: (_s, e) => `${effectName(e.what)} is dispelled.` },
  effectBegan: {
    rule: 'TS-011',
    say: (s, e) => `${effectText(s, e)} lasts for ${rounds(e.rounds)}.`,
  },
  effectEnded: { rule: 'TS-011', say: (s, e) => `${effectText(s, e)} ends.` },
  lost: {
    rule: 'TS-148',
    say: (s, e) => `${effectName(e.what)}: ${missed(s, e)} can no longer be reached.`,
  },
  fumbled: { rule: 'TS-020', say: (s, e) => `${fullDoes(s, e.card, 'fumbles')}.` },
  continued: { rule: 'TS-208', say: (s, e) => `The attack continues against ${fullName(s, e.target)}.` },
} satisfies Some;
const effectText = (s: Siege, { what, on }: { what: string; on: number[] }) =>
  on.length > 0 ? `${effectName(what)} on ${listed(on.map(id => nameOf(s, id)))}` : effectName(what);

const COMBAT = {
  attackerDeclared: { rule: 'TS-143', say: (s, e) => `${fullName(s, e.card)} will attack.` },
  attacked: { rule: 'TS-197', say: (s, e) => `${fullDoes(s, e.card, 'attacks')} ${fullName(s, e.target)}.` },
  blocked: { rule: 'TS-139', say: (s, e) => `${fullDoes(s, e.card, 'steps')} in.` },
  defends: { rule: 'TS-136', say: (s, e) => `${fullDoes(s, e.card, 'defends')}.` },
  calledOff: { rule: 'TS-148', say: (s, e) => `${thingOf(s, 'the attack', e.seat)} does not take place.` },
  rolled: { rule: e => RESULT_RULES[e.result] ?? 'TS-017', say: (s, e) => rolledText(s, e) },
  followUp: {
    rule: e => FOLLOW_RULES[e.kind],
    say: (s, e) =>
      e.sure
        ? `${FOLLOW[e.kind]}: ${fullDoes(s, e.card, 'strikes')} at ${fullName(s, e.target)} and hits without a roll.`
        : `${FOLLOW[e.kind]}: ${fullDoes(s, e.card, 'strikes')} at ${fullName(s, e.target)}.`,
  },
  disengaged: { rule: 'TS-199', say: (s, e) => `${nameOf(s, e.card)} and ${nameOf(s, e.target)} disengage.` },
  declined: { rule: 'TS-204', say: (s, e) => `${fullDoes(s, e.card, 'does')} not riposte.` },
  lostLife: {
    rule: 'TS-201',
    say: (s, e) => `${fullDoes(s, e.card, 'loses')} a Life Point${e.left > 0 ? `, ${e.left} left` : ''}.`,
  },
  gainedLife: {
    rule: 'TS-184',
    say: (s, e) => `${fullDoes(s, e.card, 'gains')} a Life Point and has ${points(e.points, 'Life Point')}.`,
  },
  lostIntegrity: {
    rule: 'TS-082',
    say: (s, e) =>
      `${fullDoes(s, e.card, 'loses')} an Integrity Point${e.left > 0 ? `, ${e.left} left` : ''}.`,
  },
  healed: { rule: 'TS-R80', say: (s, e) => `${fullDoes(s, e.card, 'is')} saved by ${cardName(e.what)}.` },
  regenerated: { rule: 'TS-128', say: (s, e) => `${fullDoes(s, e.card, 'regenerates')}.` },
  defeated: { rule: 'TS-114', say: (s, e) => `${cardDoes(s, e.card, 'is')} defeated.` },
  fell: { rule: 'TS-083', say: (s, e) => `${cardDoes(s, e.card, 'falls')}.` },
} satisfies Some;
const FOLLOW: Readonly<Record<string, string>> = {
  extra: 'Additional attack',
  continued: 'The attack continues',
  riposte: 'Riposte',
};
const FOLLOW_RULES: Readonly<Record<string, string>> = {
  extra: 'TS-216',
  continued: 'TS-208',
  riposte: 'TS-203',
};
const RESULT_RULES: Readonly<Record<string, string>> = {
  critical: 'TS-019',
  exceptional: 'TS-019',
  fumble: 'TS-020',
  absorbed: 'TS-029',
};

/** "Skeleton: Attack Level 35, rolled 62, miss." */
function rolledText(s: Siege, e: EventOf<'rolled'>): string {
  const sum = e.parts.length > 1 ? ` (${e.parts.map(p => `${p.reason} ${p.amount}`).join(', ')})` : '';
  return `${fullName(s, e.card)}: ${LEVEL_NAMES[e.level]} ${e.need}${sum}, rolled ${e.die}, ${e.result}.`;
}
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  AL: 'Attack Level',
  DL: 'Defense Level',
  RL: 'Resistance Level',
  PL: 'Protection Level',
  SS: 'Spell Skill',
  IS: 'Innate Skill',
};
function declaredText(s: Siege, e: EventOf<'declared'>): string {
  if (e.kind === 'attack') return attackText(s, e);
  if (e.kind === 'ability') return `${thingOf(s, nameOf(s, e.card), e.seat)} uses ${e.what}.`;
  const level = CARDS[e.what]?.levels?.[e.level];
  const targets = isCardAim(e.what) ? e.targets.map(id => fullName(s, id)) : [];
  const verb = e.kind === 'skill' || e.kind === 'relic' ? 'uses' : 'casts';
  const card = level ? `${cardName(e.what)} for ${level.pp} power` : cardName(e.what);
  return targets.length > 0
    ? `${does(s, e.seat, verb)} ${card} at ${listed(targets)}.`
    : `${does(s, e.seat, verb)} ${card}.`;
}
function attackText(s: Siege, e: EventOf<'declared'>): string {
  const attacker = `${whose(s, e.seat)} ${nameOf(s, e.card)}`;
  if (e.what === 'melee') return `${attacker} attacks ${thingOf(s, 'the army', e.targets[0])}.`;
  if (e.what === 'directed') return `${attacker} makes a Directed attack on ${fullName(s, e.targets[0])}.`;
  const at = listed([...new Set<string>(e.targets.map(id => (id === NONE ? 'nothing' : fullName(s, id))))]);
  // Most shoot with what they are; an Item or a structure that shoots for somebody is named.
  return e.what === s.names[e.card]
    ? `${attacker} shoots at ${at}.`
    : `${attacker} uses ${cardName(e.what)} against ${at}.`;
}

export function overText(s: Siege, reason: string): string {
  const { over } = s;
  if (!over) return 'The game is over.';
  const seats = over.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const first = listed(seats.map(seat => who(s, seat)));
  const result = over.draw ? `Draw between ${first}` : `${first} ${agreeing(s, seats[0], 'wins')}`;
  return `${result}: ${REASONS[reason]}.`;
}
const REASONS: Readonly<Record<string, string>> = {
  lastMage: 'no other Mage is left',
  lastMagesTogether: 'the last Mages died together',
  roundLimit: 'the Round limit was reached and the players were compared',
  noProgress: 'nothing happened for too many Rounds and the players were compared',
};

const OF_RULES: Sayings<Siege, RuleEvent> = { ...TURN, ...GOODS, ...PLACES, ...MAGIC, ...COMBAT };
/** Sentences for what only one card does are kept with the card. */
export const EVENTS: Words<Siege>['events'] = { ...OF_RULES, ...gathered(entry => entry.tells) };

/** A card, a player, or something that is no longer on the pending list. */
function missed(s: Siege, e: EventOf<'lost'>): string {
  if (e.seat !== undefined) return who(s, e.seat);
  return e.target === undefined ? 'its target' : nameOf(s, e.target);
}
