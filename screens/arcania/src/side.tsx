import { LABELS } from '@siegeworks/arcania';
import type { Face, Seat } from '@siegeworks/protocol';
import { areaOf, eyeOf, FaceView, nameAt } from '@siegeworks/screen-table';
import { Card, classes, Token } from '@siegeworks/ui';
import { Lands } from './lands.tsx';
import { Plate } from './plate.tsx';
import type { At } from './war.ts';
import { counted, warOf } from './war.ts';
import './side.css';

interface SideProps {
  at: At;
  seat: Seat;
  /** One of several enemies: tokens instead of cards. */
  compact: boolean;
}

/** One kingdom: its plate, its Lands and its Battle Front, which faces the enemy. */
export function Side({ at, seat, compact }: SideProps) {
  const mine = seat === eyeOf(at.desk);
  const { alive } = warOf(at.desk).players[seat];
  const name = nameAt(at.desk, seat);
  return (
    <section className={classes('arcania-side', { mine, 'arcania-mine': mine, compact })} aria-label={name}>
      <Plate at={at} seat={seat} />
      {alive && <Front at={at} seat={seat} compact={compact} />}
      {alive && <Lands at={at} seat={seat} />}
    </section>
  );
}

/** The force row, and the standing effects of its player at its end. */
function Front({ at, seat, compact }: SideProps) {
  const row = areaOf(at.desk, `${seat}.row`, seat);
  const standing = areaOf(at.desk, `${seat}.standing`, seat);
  return (
    <div className="arcania-front">
      <span className="arcania-label" aria-hidden="true">
        {LABELS.front}
      </span>
      <ul className="arcania-row" aria-label={row.title} style={counted(row.cards.length)}>
        {row.cards.map(face => (
          <li key={face.id} className={classes('', { advanced: fights(at, face) })}>
            <FaceView
              {...at}
              face={shownFace(face)}
              area={row}
              place={`${row.id}/${face.id}`}
              look={compact ? Token : Card}
            />
          </li>
        ))}
        {row.cards.length === 0 && <li className="arcania-empty">{LABELS.noForces}</li>}
      </ul>
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

/** Arrows and the middle show which forces fight; a force that has attacked is spent until its controller's next turn. */
function shownFace(face: Face): Face {
  const marks = face.marks.filter(mark => !/^(attacks|blocks) /.test(mark));
  return { ...face, marks: marks.map(mark => (mark === 'has attacked' ? 'spent' : mark)) };
}

/** A force that attacks or blocks steps forward. */
function fights({ desk }: At, { id }: Face): boolean {
  return warOf(desk).wave.some(({ attacker, defenders }) => attacker === id || defenders.includes(id));
}
