import type { Area, Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { COMMON, FaceList, titleOf } from '@siegeworks/screen-table';
import { classes, Token } from '@siegeworks/ui';
import { shieldsOf } from './arrows.ts';
import { useRealm } from './realm.ts';
import './rows.css';

interface RowProps {
  desk: Desk;
  area: Area;
  first: Thing;
}

/** Points that take down a shield in one turn (TT-154). */
const POINTS = [1, 2, 3, 4];

/** Shields stand face up; beside them, how close the next one is to falling. */
export function Shields({ area, seat, ...at }: RowProps & { seat: Seat }) {
  const { players, combat } = useRealm();
  const breach = players[seat]?.breach ?? 0;
  const attacked = combat?.attacked === seat && !combat.blocked;
  return (
    <section
      className={classes('tt-row tt-shields', { attacked })}
      aria-label={`${area.title}, ${area.note}`}
    >
      <h3>{titleOf(area)}</h3>
      <ul>
        <FaceList {...at} faces={area.cards} area={area} place={area.id} look={Token} />
      </ul>
      <span className="tt-breach" data-thing={shieldsOf(seat)} title={area.note} aria-hidden="true">
        {POINTS.map(n => (
          <i key={n} className={n <= breach ? 'struck' : ''} />
        ))}
      </span>
    </section>
  );
}

/** Cards waiting to be transported. */
export function Limbo({ area, ...at }: RowProps) {
  const { limboSize } = useRealm().options;
  const free = Math.max(0, limboSize - area.cards.length);
  return (
    <section className="tt-row tt-limbo" aria-label={`${area.title}, ${area.note || COMMON.empty}`}>
      <h3>
        {titleOf(area)}
        {area.cards.length === 0 && <small> {COMMON.empty}</small>}
      </h3>
      <ul>
        <FaceList {...at} faces={area.cards} area={area} place={area.id} look={Token} />
        {Array.from({ length: free }, (_, i) => `free ${i}`).map(slot => (
          <li key={slot} className="tt-slot" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}
