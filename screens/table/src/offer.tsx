import { classes } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { keyOf, sentence } from './model.ts';
import { wordsOf } from './slot.tsx';
import type { Answer } from './slots.ts';
import './offer.css';

/** One answer as a button in a list; below it stands what would come of it, where that is known. */
export function OfferButton({ desk, offer }: { desk: Desk; offer: Answer }) {
  const { note } = offer;
  return (
    <button
      type="button"
      className={classes('button', { 'offer-noted': note !== undefined })}
      data-answer={keyOf(offer)}
      onClick={() => desk.pick(offer)}
    >
      <span className="offer-words">
        {wordsOf(desk, offer)}
        {note !== undefined && <small className="offer-note">{sentence(note)}</small>}
      </span>
    </button>
  );
}
