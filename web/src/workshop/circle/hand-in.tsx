import type { DeckPool, GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { useState } from 'react';
import { reasonsOf } from '../../match.ts';
import { Reasons } from '../../reasons.tsx';
import { go } from '../../route.ts';
import { deckLabel } from '../deck-label.ts';
import * as house from './house.ts';

interface HandInProps {
  game: GameInfo;
  deck: KeptDeck;
  pool: DeckPool;
  problems: readonly Reason[] | null;
}

/** On the bench: a deck from packs that were opened together goes to where the others wait. */
export function HandIn({ game, deck, pool, problems }: HandInProps) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const { draft } = pool;
  const handIn = () =>
    house
      .handIn(draft.slice(AWAY.length), { deck: deckLabel(deck), cards: deck.cards, choices: deck.choices })
      .then(
        () => go({ page: 'draft', game: game.id, draft }),
        fault => setRefusal(reasonsOf(fault)),
      );
  return (
    <section className="bench-play" aria-label="Play each other">
      <h2>Play the others</h2>
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={problems?.length !== 0}
          onClick={() => void handIn()}
        >
          Hand it in
        </button>
      </div>
      <Reasons reasons={refusal} game={game.id} />
    </section>
  );
}
