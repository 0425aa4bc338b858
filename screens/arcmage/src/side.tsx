import { cityAt, LABELS } from '@siegeworks/arcmage';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceList, nameAt, upper } from '@siegeworks/screen-table';
import { Card, classes, Token } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { CityView } from './city.tsx';
import { Plate } from './plate.tsx';
import type { At } from './realm.ts';
import { armyOffer, laid } from './realm.ts';
import './side.css';

interface SideProps {
  at: At;
  seat: Seat;
  mine?: boolean;
  /** One of several foes: tokens instead of cards. */
  compact?: boolean;
  /** The pile that lies open in the middle. */
  pile: string | null;
  onPile(id: string): void;
}

/** One player: the plate with the vaults, the kingdom of cities, and the army. */
export function Side({ at, seat, mine = false, compact = false, pile, onPile }: SideProps) {
  const { desk, s } = at;
  const name = nameAt(desk, seat);
  const player = s.players[seat];
  if (!player.alive)
    return (
      <section className="realm-side realm-fallen" aria-label={name}>
        <h2>{name}</h2>
        <p>{COMMON.out}</p>
      </section>
    );
  return (
    <section className={classes('realm-side', { mine, 'realm-compact': compact })} aria-label={name}>
      <Plate at={at} seat={seat} pile={pile} onPile={onPile} />
      <div className="realm-field">
        <Kingdom at={at} seat={seat} compact={compact} />
        <Army at={at} seat={seat} compact={compact} />
      </div>
    </section>
  );
}

interface FieldProps {
  at: At;
  seat: Seat;
  compact: boolean;
}

/** The cities with those who live there, and what stands in the kingdom without a city. */
function Kingdom({ at, seat, compact }: FieldProps) {
  const { desk, s, first } = at;
  const { cities } = s.players[seat];
  // Residents stand in pairs beside their city.
  const columns = cities.reduce((n, id) => n + Math.ceil((cityAt(s, id)?.residents.length ?? 0) / 2), 0);
  const spells = areaOf(desk, `${seat}.kingdom`, seat);
  const hiding = areaOf(desk, `${seat}.hiding`, seat);
  return (
    <section
      className="realm-kingdom"
      style={{ '--m': Math.max(1, cities.length), '--k': columns } as CSSProperties}
      aria-label={LABELS.kingdomOf(nameAt(desk, seat))}
    >
      {cities.map(id => (
        <CityView
          key={id}
          at={at}
          area={areaOf(desk, `${seat}.city${id}`, seat)}
          id={id}
          look={compact ? Token : Card}
        />
      ))}
      {cities.length === 0 && <p className="realm-none">{LABELS.noCity}</p>}
      {[spells, hiding].map(
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

function Army({ at: { desk, first }, seat, compact }: FieldProps) {
  const army = areaOf(desk, `${seat}.army`, seat);
  const offer = desk.props.state.eye === seat ? armyOffer(desk) : null;
  return (
    <section
      className={classes('realm-army', { 'is-targeted': offer !== null })}
      style={{ '--n': Math.max(1, army.cards.length) } as CSSProperties}
      aria-label={army.title || LABELS.army}
    >
      <h3>
        {LABELS.army} <small>{army.cards.length > 0 ? army.cards.length : LABELS.nobody}</small>
      </h3>
      {offer && (
        <button
          type="button"
          className="button small realm-join"
          data-place={army.id}
          onClick={() => desk.pick(offer)}
        >
          {upper(offer.text)}
        </button>
      )}
      <ul>
        <FaceList
          desk={desk}
          first={first}
          area={army}
          faces={army.cards.map(laid)}
          place={army.id}
          look={compact ? Token : Card}
        />
      </ul>
    </section>
  );
}
