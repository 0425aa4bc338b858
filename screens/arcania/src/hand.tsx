import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceView } from '@siegeworks/screen-table';
import { Card } from '@siegeworks/ui';
import { Needs } from './needs.tsx';
import type { At } from './war.ts';
import { counted, warOf } from './war.ts';
import './hand.css';

/** The viewer's hand: every card with the Buildings it needs below it (11.6). */
export function Hand({ at, seat }: { at: At; seat: Seat }) {
  const area = areaOf(at.desk, `${seat}.hand`, seat);
  const war = warOf(at.desk);
  const faces = area.cards.filter(face => face.id >= 0);
  // A spectator sees no hand.
  if (at.desk.props.state.eye === null) return null;
  return (
    <section className="arcania-hand arcania-mine" aria-label={area.title || COMMON.hand}>
      <ul className="arcania-hand-cards" style={counted(faces.length)}>
        {faces.map(face => (
          <li key={face.id}>
            <FaceView
              {...at}
              face={{ ...face, line: '' }}
              area={area}
              place={`${area.id}/${face.id}`}
              look={Card}
            />
            <Needs desk={at.desk} war={war} seat={seat} card={face.card ?? ''} />
          </li>
        ))}
        {faces.length === 0 && <li className="arcania-empty">{COMMON.emptyHand}</li>}
      </ul>
    </section>
  );
}
