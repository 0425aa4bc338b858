import type { Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import type { Realm } from '../state/realm.ts';
import { stateCheck } from './check.ts';
import { midway } from './midway.ts';
import { eliminate } from './out.ts';
import { settle } from './windows.ts';

/** AM-512: at any decision, whichever player is asked. */
export function concede(s: Realm, seat: Seat): void {
  cover('concede');
  if (!s.players[seat].alive) return;
  // Laid on the stack first: the player's cities fall before the next check.
  lookAgain(s);
  eliminate(s, [seat], 'AM-512');
}

/** Where a round of passes starts over: earlier passes were made before a player left (AM-R114). */
const START_OVER: Readonly<Record<string, string>> = { chain: 'check', freeWindow: 'open' };
/** AM-R114: STATE_CHECK at once, then the triggers, each as soon as what is in progress allows it. */
function lookAgain(s: Realm): void {
  const what = midway(s);
  if (what === 'event') return;
  if (what === 'declaration') return call(s, stateCheck());
  const top = s.stack[s.stack.length - 1];
  if (START_OVER[top.rule]) top.at = START_OVER[top.rule];
  if (top.rule !== 'chain') settle(s);
}
