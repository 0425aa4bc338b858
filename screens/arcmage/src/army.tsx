import { armyThing, LABELS } from '@siegeworks/arcmage';
import type { Area, Seat } from '@siegeworks/protocol';
import { upper } from '@siegeworks/screen-table';
import { Card, classes } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import type { SideLayout } from './layout.ts';
import type { At } from './realm.ts';
import { armyOffer } from './realm.ts';
import type { Stack } from './stacks.tsx';
import { Stacks } from './stacks.tsx';
import { Tile } from './tile.tsx';

interface ArmyProps {
  at: At;
  seat: Seat;
  area: Area;
  stacks: readonly Stack[];
  layout: SideLayout['army'];
  /** Lays out everybody. */
  onAll(): void;
}

/** Those who may attack: cards, or names and numbers in columns where they are many. */
export function Army({ at, seat, area, stacks, layout, onAll }: ArmyProps) {
  const { desk } = at;
  const offer = desk.props.state.eye === seat ? armyOffer(desk) : null;
  return (
    <section
      className={classes(`realm-army realm-${layout.form}`, { 'is-targeted': offer !== null })}
      style={{ '--card': `${layout.card}px`, '--tile-width': `${layout.tile}px` } as CSSProperties}
      data-area={armyThing(seat)}
      aria-label={area.title || LABELS.army}
    >
      <h3>
        {LABELS.army} <small>{area.cards.length > 0 ? area.cards.length : LABELS.nobody}</small>
      </h3>
      {offer && (
        <button
          type="button"
          className="button small realm-join"
          data-place={area.id}
          onClick={() => desk.pick(offer)}
        >
          {upper(offer.text)}
        </button>
      )}
      <ul>
        <Stacks
          at={at}
          area={area}
          stacks={stacks}
          most={layout.most}
          look={layout.form === 'cards' ? Card : Tile}
          onAll={onAll}
        />
      </ul>
    </section>
  );
}
