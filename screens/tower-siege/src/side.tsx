import type { Face, Id, Seat } from '@siegeworks/protocol';
import { areaOf, eyeOf, FaceList, FaceView, nameAt, seatThing } from '@siegeworks/screen-table';
import { LABELS, LANES, NONE } from '@siegeworks/tower-siege';
import type { CardProps } from '@siegeworks/ui';
import { Card, classes, Token } from '@siegeworks/ui';
import type { ComponentType, CSSProperties } from 'react';
import { Plate } from './plate.tsx';
import type { At } from './siege.ts';
import { laid, pieceOf } from './siege.ts';
import './side.css';

interface SideProps {
  at: At;
  seat: Seat;
  /** With several foes, each has one row of tokens. */
  compact: boolean;
  /** The piles that lie open in the middle. */
  piles: readonly string[];
  onPile(id: string): void;
}

/** One player: the plate, Mage and Tower, and the army in its three positions. */
export function Side({ at, seat, compact, piles, onPile }: SideProps) {
  const name = nameAt(at.desk, seat);
  if (!at.s.players[seat].alive) return <Fallen name={name} />;
  return (
    <section
      className={classes('siege-side', { mine: seat === eyeOf(at.desk), 'siege-compact': compact })}
      aria-label={name}
    >
      <Plate at={at} seat={seat} piles={piles} onPile={onPile} />
      <div className="siege-field">
        <Stronghold at={at} seat={seat} look={compact ? Token : Card} />
        <Lanes at={at} seat={seat} look={compact ? Token : Card} />
      </div>
    </section>
  );
}

interface PartProps {
  at: At;
  seat: Seat;
  /** How the larger cards are drawn here. */
  look: ComponentType<CardProps>;
}

const Fallen = ({ name }: { name: string }) => (
  <section className="siege-side siege-fallen" aria-label={name}>
    <h2>{name}</h2>
    <p>{LABELS.fallenMage}</p>
  </section>
);

/** Tower and Mage as cards; Shelters and Relics beside them as tokens, with their occupants. */
function Stronghold({ at, seat, look }: PartProps) {
  const { desk, s, first } = at;
  const built = areaOf(desk, `${seat}.structures`, seat);
  const army = areaOf(desk, `${seat}.army`, seat);
  const { tower, mage } = s.players[seat];
  const home = built.cards.filter(face => face.id === tower);
  const others = built.cards.filter(face => face.id !== tower);
  const aside = areaOf(desk, `${seat}.aside`, seat);
  const indoors = army.cards.filter(face => isInside(at, face.id));
  const own = { desk, first };
  return (
    <div className="siege-home">
      {indoors.map(face => (
        <FaceView
          key={face.id}
          {...own}
          area={army}
          face={inside(laid(s, face), face)}
          place={`${army.id}/${face.id}`}
          look={face.id === mage ? look : Token}
        />
      ))}
      {home.map(face => (
        <FaceView
          key={face.id}
          {...own}
          area={built}
          face={laid(s, face)}
          place={`${built.id}/${face.id}`}
          look={look}
        />
      ))}
      {home.length === 0 && <p className="siege-ruin">{LABELS.fallenTower}</p>}
      {others.length + aside.cards.length > 0 && (
        <ul className="siege-relics">
          <FaceList
            {...own}
            area={built}
            faces={others.map(face => laid(s, face))}
            place={built.id}
            look={Token}
          />
          <FaceList {...own} area={aside} faces={aside.cards.map(fallen)} place={aside.id} look={Token} />
        </ul>
      )}
    </div>
  );
}
const isInside = ({ s }: At, id: Id): boolean => (pieceOf(s, id)?.inside ?? NONE) !== NONE;
/** Set aside until it is repaired. */
const fallen = (face: Face): Face => ({ ...face, marks: [LABELS.setAside] });
/** Its type line says where it is. */
function inside(face: Face, { marks }: Face): Face {
  const where = marks.find(mark => mark.startsWith(`${LABELS.inside} `)) ?? '';
  return { ...face, type: [face.type, where === '' ? '' : LABELS.inside].filter(Boolean).join(' · ') };
}

/** Many creatures in one position are shown as tokens. */
const MOST_CARDS = 6;

/** Creatures in the open, forward, ready or back, as the Action Status Cards lay them. */
function Lanes({ at, seat, look }: PartProps) {
  const { desk, s, first } = at;
  const army = areaOf(desk, `${seat}.army`, seat);
  const open = army.cards.filter(face => !isInside(at, face.id));
  const name = nameAt(desk, seat);
  return (
    <div className="siege-lanes" data-thing={seatThing(seat)}>
      {LANES.map(({ position, title, text }) => {
        const faces = open
          .filter(face => pieceOf(s, face.id)?.position === position)
          .map(face => laid(s, face));
        return (
          <section
            key={position}
            className={classes(`siege-lane siege-${position}`, {
              'siege-empty': faces.length === 0,
              'siege-host': faces.length > MOST_CARDS,
            })}
            style={{ '--n': faces.length } as CSSProperties}
            aria-label={`${name}: ${title}`}
          >
            <h3 title={text}>{title}</h3>
            <ul>
              <FaceList
                desk={desk}
                first={first}
                area={army}
                faces={faces}
                place={army.id}
                look={faces.length > MOST_CARDS ? Token : look}
              />
            </ul>
          </section>
        );
      })}
    </div>
  );
}
