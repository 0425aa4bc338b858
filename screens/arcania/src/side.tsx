import { LABELS } from '@siegeworks/arcania';
import type { Area, Face, Id, Seat } from '@siegeworks/protocol';
import { areaOf, eyeOf, FaceView, nameAt } from '@siegeworks/screen-table';
import { Card, classes, Token } from '@siegeworks/ui';
import { Lands } from './lands.tsx';
import { pointedOut } from './lines.ts';
import { Plate } from './plate.tsx';
import type { Stack } from './stacks.ts';
import { numberOf, stacked } from './stacks.ts';
import { Strip } from './strip.tsx';
import type { At } from './war.ts';
import { counted, warOf } from './war.ts';
import './side.css';

interface SideProps {
  at: At;
  seat: Seat;
  /** One of several enemies: a column of strips instead of cards. */
  compact: boolean;
}

/** One kingdom: its plate, its Lands and its Battle Front, which faces the enemy. It stays as it was when it has fallen. */
export function Side({ at, seat, compact }: SideProps) {
  const mine = seat === eyeOf(at.desk);
  const war = warOf(at.desk);
  const { alive, lands, row } = war.players[seat];
  const stands = alive || lands.length > 0 || row.length > 0;
  return (
    <section
      className={classes('arcania-side', { mine, 'arcania-mine': mine, compact, fallen: !alive })}
      aria-label={nameAt(at.desk, seat)}
    >
      <Plate at={at} seat={seat} />
      {stands && <Front at={at} seat={seat} compact={compact} />}
      {stands && <Lands at={at} seat={seat} />}
    </section>
  );
}

/** The force row, and the standing effects of its player at its end. */
function Front({ at, seat, compact }: SideProps) {
  const row = areaOf(at.desk, `${seat}.row`, seat);
  const standing = areaOf(at.desk, `${seat}.standing`, seat);
  return (
    <div className="arcania-front">
      <div className={classes('arcania-lane', { folded: row.cards.length === 0 })} data-area={row.id}>
        <span className="arcania-label" aria-hidden="true">
          {LABELS.front}
        </span>
        <Forces at={at} row={row} compact={compact} />
      </div>
      {standing.cards.length > 0 && (
        <ul className="arcania-standing" aria-label={standing.title}>
          {standing.cards.map(face => (
            <li key={face.id}>
              <FaceView
                {...at}
                face={face}
                area={standing}
                place={`${standing.id}/${face.id}`}
                look={Token}
              />
              <span className="arcania-standing-text" aria-hidden="true">
                <b>{face.name}</b> {[face.line, ...face.marks].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Forces that are alike lie as one pile where the row is long. */
function Forces({ at, row, compact }: { at: At; row: Area; compact: boolean }) {
  const { desk } = at;
  const war = warOf(desk);
  const apart = pointedOut(war);
  if (typeof desk.chosen?.id === 'number') apart.add(desk.chosen.id);
  const isLit = (id: Id) => desk.lit.has(id) || desk.targets.has(id);
  const piles = stacked(row.cards.map(shownFace), apart, isLit, compact ? 1 : undefined);
  return (
    <ul className="arcania-row" aria-label={row.title} style={counted(piles.length)}>
      {piles.map(({ face, n }) => (
        <li key={face.id} className={classes('', { piled: n > 1, fights: fights(at, face) })}>
          <FaceView
            {...at}
            face={face}
            area={row}
            place={`${row.id}/${face.id}`}
            look={compact ? Strip : Card}
          />
          <Badge stack={{ face, n }} row={row.cards} />
        </li>
      ))}
      {piles.length === 0 && <li className="visually-hidden">{LABELS.noForces}</li>}
    </ul>
  );
}

/** How many lie there, or which one of its name it is. */
function Badge({ stack, row }: { stack: Stack; row: readonly Face[] }) {
  const number = numberOf(stack, row);
  if (stack.n === 1) return number && <span className="arcania-count-badge">({number})</span>;
  return (
    <span className="arcania-count-badge">
      ×{stack.n}
      <span className="visually-hidden"> {LABELS.alike}</span>
    </span>
  );
}

/** Marks as short as a card has room for; a force that has attacked is spent until its controller's next turn. */
function shownFace(face: Face): Face {
  const marks = face.marks.map(mark => LABELS.forceMark(mark));
  return { ...face, marks };
}
/** A force that attacks or blocks. */
function fights({ desk }: At, { id }: Face): boolean {
  return warOf(desk).wave.some(({ attacker, defenders }) => attacker === id || defenders.includes(id));
}
