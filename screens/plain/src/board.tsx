import type { Area, Face, Id } from '@siegeworks/protocol';
import { Card, CardBack, classes } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import type { Side } from './model.ts';
import { facesOf, isLit, numbered, pileOf, shortened, sidesOf, titleOf } from './model.ts';

/** A longer row is cut until somebody wants to see all of it. */
const MOST = 14;

export function BoardView({ desk, board }: { desk: Desk; board: RefObject<HTMLElement | null> }) {
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

/** Where the table is larger than the screen, whoever is asked sees what glows, the own cards before others. */
function lookAtLight(board: HTMLElement | null): void {
  const own = board?.querySelectorAll('.mine .is-usable');
  const other = board?.querySelector('.is-usable');
  (own?.item(own.length - 1) ?? other)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** `first` is the card that Tab leads to before any has been focused. */
function SideView({ desk, side, first }: { desk: Desk; side: Side; first: Id }) {
  const { seats, eye } = desk.props.state;
  const { seat, areas } = side;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isOpen = (area: Area) =>
    !area.folded || unfolded.includes(area.id) || area.cards.some(face => isLit(face, desk.lit));
  const turn = (id: string) =>
    setUnfolded(unfolded.includes(id) ? unfolded.filter(each => each !== id) : [...unfolded, id]);
  const rows = areas.filter(area => area.cards.length > 0 && isOpen(area));
  const name = seat === null ? 'In the middle' : `${seats[seat]?.name ?? 'Player'}, P${seat + 1}`;
  const mine = seat !== null && seat === eye;
  return (
    <section className={classes('side', { mine, middle: seat === null })} aria-label={name}>
      <Plate desk={desk} side={side} unfolded={unfolded} turn={turn} />
      {rows.length > 0 && (
        <div className="areas">
          {rows.map(area => (
            <AreaView key={area.id} desk={desk} area={area} first={first} />
          ))}
        </div>
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

/** Longer notes, and areas without cards, are told beside the name of their owner. */
const isToldAbove = ({ cards, note }: Area): boolean => cards.length === 0 || note.length > 24;

function SeatName({ desk, seat }: { desk: Desk; seat: number }) {
  const { question, waiting, seats } = desk.props.state;
  const decides = (question ?? waiting)?.seat === seat;
  return (
    <h2 className="seat-name">
      {seats[seat]?.name ?? ''} <small>P{seat + 1}</small>
      {decides && <span className="decides">decides</span>}
    </h2>
  );
}

/** A row of cards under its title. */
function AreaView({ desk, area, first }: { desk: Desk; area: Area; first: Id }) {
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
        {numbered(shown).map(({ n, ...face }) => (
          <li key={keyAt(face, n)}>
            <FaceView
              desk={desk}
              face={face}
              area={area}
              place={`${area.id}/${keyAt(face, n)}`}
              first={first}
            />
          </li>
        ))}
      </ul>
      {faces.length > MOST && (
        <button type="button" className="button small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${faces.length}`}
        </button>
      )}
    </section>
  );
}
/** A card keeps its number; an effect that is no card has only its place. */
const keyAt = ({ id }: Face, n: number): string => (id >= 0 ? `${id}` : `at ${n}`);

interface FaceViewProps {
  desk: Desk;
  face: Face;
  area: Area;
  place: string;
  first: Id;
}

function FaceView({ desk, face, area, place, first }: FaceViewProps) {
  const offers = desk.lit.get(face.id) ?? [];
  const targeted = desk.targets.has(face.id);
  const reachable = desk.place === '' ? face.id === first : desk.place === place;
  return (
    <Card
      name={face.name}
      line={face.line}
      marks={face.marks}
      foe={area.seat !== null && area.seat !== desk.props.state.eye}
      usable={offers.length > 0}
      selected={desk.chosen?.id === face.id}
      targeted={targeted}
      hint={targeted ? 'can be chosen' : offers.length > 0 ? 'can be used' : ''}
      place={place}
      tabIndex={reachable ? 0 : -1}
      onPress={() => desk.press(face)}
      onInfo={() => desk.open({ kind: 'card', face })}
      onFocus={() => desk.setPlace(place)}
    >
      {face.attached.length > 0 &&
        numbered(face.attached).map(({ n, ...part }) => (
          <FaceView
            key={keyAt(part, n)}
            desk={desk}
            face={part}
            area={area}
            place={`${place}/${keyAt(part, n)}`}
            first={first}
          />
        ))}
    </Card>
  );
}
