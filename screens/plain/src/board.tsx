import type { Area, Face } from '@siegeworks/protocol';
import { Card, CardBack, classes } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { Desk } from './desk.ts';
import type { Side } from './model.ts';
import { facesOf, pileOf, shortened, sidesOf, upper } from './model.ts';

/** A longer row is cut until somebody wants to see all of it. */
const MOST = 14;

export function BoardView({ desk, board }: { desk: Desk; board: RefObject<HTMLElement | null> }) {
  const { state } = desk.props;
  const [first] = facesOf(state.board);
  const lit = [...desk.lit.keys()];
  const fallback = lit[0] ?? first?.id;
  return (
    <section className="board" ref={board} aria-label="Table" tabIndex={first ? -1 : 0}>
      {sidesOf(state.board, state.eye).map(side => (
        <SideView key={side.seat ?? 'middle'} desk={desk} side={side} fallback={fallback ?? -1} />
      ))}
    </section>
  );
}

function SideView({ desk, side, fallback }: { desk: Desk; side: Side; fallback: number }) {
  const { state } = desk.props;
  const { seat } = side;
  const full = side.areas.filter(area => area.cards.length > 0);
  const empty = side.areas.filter(area => area.cards.length === 0);
  const mine = seat !== null && seat === state.eye;
  return (
    <section className={classes('side', { mine, middle: seat === null })} aria-label={sideName(desk, seat)}>
      <header className="plate">
        {seat !== null && <SeatName desk={desk} seat={seat} />}
        <ul className="facts">
          {empty.map(area => (
            <li key={area.id}>
              <b>{upper(area.title)}</b> {area.note || 'empty'}
            </li>
          ))}
        </ul>
      </header>
      <div className="areas">
        {full.map(area => (
          <AreaView key={area.id} desk={desk} area={area} fallback={fallback} />
        ))}
      </div>
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

function sideName(desk: Desk, seat: number | null): string {
  return seat === null ? 'In the middle' : `${desk.props.state.seats[seat]?.name ?? 'Player'}, P${seat + 1}`;
}

function AreaView({ desk, area, fallback }: { desk: Desk; area: Area; fallback: number }) {
  const [all, setAll] = useState(false);
  const { faces, hidden } = pileOf(area);
  const shown = all ? faces : shortened(faces, desk.lit, MOST);
  return (
    <section className="area" aria-label={area.title}>
      <h3 className="area-title">
        {upper(area.title)} {area.note !== '' && <small>{area.note}</small>}
      </h3>
      <ul className="cards">
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name="card" />
          </li>
        )}
        {shown.map(face => (
          <li key={face.id}>
            <FaceView desk={desk} face={face} area={area} fallback={fallback} />
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

function FaceView({ desk, face, area, fallback }: { desk: Desk; face: Face; area: Area; fallback: number }) {
  const { lit, targets, chosen, place: held } = desk;
  const place = `${area.id}/${face.id}`;
  const offers = lit.get(face.id) ?? [];
  const reachable = held === '' ? face.id === fallback : held === place;
  const targeted = targets.has(face.id);
  return (
    <Card
      name={face.name}
      line={face.line}
      marks={face.marks}
      foe={area.seat !== null && area.seat !== desk.props.state.eye}
      usable={offers.length > 0}
      selected={chosen?.id === face.id}
      targeted={targeted}
      hint={targeted ? 'can be chosen' : offers.length > 0 ? 'can be used' : ''}
      place={place}
      tabIndex={reachable ? 0 : -1}
      onPress={() => desk.press(face.id)}
      onInfo={() => desk.open({ kind: 'card', id: face.id })}
      onFocus={() => desk.setPlace(place)}
    >
      {face.attached.length > 0 &&
        face.attached.map(part => (
          <FaceView key={part.id} desk={desk} face={part} area={area} fallback={fallback} />
        ))}
    </Card>
  );
}
