import type { MatchState } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';

/** The hands of the others, card by card. */
export function OtherHands({ state }: { state: MatchState }) {
  const others = state.seats.flatMap((seat, n) => (seat.mine ? [] : [n]));
  return others.map(seat => {
    const cards = state.hands?.find(hand => hand.seat === seat)?.cards ?? [];
    return (
      <section key={seat} aria-label={`Hand of ${state.seats[seat].name}`}>
        <h3>{state.seats[seat].name}</h3>
        {cards.length === 0 && <p>An empty hand.</p>}
        <ul className="company-hand">
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
            <li key={i}>
              <strong>{card.name}</strong> {card.line}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Where all hands lie open: those of the others, at one press. */
export function OpenHands({ state }: { state: MatchState }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button small company-open" onClick={() => setOpen(true)}>
        Open hands
      </button>
      {open && (
        <Dialog title="All hands are open" onClose={() => setOpen(false)}>
          <OtherHands state={state} />
        </Dialog>
      )}
    </>
  );
}
