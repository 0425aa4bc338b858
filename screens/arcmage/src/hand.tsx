import type { Seat } from '@siegeworks/protocol';
import { areaOf, FaceList, pileOf } from '@siegeworks/screen-table';
import { Card, CardBack } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import type { At } from './realm.ts';
import './hand.css';

/** The own hand as large cards. */
export function Hand({ at: { desk, first, s }, seat }: { at: At; seat: Seat }) {
  const area = areaOf(desk, `${seat}.hand`, seat);
  const { faces } = pileOf(area);
  const all = s.players[seat].hand.length;
  return (
    <section
      className="realm-hand mine"
      style={{ '--n': Math.max(1, faces.length) } as CSSProperties}
      aria-label="Hand"
    >
      <h3>
        Hand <small>{all === 1 ? '1 card' : `${all} cards`}</small>
      </h3>
      <ul>
        {all > faces.length && (
          <li>
            <CardBack count={all - faces.length} name="card" />
          </li>
        )}
        <FaceList desk={desk} first={first} area={area} faces={faces} place={area.id} look={Card} />
      </ul>
    </section>
  );
}
