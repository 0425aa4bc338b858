import type { DeckList, DeckReading, LineNote } from '@siegeworks/decks';
import { DECK_LIMITS, noteText, readDeck, sizeOf } from '@siegeworks/decks';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';
import { upper } from './problems.tsx';
import type { Book } from './use-book.ts';

interface ImportProps {
  book: Book;
  take(list: DeckList): void;
  onClose(): void;
}

/** A list from elsewhere: read while it is written or dropped, with everything that is wrong in it. */
export function ImportDialog({ book, take, onClose }: ImportProps) {
  const [text, setText] = useState('');
  const reading = text.trim() === '' ? null : readDeck(text, book);
  return (
    <Dialog title="Import a deck" look="bench-dialog" onClose={onClose}>
      <label className="bench-field">
        <span>
          A list: the number of copies and the name of a card in each line, or a deck as JSON. Nothing is
          changed before you take it.
        </span>
        <textarea
          value={text}
          rows={12}
          maxLength={DECK_LIMITS.text}
          spellCheck={false}
          placeholder={'4 Rangers\n3x Lady of Life\n// a comment'}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <label className="button small bench-file">
        From a file…
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          onChange={event => {
            const [file] = event.target.files ?? [];
            file?.text().then(setText, () => {});
          }}
        />
      </label>
      {reading && <Read reading={reading} text={text} setText={setText} />}
      <div className="dialog-buttons">
        <button
          type="button"
          className="button primary"
          disabled={!reading || sizeOf(reading.deck.cards) === 0}
          onClick={() => reading && take(reading.deck)}
        >
          {reading && reading.problems.length > 0 ? 'Take what could be read' : 'Take it'}
        </button>
      </div>
    </Dialog>
  );
}

interface ReadProps {
  reading: DeckReading;
  text: string;
  setText(text: string): void;
}

function Read({ reading: { deck, problems, notes }, text, setText }: ReadProps) {
  const put = (note: LineNote, name: string) => setText(withName(text, note, name));
  return (
    <div className="bench-read" role="status">
      <p>
        {sizeOf(deck.cards)} cards read
        {problems.length > 0 &&
          `, ${problems.length === 1 ? 'one line' : `${problems.length} lines`} could not be`}
        .
      </p>
      <ul>
        {problems.map(note => (
          <li key={`${note.line} ${note.text}`} className="is-problem">
            {upper(noteText({ ...note, near: [] }))}.{' '}
            {note.near?.map(name => (
              <button key={name} type="button" className="button small" onClick={() => put(note, name)}>
                {name}
              </button>
            ))}
          </li>
        ))}
        {notes.map(note => (
          <li key={`${note.line} ${note.text}`}>{upper(noteText(note))}.</li>
        ))}
      </ul>
    </div>
  );
}

/** The same text with another name in one line. */
function withName(text: string, { line }: LineNote, name: string): string {
  const lines = text.split('\n');
  const [count = ''] = /^\s*\d+\s*[x×*]?\s*/.exec(lines[line - 1] ?? '') ?? [];
  return lines.with(line - 1, `${count || '1 '}${name}`).join('\n');
}
