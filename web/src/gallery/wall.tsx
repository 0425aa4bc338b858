import type { CardInfo } from '@siegeworks/protocol';
import { Card, Dialog, Prose, ZoomCard } from '@siegeworks/ui';
import { useState } from 'react';
import { partsOf } from './cards.ts';
import type { Pictures } from './pictures.ts';

/** Cards side by side; a press shows one large. */
export function Wall({ cards, pictures }: { cards: readonly CardInfo[]; pictures: Pictures }) {
  const [read, setRead] = useState<CardInfo | null>(null);
  return (
    <>
      <ul className="gallery-cards">
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
      {read && <Reading card={read} pictures={pictures} onClose={() => setRead(null)} />}
    </>
  );
}

function Reading({ card, pictures, onClose }: { card: CardInfo; pictures: Pictures; onClose(): void }) {
  return (
    <Dialog title={card.name} look="gallery-reading" onClose={onClose}>
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
    </Dialog>
  );
}
