import type { Id, Option, Seat } from '@siegeworks/contract';
import { best, byQuestion, ofKind } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { nextBlow, nextCasting, nextShot } from '../knowledge/clash.ts';
import { goldOf, powerOf } from '../rules/costs.ts';
import { level } from '../rules/levels.ts';
import type { Offer } from '../state/offers.ts';
import { cardIn, targetIn } from '../state/offers.ts';
import type { QuestionFrame } from '../state/question-frame.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { isMage, opposes, printed, printedOn } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

type Habit = (s: Siege, seat: Seat, options: readonly Offer[], f: QuestionFrame) => Offer;

/** Section 12 and the suggested defaults of section 11: what most players would answer without thinking. */
const HABITS: Readonly<Record<string, Habit>> = {
  'market.ask': (s, seat, options) =>
    options[0].kind === 'draw' ? options[0] : best(options, o => -keepWorth(s, seat, o)),
  'main.decide': (s, seat, options) => {
    const bargain = best(options, o => (o.kind === 'buy' || o.kind === 'surge' ? purchaseWorth(s, o) : 0));
    if (bargain.kind === 'buy' || bargain.kind === 'surge') return bargain;
    return ofKind(options, goodAttackers(s, seat) ? 'combat' : 'endTurn');
  },
  'combat.declare': (s, _seat, options) =>
    best(options, o => (o.kind === 'done' ? 0 : attackWorth(s, piece(s, cardIn(o))))),
  'combat.decide': (_s, _seat, options) => ofKind(options, 'attack', 'engine', 'endCombat'),
  'attack.manner': (s, seat, options) => best(options, o => mannerWorth(s, seat, o)),
  'attack.aim': (s, seat, options) => best(options, o => harm(s, seat, o)),
  'engine.aim': (s, seat, options) => best(options, o => harm(s, seat, o)),
  'cast.aim': (s, seat, options, f) => best(options, o => castWorth(s, seat, o, f.what)),
  'cast.level': (_s, _seat, options) => options[options.length - 1],
  'assault.defender': (s, _seat, options) => best(options, o => defenderWorth(s, piece(s, cardIn(o)))),
  'assault.block': (s, _seat, options, f) =>
    isPrize(s, piece(s, f.target)) && options.length > 1 ? options[1] : options[0],
  'shooting.guard': (_s, _seat, options) => options[options.length - 1],
  'fillShelter.fill': (s, _seat, options) =>
    best(options, o => (o.kind === 'enter' && isMage(s, piece(s, o.card)) ? 1 : 0)),
  'skill.aim': (s, seat, options) => best(options, o => harm(s, seat, o)),
  'purchase.holder': (s, _seat, options) => best(options, o => holderWorth(s, piece(s, targetIn(o)))),
  'scry.take': (s, _seat, options) => best(options, o => priceOf(s, o)),
};

const habitAt = byQuestion(HABITS);

export function habit(s: Siege, seat: Seat, options: readonly Option[]): Option {
  if (options.length === 1) return options[0];
  const f = currentQuestion(s);
  return habitAt(f)?.(s, seat, options as Offer[], f) ?? options[0];
}

const priceOf = (s: Siege, o: Offer) => printed(s, cardIn(o)).gp + printed(s, cardIn(o)).pp;

/** 12.24: discard what cannot be paid within two turns, keep Any Turn Scrolls. */
function keepWorth(s: Siege, seat: Seat, o: Offer): number {
  if (o.kind !== 'discard') return 99;
  const card = printed(s, cardIn(o));
  const income = goldOf(s, seat) + powerOf(s, seat);
  if (card.gp + card.pp > 1.5 * income) return 0;
  if (card.type === 'Scroll') return card.st === 'AT' ? 8 : 5;
  if (card.type === 'Mine' || card.type === 'Powerstone') return s.round < 8 ? 7 : 2;
  return 3 + (card.gp + card.pp) / 4;
}
/** 12.4, 12.6: points are lost at the next renewal, so buy the most expensive; resources rank a little above their price. */
function purchaseWorth(s: Siege, o: Offer): number {
  const card = printed(s, cardIn(o));
  const grows = card.type === 'Mine' || card.type === 'Powerstone' || card.type === 'Surge';
  return card.gp + card.pp + (grows ? 1.5 : 0);
}
function goodAttackers(s: Siege, seat: Seat): boolean {
  return s.players[seat].army.some(
    id => piece(s, id).position === 'guard' && !piece(s, id).acted && attackWorth(s, piece(s, id)) > 0,
  );
}
/** 12.2, 12.15: weak creatures and a sheltered Mage stay at home. */
function attackWorth(s: Siege, p: Piece): number {
  const shot = CARDS[p.card].shot ?? p.items.map(id => CARDS[s.names[id]].shot).find(Boolean);
  if (isMage(s, p)) return shot ? 1 : -1;
  return (shot ? 20 : 0) + level(s, p, 'AL') - 24;
}
function mannerWorth(s: Siege, seat: Seat, o: Offer): number {
  if (o.kind === 'melee') return opposes(s, seat, o.seat) ? 2 : -9;
  return o.kind === 'directed' ? 3 : 1;
}
/** A Mage in the open first, then what is weak (12.13). */
function harm(s: Siege, seat: Seat, o: Offer): number {
  if (o.kind === 'done') return 0.5;
  if (!('target' in o)) return 'seat' in o && opposes(s, seat, o.seat) ? 1 : 0;
  const p = s.pieces[o.target];
  if (!p) return opposes(s, seat, s.owners[o.target]) ? 2 : -1;
  if (!opposes(s, seat, p.controller)) return -5;
  if (isPrize(s, p)) return 300 - level(s, p, 'DL');
  return 100 - level(s, p, 'DL') + printedOn(s, p).gp + printedOn(s, p).pp;
}
const isPrize = (s: Siege, p: Piece) => p.kind === 'creature' && isMage(s, p);
function castWorth(s: Siege, seat: Seat, o: Offer, what: string): number {
  if (CARDS[what].attackBased) return harm(s, seat, o);
  const p = s.pieces[targetIn(o)];
  if (!p) return 0;
  const own = p.controller === seat ? 50 : 0;
  return own + helpWorth(s, p) + printedOn(s, p).gp + printedOn(s, p).pp;
}
/** Help is for whoever fights now; else for a Mage in the open, since a sheltered one cannot be reached (TS-089). */
function helpWorth(s: Siege, p: Piece): number {
  if (inDanger(s).includes(p.id)) return 40;
  return isPrize(s, p) && p.inside === NONE ? 20 : 0;
}
/** Who will be struck when the dice are rolled, and who strikes. */
function inDanger(s: Siege): Id[] {
  const blow = nextBlow(s);
  if (blow) return [blow.defender, blow.attacker];
  const aimed = nextShot(s) ?? nextCasting(s);
  return aimed ? [aimed.target] : [];
}
/** 12.9, 12.10: a healthy Tower takes it; then creatures that have attacked and defend well. */
function defenderWorth(s: Siege, p: Piece): number {
  if (p.kind !== 'creature') return p.points >= 2 ? 80 : 20;
  if (isMage(s, p)) return p.inside === NONE ? 5 : -50;
  return level(s, p, 'DL') + level(s, p, 'PL') + (p.acted ? 10 : 0) - printedOn(s, p).gp;
}
/** 12.18: weapons where they strike, not more than two Items on one creature. */
function holderWorth(s: Siege, p: Piece): number {
  if (p.kind === 'creature' && isMage(s, p)) return 60;
  return level(s, p, 'AL') + printedOn(s, p).gp - 20 * Math.max(0, p.items.length - 1);
}
