import type { Id, Tellings } from '@siegeworks/contract';
import { who } from '@siegeworks/table';
import type { Event, EventOf } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { cost, surgeName } from './names.ts';

/** Something else may happen between an attack and its dice. */
const ofAttack = ({ card }: { card: Id }): string => `attack ${card}`;

/** What each event is in the story of a match; all others are details. */
export const TELLING: Tellings<Siege, Event> = {
  turnBegan: { part: 'turn', short: (s, e) => `Round ${e.round}, ${who(s, e.seat)}` },
  roundBegan: { part: 'phase' },
  phaseBegan: { part: 'phase' },
  turnEnded: { part: 'phase' },
  renewed: { part: 'phase' },
  acted: { part: 'price' },
  reshuffled: { part: 'phase' },
  decksShuffled: { part: 'phase' },
  starts: { part: 'deed' },
  paid: { part: 'price', short: (_s, e) => cost(e.gp, e.pp) },
  putBack: { part: 'deed' },
  bought: { part: 'deed' },
  surged: { part: 'deed', short: (s, e) => `${e.n} ${surgeName(s, e.card)}` },
  arrived: { part: 'deed' },
  declared: {
    part: e => (e.kind === 'attack' ? 'fight' : 'deed'),
    thread: e => (e.kind === 'attack' ? ofAttack(e) : `${e.seat} ${e.what}`),
  },
  attacked: { thread: ofAttack },
  resolving: { thread: e => `${e.seat} ${e.what}` },
  countered: { part: 'result', short: () => 'countered', thread: e => `${e.seat} ${e.what}` },
  calledOff: { part: 'result', short: () => 'called off' },
  rolled: { short: (_s, e) => ROLLED[e.result] },
  disengaged: { short: () => 'no hit' },
  lostLife: { part: 'result', short: (_s, e) => (e.left > 0 ? 'wound' : 'slain') },
  lostIntegrity: { part: 'result', short: (_s, e) => (e.left > 0 ? 'damaged' : 'broken') },
  defeated: { part: 'result', short: () => 'slain' },
  fell: { part: 'result', short: () => 'fallen' },
  healed: { part: 'result', short: () => 'saved' },
  regenerated: { part: 'result', short: () => 'regenerates' },
  gainedLife: { part: 'result', short: () => '+1 Life' },
  fumbled: { part: 'result', short: () => 'fumble' },
  ruined: { part: 'result', short: () => 'destroyed' },
  shattered: { part: 'result', short: () => 'shattered' },
  thrownAway: { part: 'deed' },
  stolen: { part: 'result', short: () => 'stolen' },
  pickedPurse: { part: 'result', short: () => '1 gold' },
  spied: { part: 'result' },
  looked: { part: 'result' },
  scried: { part: 'result' },
  drained: { part: 'result', short: (_s, e) => `−${e.n} ${e.pool}` },
  deserted: { part: 'deed', short: () => 'unpaid' },
  rebelled: { part: 'deed', short: () => 'rebels' },
  sheltered: { part: 'deed' },
  steppedOut: { part: 'deed' },
  exposed: { part: 'result' },
  mounted: { part: 'deed' },
  dismounted: { part: 'deed' },
  repaired: { part: 'result', short: () => 'repaired' },
  turned: { part: 'result', short: () => 'turned' },
  returned: { part: 'result' },
  banished: { part: 'result', short: () => 'banished' },
  dispelled: { part: 'result', short: () => 'dispelled' },
  // After a shot that has slain it, a further one at the same target is none of the results.
  lost: { short: () => 'no effect' },
  built: { part: 'result', short: () => 'built' },
  rose: { part: 'result', short: () => 'rises' },
  buttressed: { part: 'result', short: () => 'saved' },
  eliminated: { part: 'result', short: () => 'out' },
  gameOver: { part: 'deed' },
};

/** What a roll means for the attack, where nothing else comes of it. */
const ROLLED: Readonly<Record<EventOf<'rolled'>['result'], string>> = {
  critical: 'critical hit',
  hit: 'hit',
  miss: 'missed',
  fumble: 'fumble',
  exceptional: 'held off',
  success: 'held off',
  failure: '',
  absorbed: 'absorbed',
};
