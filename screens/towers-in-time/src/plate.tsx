import type { Area, Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { COMMON, FaceList, isLit, nameAt, SeatMarks, upper } from '@siegeworks/screen-table';
import { LABELS, temperLeft, turnNotes } from '@siegeworks/towers-in-time';
import { Card, Sign } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRealm } from './realm.ts';
import { ElementSign } from './signs.tsx';
import './plate.css';

interface PlateProps {
  desk: Desk;
  seat: Seat;
  pile: Area | undefined;
  first: Thing;
  /** Shields and Limbo. */
  children: ReactNode;
}

/** The player's name, his cards, and the temper he has left. */
export function Plate({ desk, seat, pile, first, children }: PlateProps) {
  const s = useRealm();
  const player = s.players[seat];
  if (!player) return null;
  const notes = turnNotes(s, seat);
  return (
    <header className="tt-plate">
      <div className="tt-head">
        <SeatName desk={desk} seat={seat} />
        {player.alive && (
          <ul className="tt-counts">
            <Count sign="hand" name={LABELS.inHand} n={player.hand.length} />
            <Count sign="deck" name={LABELS.inDeck} n={player.deck.length} />
            <Discard desk={desk} pile={pile} first={first} />
          </ul>
        )}
      </div>
      {children}
      {player.alive && <Temper seat={seat} />}
      <p className="tt-passed">{upper(notes.join(', '))}</p>
    </header>
  );
}

function SeatName({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { question, waiting } = desk.props.state;
  const decides = (question ?? waiting)?.seat === seat;
  const offers = desk.shown.filter(({ option }) => option.seat === seat && option.target === undefined);
  const [only] = offers.length === 1 ? offers : [];
  const name = nameAt(desk, seat);
  return (
    <h2 className="tt-name">
      {only ? (
        <button type="button" className="button small tt-choose is-usable" onClick={() => desk.pick(only)}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}{' '}
      <SeatMarks desk={desk} seat={seat} />
      {decides && <span className="tt-decides">{COMMON.toDecide}</span>}
    </h2>
  );
}

interface Counted {
  sign: string;
  name: string;
  n: number;
}
const Figure = ({ sign, name, n }: Counted) => (
  <span className="tt-figure">
    <Sign word={sign} /> <b>{n}</b> <span className="visually-hidden">{name}</span>
  </span>
);
function Count({ sign, name, n }: Counted) {
  return (
    <li title={`${n} ${name}`}>
      <Figure sign={sign} name={name} n={n} />
    </li>
  );
}

/** The discard pile is public: a press spreads it out. It opens by itself when a card in it can be chosen. */
function Discard({ desk, pile, first }: { desk: Desk; pile: Area | undefined; first: Thing }) {
  const [wanted, want] = useState(false);
  const cards = pile?.cards ?? [];
  const open = wanted || cards.some(face => isLit(face, desk.lit));
  return (
    <li>
      <button
        type="button"
        className="tt-discard"
        title={`${cards.length} ${LABELS.discarded}`}
        aria-expanded={open}
        disabled={cards.length === 0}
        onClick={() => want(!wanted)}
      >
        <Figure sign="discard" name={LABELS.discarded} n={cards.length} />
      </button>
      {pile && open && (
        <section className="tt-pile" aria-label={pile.title}>
          <ul>
            <FaceList desk={desk} faces={cards} area={pile} place={pile.id} first={first} look={Card} />
          </ul>
        </section>
      )}
    </li>
  );
}

/** Temper of straight cards, by element, living and non-living. */
function Temper({ seat }: { seat: Seat }) {
  const { elements, living, nonLiving } = temperLeft(useRealm(), seat);
  return (
    <dl className="tt-temper" aria-label={LABELS.temperLeft}>
      {elements.map(({ element, n }) => (
        <div key={element} className={`tt-${element}`} title={LABELS.temperOf(n, element)}>
          <dt>
            <ElementSign element={element} />
            <span className="visually-hidden">{element}</span>
          </dt>
          <dd className={n === 0 ? 'none' : ''}>{n}</dd>
        </div>
      ))}
      <div className="wide">
        <dt>{LABELS.living}</dt>
        <dd>{living}</dd>
      </div>
      <div className="wide">
        <dt>{LABELS.nonLiving}</dt>
        <dd>{nonLiving}</dd>
      </div>
    </dl>
  );
}
