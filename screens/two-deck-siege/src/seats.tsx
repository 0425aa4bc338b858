import { COMMON, SeatMarks } from '@siegeworks/screen-table';
import { useScene } from './context.ts';
import './seats.css';

/** Who sits at the table, and who decides. */
export function Seats() {
  const { desk } = useScene();
  const { seats, question, waiting } = desk.props.state;
  const deciding = (question ?? waiting)?.seat;
  return (
    <ul className="tds-seats">
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          {name} <SeatMarks desk={desk} seat={seat} />
          {seat === deciding && <span className="decides">{COMMON.toDecide}</span>}
        </li>
      ))}
    </ul>
  );
}
