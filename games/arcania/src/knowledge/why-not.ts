import type { Attempt, Frame, Id, Option, Reason, Seat } from '@siegeworks/contract';
import { asked, pending } from '@siegeworks/kernel';
import { noForce, noLand } from '../rules/actions.ts';
import { noPlay } from '../rules/announce.ts';
import { rules } from '../rules/book.ts';
import { noBuilding, noSite } from '../rules/build.ts';
import { because } from '../rules/reasons.ts';
import { noAssignment, noAttack, noBlock, noDefence, noWave } from '../rules/wave.ts';
import type { Building, Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { onFront, printed, siteOf, working } from '../state/table.ts';
import { ruleAsked } from './question-rules.ts';
import { noTarget, noVictim } from './why-target.ts';

const NOT_HERE = because('AK-117', 'it is neither in your hand nor under your control');
const ONLY_ATTACK = because('AK-140', 'forces attack only in the Attack phase');
const ONE_WAVE = because('AK-140', 'there is only one wave per turn');
const USED = because('AK-065', 'it has already supported an operation this turn');
const INERT = because('AK-072', 'there is a Pestilence on its Land');
const OCCUPIED = because('AK-080', 'it holds a prisoner');
const AT_PLAYERS = because('AK-143', 'attacks are aimed at a player, never at a force');
const AT_ENEMIES = because('AK-341', 'attacks are aimed at enemies who are in the game');
const NO_FELLOW = because('AK-270', 'a General joins a second battle only alongside a weaker force');
const NOT_ABOUT_IT = 'that has nothing to do with the current question';

/** Why this seat cannot do this now; empty when an option names it. */
export function whyNot(s: War, seat: Seat, attempt: Attempt): Reason[] {
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(s, now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  const { card = NONE } = attempt;
  if (attempt.target !== undefined || attempt.seat !== undefined) {
    const aimed = aimedReasons(s, seat, attempt, options);
    if (aimed) return aimed;
  }
  if (options.some(o => names(s, o, card) && isKind(o, attempt))) return [];
  return [reason(s, seat, card) ?? because(rule, NOT_ABOUT_IT)];
}
const isKind = (o: Option, { kind, what }: Attempt) =>
  (kind === undefined || o.kind === kind) && (what === undefined || o.what === what);

/** The reasons that concern this target or player, if the card itself could be used, or `null`. */
function aimedReasons(s: War, seat: Seat, attempt: Attempt, options: Option[]): Reason[] | null {
  const { card = NONE, target, seat: victim } = attempt;
  const open = options.filter(o => isKind(o, attempt) && (card === NONE || names(s, o, card)));
  if (open.some(o => o.target === target && o.seat === victim)) return [];
  const announced = announcement(s, card, open);
  if (announced) return asList(aimAt(s, seat, announced, attempt));
  const why = target === undefined ? atPlayer(open) : atTarget(s, seat, open, target);
  return why && [why];
}
const asList = (why: Reason | null): Reason[] => (why ? [why] : []);

/** What is being announced, or would be with this card. */
function announcement(s: War, card: Id, open: Option[]): { what: string; card: Id; chosen: Id[] } | null {
  const f = top(s) as Frame & { what: string; card: Id; source: Id; targets: Id[] };
  if (f.rule === 'announce' && [NONE, f.card, f.source].includes(card))
    return { what: f.what, card: f.card, chosen: f.targets };
  const o = open.find(each => each.kind === 'play' || each.kind === 'ability');
  if (!o || card === NONE) return null;
  return o.kind === 'play'
    ? { what: s.names[card], card, chosen: [] }
    : { what: o.what ?? '', card: NONE, chosen: [] };
}
function aimAt(s: War, seat: Seat, announced: { what: string; card: Id; chosen: Id[] }, attempt: Attempt) {
  if (attempt.target !== undefined) return noTarget(s, seat, announced, attempt.target);
  return noVictim(s, seat, announced.what, attempt.seat ?? NONE);
}
const atPlayer = (open: Option[]) => (open.some(o => o.kind === 'attack') ? AT_ENEMIES : null);
/** Attackers, defenders and Buildings from hand have targets too. */
function atTarget(s: War, seat: Seat, open: Option[], target: Id): Reason | null {
  const kinds = open.map(o => o.kind);
  if (kinds.includes('attack')) return AT_PLAYERS;
  if (kinds.includes('defend')) return noAssignment(s, seat, target) ?? NO_FELLOW;
  return kinds.some(kind => kind.endsWith('Building')) ? noSite(s, seat, target) : null;
}
/** Copies in hand are interchangeable: an option for one stands for all. */
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
