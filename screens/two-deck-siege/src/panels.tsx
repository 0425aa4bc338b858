import type { Area } from '@siegeworks/protocol';
import { FaceList, upper } from '@siegeworks/screen-table';
import type { Panel, Row } from '@siegeworks/two-deck-siege';
import {
  enemyDeck,
  FATES,
  LABELS,
  LEGEND,
  phasesOf,
  placePanel,
  sidesPanel,
  standing,
  unitPanel,
} from '@siegeworks/two-deck-siege';
import { classes, Prose, Token } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { alarmsOf, Rose, useSideOffers } from './compass.tsx';
import { useScene } from './context.ts';
import { Fate } from './unit.tsx';
import './panels.css';

/** Words beside the map. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="tds-panel" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="tds-rows">
      {rows.map(({ label, text, tone, dots }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone ? `tds-${tone}` : ''}>
            {dots && <Dots {...dots} />}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
function Dots({ now, most }: { now: number; most: number }) {
  return (
    <span className="tds-dots" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots differ only by position
        <i key={i} className={classes('', { full: i < now })} />
      ))}
    </span>
  );
}

/** The enemy deck: where it stands, what is still in it, what it has just brought (unless that is shown apart). */
export function DeckPanel({ apart = false }: { apart?: boolean }) {
  const { s, desk } = useScene();
  const { title, text, marker, unseen } = enemyDeck(s);
  const brought = apart ? [] : desk.props.state.board.areas.filter(({ id }) => BROUGHT.includes(id));
  return (
    <Frame title={title}>
      <div className="tds-deck">
        <Rose marker={marker} />
        <div>
          <p>{text}</p>
          {brought.length > 0 ? (
            <div className="tds-news">
              {brought.map(area => (
                <Brought key={area.id} area={area} />
              ))}
            </div>
          ) : (
            <ul className="tds-unseen" aria-label={LABELS.unseen}>
              {unseen.map(({ name, n }) => (
                <li key={name}>
                  {name} <b>{n}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Frame>
  );
}
const BROUGHT = ['drawn', 'held', 'reserve'];

export function Brought({ area }: { area: Area }) {
  const { desk, first } = useScene();
  return (
    <section className="tds-brought" aria-label={area.title}>
      <h3>{area.title}</h3>
      <ul>
        <FaceList desk={desk} faces={area.cards} area={area} place={area.id} first={first} look={Token} />
      </ul>
    </section>
  );
}

export function StandingPanel() {
  const { s } = useScene();
  const { title, rows } = standing(s);
  return (
    <Frame title={title}>
      <Phases />
      <Rows rows={rows} />
    </Frame>
  );
}

/** The steps of a round, with the current one marked. */
function Phases() {
  const { s } = useScene();
  return (
    <ol className="tds-phases" aria-label={LABELS.round}>
      {phasesOf(s).map(({ name, now, siege }) => (
        <li
          key={name}
          className={classes('', { 'is-now': now, siege })}
          aria-current={now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The unit or place in focus, or else the four sides. */
export function SubjectPanel() {
  const { s, regard, outlook } = useScene();
  const sides = useSideOffers();
  const { subject } = regard;
  if (sides.size > 0 && subject === null) return <SideChoice />;
  const isUnit = typeof subject === 'number' && s.units[subject]?.place;
  const panel: Panel = isUnit
    ? unitPanel(s, subject)
    : typeof subject === 'string'
      ? placePanel(s, subject)
      : sidesPanel(s, alarmsOf(outlook.lines));
  // Beside the four sides it would not be clear which unit it means.
  const line = isUnit ? outlook.lines.find(({ cards }) => cards[0] === subject) : undefined;
  const foreseen: Row[] = line
    ? [{ label: LABELS.foreseen, text: line.text, tone: line.grave ? 'bad' : 'warn' }]
    : [];
  return (
    <Frame title={panel.title}>
      <Rows rows={[...panel.rows, ...foreseen]} />
    </Frame>
  );
}

/** A question about sides can be answered here. */
function SideChoice() {
  const { desk } = useScene();
  return (
    <Frame title={LABELS.whichSide}>
      <div className="tds-sides">
        {[...useSideOffers()].map(([side, offer]) => (
          <button
            key={side}
            type="button"
            className={`button tds-side-${side}`}
            onClick={() => desk.pick(offer)}
          >
            {upper(offer.text)}
          </button>
        ))}
      </div>
    </Frame>
  );
}

/** How to read a unit. */
export function Legend() {
  return (
    <Frame title={LEGEND.title}>
      <ul className="tds-legend">
        <li>
          <Prose text={LEGEND.above} />
        </li>
        <li>
          <Prose text={LEGEND.below} />
        </li>
        <li>
          <Fate result="kill" /> {FATES.kill} <Fate result="wound" /> {FATES.wound}
        </li>
        <li className="tds-legend-look">{LEGEND.look}</li>
      </ul>
    </Frame>
  );
}
