import type { Face } from '@siegeworks/protocol';
import type { Desk, Pointed, Thing } from '@siegeworks/screen-table';
import { faceOf, usePointed } from '@siegeworks/screen-table';
import { LABELS } from '@siegeworks/tower-siege';
import './reader.css';

/** Beside the hand: what the card says that is pointed at. */
export function Reader({ desk, title, note }: ReaderProps) {
  const face = faceAt(desk, usePointed(desk));
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
  /** While nothing is pointed at. */
  title: string;
  note: string;
}

type Shown = Pick<Face, 'card' | 'type'>;
/** The card that is pointed at, or that the answer is about which is pointed at; or what is chosen. */
function faceAt(desk: Desk, pointed: Pointed): Shown | null {
  const chosen = desk.chosen?.id ?? null;
  if (pointed === null) return chosen === null ? null : shownAt(desk, chosen);
  if ('thing' in pointed) return shownAt(desk, pointed.thing);
  const { card, target, what } = pointed.answer.option;
  return shownAt(desk, card ?? target ?? what ?? '');
}
/** A card on the table, or a Spell that no card on the table stands for. */
function shownAt({ props: { state, cards } }: Desk, thing: Thing): Shown | null {
  if (typeof thing === 'number') return faceOf(state.board, thing);
  const info = cards.get(thing.split('/').at(-1) ?? '');
  return info ? { card: info.id, type: info.type } : null;
}
