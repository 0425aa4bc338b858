import type { Seat } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import { nameAt } from './seen.ts';
import { COMMON } from './words.ts';
import './foes.css';

interface FoesProps {
  desk: Desk;
  seats: readonly Seat[];
  className: string;
  /** The side of each of them, in the same order. */
  children: ReactNode;
}

/** All foes; on a phone one of several at a time, below a row of their names. */
export function Foes({ desk, seats, className, children }: FoesProps) {
  const { question, seq } = desk.props.state;
  const [shown, show] = useState(0);
  const light = seats.map(seat => isLit(desk, seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question or another choice may turn to somebody else
  useEffect(() => show(at => turnTo(light, at)), [seq, question?.id, desk.chosen?.id]);
  if (seats.length < 2) return <div className={className}>{children}</div>;
  return (
    <div className={`${className} foe-set`} data-shown={shown}>
      {children}
      <nav className="foe-tabs" aria-label={COMMON.opponents}>
        {seats.map((seat, i) => (
          <button
            key={seat}
            type="button"
            className={classes('foe-tab', { 'is-lit': light[i] === true })}
            aria-pressed={i === shown}
            onClick={() => show(i)}
          >
            {nameAt(desk, seat)}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** Whether something of theirs can be pressed now. */
function isLit({ props, lit, targets }: Desk, seat: Seat): boolean {
  const { areas } = props.state.board;
  const things = targets.size > 0 ? targets : new Set(lit.keys());
  const theirs = areas.filter(area => area.seat === seat);
  return theirs.some(({ id, cards }) => things.has(id) || cards.some(card => things.has(card.id)));
}

/** Whoever is shown stays, unless only others are meant. */
const turnTo = (light: readonly boolean[], shown: number): number =>
  light[shown] || !light.includes(true) ? shown : light.indexOf(true);
