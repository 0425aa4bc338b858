import type { Seat } from '@siegeworks/protocol';
import type { Desk } from './desk.ts';
import { COMMON } from './words.ts';
import './seat-marks.css';

/** One shape for each side, so that nobody has to tell colours apart. */
const SHAPES = ['M6 0l6 12H0Z', 'M6 0a6 6 0 1 0 .01 0Z', 'M0 0h12v12H0Z', 'M6 0l6 6-6 6-6-6Z'];

/** Beside the name of a player: the side that several share, and whether this one has left the game. */
export function SeatMarks({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { seats, left = [] } = desk.props.state;
  const { team } = seats[seat] ?? {};
  return (
    <>
      {team && (
        <span className="seat-team" data-team={team.sign}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={SHAPES[team.sign % SHAPES.length]} />
          </svg>
          {team.name}
        </span>
      )}
      {left.includes(seat) && <span className="seat-left">{COMMON.leftGame}</span>}
    </>
  );
}
