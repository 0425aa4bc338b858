import type { CardInfo } from '@siegeworks/protocol';
import { BesideCard, Card, Dialog, Prose, TermList, useGlossary, useResting, ZoomCard } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { usePrefs } from '../prefs.ts';
import { hashOf } from '../route.ts';
import { partsOf, termsOn } from './cards.ts';
import type { Pictures } from './pictures.ts';

interface WallProps {
  game: string;
  cards: readonly CardInfo[];
  pictures: Pictures;
}

/** Cards side by side; a press shows one large, and so does a pointer or focus that rests on it. */
export function Wall({ game, cards, pictures }: WallProps) {
  const [read, setRead] = useState<CardInfo | null>(null);
  const wall = useRef<HTMLUListElement>(null);
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
          <WordsOn card={read} />
          <p>
            <a className="button small" href={hashOf({ page: 'card', game, card: read.id })}>
              Rulings and examples
            </a>
          </p>
        </Dialog>
      )}
      {read === null && <Rested wall={wall} cards={cards} pictures={pictures} />}
    </>
  );
}

/** Apart from the cards themselves, which need not be drawn anew for it. */
export function Rested({
  wall,
  cards,
  pictures,
}: Omit<WallProps, 'game'> & { wall: RefObject<HTMLElement | null> }) {
  const [{ peek }] = usePrefs();
  const [at, hush] = useResting(peek);
  const card = wall.current?.contains(at) && cards.find(({ id }) => id === at?.dataset.place);
  if (!at || !card) return null;
  return (
    <BesideCard card={at} onGone={hush}>
      <Large card={card} pictures={pictures} />
    </BesideCard>
  );
}

export function Large({ card, pictures }: { card: CardInfo; pictures: Pictures }) {
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

/** What its type and its numbers mean. */
export function WordsOn({ card }: { card: CardInfo }) {
  const terms = termsOn(card, useGlossary().terms);
  if (terms.length === 0) return null;
  return (
    <section>
      <h3>Words on it</h3>
      <TermList terms={terms} />
    </section>
  );
}
