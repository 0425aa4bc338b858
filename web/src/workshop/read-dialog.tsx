import type { CardInfo } from '@siegeworks/protocol';
import { Dialog, GlossaryContext } from '@siegeworks/ui';
import '../gallery/gallery.css';
import { Large, WordsOn } from '../gallery/wall.tsx';
import type { Book } from './use-book.ts';

/** One card to be read in full. */
export function ReadDialog({ card, book, onClose }: { card: CardInfo; book: Book; onClose(): void }) {
  return (
    <Dialog title={card.name} look="gallery-reading" onClose={onClose}>
      <GlossaryContext value={book.glossary}>
        <Large card={card} pictures={book.pictures} />
        <WordsOn card={card} />
      </GlossaryContext>
    </Dialog>
  );
}
