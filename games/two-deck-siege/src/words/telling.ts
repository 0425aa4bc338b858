import type { Tellings } from '@siegeworks/contract';
import type { SiegeEvent } from '../state/events.ts';
import type { Siege } from '../state/state.ts';

/** What each event is in the story of a siege; all others are details. */
export const TELLING: Tellings<Siege, SiegeEvent> = {
  roundBegan: { part: 'turn', short: (_s, e) => `Round ${e.round}` },
  roundEnded: { part: 'phase' },
  shuffled: { part: 'phase' },
  drew: { part: 'phase' },
  markerMoved: { part: 'phase' },
  left: { part: 'deed' },
  discarded: { part: 'deed' },
  played: { part: 'deed' },
  cast: { part: 'deed' },
  attacked: { part: 'fight', short: (_s, e) => (e.hit ? 'wound' : 'no effect') },
  killed: { part: 'result', short: () => 'killed' },
  healed: { part: 'result', short: () => 'healed' },
  repaired: { part: 'result', short: () => 'repaired' },
  stonebound: { part: 'result', short: () => 'restored' },
  shieldWall: { part: 'result' },
  siegeTurn: { part: 'deed' },
  raised: { part: 'result', short: () => 'raised' },
  entered: { part: 'result', short: () => 'inside' },
  surge: { part: 'deed' },
  battered: { part: 'fight', short: (_s, e) => `${e.damage} of ${e.rating}` },
  breached: { part: 'result', short: () => 'breached' },
  dropped: { part: 'result', short: () => 'drops' },
  hurt: { part: 'result', short: () => 'hurt' },
  eventBegan: { part: 'deed' },
  gameOver: { part: 'deed' },
};
