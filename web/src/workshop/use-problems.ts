import { cardsIn, oneOfEach, poolReasons } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { Session } from '../session.ts';
import type { Book } from './use-book.ts';

/** What the rules say against a deck as it is now, and the pool that it is built from; `null` until the rules have answered for the first time. */
export function useProblems(
  session: Session,
  game: GameInfo,
  book: Book,
  deck: KeptDeck,
): readonly Reason[] | null {
  const [reasons, setReasons] = useState<readonly Reason[] | null>(null);
  const { cards, choices } = deck;
  useEffect(() => {
    let here = true;
    againstList(session, game, { cards, choices }).then(found => here && setReasons(found));
    return () => {
      here = false;
    };
  }, [session, game, cards, choices]);
  const { pool } = deck;
  return useMemo(
    () => reasons && [...reasons, ...(pool ? poolReasons(cards, pool, book.cards) : [])],
    [reasons, pool, cards, book],
  );
}

/** What the rules say against a list, or why they cannot be asked. */
export function againstList(
  session: Session,
  game: GameInfo,
  { cards, choices }: Pick<KeptDeck, 'cards' | 'choices'>,
): Promise<readonly Reason[]> {
  const asked = game.castles ? { seat: {}, options: choices } : { seat: { cards, choices } };
  return session.ask('checkSeat', { game: game.id, ...asked }, 'checked').then(
    answer => answer.reasons,
    (fault: Error) => [{ rule: '', text: fault.message }],
  );
}

/** Cards that a deck with these choices may not hold at all: the rules are asked about one copy of each. `null` until they have answered. */
export function useBarred(
  session: Session,
  book: Book,
  choices: KeptDeck['choices'],
): ReadonlySet<string> | null {
  const [barred, setBarred] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let here = true;
    session.ask('checkSeat', { game: book.game, seat: { cards: oneOfEach(book), choices } }, 'checked').then(
      ({ reasons }) => here && setBarred(cardsIn(reasons)),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [session, book, choices]);
  return barred;
}

/** Cards of the deck that problems speak of. */
export const useWrong = (reasons: readonly Reason[] | null): ReadonlySet<string> =>
  useMemo(() => cardsIn(reasons ?? []), [reasons]);

/** Whether a game can be played with the deck all the same, where that was agreed upon. */
export const isPlayable = (problems: readonly Reason[] | null): boolean =>
  problems?.every(({ yields }) => yields) ?? false;
