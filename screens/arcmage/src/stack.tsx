import type { Waiting } from '@siegeworks/arcmage';
import { battlesOf, clashesOf, LABELS, stackOf } from '@siegeworks/arcmage';
import type { Face } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { areaOf, FaceView, offersFor } from '@siegeworks/screen-table';
import { classes, Token } from '@siegeworks/ui';
import { useMemo } from 'react';
import type { At } from './realm.ts';
import { atOf, entryThing } from './realm.ts';
import './stack.css';

/** In the rail: what waits to take effect, the last first, and how the fights would end. */
export function RealmAside({ desk }: { desk: Desk }) {
  const at = atOf(desk);
  const stack = stackOf(at.s);
  return (
    <section className="realm-aside" aria-label={LABELS.stack}>
      <h3>
        {LABELS.stack} <small>{LABELS.topFirst}</small>
      </h3>
      {stack.length === 0 ? (
        <p className="realm-nothing">{LABELS.nothingWaits}</p>
      ) : (
        <ol>
          {stack.map((item, i) => (
            <Entry key={item.n} at={at} item={item} place={i + 1} />
          ))}
        </ol>
      )}
      {clashesOf(at.s).length > 0 && <Battles at={at} />}
    </section>
  );
}

/** One object of the stack; a button where it can be aimed at. */
export function Entry({ at: { desk, first }, item, place }: { at: At; item: Waiting; place: number }) {
  const area = areaOf(desk, 'stack', null);
  const found = area.cards[place - 1];
  const [offer] = offersFor(desk, ({ kind, n }) => kind === 'target' && n === item.n);
  const face: Face = { ...(found ?? EMPTY), id: item.id, card: item.card, name: item.name, line: item.words };
  return (
    <li
      className={classes('realm-entry', { 'is-usable': offer !== undefined })}
      data-thing={entryThing(item.n)}
    >
      <span className="realm-entry-place" aria-hidden="true">
        {place}
      </span>
      <FaceView
        desk={desk}
        first={first}
        area={area}
        face={face}
        place={`stack/${item.n}`}
        look={Token}
        again={!item.isCard}
      />
      <p>
        <b>{item.name}</b> <small>{item.words}</small>
      </p>
      {offer && (
        <button
          type="button"
          className="button small"
          data-place={entryThing(item.n)}
          onClick={() => desk.pick(offer)}
        >
          {LABELS.choose}
          <span className="visually-hidden"> {item.name}</span>
        </button>
      )}
    </li>
  );
}
const EMPTY: Face = { id: -1, card: null, name: '', line: '', marks: [], attached: [] };

/** Who fights whom, and what would come of it with what can be seen now. */
function Battles({ at: { s } }: { at: At }) {
  const lines = useMemo(() => battlesOf(s), [s]);
  return (
    <>
      <h3>{LABELS.battles}</h3>
      <ul className="realm-battles">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two battles may read the same
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  );
}
