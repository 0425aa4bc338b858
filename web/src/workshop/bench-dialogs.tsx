import type { DeckList } from '@siegeworks/decks';
import type { GameInfo } from '@siegeworks/protocol';
import { useState } from 'react';
import type { Hall } from '../hall.ts';
import type { BenchDialog } from './bench-bar.tsx';
import { CompareDialog, versionValue } from './compare-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { Book } from './use-book.ts';
import type { DeckOnBench } from './use-deck.ts';

interface BenchDialogsProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  onBench: DeckOnBench;
  open: BenchDialog | null;
  setOpen(open: BenchDialog | null): void;
  /** Puts an imported list on the bench. */
  take(list: DeckList): void;
}

/** Whatever is open over the bench. */
export function BenchDialogs({ hall, game, book, onBench, open, setOpen, take }: BenchDialogsProps) {
  const { deck } = onBench;
  const [beside, setBeside] = useState(deck.from);
  const close = () => setOpen(null);
  if (open === 'import') return <ImportDialog book={book} take={take} onClose={close} />;
  if (open === 'share') return <ShareDialog deck={deck} book={book} onClose={close} />;
  if (open === 'history')
    return (
      <HistoryDialog
        hall={hall}
        game={game}
        book={book}
        onBench={onBench}
        compare={({ at }) => {
          setBeside(versionValue(at));
          setOpen('compare');
        }}
        onClose={close}
      />
    );
  if (open === 'compare')
    return (
      <CompareDialog
        session={hall.session}
        game={game}
        book={book}
        deck={deck}
        with={beside}
        onClose={close}
      />
    );
  return null;
}
