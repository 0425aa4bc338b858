import type { Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { COMMON, FaceList, FaceView, titleOf } from '@siegeworks/screen-table';
import { Card, CardBack } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { useRealm } from './realm.ts';
import './hand.css';

interface HandProps {
  desk: Desk;
  seat: Seat;
  first: Thing;
}

/** Your own hand as large cards; the more there are, the more they overlap. */
export function Hand({ desk, seat, first }: HandProps) {
  const area = desk.props.state.board.areas.find(({ id }) => id === `${seat}.hand`);
  const held = useRealm().players[seat]?.hand.length ?? 0;
  if (!area) return null;
  // Many cards are smaller, so that their names can be read beside one another.
  const style = { '--held': Math.max(1, held) } as CSSProperties;
  return (
    <section className="tt-hand mine" aria-label={area.title} style={style}>
      <h3>
        {titleOf(area)} <b>{held}</b>
      </h3>
      <ul>
        <FaceList desk={desk} faces={area.cards} area={area} place={area.id} first={first} look={Card} />
      </ul>
      <Piles desk={desk} seat={seat} first={first} />
    </section>
  );
}

/** Your own deck, and the newest card of your discard pile. */
function Piles({ desk, seat, first }: HandProps) {
  const deck = useRealm().players[seat]?.deck.length ?? 0;
  const pile = desk.props.state.board.areas.find(({ id }) => id === `${seat}.discard`);
  const newest = pile?.cards.at(-1);
  return (
    <div className="tt-piles">
      {deck > 0 && <CardBack count={deck} name={COMMON.card} />}
      {pile && newest && (
        <div className="tt-pile-top">
          <FaceView
            desk={desk}
            area={pile}
            face={newest}
            place={`${pile.id}/top`}
            first={first}
            look={Card}
          />
        </div>
      )}
    </div>
  );
}
