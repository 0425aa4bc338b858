import type { Area, Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceList, nameAt, offersFor, SeatMarks, seatThing } from '@siegeworks/screen-table';
import type { PoolWords } from '@siegeworks/tower-siege';
import { LABELS, poolsOf } from '@siegeworks/tower-siege';
import { classes, Sign, Token } from '@siegeworks/ui';
import type { At } from './siege.ts';
import './plate.css';

interface PlateProps {
  at: At;
  seat: Seat;
  piles: readonly string[];
  onPile(id: string): void;
}

/** The player in this seat: what they can spend, how many cards they have, and what is on its way. */
export function Plate({ at, seat, piles, onPile }: PlateProps) {
  const { s, desk } = at;
  const { gold, power } = poolsOf(s, seat);
  const { hand, deck, mines, stones, discard, spellbook } = s.players[seat];
  const mine = desk.props.state.eye === seat;
  const stacks = [
    // Of another player's hand only the cards that have been seen can be shown.
    ...(mine ? [] : [{ id: 'hand', name: LABELS.market, count: hand.length }]),
    ...(mine ? [] : [{ id: 'spellbook', name: LABELS.spells, count: spellbook.length }]),
    { id: 'discard', name: LABELS.discard, count: discard.length },
  ];
  const isOpen = (id: string) => piles.includes(`${seat}.${id}`);
  return (
    <header className="siege-plate">
      <SeatName at={at} seat={seat} />
      <div className="siege-pools">
        <Pool
          pool={gold}
          bought={mines.length}
          open={isOpen('mines')}
          onOpen={() => onPile(`${seat}.mines`)}
        />
        <Pool
          pool={power}
          bought={stones.length}
          open={isOpen('stones')}
          onOpen={() => onPile(`${seat}.stones`)}
        />
      </div>
      <ul className="siege-counts" aria-label={COMMON.piles}>
        <li>
          <Sign word="deck" /> {COMMON.deck} <b>{deck.length}</b>
        </li>
        {stacks
          .filter(({ count }) => count > 0)
          .map(({ id, name, count }) => (
            <li key={id}>
              <PileButton
                name={name}
                count={count}
                open={isOpen(id)}
                onOpen={() => onPile(`${seat}.${id}`)}
              />
            </li>
          ))}
      </ul>
      <Caravan at={at} area={areaOf(desk, `${seat}.caravan`, seat)} />
    </header>
  );
}

/** The player's name: it can be pressed where an option names this player. */
function SeatName({ at: { desk }, seat }: { at: At; seat: Seat }) {
  const { question, waiting } = desk.props.state;
  const offers = offersFor(desk, option => option.seat === seat);
  const decides = (question ?? waiting)?.seat === seat;
  const [offer] = offers;
  const name = nameAt(desk, seat);
  return (
    <h2 className={classes('siege-name', { 'is-usable': offers.length === 1 })}>
      {offer && offers.length === 1 ? (
        <button
          type="button"
          className="siege-name-face"
          data-place={seatThing(seat)}
          onClick={() => desk.pick(offer)}
        >
          {name}
          <span className="visually-hidden">{COMMON.orChoose}</span>
        </button>
      ) : (
        <span>{name}</span>
      )}{' '}
      <SeatMarks desk={desk} seat={seat} />
      {decides && <span className="siege-decides">{COMMON.toDecide}</span>}
    </h2>
  );
}

interface PoolProps {
  pool: PoolWords;
  /** Bought resources: press to show them. */
  bought: number;
  open: boolean;
  onOpen(): void;
}
function Pool({ pool, bought, open, onOpen }: PoolProps) {
  const { name, why } = pool;
  const className = `siege-pool siege-${name}`;
  if (bought === 0)
    return (
      <p className={className} title={why}>
        <PoolNumbers pool={pool} />
      </p>
    );
  return (
    <button type="button" className={className} title={why} aria-expanded={open} onClick={onOpen}>
      <PoolNumbers pool={pool} />
    </button>
  );
}
const PoolNumbers = ({ pool: { name, now, of } }: { pool: PoolWords }) => (
  <>
    <Sign word={name} />
    <span>
      <b>{now}</b>
      <i>
        <span className="visually-hidden">{COMMON.of}</span>
        <span aria-hidden="true">/</span>
        {of}
      </i>{' '}
      <small>{name}</small>
    </span>
  </>
);

interface PileButtonProps {
  name: string;
  count: number;
  open: boolean;
  onOpen(): void;
}
function PileButton({ name, count, open, onOpen }: PileButtonProps) {
  return (
    <button type="button" className="siege-pile" aria-expanded={open} onClick={onOpen}>
      {name} <b>{count}</b>
    </button>
  );
}

/** What was bought and is still on its way. */
function Caravan({ at: { desk, first }, area }: { at: At; area: Area }) {
  if (area.cards.length === 0) return null;
  return (
    <div className="siege-caravan">
      <h3>
        {LABELS.caravan} <small>{area.note}</small>
      </h3>
      <ul>
        <FaceList desk={desk} first={first} area={area} faces={area.cards} place={area.id} look={Token} />
      </ul>
    </div>
  );
}
