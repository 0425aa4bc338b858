import type { Tellings } from '@siegeworks/contract';
import { counted } from '@siegeworks/table';
import type { RealmEvent } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';

/** Spells and shots come between the parts of a combat. */
const combat = () => 'combat';
const points = (n: number) => `${n} damage`;

/** What each event is in the story of a match; all others are details. */
export const TELLING: Tellings<Realm, RealmEvent> = {
  turnBegan: { part: 'turn', short: (_s, e) => `Turn ${e.turn}` },
  turnEnded: { part: 'phase' },
  decksShuffled: { part: 'phase' },
  passed: { part: 'phase' },
  reactionPassed: { part: 'detail' },
  starts: { part: 'deed' },
  shieldsDealt: { part: 'deed' },
  revealed: { part: 'deed', cards: (_s, e) => [...e.towers, ...e.units] },
  redrew: { part: 'deed' },
  handDiscarded: { part: 'deed' },
  lapsed: { part: 'deed', short: () => 'lapses' },
  sapped: { part: 'price' },
  sourcePlayed: { part: 'deed' },
  transported: { part: 'deed' },
  moved: { part: 'deed' },
  laidInLimbo: { part: 'deed' },
  limboDiscarded: { part: 'deed' },
  wentToLimbo: { part: 'result', short: () => 'to Limbo' },
  sourceDestroyed: { part: 'result', short: () => 'destroyed' },
  towerDestroyed: { part: 'result', short: () => 'destroyed' },
  sourceSapped: { part: 'result', short: () => 'sapped' },
  cast: { part: 'deed', cards: (_s, e) => [e.card, ...e.targets] },
  powerUsed: { part: 'deed', cards: (_s, e) => [e.card, ...e.targets] },
  wentToRift: { part: 'result', short: () => 'in the rift' },
  returnedFromRift: { part: 'result', short: () => 'back' },
  raisedFallen: { part: 'result', short: () => 'raised' },
  shot: { part: 'fight', short: (_s, e) => points(e.n) },
  paralysed: { part: 'result', short: () => 'paralysed' },
  regenerated: { part: 'result', short: () => 'regenerates' },
  destroyed: { part: 'result', short: () => 'destroyed' },
  attacked: { part: 'fight', thread: combat },
  nexusAimed: { thread: combat },
  defended: { thread: combat },
  blowsStruck: { thread: combat },
  wallBurnt: { thread: combat },
  handedOver: { thread: combat },
  passedInCombat: { thread: combat },
  guarded: { part: 'result', thread: combat, short: () => 'guarded' },
  combatEnded: { thread: combat },
  cameThrough: { part: 'result', thread: combat, short: (_s, e) => counted(e.n, 'point') },
  damaged: { short: (_s, e) => points(e.n) },
  killed: { part: 'result', short: () => 'killed' },
  healed: { part: 'result', short: () => 'healed' },
  saved: { part: 'result', short: () => 'saved' },
  shieldFell: { part: 'result', short: () => 'shield falls' },
  shieldPulled: { part: 'deed', short: () => 'one shield less' },
  eliminated: { part: 'deed' },
  gameOver: { part: 'deed' },
};
