import type { Waiting } from '@siegeworks/arcmage';
import { battlesOf, clashesOf, LABELS, phasesOf, stackOf } from '@siegeworks/arcmage';
import type { Face } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceView, offersFor, Tray } from '@siegeworks/screen-table';
import { classes, Token } from '@siegeworks/ui';
import { useMemo } from 'react';
import type { At } from './realm.ts';
import { entryThing } from './realm.ts';
import './middle.css';
import './tray.css';

/** Between the kingdoms: the stack, the battles as they stand, or a pile that the player looks through. */
export function Middle({ at, pile, onClose }: { at: At; pile: string | null; onClose(): void }) {
  const stack = stackOf(at.s);
  const clashes = clashesOf(at.s);
  const area = pile === null ? null : areaOf(at.desk, pile, null);
  return (
    <div className="realm-middle">
      {stack.length === 0 && !area && <Phases at={at} />}
      {stack.length > 0 && <Stack at={at} stack={stack} />}
      {clashes.length > 0 && <Battles at={at} />}
      {area && area.cards.length > 0 && (
        <Tray className="realm-tray" desk={at.desk} first={at.first} area={area} onClose={onClose} />
      )}
    </div>
  );
}

/** Where the turn stands. */
const Phases = ({ at: { s } }: { at: At }) => (
  <ol className="realm-phases" aria-label={COMMON.phases}>
    {phasesOf(s).map(({ id, name, now }) => (
      <li key={id} aria-current={now ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
);

/** What waits to take effect: the top is the first. */
function Stack({ at, stack }: { at: At; stack: readonly Waiting[] }) {
  return (
    <section className="realm-stack" aria-label={LABELS.stack}>
      <h3>
        {LABELS.stack} <small>{LABELS.topFirst}</small>
      </h3>
      <ol>
        {stack.map((item, i) => (
          <Entry key={item.n} at={at} item={item} place={i + 1} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ at: { desk, first }, item, place }: { at: At; item: Waiting; place: number }) {
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
        <b>{item.name}</b>
        <small>{item.words}</small>
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
    <section className="realm-battles" aria-label={LABELS.battles}>
      <h3>{LABELS.battles}</h3>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two battles may read the same
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
