import type { Frame, Id, Seat } from '@siegeworks/contract';
import { living } from '../state/readers.ts';
import type { Player, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { endCombat } from './combat.ts';
import { removeDying } from './damage.ts';
import { isThere } from './deed.ts';
import { eliminate } from './defeat.ts';
import { settle } from './settled.ts';

/** TT-175, TT-269: out at any moment; his current action, and any combat against him or by him, ends. */
export function concede(s: Realm, seat: Seat): void {
  if (!s.players[seat].alive) return;
  eliminate(s, seat, 'TT-175');
  if (s.over) return;
  const c = s.combat;
  if (c?.attacker === seat || c?.attacked === seat) {
    for (const other of living(s)) removeDying(s, other);
    endCombat(s);
    unwind(s);
  }
  dropFrames(s, seat);
  forgetTheGone(s);
  settle(s);
}
/** Out of the combat; shields that are due to fall and an overfull Limbo are settled afterwards. */
function unwind(s: Realm): void {
  s.stack.length = s.stack.findIndex(f => f.rule === 'action') + 1;
}
/** His own actions and pending questions end; those of the other players continue. */
function dropFrames(s: Realm, seat: Seat): void {
  const isHis = (f: Frame & { seat?: Seat; affected?: Seat }) => f.seat === seat || f.affected === seat;
  s.stack = s.stack.filter(f => !isHis(f));
  const has = (rule: string) => s.stack.some(f => f.rule === rule);
  if (!has('opportunity')) s.touched = [];
  if (!has('reaction') && !has('lastRites')) s.focus = null;
}

/** TT-269: a card that has left the table is no longer a choice, target or fighter. */
function forgetTheGone(s: Realm): void {
  const isLeft = (id: Id) => !s.removed.includes(id);
  s.touched = s.touched.filter(isLeft);
  s.focus = s.focus?.filter(isLeft) ?? null;
  // Payments first: they are identified by what they pay for.
  s.stack = s.stack.filter((f, at) => f.rule !== 'pay' || !isFor(s, s.stack[at - 1], id => !s.pieces[id]));
  for (const f of s.stack) forgetIn(s, f);
  s.stack = s.stack.filter((f: Busy) => f.units?.length !== 0 && !isRegenerating(f, id => !s.pieces[id]));
  if (s.phase === 'maintenance') for (const player of s.players) forgetChoices(s, player);
}
interface Busy extends Frame {
  seat?: Seat;
  card?: Id;
  about?: Id[];
  units?: Id[];
  targets?: Id[];
}
type Test = (id: Id) => boolean;
const isRegenerating = (f: Busy, test: Test) => f.rule === 'regenerate' && test(f.card ?? NONE);
/**
 * Whether the payment that this frame waits for is for such a card: a regeneration or a spell's maintenance.
 */
function isFor(s: Realm, f: Busy, test: Test): boolean {
  const spell = f.rule === 'upkeep' ? s.players[f.seat ?? 0].kept.at(-1) : undefined;
  return isRegenerating(f, test) || (spell !== undefined && test(spell));
}
/** New targets are chosen until the payment begins; after that a declaration stands (TT-037). */
const AIMING: readonly string[] = ['another', 'second', 'amount', 'split'];
function forgetIn(s: Realm, f: Busy): void {
  if (f.about) f.about = f.about.filter(id => !s.removed.includes(id));
  if (f.units) f.units = f.units.filter(id => s.pieces[id]);
  const { card = NONE, targets } = f;
  if (!targets || !AIMING.includes(f.at) || targets.every(id => isThere(s, card, id))) return;
  f.targets = [];
  f.at = 'aim';
}
function forgetChoices(s: Realm, player: Player): void {
  const isInPlay = (id: Id) => s.pieces[id] !== null;
  player.kept = player.kept.filter(isInPlay);
  player.chosen = player.chosen.filter(isInPlay);
  player.dropped = player.dropped.filter(isInPlay);
}
