import type { Offer } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import type { Desk } from './desk.ts';
import { sentence, upper } from './model.ts';
import { shortText } from './short.ts';
import './offer.css';

interface OfferProps {
  desk: Desk;
  offer: Offer;
  primary?: boolean;
  /** The key that presses it. */
  children?: ReactNode;
}

/** One answer as a button; below it stands what would come of it, where that is known. */
export function OfferButton({ desk, offer, primary = false, children }: OfferProps) {
  const { note } = offer;
  const text = shortText(offer.text, desk.chosen?.name ?? desk.props.state.question?.text ?? '');
  // The question itself says what would come of the usual answer.
  const told = note !== undefined && !primary;
  return (
    <button
      type="button"
      className={classes('button', { primary, 'offer-noted': told })}
      title={note && sentence(note)}
      onClick={() => desk.pick(offer)}
    >
      {children}{' '}
      <span className="offer-words">
        {upper(text)}
        {told && <small className="offer-note">{sentence(note)}</small>}
      </span>
    </button>
  );
}
