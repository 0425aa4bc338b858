import { deckCode, deckJson, deckText } from '@siegeworks/decks';
import type { KeptDeck } from '@siegeworks/protocol';
import { CopyButton, Dialog } from '@siegeworks/ui';
import { keepFile } from '../files.ts';
import { hashOf } from '../route.ts';
import { listOf } from './own-decks.ts';
import type { Book } from './use-book.ts';

/** The deck as a link, as text and as a file. */
export function ShareDialog({ deck, book, onClose }: { deck: KeptDeck; book: Book; onClose(): void }) {
  const list = listOf(deck);
  const text = deckText(list, book);
  const link = linkOf(deck);
  const file = `${deck.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'deck'}`;
  return (
    <Dialog title="Share the deck" look="bench-dialog" onClose={onClose}>
      <Copied title="Link: whoever opens it sees the whole deck" value={link} rows={3} />
      <Copied title="Text: anybody can read it, and Import understands it" value={text} rows={10} />
      <div className="dialog-buttons">
        <button
          type="button"
          className="button small"
          onClick={() => keepFile({ name: `${file}.txt`, text })}
        >
          Save as text
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => keepFile({ name: `${file}.json`, text: deckJson(list) })}
        >
          Save as JSON
        </button>
      </div>
    </Dialog>
  );
}

export const linkOf = (deck: KeptDeck): string =>
  new URL(hashOf({ page: 'deck', game: deck.game, code: deckCode(listOf(deck)) }), window.location.href).href;

function Copied({ title, value, rows }: { title: string; value: string; rows: number }) {
  return (
    <div className="bench-field">
      <label>
        <span>{title}</span>
        <textarea readOnly rows={rows} value={value} onFocus={event => event.target.select()} />
      </label>
      <CopyButton text={value} label="Copy" />
    </div>
  );
}
