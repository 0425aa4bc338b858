import type { Area, Face, Seat } from '@siegeworks/protocol';
import { FaceView, nameAt, seatThing } from '@siegeworks/screen-table';
import { LABELS, LANES } from '@siegeworks/tower-siege';
import type { CardProps } from '@siegeworks/ui';
import { Card, classes, Token } from '@siegeworks/ui';
import type { ComponentType, CSSProperties } from 'react';
import type { At } from './siege.ts';
import { fights, laid, pieceOf } from './siege.ts';
import type { Stack } from './stacks.ts';
import { single, stacked } from './stacks.ts';

/** More than these have no room for their names in the one row of a foe among several. */
const MOST_PLAQUES = 7;

interface ArmyProps {
  at: At;
  seat: Seat;
  area: Area;
  /** Creatures in the open. */
  faces: readonly Face[];
  /** Whether creatures that are alike lie as one. */
  alike: boolean;
  compact: boolean;
}

/** Creatures in the open, forward, ready or back, as the Action Status Cards lay them. */
export function Lanes({ at, seat, area, faces, alike, compact }: ArmyProps) {
  const name = nameAt(at.desk, seat);
  return (
    <div className="siege-lanes" data-thing={seatThing(seat)}>
      {LANES.map(({ position, title, text }) => {
        const own = faces
          .filter(face => pieceOf(at.s, face.id)?.position === position)
          .map(face => laid(at.s, face));
        const stacks = alike ? stacksIn(at, own) : own.map(single);
        return (
          <section
            key={position}
            className={classes(`siege-lane siege-${position}`, { 'siege-empty': own.length === 0 })}
            style={{ '--n': stacks.length } as CSSProperties}
            aria-label={`${name}: ${title}`}
          >
            <h3 title={text}>{title}</h3>
            <ul>
              {stacks.map(stack => (
                <StackView
                  key={stack.face.id}
                  at={at}
                  area={area}
                  stack={stack}
                  look={compact && faces.length > MOST_PLAQUES ? Token : Card}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Creatures that are alike, as one; those of different positions are never together. */
export const stacksIn = (at: At, faces: readonly Face[]): Stack[] =>
  stacked(faces, id => `${pieceOf(at.s, id)?.position} ${marksOf(at, id)}`);
/** What tells a creature from another that is printed alike. */
function marksOf(at: At, id: number): string {
  const { lit, targets, chosen } = at.desk;
  const alone = fights(at, id) || chosen?.id === id;
  return alone ? `${id}` : `${lit.has(id)} ${targets.has(id)}`;
}

interface StackProps {
  at: At;
  area: Area;
  stack: Stack;
  look: ComponentType<CardProps>;
}
function StackView({ at, area, stack: { face, n }, look }: StackProps) {
  return (
    <li className={classes('', { 'siege-fighter': fights(at, face.id), 'siege-stack': n > 1 })}>
      <FaceView
        desk={at.desk}
        first={at.first}
        area={area}
        face={face}
        place={`${area.id}/${face.id}`}
        look={look}
      />
      {n > 1 && (
        <b className="siege-count">
          <span aria-hidden="true">{LABELS.alike(n)}</span>
          <span className="visually-hidden">{LABELS.alikeAloud(n)}</span>
        </b>
      )}
    </li>
  );
}
