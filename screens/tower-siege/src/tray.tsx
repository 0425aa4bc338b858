import type { Area } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { FaceList, isLit, pileOf, titleOf } from '@siegeworks/screen-table';
import { Card, CardBack } from '@siegeworks/ui';
import type { At } from './siege.ts';
import './tray.css';

/** The piles that lie open: those in which something glows, what is being looked at, or the one somebody wants to see. */
export function openPiles({ lit, props }: Desk, wanted: string | null): string[] {
  const { areas } = props.state.board;
  const asked = areas.filter(area => area.folded && area.cards.some(face => isLit(face, lit)));
  const looked = areas.filter(area => area.id.endsWith('.looking'));
  const shown = [...asked, ...looked];
  return (shown.length > 0 ? shown : areas.filter(area => area.id === wanted)).map(({ id }) => id);
}

/** A pile laid out in the middle of the table. */
export function Tray({ at: { desk, first }, area, onClose }: { at: At; area: Area; onClose(): void }) {
  const { seats } = desk.props.state;
  const { faces, hidden } = pileOf(area);
  const owner = area.seat === null ? '' : `${seats[area.seat]?.name ?? ''}: `;
  return (
    <section className="siege-tray" aria-label={area.title}>
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
