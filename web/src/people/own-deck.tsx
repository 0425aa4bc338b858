import type { GameInfo, KeptDeck, Sitting } from '@siegeworks/protocol';
import { useEffect } from 'react';
import { DeckSelect, useDeckChoice } from '../game/deck-field.tsx';
import { useCards } from '../game/use-cards.ts';
import type { Session } from '../session.ts';
import { deckLabel } from '../workshop/deck-label.ts';

/** What somebody brings to a table with people: a ready deck by its id, or one of their own. */
export interface BroughtDeck {
  ready: string;
  own?: KeptDeck | undefined;
}

/** The same, as it is sent to the house. */
export const broughtIn = ({ ready, own }: BroughtDeck): Pick<Sitting, 'deck' | 'cards' | 'choices'> =>
  own
    ? { deck: deckLabel(own), cards: own.cards, choices: own.choices }
    : { deck: ready === '' ? null : ready };

interface OwnDeckProps {
  session: Session;
  game: GameInfo;
  /** Whether only ready decks are played there. */
  readyOnly: boolean;
  brought: BroughtDeck;
  /** The deck of one's own with which somebody came from the bench, by its id; one that lies at the table, by its name. */
  from?: string | undefined;
  change(brought: BroughtDeck): void;
}

/** Ready decks, and those of one's own where the table allows them; a file becomes one of these. */
export function OwnDeckField({ session, game, readyOnly, brought, from, change }: OwnDeckProps) {
  const cards = useCards(session, game.id);
  const decks = useDeckChoice(session, game, cards);
  const came = decks.all.find(deck => deck.id === from || deckLabel(deck) === from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the browser has found it
  useEffect(() => {
    if (came) change({ ...brought, own: came });
  }, [came?.id]);
  return (
    <DeckSelect
      game={game}
      title="Your deck"
      name="deck"
      fileName={readyOnly ? null : 'deck-file'}
      decks={readyOnly ? { ...decks, all: [] } : decks}
      ready={brought.ready}
      own={readyOnly ? undefined : brought.own}
      takeReady={ready => change({ ready })}
      takeOwn={own => change({ ...brought, own })}
    />
  );
}
