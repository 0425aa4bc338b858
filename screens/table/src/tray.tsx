import type { Area } from '@siegeworks/protocol';
import { Card, CardBack } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { FaceList } from './face.tsx';
import type { Thing } from './model.ts';
import { pileOf, upper } from './model.ts';
import { COMMON } from './words.ts';

interface TrayProps {
  desk: Desk;
  area: Area;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
  className: string;
  onClose(): void;
}

/** A pile laid out in the middle of the table. */
export function Tray({ desk, area, first, className, onClose }: TrayProps) {
  const { faces, hidden } = pileOf(area);
  return (
    <section className={className} aria-label={area.title}>
      <header>
        <h3>
          {upper(area.title)} <small>{area.note}</small>
        </h3>
        <button type="button" className="button small" onClick={onClose}>
          Close
        </button>
      </header>
      <ul>
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name={COMMON.card} />
          </li>
        )}
        <FaceList desk={desk} first={first} area={area} faces={faces} place={area.id} look={Card} />
      </ul>
    </section>
  );
}
