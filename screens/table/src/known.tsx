import type { Face, KnownCard, KnownPile } from '@siegeworks/protocol';
import { Dialog, PictureView } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import { chanceOf } from './model.ts';
import './known.css';

/** Everything that the person can know of hidden cards: what is left, and how likely it comes next. */
export function KnownSheet({ desk }: { desk: Desk }) {
  const piles = useKnown(desk);
  return (
    <Dialog title="What you know" onClose={() => desk.open(null)}>
      {piles === null && <p>Counting the cards…</p>}
      {piles?.length === 0 && <p>Nothing lies hidden that you could name.</p>}
      {piles?.map(pile => (
        <Pile key={pile.title} desk={desk} pile={pile} />
      ))}
      <p className="note">Worked out from what you have seen, and from the lists that everybody may know.</p>
    </Dialog>
  );
}

/** What the reader can tell; `null` until it has. */
function useKnown({ props: { actions, state } }: Desk): KnownPile[] | null {
  const [piles, setPiles] = useState<KnownPile[] | null>(null);
  const { seq } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has another answer after every pick
  useEffect(() => {
    let gone = false;
    const show = (found: KnownPile[]) => gone || setPiles(found);
    actions.known().then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [actions, seq]);
  return piles;
}

function Pile({ desk, pile }: { desk: Desk; pile: KnownPile }) {
  const { title, places, cards, next } = pile;
  return (
    <section className="known">
      <h3>
        {title} <small>{places === 1 ? '1 card' : `${places} cards`}</small>
      </h3>
      <ul>
        {cards.map(each => (
          <Known
            key={`${each.card} ${each.where}`}
            desk={desk}
            known={each}
            chance={next ? chanceOf(each, pile) : ''}
          />
        ))}
      </ul>
    </section>
  );
}

function Known({ desk, known, chance }: { desk: Desk; known: KnownCard; chance: string }) {
  const picture = desk.pictureOf(known.card);
  const { card } = known;
  const name = desk.props.cards.get(card)?.name ?? card;
  const face: Face = { id: -1, card, name, line: '', marks: [], attached: [] };
  return (
    <li>
      <span className="known-icon" aria-hidden="true">
        {picture && <PictureView picture={picture} />}
      </span>
      <span className="known-name">
        <button type="button" className="known-read" onClick={() => desk.open({ kind: 'card', face })}>
          {name}
        </button>
        {known.n > 1 && ` ×${known.n}`}
      </span>
      {known.where !== undefined && <span className="known-where">{known.where}</span>}
      {chance !== '' && <span className="known-where">{chance}</span>}
    </li>
  );
}
