import type { Face } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { faceOf, thingAt } from '@siegeworks/screen-table';
import { LABELS } from '@siegeworks/tower-siege';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import './reader.css';

/** The card on the board that is pointed at, or else has the focus, by its place. */
export function usePointed(board: RefObject<HTMLElement | null>): string {
  const [pointed, point] = useState('');
  const [focused, focus] = useState('');
  useEffect(() => {
    const table = board.current;
    if (!table) return;
    const over = ({ target }: Event) => {
      // Who goes on to the reader wants to read on.
      if (!(target instanceof Element && target.closest('.siege-reader'))) point(placeAt(target));
    };
    const into = ({ target }: Event) => focus(placeAt(target));
    const out = () => focus('');
    const listeners = { pointerover: over, focusin: into, focusout: out, pointerleave: () => point('') };
    for (const [kind, listen] of Object.entries(listeners)) table.addEventListener(kind, listen);
    return () => {
      for (const [kind, listen] of Object.entries(listeners)) table.removeEventListener(kind, listen);
    };
  }, [board]);
  return pointed || focused;
}
function placeAt(target: EventTarget | null): string {
  const card = target instanceof Element ? target.closest('.card, .token, .attachment') : null;
  return card?.querySelector<HTMLElement>('[data-place]')?.dataset.place ?? '';
}

/** Beside the hand: what the card says that is pointed at. */
export function Reader({ desk, place, title, note }: ReaderProps) {
  const face = faceAt(desk, place);
  const info = face?.card ? desk.props.cards.get(face.card) : undefined;
  return (
    <div className="siege-reader">
      {info ? (
        <>
          <h3>
            {info.name} <small>{face?.type ?? info.type}</small>
          </h3>
          <p>{info.text || info.facts.join('. ')}</p>
        </>
      ) : (
        <>
          <h3>
            {title} <small>{note}</small>
          </h3>
          <p>{LABELS.readHere}</p>
        </>
      )}
    </div>
  );
}
interface ReaderProps {
  desk: Desk;
  place: string;
  /** While nothing is pointed at. */
  title: string;
  note: string;
}

/** A card on the table, or a Spell that no card on the table stands for. */
function faceAt({ props: { state, cards } }: Desk, place: string): Pick<Face, 'card' | 'type'> | null {
  const thing = place === '' ? null : thingAt(place);
  if (typeof thing === 'number') return faceOf(state.board, thing);
  const info = cards.get(place.split('/').at(-1) ?? '');
  return info ? { card: info.id, type: info.type } : null;
}
