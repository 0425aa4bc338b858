import type { LogLine } from '@siegeworks/protocol';
import { areaOf, nameAt, Tray } from '@siegeworks/screen-table';
import type { Prospect } from '@siegeworks/tower-siege';
import { LABELS, prospect, rollWords, TURN } from '@siegeworks/tower-siege';
import { classes, RollPanel } from '@siegeworks/ui';
import { useRef } from 'react';
import { useLane } from './lane.ts';
import { Lasting, PendingStrip } from './pending.tsx';
import type { At } from './siege.ts';
import './middle.css';
import './tray.css';

/** Between the armies: the turn, the dice of the last exchange, and what will be rolled next. */
export function Middle({ at, piles, onClose }: { at: At; piles: readonly string[]; onClose(): void }) {
  const band = useRef<HTMLElement>(null);
  useLane(
    band,
    at.lines.flatMap(({ from, to }) => [from, to]),
  );
  return (
    <section className="siege-middle" ref={band} aria-label={LABELS.dice}>
      <Turn at={at} />
      <Dice at={at} />
      {piles.length > 0 && (
        <div className="siege-trays">
          {piles.map(id => (
            <Tray
              key={id}
              className="siege-tray"
              desk={at.desk}
              first={at.first}
              area={areaOf(at.desk, id, null)}
              onClose={onClose}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Whose turn it is, and which phase it has reached. */
function Turn({ at: { s, desk } }: { at: At }) {
  const mine = desk.props.state.eye === s.turn;
  const now = TURN.findIndex(({ phase }) => phase === s.phase);
  return (
    <div className="siege-turn">
      <h3>{mine ? LABELS.yourTurn : LABELS.turnOf(nameAt(desk, s.turn))}</h3>
      <ol>
        {TURN.map(({ phase, title }, i) => (
          <li
            key={phase}
            className={classes('', { done: i < now })}
            aria-current={i === now ? 'step' : undefined}
          >
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Dice({ at }: { at: At }) {
  const { log, state } = at.desk.props;
  // After the last roll nothing is rolled any more.
  const next = state.outcome ? null : prospect(at.s);
  const rolls = lastRolls(log, next || at.lines.length > 0 ? 1 : 2);
  return (
    <>
      <PendingStrip at={at} />
      <div className={classes('siege-rolls', { past: next !== null })}>
        {rolls.length === 0 && !next && <p className="siege-quiet">{LABELS.noDice}</p>}
        {rolls.map(({ line, n }) => {
          const roll = rollWords(at.s, line.event);
          return roll && <RollPanel key={n} roll={{ ...roll, wanted: LABELS.orLess, percentile: true }} />;
        })}
      </div>
      {next && <Needs next={next} />}
      {!next && <Lasting at={at} />}
    </>
  );
}

/** The rolls that were made together last, the oldest first. */
function lastRolls(log: readonly LogLine[], most: number): { line: LogLine; n: number }[] {
  const rolls = log.map((line, n) => ({ line, n })).filter(({ line }) => /rolled$/i.test(line.kind));
  const last = rolls.at(-1);
  return rolls.filter(({ line }) => line.pick === last?.line.pick).slice(-most);
}

/** What must be rolled if nobody responds. */
function Needs({ next }: { next: Prospect }) {
  return (
    <ul className="siege-needs" aria-label={LABELS.toBeRolled}>
      {next.needs.map(({ title, level, why }) => (
        <li key={title}>
          <small>{title}</small>
          <b>
            <span className="visually-hidden">{LABELS.needs}</span>
            <span aria-hidden="true">≤ </span>
            {level}
            <span className="visually-hidden"> {LABELS.orLess}</span>
          </b>
          <span>{why}</span>
        </li>
      ))}
    </ul>
  );
}
