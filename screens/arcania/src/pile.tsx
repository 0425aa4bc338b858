import { LABELS } from '@siegeworks/arcania';
import type { Area } from '@siegeworks/protocol';
import { FaceList, isLit } from '@siegeworks/screen-table';
import { classes, Dialog, Token } from '@siegeworks/ui';
import { useState } from 'react';
import type { At } from './war.ts';
import './pile.css';

/** The discard pile: how many, and all of them on demand. It glows when a card in it can be used. */
export function Pile({ at, area, n }: { at: At; area: Area; n: number }) {
  const [open, setOpen] = useState(false);
  const usable = area.cards.some(face => isLit(face, at.desk.lit) || at.desk.targets.has(face.id));
  const place = `pile ${area.id}`;
  return (
    <>
      <span className={classes('arcania-pile', { glows: usable })}>
        <button
          type="button"
          className="arcania-pile-face"
          data-place={place}
          tabIndex={at.desk.place === place ? 0 : -1}
          onFocus={() => at.desk.setPlace(place)}
          title={`${LABELS.discard}: ${n}`}
          disabled={n === 0}
          onClick={() => setOpen(true)}
        >
          {LABELS.discard} <b>{n}</b>
          {usable && <span className="visually-hidden">{LABELS.holdsUsable}</span>}
        </button>
      </span>
      {open && (
        <Dialog title={area.title} onClose={() => setOpen(false)}>
          {/* Pressing anything in it closes the pile. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cards inside are buttons, which keys press as clicks */}
          <ul className="arcania-pile-cards" onClick={() => setOpen(false)}>
            <FaceList {...at} faces={area.cards} area={area} place={area.id} look={Token} />
          </ul>
        </Dialog>
      )}
    </>
  );
}
