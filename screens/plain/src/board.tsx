import type { Area, Face, Id } from '@siegeworks/protocol';
import { Card, CardBack, classes } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { Desk } from './desk.ts';
import type { Side } from './model.ts';
import { facesOf, isLit, numbered, pileOf, shortened, sidesOf, titleOf } from './model.ts';

/** A longer row is cut until somebody wants to see all of it. */
const MOST = 14;

export function BoardView({ desk, board }: { desk: Desk; board: RefObject<HTMLElement | null> }) {
  const { state } = desk.props;
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

/** `first` is the card that Tab leads to before any has been focused. */
function SideView({ desk, side, first }: { desk: Desk; side: Side; first: Id }) {
  const { seats, eye } = desk.props.state;
  const { seat } = side;
  const full = side.areas.filter(area => area.cards.length > 0);
  const empty = side.areas.filter(area => area.cards.length === 0);
  const mine = seat !== null && seat === eye;
  const name = seat === null ? 'In the middle' : `${seats[seat]?.name ?? 'Player'}, P${seat + 1}`;
  return (
    <section className={classes('side', { mine, middle: seat === null })} aria-label={name}>
      <header className="plate">
        {seat !== null && <SeatName desk={desk} seat={seat} />}
        {empty.length > 0 && (
          <ul className="facts">
            {empty.map(area => (
              <li key={area.id}>
                <b>{titleOf(area)}</b> {area.note || 'empty'}
              </li>
            ))}
          </ul>
        )}
      </header>
      {full.length > 0 && (
        <div className="areas">
          {full.map(area => (
            <AreaView key={area.id} desk={desk} area={area} first={first} />
          ))}
        </div>
      )}
    </section>
  );
}

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

/** A row of cards. A folded one shows its cards on demand, or when one of them can be used. */
function AreaView({ desk, area, first }: { desk: Desk; area: Area; first: Id }) {
  const [wanted, setWanted] = useState(false);
  const lit = area.cards.some(face => isLit(face, desk.lit));
  const open = !area.folded || wanted || lit;
  return (
    <section className={classes('area', { folded: !open })} aria-label={area.title}>
      <h3 className="area-title">
        {titleOf(area)} {area.note !== '' && <small>{area.note}</small>}
      </h3>
      {open && <Row desk={desk} area={area} first={first} />}
      {area.folded && !lit && (
        <button
          type="button"
          className="button small"
          aria-expanded={open}
          onClick={() => setWanted(!wanted)}
        >
          {open ? 'Hide' : 'Show'}
        </button>
      )}
    </section>
  );
}

function Row({ desk, area, first }: { desk: Desk; area: Area; first: Id }) {
  const [all, setAll] = useState(false);
  const { faces, hidden } = pileOf(area);
  const shown = all ? faces : shortened(faces, desk.lit, MOST);
  return (
    <>
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
    </>
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
