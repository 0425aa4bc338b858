import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import type { Resisted } from '../cards/entry.ts';
import { setPosition } from '../state/place.ts';
import { inPlay, isCreature, printed } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { steps } from './book.ts';
import { mass } from './calls.ts';
import type { Modifier } from './levels.ts';
import { modifiers, rollDefence } from './levels.ts';
import { reaches } from './reach.ts';
import { batter, wound } from './wound.ts';

/** Scrolls without an attack roll against which each target rolls its RL (6.1.4, 6.1.6, 6.6). */
steps(mass, {
  next(s, f) {
    const aimed = f.queue.shift();
    if (aimed === undefined) return 'finish';
    const { area, sharedFate, finish, ...how } = resistedOf(f.what);
    const target = area ? aimed : reaches(s, f.what, aimed);
    if (target === NONE || (!inPlay(s, target) && !isResource(s, target))) return 'next';
    if (area && piece(s, target).points === 0) return 'next';
    if (resists(s, f.what, target)) return sharedFate ? 'done' : 'next';
    if (finish) f.failed.push(target);
    else if (how.suffer) how.suffer(s, target);
    else losePoint(s, target, how.ignoresPL === true);
    return 'next';
  },
  finish(s, f) {
    resistedOf(f.what).finish?.(s, f);
  },
});
const resistedOf = (what: string): Resisted => entryOf(what).resisted ?? {};
const isResource = (s: Siege, id: Id) =>
  printed(s, id).type === 'Mine' || printed(s, id).type === 'Powerstone';

/** TS-R48: E or S resists; a creature's fumble also places it in DEFEND (TS-R88). */
function resists(s: Siege, what: string, id: Id): boolean {
  const p = s.pieces[id];
  const { rl, name } = printed(s, id);
  const parts: Modifier[] = p ? modifiers(s, p, 'RL') : [{ amount: rl, reason: name }];
  const { bonus } = resistedOf(what);
  if (bonus !== undefined) parts.push({ amount: bonus, reason: CARDS[what].name });
  const result = rollDefence(s, { seat: p?.controller ?? s.owners[id], card: id, level: 'RL', parts });
  if (result === 'fumble' && p && isCreature(p)) setPosition(s, p, 'defend');
  return result === 'exceptional' || result === 'success';
}
function losePoint(s: Siege, id: Id, ignoresPL: boolean): void {
  if (!isCreature(piece(s, id))) return call(s, batter(id, 1));
  call(s, wound({ card: id, amount: 1, by: NONE, fight: false, ignoresPL }));
}
