import type { Face } from '@siegeworks/protocol';
import { BesideCard, useResting } from '@siegeworks/ui';
import { Now, useWhyNot, Zoom } from './card-sheet.tsx';
import type { Desk } from './desk.ts';
import { faceOf, thingAt, upper } from './model.ts';
import './peek.css';

/** The card on which pointer or focus rests, in full beside it. */
export function Peek({ desk }: { desk: Desk }) {
  const [card, hush] = useResting(desk.props.peek && desk.sheet === null);
  const face = card && faceAt(desk, card.dataset.place ?? '');
  if (!face) return null;
  return (
    <BesideCard card={card} onGone={hush}>
      <Zoom desk={desk} face={face} />
      <Notes key={face.id} desk={desk} face={face} />
    </BesideCard>
  );
}

/** A card on the table, or one of the book that no card on the table stands for. */
function faceAt({ props: { state, cards } }: Desk, place: string): Face | null {
  const thing = thingAt(place);
  if (typeof thing === 'number') return faceOf(state.board, thing);
  const info = cards.get(place.split('/').at(-1) ?? '');
  return info ? { id: -1, card: info.id, name: info.name, line: '', marks: [], attached: [] } : null;
}

/** What is true of it now, and why it cannot be used. */
function Notes({ desk, face }: { desk: Desk; face: Face }) {
  const reasons = useWhyNot(desk, face.id) ?? [];
  const asked = desk.lit.has(face.id) || desk.targets.has(face.id);
  // Without a rule there is only the question itself, which is about something else.
  const barred = asked ? [] : reasons.filter(({ rule }) => rule !== '');
  const quiet = face.marks.length + face.attached.length === 0 && (face.values || face.line === '');
  if (quiet && barred.length === 0) return null;
  return (
    <div className="peek-notes on-parchment">
      <Now face={face} />
      {barred.length > 0 && (
        <section>
          <h3>Why not now?</h3>
          <ul>
            {barred.map(({ rule, text }) => (
              <li key={`${rule} ${text}`}>
                {upper(text)}. {rule}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
