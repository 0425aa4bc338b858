import { LABELS, wallCount } from '@siegeworks/arcania';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, nameAt, SeatMarks } from '@siegeworks/screen-table';
import { Castle } from './castle.tsx';
import { Pile } from './pile.tsx';
import type { At } from './war.ts';
import { warOf } from './war.ts';
import './plate.css';

/** A Draw Deck with this few cards is in danger of running out (AK-036). */
const FEW = 5;

/** Whose kingdom it is, whether it decides, its Castle and its piles. */
export function Plate({ at, seat }: { at: At; seat: Seat }) {
  const { desk } = at;
  const { question, waiting } = desk.props.state;
  const player = warOf(desk).players[seat];
  const decides = (question ?? waiting)?.seat === seat;
  // Whoever fell last still lies on the table.
  const gone = !player.alive && warOf(desk).over === null;
  return (
    <header className="arcania-plate">
      <h2 className="arcania-name">
        <span>{nameAt(desk, seat)}</span> <SeatMarks desk={desk} seat={seat} />
        {decides && <span className="arcania-decides">{COMMON.toDecide}</span>}
      </h2>
      {gone && <p className="arcania-out">{LABELS.out}</p>}
      {!gone && (
        <>
          <Castle at={at} seat={seat} walls={wallCount(player)} />
          <ul className="arcania-piles">
            <Count title={LABELS.inHand} n={player.hand.length} />
            <Count title={LABELS.drawDeck} n={player.deck.length} low={player.deck.length <= FEW} />
            <li>
              <Pile at={at} area={areaOf(desk, `${seat}.discard`, seat)} n={player.discard.length} />
            </li>
          </ul>
        </>
      )}
    </header>
  );
}

interface CountProps {
  title: string;
  n: number;
  low?: boolean;
}

/** A number of cards, with words as well when few are left. */
function Count({ title, n, low = false }: CountProps) {
  return (
    <li className={low ? 'arcania-count low' : 'arcania-count'} title={`${title}: ${n}`}>
      {title} <b>{n}</b>
      {low && <em> {LABELS.fewLeft}</em>}
    </li>
  );
}
