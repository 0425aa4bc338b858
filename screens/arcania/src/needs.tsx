import type { War } from '@siegeworks/arcania';
import { CARDS, cardsOf, LABELS, supporters } from '@siegeworks/arcania';
import type { Seat } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { PictureView } from '@siegeworks/ui';
import './needs.css';

/** A Building that a card needs: ready, already used this turn, or missing. */
export interface Need {
  kind: string;
  name: string;
  state: 'ready' | 'used' | 'missing';
}

/** The state of each Building that a card needs. */
export function needsOf(s: War, seat: Seat, key: string): Need[] {
  const card = cardsOf(s)[key];
  if (!card) return [];
  return card.needList.flatMap(([kind, n]) => {
    const able = supporters(s, seat, card, kind).length;
    const own = s.players[seat].lands.flatMap(land => land.buildings).filter(b => b.kind === kind).length;
    return Array.from(
      { length: n },
      (_, i): Need => ({
        kind,
        name: CARDS[kind].name,
        state: i < able ? 'ready' : i < own ? 'used' : 'missing',
      }),
    );
  });
}

/** The Buildings that a card needs as small signs: filled, struck through or hollow. */
export function Needs({ desk, war, seat, card }: { desk: Desk; war: War; seat: Seat; card: string }) {
  const needs = needsOf(war, seat, card);
  if (needs.length === 0) return null;
  return (
    <ul className="arcania-needs" aria-label={LABELS.needs}>
      {needs.map(({ kind, name, state }, i) => {
        const picture = desk.pictureOf(kind);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: needs keep their order
            key={i}
            className={`arcania-need ${state}`}
            title={`${name}: ${LABELS.need[state]}`}
          >
            {picture && <PictureView picture={picture} />}
            <span className="visually-hidden">
              {name}, {LABELS.need[state]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
