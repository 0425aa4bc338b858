import { LABELS } from '@siegeworks/arcmage';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceList, nameAt } from '@siegeworks/screen-table';
import { Card, classes, Token } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { Army } from './army.tsx';
import { CityView, residentsOf } from './city.tsx';
import type { Room, SideLayout } from './layout.ts';
import { LONELY, linesFor, sideLayout } from './layout.ts';
import { Plate } from './plate.tsx';
import type { At } from './realm.ts';
import { laid } from './realm.ts';
import { massed } from './stacks.tsx';
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
        <Field
          at={at}
          seat={seat}
          room={room}
          card={card}
          lines={mine ? linesFor(room.height, card) : 0}
          onPile={onPile}
        />
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
  onPile(id: string): void;
}
function Field({ at, seat, room, card, lines, onPile }: FieldProps) {
  const { desk, s } = at;
  const army = areaOf(desk, `${seat}.army`, seat);
  const stacks = massed(army.cards.map(laid), at.apart, CROWD);
  const cities = s.players[seat].cities.map(id => areaOf(desk, `${seat}.city${id}`, seat));
  const residents = cities.map(({ cards }) => residentsOf(cards.slice(1), at).length);
  const spells =
    areaOf(desk, `${seat}.kingdom`, seat).cards.length + areaOf(desk, `${seat}.hiding`, seat).cards.length;
  const width = room.width - Math.ceil(spells / 2) * SPELL;
  const layout = sideLayout({ ...room, width }, { residents, army: stacks.length }, card);
  return (
    <div className="realm-field">
      <Kingdom at={at} seat={seat} layout={layout} lines={lines} onPile={onPile} />
      <Army
        at={at}
        seat={seat}
        area={army}
        stacks={stacks}
        layout={layout.army}
        onAll={() => onPile(army.id)}
      />
    </div>
  );
}
/** In a large army not only tokens lie in piles. */
const CROWD = 9;
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
  onPile(id: string): void;
}
/** The cities with those who live there, and what stands in the kingdom without a city. */
function Kingdom({ at, seat, layout, lines, onPile }: KingdomProps) {
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
          layout={layout.cities[i] ?? LONELY}
          onAll={() => onPile(`${seat}.city${id}`)}
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
