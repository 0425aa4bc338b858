/** How long notes may be, in characters. */
const MOST = 4000;

/** What somebody writes down about a deck or a castle. */
export function DeckNotes({ notes, change }: { notes: string; change(part: { notes: string }): void }) {
  return (
    <label className="bench-notes">
      <span>Notes</span>
      <textarea
        rows={3}
        maxLength={MOST}
        value={notes}
        onChange={event => change({ notes: event.target.value })}
      />
    </label>
  );
}
