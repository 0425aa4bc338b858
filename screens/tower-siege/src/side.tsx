import type { Area, Face, Id, Seat } from '@siegeworks/protocol';
import { areaOf, eyeOf, FaceList, FaceView, nameAt } from '@siegeworks/screen-table';
import { LABELS, NONE } from '@siegeworks/tower-siege';
import type { CardProps } from '@siegeworks/ui';
import { Card, classes, PictureView, Token } from '@siegeworks/ui';
import type { ComponentType } from 'react';
import { Lanes, stacksIn } from './army.tsx';
import { Plate } from './plate.tsx';
import type { At } from './siege.ts';
import { fights, laid, pieceOf } from './siege.ts';
import type { Fit } from './stacks.ts';
import { fitOf } from './stacks.ts';
import './side.css';
import './army.css';

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
  const army = areaOf(at.desk, `${seat}.army`, seat);
  // Out of the game while others play on. Who loses last stays on the table.
  if (!at.s.players[seat].alive && army.cards.length === 0) return <Fallen name={name} />;
  const open = army.cards.filter(face => !isInside(at, face.id));
  const { fit, alike } = layoutOf(at, seat, army, open);
  return (
    <section
      className={classes(`siege-side siege-fit-${fit}`, {
        mine: seat === eyeOf(at.desk),
        'siege-compact': compact,
      })}
      aria-label={name}
    >
      <Plate at={at} seat={seat} piles={piles} onPile={onPile} />
      <div className="siege-field">
        <Stronghold at={at} seat={seat} look={Card} />
        <Lanes at={at} seat={seat} area={army} faces={open} alike={alike || compact} compact={compact} />
      </div>
    </section>
  );
}

/** How everything of this side has room; alike creatures share one card before all become smaller. */
function layoutOf(at: At, seat: Seat, army: Area, open: readonly Face[]): { fit: Fit; alike: boolean } {
  const { tower, mage, aside } = at.s.players[seat];
  const built = areaOf(at.desk, `${seat}.structures`, seat).cards.filter(face => face.id !== tower);
  const indoors = army.cards.filter(face => isInside(at, face.id) && face.id !== mage);
  const tokens = Math.ceil((built.length + indoors.length + aside.filter(id => id !== tower).length) / 2);
  const home = pieceOf(at.s, mage)?.inside === NONE ? 1 : 2;
  const fit = fitOf(home + open.length, tokens);
  if (fit === 'cards') return { fit, alike: false };
  return { fit: fitOf(home + stacksIn(at, open).length, tokens), alike: true };
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
  const ruin = aside.cards.find(face => face.id === tower);
  const broken = aside.cards.filter(face => face.id !== tower);
  const indoors = army.cards.filter(face => isInside(at, face.id));
  const own = { desk, first };
  return (
    <div
      className={classes('siege-home', {
        'siege-fighter': [...home, ...indoors].some(face => fights(at, face.id)),
      })}
    >
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
      {home.length === 0 && <Ruin at={at} face={ruin} />}
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
      {others.length + broken.length > 0 && (
        <ul className="siege-relics">
          <FaceList
            {...own}
            area={built}
            faces={others.map(face => laid(s, face))}
            place={built.id}
            look={Token}
          />
          <FaceList {...own} area={aside} faces={broken.map(fallen)} place={aside.id} look={Token} />
        </ul>
      )}
    </div>
  );
}
/** Where the Tower stood; it can be pressed where it may be repaired. */
function Ruin({ at: { desk, first }, face }: { at: At; face: Face | undefined }) {
  const picture = face && desk.pictureOf(face.card);
  const offers = face ? (desk.lit.get(face.id) ?? []) : [];
  const words = (
    <>
      {picture && (
        <span className="siege-ruin-picture">
          <PictureView picture={picture} />
        </span>
      )}
      <span>
        {face?.name} {LABELS.fallenTower}
      </span>
    </>
  );
  if (!face || offers.length === 0)
    return (
      <p className="siege-ruin" data-thing={face?.id}>
        {words}
      </p>
    );
  return (
    <button
      type="button"
      className="siege-ruin is-usable"
      data-thing={face.id}
      data-place={`aside/${face.id}`}
      tabIndex={first === face.id ? 0 : -1}
      onClick={() => desk.press(face)}
    >
      {words}
    </button>
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
