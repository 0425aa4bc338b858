import type { Area } from '@siegeworks/protocol';
import { COMMON, FaceList, isLit, pileOf, titleOf } from '@siegeworks/screen-table';
import { LABELS } from '@siegeworks/two-deck-siege';
import { Card, CardBack, classes } from '@siegeworks/ui';
import { useState } from 'react';
import { useScene } from './context.ts';
import { Seats } from './seats.tsx';
import './hand.css';

/** The orders in hand as large cards, and the piles beside them. */
export function Hand() {
  const { desk } = useScene();
  const { areas } = desk.props.state.board;
  const hand = areas.find(({ id }) => id === 'hand');
  const piles = areas.filter(({ folded }) => folded);
  const [opened, open] = useState('');
  const lit = piles.find(({ cards }) => cards.some(face => isLit(face, desk.lit)));
  const shown = lit ?? piles.find(({ id }) => id === opened);
  return (
    <section className="tds-hand mine" aria-label={LABELS.handAndPiles}>
      {shown ? (
        <Cards area={shown} close={lit ? null : () => open('')} />
      ) : hand ? (
        <Cards area={hand} close={null} />
      ) : (
        <p className="tds-hand-empty">{LABELS.noHand}</p>
      )}
      <div className="tds-piles">
        <Decks />
        {piles.map(({ id, title, cards }) => (
          <button
            key={id}
            type="button"
            className="button small"
            aria-expanded={shown?.id === id}
            onClick={() => open(opened === id ? '' : id)}
          >
            {title} <b>{cards.length}</b>
          </button>
        ))}
      </div>
    </section>
  );
}

function Cards({ area, close }: { area: Area; close: (() => void) | null }) {
  const { desk, first } = useScene();
  const { faces, hidden } = pileOf(area);
  return (
    <section className={classes('tds-cards', { 'is-pile': area.id !== 'hand' })} aria-label={area.title}>
      <header>
        <h2>{titleOf(area)}</h2>
        {area.id !== 'hand' || desk.props.state.seats.length < 2 ? (
          <p>{area.id === 'hand' ? LABELS.hand : area.note}</p>
        ) : (
          <Seats />
        )}
        {close && (
          <button type="button" className="button small" onClick={close}>
            {LABELS.backToHand}
          </button>
        )}
      </header>
      <ul>
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name={COMMON.card} />
          </li>
        )}
        <FaceList desk={desk} faces={faces} area={area} place={area.id} first={first} look={Card} />
      </ul>
    </section>
  );
}

/** The garrison's own deck, face down. */
function Decks() {
  const { s } = useScene();
  return (
    <div className="tds-deck-pile">
      {s.deck.length > 0 && <CardBack count={s.deck.length} name={COMMON.card} />}
      <span>{s.deck.length === 0 ? LABELS.noDeck : LABELS.deck}</span>
    </div>
  );
}
