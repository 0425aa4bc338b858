import { cityAt, LABELS } from '@siegeworks/arcmage';
import type { Face, Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceList, nameAt } from '@siegeworks/screen-table';
import { Card, classes, Token } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { Army } from './army.tsx';
import { CityView } from './city.tsx';
import type { Room, SideLayout } from './layout.ts';
import { linesFor, sideLayout } from './layout.ts';
import { Plate } from './plate.tsx';
import type { At } from './realm.ts';
import { laid } from './realm.ts';
import { piled, stacksOf } from './stacks.tsx';
import './side.css';

interface SideProps {
  at: At;
  seat: Seat;
  mine?: boolean;
  /** One of several foes: the plate lies above the field. */
  column?: boolean;
  /** One of many: cities and army are lists of names. */
  listed?: boolean;
  /** Room for cities and army, and the width of a card. */
  room: Room;
  card: number;
  /** The pile that lies open. */
  pile: string | null;
  onPile(id: string): void;
}

/** One player: the plate with the vaults, the kingdom of cities, and the army. Who is beaten stays to be seen. */
export function Side({
  at,
  seat,
  mine = false,
  column = false,
  listed = false,
  room,
  card,
  pile,
  onPile,
}: SideProps) {
  const { desk, s } = at;
  const name = nameAt(desk, seat);
  const gone = !s.players[seat].alive;
  return (
    <section
      className={classes('realm-side', {
        mine,
        'realm-column': column,
        'realm-listed': listed,
        'realm-beaten': gone,
      })}
      style={{ '--card': `${card}px` } as CSSProperties}
      aria-label={name}
    >
      <Plate at={at} seat={seat} pile={pile} onPile={onPile} />
      {gone && s.over === null ? (
        <p className="realm-out">{COMMON.out}</p>
      ) : (
        <Field at={at} seat={seat} room={room} card={card} lines={mine ? linesFor(room.height, card) : 0} />
      )}
    </section>
  );
}

interface FieldProps {
  at: At;
  seat: Seat;
  room: Room;
  card: number;
  /** Lines for the levels of a city. */
  lines: number;
}
function Field({ at, seat, room, card, lines }: FieldProps) {
  const { desk, s } = at;
  const army = areaOf(desk, `${seat}.army`, seat);
  const stacks = massed(army.cards.map(laid), at);
  const residents = s.players[seat].cities.map(id => cityAt(s, id)?.residents.length ?? 0);
  const spells =
    areaOf(desk, `${seat}.kingdom`, seat).cards.length + areaOf(desk, `${seat}.hiding`, seat).cards.length;
  const width = room.width - Math.ceil(spells / 2) * SPELL;
  const layout = sideLayout({ ...room, width }, { residents, army: stacks.length }, card);
  return (
    <div className="realm-field">
      <Kingdom at={at} seat={seat} layout={layout} lines={lines} />
      <Army at={at} seat={seat} area={army} stacks={stacks} layout={layout.army} />
    </div>
  );
}
/** In a large army not only tokens lie in piles. */
const CROWD = 9;
const massed = (faces: readonly Face[], { apart }: At) =>
  faces.length > CROWD ? piled(faces, face => !apart.has(face.id)) : stacksOf(faces, apart);
/** A column of enchantments that stand in no city. */
const SPELL = 66;

/** Before there is a city: those to begin with, while one of them is chosen. */
function Beginning({ at, seat, isOut }: { at: At; seat: Seat; isOut: boolean }) {
  const { desk, first } = at;
  const area = areaOf(desk, `${seat}.unbuilt`, seat);
  const choice = area.cards.filter(face => desk.lit.has(face.id));
  if (choice.length === 0) return <p className="realm-none">{isOut ? LABELS.noCityLeft : LABELS.noCity}</p>;
  return (
    <ul className="realm-beginning" aria-label={area.title}>
      <FaceList desk={desk} first={first} area={area} faces={choice} place={area.id} look={Card} />
    </ul>
  );
}

interface KingdomProps {
  at: At;
  seat: Seat;
  layout: SideLayout;
  lines: number;
}
/** The cities with those who live there, and what stands in the kingdom without a city. */
function Kingdom({ at, seat, layout, lines }: KingdomProps) {
  const { desk, s, first } = at;
  const { cities } = s.players[seat];
  const isOut = desk.props.state.outcome !== null;
  const free = [areaOf(desk, `${seat}.kingdom`, seat), areaOf(desk, `${seat}.hiding`, seat)];
  return (
    <section className="realm-kingdom" aria-label={LABELS.kingdomOf(nameAt(desk, seat))}>
      {cities.map((id, i) => (
        <CityView
          key={id}
          at={at}
          area={areaOf(desk, `${seat}.city${id}`, seat)}
          id={id}
          lines={lines}
          card={layout.card}
          {...(layout.cities[i] ?? { width: layout.card, form: 'narrow' })}
        />
      ))}
      {cities.length === 0 && <Beginning at={at} seat={seat} isOut={isOut} />}
      {free.map(
        area =>
          area.cards.length > 0 && (
            <ul key={area.id} className="realm-spells" aria-label={area.title}>
              <FaceList
                desk={desk}
                first={first}
                area={area}
                faces={area.cards.map(laid)}
                place={area.id}
                look={Token}
              />
            </ul>
          ),
      )}
    </section>
  );
}
