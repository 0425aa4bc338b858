import type { StudioNote } from '@siegeworks/protocol';
import { NOTE_SIGNS } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import type { Spot } from './moment.ts';

interface NoteListProps {
  spot: Spot;
  look(part: Partial<Spot>): void;
  notes: readonly StudioNote[];
  setNotes(notes: readonly StudioNote[]): void;
}
const LONGEST = 500;

/** What was written about moments of the match; it travels with file and link. */
export function NoteList({ spot, look, notes, setNotes }: NoteListProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const text = `${said.get('note') ?? ''}`.trim();
    const sign = NOTE_SIGNS.find(each => each === said.get('sign'));
    if (text === '' && !sign) return;
    setNotes([...notes, { at: spot.at, text, ...(sign && { sign }) }]);
    form.reset();
  };
  return (
    <div className="studio-notes">
      <form onSubmit={add}>
        <label>
          A note on moment {spot.at}
          <textarea name="note" rows={3} maxLength={LONGEST} />
        </label>
        <label>
          Sign{' '}
          <select name="sign">
            <option value="">none</option>
            {NOTE_SIGNS.map(sign => (
              <option key={sign}>{sign}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button small primary">
          Add
        </button>
      </form>
      {notes.length === 0 && (
        <p className="studio-none">No notes yet. They travel with the file and with the link.</p>
      )}
      <ul>
        {notes.map((note, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no name of their own
          <li key={place}>
            <button type="button" className="studio-line" onClick={() => look({ at: note.at })}>
              <b>
                {note.at} {note.sign}
              </b>{' '}
              {note.text}
            </button>
            <button
              type="button"
              className="button small"
              aria-label={`Remove the note on moment ${note.at}`}
              onClick={() => setNotes(notes.filter(each => each !== note))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
