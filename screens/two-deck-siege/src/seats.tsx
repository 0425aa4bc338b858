import { useScene } from './context.ts';
import './seats.css';

/** Who sits at the table, and who decides. */
export function Seats() {
  const { seats, question, waiting } = useScene().desk.props.state;
  const deciding = (question ?? waiting)?.seat;
  return (
    <ul className="tds-seats">
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          {name} <small>P{seat + 1}</small>
          {seat === deciding && <span className="decides">decides</span>}
        </li>
      ))}
    </ul>
  );
}
