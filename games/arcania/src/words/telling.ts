import type { Id, Tellings } from '@siegeworks/contract';
import { who } from '@siegeworks/table';
import type { WarEvent } from '../state/events.ts';
import type { War } from '../state/state.ts';

/** An attacker is declared first, blocked later, and fights last. */
const ofAttack = ({ card }: { card: Id }): string => `attack ${card}`;
const onStack = ({ what }: { what: string }): string => `stack ${what}`;
const damage = (n: number) => `${n} Damage`;

/** What each event is in the story of a War; all others are details. */
export const TELLING: Tellings<War, WarEvent> = {
  turnBegan: { part: 'turn', short: (s, e) => `Turn ${e.n}, ${who(s, e.seat)}` },
  decksShuffled: { part: 'phase' },
  phaseBegan: { part: 'phase' },
  turnEnded: { part: 'phase' },
  launched: { part: 'phase' },
  starts: { part: 'deed' },
  mulliganed: { part: 'deed' },
  plagueStruck: { part: 'deed' },
  landLaid: { part: 'deed' },
  erected: { part: 'deed' },
  levied: { part: 'deed' },
  used: { part: 'price' },
  salvaged: { part: 'deed' },
  entered: { part: e => (e.how === 'placed' ? 'deed' : 'result') },
  announced: { part: 'deed', thread: onStack, cards: (_s, e) => [e.card, ...e.targets] },
  resolving: { thread: onStack },
  fizzled: { part: 'result', thread: onStack, short: () => 'no target' },
  cancelled: { part: 'result', thread: onStack, short: () => 'cancelled' },
  turned: { part: 'result', thread: onStack, short: () => 'turned' },
  effectBegan: { part: 'result' },
  searched: { part: 'result' },
  attacks: { part: 'fight', thread: ofAttack },
  assigned: { thread: e => `attack ${e.target}` },
  battleBegan: { thread: ofAttack, cards: (_s, e) => [e.card, ...e.defenders] },
  stormed: { thread: ofAttack },
  heldOff: { part: 'result', short: () => 'held off' },
  breached: { part: 'result', short: () => 'breached' },
  damaged: { part: 'result', short: (_s, e) => damage(e.n) },
  castleDamaged: { part: 'result', short: (_s, e) => damage(e.n) },
  castleMended: { part: 'result', short: () => 'mended' },
  destroyed: { part: 'result', short: () => 'destroyed' },
  landLost: { part: 'result', short: () => 'land lost' },
  buildingLost: { part: 'result', short: (_s, e) => e.how },
  fled: { part: 'result', short: () => 'flees' },
  healed: { part: 'result', short: () => 'healed' },
  freed: { part: 'result', short: () => 'freed' },
  trapped: { part: 'result', short: () => 'trapped' },
  paralysed: { part: 'result', short: () => 'paralysed' },
  captured: { part: 'result', short: () => 'captured' },
  released: { part: 'result', short: () => 'released' },
  displaced: { part: 'result', short: () => 'away' },
  returned: { part: 'result', short: () => 'back' },
  controlChanged: { part: 'result', short: () => 'changes sides' },
  detached: { part: 'result' },
  stolen: { part: 'result', short: () => 'stolen' },
  pestilenceLifted: { part: 'result', short: () => 'lifted' },
  locked: { part: 'result', short: () => 'locked' },
  eliminated: { part: 'deed' },
  gameOver: { part: 'deed' },
};
