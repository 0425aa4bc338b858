import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because, who } from '@siegeworks/table';
import { entryOf } from '../cards/entry.ts';
import { noForce, noLand } from '../rules/actions.ts';
import { noPlay } from '../rules/announce.ts';
import { fighters } from '../rules/boosts.ts';
import { noBuilding, noSite } from '../rules/build.ts';
import { noLevy } from '../rules/levy.ts';
import { noAttack, noBlock, noDefence, noWave } from '../rules/wave.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import type { Site } from '../state/table.ts';
import { allFront, forcesInPlay, landOf, onFront, printed, siteOf, working } from '../state/table.ts';
import { ruleAsked } from './question-rules.ts';

const ONLY_ATTACK = because('AK-140', 'forces attack only in the Attack phase');
const ONE_WAVE = because('AK-140', 'there is only one wave per turn');
const USED = because('AK-065', 'it has already supported an operation this turn');
const INERT = because('AK-072', 'there is a Pestilence on its Land');
const OCCUPIED = because('AK-080', 'it holds a prisoner');
const SERVES = because('AK-066', 'it serves when you use a card that needs it');
const NOT_FIGHTING = because('AK-074', 'only forces in this battle can get a bonus');
const NO_BONUS = because('AK-076', 'there is no bonus left that it could get');
const HOLDS = because('AK-060', 'a Land only holds Buildings: choose one in your hand');
const WORN = because('AK-210', 'what a force wears works by itself');
const STACKED = because('AK-117', 'it is on the stack already');
const DISCARDED = because('AK-117', 'it is neither in your hand nor in play');
const PRISONER = because('AK-083', 'it is in a Dungeon');
const DISPLACED = because('AK-197', 'it is displaced until the end of the turn');

/** Why this card cannot be used at all in answer to this question, or `null` if the question is about something else. */
export function cardReason(s: War, seat: Seat, card: Id, question: string): Reason | null {
  if (card === NONE) return null;
  if (s.players[seat].hand.includes(card)) return inHand(s, seat, card, question);
  const owner = ownerOf(s, card);
  if (owner !== NONE && owner !== seat)
    return because(ruleAsked(s, question), `it belongs to ${who(s, owner)}`);
  const f = onFront(s, card);
  if (f) return ofForce(s, seat, f, question);
  const site = siteOf(s, card);
  if (site) return ofBuilding(site, question);
  if (landOf(s, card)) return question === 'open.decide' ? ofLand(s, seat, card) : null;
  return elsewhere(s, card);
}
/** Who controls what lies on the table. */
const ownerOf = (s: War, card: Id): Seat =>
  onFront(s, card)?.controller ?? siteOf(s, card)?.seat ?? landOf(s, card)?.seat ?? NONE;

const WINDOWS = ['runStack.respond', 'window.act'];
function inHand(s: War, seat: Seat, card: Id, question: string): Reason | null {
  const { type, isForce } = printed(s, card);
  if (question === 'open.decide' && s.options.levy && s.phase === 'building')
    return inHandToBuild(s, seat, card);
  if (WINDOWS.includes(question)) return noPlay(s, seat, card, 'interrupt');
  if (question !== 'open.decide') return null;
  if (type === 'land') return noLand(s, seat);
  if (type === 'building') return noBuilding(s, seat, card);
  return isForce ? noForce(s, seat, card) : noPlay(s, seat, card, 'own');
}
/** With levies any card may become a Building: the reason that its type gives comes first for Buildings only. */
function inHandToBuild(s: War, seat: Seat, card: Id): Reason | null {
  const own = printed(s, card).type === 'building' ? noBuilding(s, seat, card) : null;
  return own ?? noLevy(s, seat, card);
}
function ofForce(s: War, seat: Seat, f: Force, question: string): Reason | null {
  if (question === 'defence.assign') return noDefence(s, f) ?? noBlock(s, seat);
  if (question === 'wave.declare') return noAttack(f);
  if (question === 'window.act' && s.battle) return fighters(s, seat).includes(f) ? NO_BONUS : NOT_FIGHTING;
  if (question !== 'open.decide') return null;
  if (s.phase === 'after') return noAttack(f) ?? ONE_WAVE;
  return noAttack(f) ?? (s.phase === 'before' ? noWave(s) : ONLY_ATTACK);
}
function ofBuilding({ building, land }: Site, question: string): Reason | null {
  if (!working(land)) return INERT;
  if (building.prisoner) return OCCUPIED;
  if (building.used) return USED;
  if (question !== 'open.decide') return null;
  const { idle } = entryOf(building.kind);
  return idle ? because(...idle) : SERVES;
}
function ofLand(s: War, seat: Seat, card: Id): Reason {
  return s.phase === 'building' ? (noSite(s, seat, card) ?? HOLDS) : HOLDS;
}
function elsewhere(s: War, card: Id): Reason {
  if (s.items.some(item => item.card === card)) return STACKED;
  if (allFront(s).some(f => [...f.worn, ...f.staffs].includes(card))) return WORN;
  if (s.displaced.some(f => f.id === card)) return DISPLACED;
  return forcesInPlay(s).some(f => f.id === card) ? PRISONER : DISCARDED;
}
