import type { HostParts, Room } from '@siegeworks/host';
import type { House } from './house.ts';

/** A pick that takes longer holds up the other rooms, in milliseconds. */
const LONG = 250;
/** A state with more bytes is slow to copy and to compare. */
const LARGE = 1_000_000;
/** How often the size of a state is looked at, in picks: to measure it takes time, too. */
const EVERY = 50;

/** One legal monster of a match does not slow the others: what takes long in it is worked out by a thread. */
export function heavyRooms(house: () => House): Pick<HostParts, 'apart' | 'timed'> {
  const heavy = new WeakSet<Room>();
  const move = (room: Room, why: 'slow' | 'large') => {
    heavy.add(room);
    house().metrics.heavy.inc({ game: room.match.game.about.id, why });
  };
  return {
    timed(room, work) {
      const since = performance.now();
      const done = work();
      const took = performance.now() - since;
      house().metrics.picking.observe(took / 1000);
      if (heavy.has(room)) return done;
      if (took > LONG) move(room, 'slow');
      else if (room.actions % EVERY === EVERY - 1 && sizeOf(room) > LARGE) move(room, 'large');
      return done;
    },
    apart(room, seat, option) {
      const rules = heavy.has(room) ? house().engines.ref(room.match.game) : null;
      return rules && house().pool.pick({ kind: 'pick', rules, state: room.match.state, seat, option });
    },
  };
}

const sizeOf = ({ match }: Room): number => JSON.stringify(match.state).length;
