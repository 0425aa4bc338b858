import type { GameInfo, HallInfo, Letter } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { clockName } from './clocks.ts';
import { titleOf } from './games.ts';
import * as house from './house.ts';

interface TablesProps {
  info: HallInfo;
  games: readonly GameInfo[];
  look(): void;
}

/** Offers to sit down: those addressed to the reader first, then those of friends, then the newest. */
export function OpenTables({ info: { open, asked }, games, look }: TablesProps) {
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">Open tables</h2>
      {open.length + asked.length === 0 && <p className="people-none">No table is open now.</p>}
      <ul className="people-rows">
        {asked.map(letter => (
          <Row key={letter.id} letter={letter} games={games} note="invites you">
            <button
              type="button"
              className="button small"
              aria-label={`Decline the invitation of ${letter.by}`}
              onClick={() => void house.decline(letter.id).then(look, look)}
            >
              Decline
            </button>
          </Row>
        ))}
        {open.map(letter => (
          <Row key={letter.id} letter={letter} games={games} note="" />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  letter: Letter;
  games: readonly GameInfo[];
  note: string;
  children?: React.ReactNode;
}

function Row({ letter, games, note, children }: RowProps) {
  const { by, terms, seats } = letter;
  const title = titleOf(games, terms.game);
  const mine = seats.some(seat => seat.mine);
  const taken = seats.filter(seat => seat.name !== null).length;
  return (
    <li className="people-row" data-game={terms.game}>
      <div className="people-row-text">
        <strong>
          {by} {note}
        </strong>
        <span>
          {title}
          {seats.length > 2 && ` · ${taken} of ${seats.length} seats taken`}
        </span>
      </div>
      <div className="people-row-terms">
        <span>{clockName(terms.clock)}</span>
        <span>{terms.rated ? 'rated' : 'friendly'}</span>
      </div>
      {children}
      <a
        className="button small"
        href={hashOf({ page: 'letter', letter: letter.id })}
        aria-label={`${mine ? 'Look at your table' : `Sit down with ${by}`}: ${title}`}
      >
        {mine ? 'Your table' : 'Sit down'}
      </a>
    </li>
  );
}
