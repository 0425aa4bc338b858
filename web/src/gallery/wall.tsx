import type { CardInfo } from '@siegeworks/protocol';
import { BesideCard, Card, Dialog, Prose, useResting, ZoomCard } from '@siegeworks/ui';
import { useRef, useState } from 'react';
import { usePrefs } from '../prefs.ts';
import { partsOf } from './cards.ts';
import type { Pictures } from './pictures.ts';

/** Cards side by side; a press shows one large, and so does a pointer or focus that rests on it. */
export function Wall({ cards, pictures }: { cards: readonly CardInfo[]; pictures: Pictures }) {
  const [read, setRead] = useState<CardInfo | null>(null);
  const wall = useRef<HTMLUListElement>(null);
  const [{ peek }] = usePrefs();
  const [rested, hush] = useResting(peek && read === null);
  const at = wall.current?.contains(rested) ? rested : null;
  const shown = at && cards.find(card => card.id === at.dataset.place);
  return (
    <>
      <ul className="gallery-cards" ref={wall}>
        {cards.map(card => (
          <li key={card.id}>
            <Card
              {...partsOf(card, pictures)}
              foe={false}
              usable={false}
              selected={false}
              targeted={false}
              hint=""
              place={card.id}
              tabIndex={0}
              onPress={() => setRead(card)}
              onInfo={() => setRead(card)}
              onFocus={() => {}}
            />
          </li>
        ))}
      </ul>
      {read && (
        <Dialog title={read.name} look="gallery-reading" onClose={() => setRead(null)}>
          <Large card={read} pictures={pictures} />
        </Dialog>
      )}
      {shown && (
        <BesideCard card={at} onGone={hush}>
          <Large card={shown} pictures={pictures} />
        </BesideCard>
      )}
    </>
  );
}

function Large({ card, pictures }: { card: CardInfo; pictures: Pictures }) {
  return (
    <ZoomCard
      {...partsOf(card, pictures)}
      aside={card.set}
      text={
        <>
          {card.text !== '' && (
            <p>
              <Prose text={card.text} />
            </p>
          )}
          <ul className="gallery-facts" aria-label="Printed">
            {card.facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
