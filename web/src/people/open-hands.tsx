import type { Area, MatchState } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';

/** What somebody holds: every game calls it so in the board that it describes in words. */
const isHand = ({ id }: Area): boolean => /(^|\.)(hand|drawn|held)$/.test(id);

/** Where all hands lie open by agreement: those of the others, card by card, at one press. */
export function OpenHands({ state }: { state: MatchState }) {
  const [open, setOpen] = useState(false);
  const others = state.board.areas.filter(
    area => isHand(area) && (area.seat === null || !state.seats[area.seat]?.mine),
  );
  return (
    <>
      <button type="button" className="button small company-open" onClick={() => setOpen(true)}>
        Open hands
      </button>
      {open && (
        <Dialog title="All hands are open" onClose={() => setOpen(false)}>
          {others.map(({ id, seat, cards }) => (
            <section key={id} aria-label={nameOf(state, seat)}>
              <h3>{nameOf(state, seat)}</h3>
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
          ))}
        </Dialog>
      )}
    </>
  );
}

const nameOf = ({ seats }: MatchState, seat: number | null): string =>
  (seat === null ? undefined : seats[seat]?.name) ?? 'On the table';
