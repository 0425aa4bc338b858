import { LABELS } from '@siegeworks/arcmage';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceList, pileOf } from '@siegeworks/screen-table';
import { Card, CardBack } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import type { At } from './realm.ts';
import './hand.css';

/** The player's own hand as large cards. */
export function Hand({ at: { desk, first, s }, seat }: { at: At; seat: Seat }) {
  const area = areaOf(desk, `${seat}.hand`, seat);
  const { faces } = pileOf(area);
  const all = s.players[seat].hand.length;
  return (
    <section
      className="realm-hand mine"
      style={{ '--n': Math.max(1, faces.length) } as CSSProperties}
      aria-label={COMMON.hand}
    >
      <h3>
        {COMMON.hand} <small>{COMMON.cards(all)}</small>
        {faces.some(face => desk.lit.has(face.id)) && <small className="realm-lit">{LABELS.litOnes}</small>}
      </h3>
      <ul>
        {all > faces.length && (
          <li>
            <CardBack count={all - faces.length} name={COMMON.card} />
          </li>
        )}
        <FaceList desk={desk} first={first} area={area} faces={faces} place={area.id} look={Card} />
      </ul>
    </section>
  );
}
