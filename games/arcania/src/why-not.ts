import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/kernel';
import { asked, pending } from '@siegeworks/kernel';
import { because } from './reasons.ts';
import { noForce, noLand } from './rules/actions.ts';
import { noPlay } from './rules/announce.ts';
import { rules } from './rules/book.ts';
import { noBuilding } from './rules/build.ts';
import { noAttack, noBlock, noDefence, noWave } from './rules/wave.ts';
import type { Building, Force, War } from './state.ts';
import { NONE } from './state.ts';
import { onFront, printed, siteOf, working } from './table.ts';
import { ruleAsked } from './words/asked.ts';

const NOT_HERE = because('AK-117', 'it is neither in your hand nor in play under you');
const ONLY_ATTACK = because('AK-140', 'forces attack in the Attack phase only');
const ONE_WAVE = because('AK-140', 'there is only one wave in a turn');
const USED = because('AK-065', 'it has supported an operation this turn');
const INERT = because('AK-072', 'there is a Pestilence on its Land');
const OCCUPIED = because('AK-080', 'it holds a prisoner');
const NOT_ABOUT_IT = 'what is asked now is not about it';

/** Why this card cannot be used by this seat now; empty when an option names it. */
export function whyNot(s: War, seat: Seat, { card = NONE }: Attempt): Reason[] {
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(s, now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(o => names(s, o, card))) return [];
  return [reason(s, seat, card) ?? because(rule, NOT_ABOUT_IT)];
}
/** Copies in hand are alike: an option for one stands for all. */
function names(s: War, o: Option, card: Id): boolean {
  if (o.card === card || o.target === card) return true;
  const { hand } = s.players[s.owners[card] ?? 0];
  return (
    o.card !== undefined && s.names[o.card] === s.names[card] && hand.includes(o.card) && hand.includes(card)
  );
}
const top = (s: War): Frame => s.stack[s.stack.length - 1];

function reason(s: War, seat: Seat, card: Id): Reason | null {
  if (s.players[seat].hand.includes(card)) return inHand(s, seat, card);
  const f = onFront(s, card);
  if (f?.controller === seat) return ofForce(s, seat, f);
  const site = siteOf(s, card);
  if (site?.seat === seat) return ofBuilding(site.building, working(site.land));
  return f || site ? null : NOT_HERE;
}
function inHand(s: War, seat: Seat, card: Id): Reason | null {
  const { type, isForce } = printed(s, card);
  if (top(s).rule !== 'open') return noPlay(s, seat, card, 'interrupt');
  if (type === 'land') return noLand(s, seat);
  if (type === 'building') return noBuilding(s, seat, card);
  return isForce ? noForce(s, seat, card) : noPlay(s, seat, card, 'own');
}
function ofForce(s: War, seat: Seat, f: Force): Reason | null {
  if (top(s).rule === 'defence') return noDefence(s, f) ?? noBlock(s, seat);
  if (s.phase === 'after') return noAttack(f) ?? ONE_WAVE;
  if (s.phase !== 'before') return noAttack(f) ?? ONLY_ATTACK;
  return noAttack(f) ?? noWave(s);
}
function ofBuilding(b: Building, works: boolean): Reason | null {
  if (!works) return INERT;
  if (b.prisoner) return OCCUPIED;
  return b.used ? USED : null;
}
