import { LABELS } from '@siegeworks/arcmage';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, pileOf } from '@siegeworks/screen-table';
import { Card, CardBack } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import type { At } from './realm.ts';
import { Piles, piled } from './stacks.tsx';
import './hand.css';

/** From this many cards on, copies lie as one pile. */
const MANY = 9;

/** The player's own hand as large cards. */
export function Hand({ at, seat }: { at: At; seat: Seat }) {
  const { desk, s } = at;
  const area = areaOf(desk, `${seat}.hand`, seat);
  const { faces } = pileOf(area);
  const all = s.players[seat].hand.length;
  const stacks = piled(faces, () => faces.length >= MANY);
  return (
    <section
      className="realm-hand mine"
      style={{ '--n': Math.max(1, stacks.length) } as CSSProperties}
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
        <Piles at={at} area={area} stacks={stacks} look={Card} />
      </ul>
    </section>
  );
}
