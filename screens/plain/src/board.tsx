import type { Area } from '@siegeworks/protocol';
import type { BoardProps, Desk, Side, Thing } from '@siegeworks/screen-table';
import {
  FaceList,
  facesOf,
  isLit,
  nameAt,
  pileOf,
  shortened,
  sidesOf,
  titleOf,
} from '@siegeworks/screen-table';
import { Card, CardBack, classes } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { MapView } from './map.tsx';
import { placedOf } from './spots.ts';
import './plain.css';

/** A longer row is cut until somebody wants to see all of it. */
const MOST = 14;

/** Areas as rows of cards, or as places on a map: plays any game. */
export function PlainBoard({ desk, board }: BoardProps) {
  const { state } = desk.props;
  useEffect(() => {
    if (state.question) lookAtLight(board.current);
  }, [state.question, board]);
  const [first] = facesOf(state.board);
  const [lit] = desk.lit.keys();
  return (
    <section className="board" ref={board} aria-label="Table" tabIndex={first ? -1 : 0}>
      {sidesOf(state.board, state.eye).map(side => (
        <SideView key={side.seat ?? 'middle'} desk={desk} side={side} first={lit ?? first?.id ?? -1} />
      ))}
    </section>
  );
}

/** Where the table is larger than the screen, scrolls to what glows for the player who has to decide, their own cards first. */
function lookAtLight(board: HTMLElement | null): void {
  if (!board) return;
  const own = [...board.querySelectorAll('.mine .is-usable')].at(-1);
  const others = [...board.querySelectorAll('.is-usable')];
  if (!own && others.some(each => isInSight(each, board))) return;
  (own ?? others[0])?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
function isInSight(element: Element, board: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const frame = (element.closest('.map-frame') ?? board).getBoundingClientRect();
  const sees = board.getBoundingClientRect();
  const down = top >= Math.max(frame.top, sees.top) && bottom <= Math.min(frame.bottom, sees.bottom);
  return down && left >= frame.left && right <= frame.right;
}

/** `first` is the thing that Tab leads to before any has been focused. */
function SideView({ desk, side, first }: { desk: Desk; side: Side; first: Thing }) {
  const { eye, board } = desk.props.state;
  const { seat, areas } = side;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isOpen = (area: Area) =>
    !area.folded || unfolded.includes(area.id) || area.cards.some(face => isLit(face, desk.lit));
  const turn = (id: string) =>
    setUnfolded(unfolded.includes(id) ? unfolded.filter(each => each !== id) : [...unfolded, id]);
  const rows = areas.filter(area => area.cards.length > 0 && isOpen(area));
  const name = seat === null ? 'In the middle' : nameAt(desk, seat);
  const mine = seat !== null && seat === eye;
  const plate = <Plate desk={desk} side={side} unfolded={unfolded} turn={turn} />;
  const shown = rows.length > 0 && (
    <div className="areas">
      {rows.map(area => (
        <AreaView key={area.id} desk={desk} area={area} first={first} />
      ))}
    </div>
  );
  const map = seat === null ? placedOf(board.areas) : [];
  return (
    <section
      className={classes('side', { mine, middle: seat === null, 'has-map': map.length > 0 })}
      aria-label={name}
    >
      {seat === null && <h2 className="visually-hidden">{name}</h2>}
      {map.length > 0 ? (
        <MapView desk={desk} areas={map} first={first} plate={plate} rows={shown} />
      ) : (
        <>
          {plate}
          {shown}
        </>
      )}
    </section>
  );
}

interface PlateProps {
  desk: Desk;
  side: Side;
  unfolded: readonly string[];
  turn(id: string): void;
}

/** Whose side it is, what can be said of it in words, and its folded piles. */
function Plate({ desk, side: { seat, areas }, unfolded, turn }: PlateProps) {
  const told = areas.filter(isToldAbove);
  const folded = areas.filter(area => area.folded && area.cards.length > 0);
  if (seat === null && told.length + folded.length === 0) return null;
  return (
    <header className="plate">
      {seat !== null && <SeatName desk={desk} seat={seat} />}
      {told.length > 0 && (
        <ul className="facts">
          {told.map(area => (
            <li key={area.id}>
              <b>{titleOf(area)}</b> <Note text={area.note || 'empty'} />
            </li>
          ))}
        </ul>
      )}
      {folded.map(area => (
        <button
          key={area.id}
          type="button"
          className="button small"
          aria-expanded={unfolded.includes(area.id)}
          onClick={() => turn(area.id)}
        >
          {titleOf(area)} {area.note}
        </button>
      ))}
    </header>
  );
}

/** The parts of a note, each on a line of its own. */
function Note({ text }: { text: string }) {
  return text.split(' · ').map(part => <span key={part}>{part}</span>);
}

/** Longer notes, and areas without cards, are shown beside the name of their owner. */
const isToldAbove = ({ cards, note }: Area): boolean => cards.length === 0 || note.length > 24;

function SeatName({ desk, seat }: { desk: Desk; seat: number }) {
  const { question, waiting, seats } = desk.props.state;
  const decides = (question ?? waiting)?.seat === seat;
  return (
    <h2 className="seat-name">
      {seats[seat]?.name ?? ''} {seats.length > 1 && <small>P{seat + 1}</small>}
      {decides && <span className="decides">decides</span>}
    </h2>
  );
}

/** A row of cards under its title. */
function AreaView({ desk, area, first }: { desk: Desk; area: Area; first: Thing }) {
  const [all, setAll] = useState(false);
  const { faces, hidden } = pileOf(area);
  const shown = all ? faces : shortened(faces, desk.lit, MOST);
  return (
    <section className="area" aria-label={area.title}>
      <h3 className="area-title">
        {titleOf(area)} {!isToldAbove(area) && area.note !== '' && <small>{area.note}</small>}
      </h3>
      <ul className="cards">
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name="card" />
          </li>
        )}
        <FaceList desk={desk} faces={shown} area={area} place={area.id} first={first} look={Card} />
      </ul>
      {faces.length > MOST && (
        <button type="button" className="button small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${faces.length}`}
        </button>
      )}
    </section>
  );
}
