import type { Area, Face } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { areaOf, offersFor } from '@siegeworks/screen-table';
import { inOrder, LABELS } from '@siegeworks/tower-siege';
import { classes, PictureView } from '@siegeworks/ui';
import type { At } from './siege.ts';
import { atOf } from './siege.ts';
import './pending.css';

/** In the rail: what waits to be resolved, and what lasts. */
export function PendingAside({ desk }: { desk: Desk }) {
  const at = atOf(desk);
  return (
    <div className="siege-aside">
      <Pending at={at} />
      <Lasting at={at} />
    </div>
  );
}

/** Where there is no rail the list lies over the dice, and only while there is something in it. */
export const PendingStrip = ({ at }: { at: At }) => (
  <div className="siege-strip">
    <Pending at={at} />
  </div>
);

function Pending({ at: { desk, s } }: { at: At }) {
  const area = areaOf(desk, 'pending', null);
  if (area.cards.length === 0) return null;
  const items = inOrder(s);
  return (
    <section className="siege-pending">
      <h2>
        {LABELS.pending} <small>{area.note}</small>
      </h2>
      <ol>
        {area.cards.map((face, i) => (
          <Entry key={items[i]?.n ?? i} desk={desk} face={face} n={items[i]?.n ?? -1} place={i + 1} />
        ))}
      </ol>
    </section>
  );
}

/** One pending item; it can be pressed where an option would counter it. */
function Entry({ desk, face, n, place }: { desk: Desk; face: Face; n: number; place: number }) {
  const [offer, other] = offersFor(desk, option => option.kind === 'target' && option.n === n);
  const single = offer !== undefined && other === undefined ? offer : null;
  const picture = desk.pictureOf(face.card);
  return (
    <li className={classes('siege-entry', { 'is-usable': single !== null })}>
      <b className="siege-entry-place">{place}</b>
      {picture && (
        <span className="siege-entry-picture">
          <PictureView picture={picture} />
        </span>
      )}
      {single ? (
        <button type="button" className="siege-entry-face" onClick={() => desk.pick(single)}>
          <EntryWords face={face} />
        </button>
      ) : (
        <button type="button" className="siege-entry-face" onClick={() => desk.open({ kind: 'card', face })}>
          <EntryWords face={face} />
        </button>
      )}
    </li>
  );
}
const EntryWords = ({ face: { name, line } }: { face: Face }) => (
  <>
    <b>{name}</b> <small>{line}</small>
  </>
);

/** Spells and Scrolls still in effect, with their targets and when they end. */
export function Lasting({ at: { desk, s } }: { at: At }) {
  const area: Area = areaOf(desk, 'effects', null);
  if (area.cards.length === 0) return null;
  return (
    <section className="siege-lasting">
      <h2>{LABELS.lasting}</h2>
      <ul>
        {area.cards.map((face, i) => {
          const n = s.effects[i]?.n ?? -1;
          const [offer] = offersFor(desk, option => option.kind === 'target' && option.n === n);
          return (
            <li key={n} className={classes('', { 'is-usable': offer !== undefined })}>
              {offer ? (
                <button type="button" className="siege-lasting-face" onClick={() => desk.pick(offer)}>
                  <b>{face.name}</b> {face.line}
                </button>
              ) : (
                <>
                  <b>{face.name}</b> {face.line}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {area.cards.length > FEW && (
        <p className="siege-lasting-more">{LABELS.moreLasting(area.cards.length - FEW)}</p>
      )}
    </section>
  );
}
/** How many are shown where there is no rail; the full list is above the log. */
const FEW = 3;
