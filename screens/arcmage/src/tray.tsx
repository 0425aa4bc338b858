import type { Area } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { FaceList, isLit, pileOf, titleOf } from '@siegeworks/screen-table';
import { Card, CardBack } from '@siegeworks/ui';
import type { At } from './realm.ts';
import './tray.css';

/** The pile that lies open: what glows in one, or the one that somebody wants to see. */
export function openPile({ lit, props: { state } }: Desk, wanted: string | null): string | null {
  const { areas } = state.board;
  const asked = areas.find(area => area.folded && area.cards.some(face => isLit(face, lit)));
  const found = asked ?? areas.find(area => area.id === wanted && area.cards.length > 0);
  return found?.id ?? null;
}

/** A pile laid out in the middle of the table. */
export function Tray({ at: { desk, first }, area, onClose }: { at: At; area: Area; onClose(): void }) {
  const { seats } = desk.props.state;
  const { faces, hidden } = pileOf(area);
  const owner = area.seat === null ? '' : `${seats[area.seat]?.name ?? ''}: `;
  return (
    <section className="realm-tray" aria-label={area.title}>
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
