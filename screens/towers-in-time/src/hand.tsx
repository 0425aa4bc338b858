import type { Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { FaceList, titleOf } from '@siegeworks/screen-table';
import { Card } from '@siegeworks/ui';
import './hand.css';

/** The own hand as large cards; the more there are, the more they overlap. */
export function Hand({ desk, seat, first }: { desk: Desk; seat: Seat; first: Thing }) {
  const area = desk.props.state.board.areas.find(({ id }) => id === `${seat}.hand`);
  if (!area) return null;
  return (
    <section className="tt-hand mine" aria-label={area.title}>
      <h3>
        {titleOf(area)} <b>{area.cards.length}</b>
      </h3>
      <ul>
        <FaceList desk={desk} faces={area.cards} area={area} place={area.id} first={first} look={Card} />
      </ul>
    </section>
  );
}
