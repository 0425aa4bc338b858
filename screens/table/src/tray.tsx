import type { Area } from '@siegeworks/protocol';
import { Card, CardBack } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { FaceList } from './face.tsx';
import type { Thing } from './model.ts';
import { pileOf, titleOf } from './model.ts';

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
  const { seats } = desk.props.state;
  const { faces, hidden } = pileOf(area);
  const owner = area.seat === null ? '' : `${seats[area.seat]?.name ?? ''}: `;
  return (
    <section className={className} aria-label={area.title}>
      <header>
        <h3>
          {owner}
          {titleOf(area)} <small>{area.note}</small>
        </h3>
        <button type="button" className="button small" onClick={onClose}>
          Close
        </button>
      </header>
      <ul>
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name="card" />
          </li>
        )}
        <FaceList desk={desk} first={first} area={area} faces={faces} place={area.id} look={Card} />
      </ul>
    </section>
  );
}
