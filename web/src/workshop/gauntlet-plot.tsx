import type { GameInfo, GauntletFigures, GauntletRow } from '@siegeworks/protocol';
import { levelName } from '../game/players.tsx';
import type { Hall } from '../hall.ts';
import { percent } from './chances.tsx';
import { readyOf } from './own-decks.ts';
import type { Book } from './use-book.ts';

interface GauntletPlotProps {
  bots: Hall['bots'];
  figures: GauntletFigures;
  game: GameInfo;
  book: Book;
}

/** The row of a castle itself, beside those of the ready castles. */
export const TRIED = 'tried';
/** In how many games a card must have been drawn before its share says anything. */
const FEW = 20;
const shareOf = ({ wins, draws, games }: GauntletRow): number => (wins + draws / 2) / Math.max(1, games);

/** All games of a deck; of a castle only those that it was defended in. */
export function sumOf({ rows }: GauntletFigures): { games: number; wins: number } {
  const own = rows.filter(({ deck }) => deck === TRIED);
  const counted = own.length > 0 ? own : rows;
  return {
    games: counted.reduce((sum, { games }) => sum + games, 0),
    wins: counted.reduce((sum, row) => sum + row.wins + row.draws / 2, 0),
  };
}

/** Each ready deck with the share of games won against it and its interval; then who began, then the cards. */
export function GauntletPlot({ bots, figures, game, book }: GauntletPlotProps) {
  const { rows, cards } = figures;
  const { games: total, wins } = sumOf(figures);
  const player = levelName(bots, figures.player);
  const began = rows.reduce((sum, row) => sum + row.began, 0);
  const begun = rows.reduce((sum, row) => sum + row.winsBegun, 0);
  const second = rows.reduce((sum, row) => sum + row.wins - row.winsBegun, 0);
  const name = (id: string) =>
    id === TRIED ? 'This castle' : (readyOf(game).find(deck => deck.id === id)?.name ?? id);
  const later = total - began;
  if (total === 0) return <p className="small-print">No game was finished.</p>;
  return (
    <div className="gauntlet-plot">
      <p>
        {game.castles ? (
          <>
            Held <b>{percent(wins / total)}</b> of {total} times by {player}; below, the same deals with the
            ready castles.
          </>
        ) : (
          <>
            Won <b>{percent(wins / total)}</b> of {total} games, {player} on both sides.
          </>
        )}{' '}
        {began > 0 && later > 0 && `Beginning ${percent(begun / began)}, second ${percent(second / later)}.`}
      </p>
      <table>
        <caption className="visually-hidden">
          {game.castles
            ? 'Share of games in which each castle was held, with 95 % intervals'
            : 'Share of games won against each ready deck, with 95 % intervals'}
        </caption>
        <thead>
          <tr>
            <td />
            <td>
              <Scale />
            </td>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.deck}>
              <th scope="row">{name(row.deck)}</th>
              <td>
                <Interval row={row} />
              </td>
              <td>
                {row.games === 0 ? '–' : percent(shareOf(row))}
                <span className="visually-hidden">
                  {`, between ${percent(row.low / 1000)} and ${percent(row.high / 1000)}, ${row.games} games`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {began > 0 && later > 0 && <ByBeginner rows={rows} name={name} />}
      <details hidden={cards.length === 0}>
        <summary>Cards that were drawn when it won</summary>
        <p className="small-print">
          Drawing goes with winning, but need not cause it. Cards drawn in fewer than {FEW} games are left
          out.
        </p>
        <ul className="gauntlet-cards">
          {cards
            .filter(({ games }) => games >= FEW)
            .sort((a, b) => b.wins / b.games - a.wins / a.games)
            .map(({ card, games, wins: won }) => (
              <li key={card}>
                <span>{book.known.get(card)?.name ?? card}</span>
                <b>{percent(won / games)}</b> <small>of {games}</small>
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}

interface ByBeginnerProps {
  rows: readonly GauntletRow[];
  name(deck: string): string;
}

/** Each ready deck once more: games won when the tried deck began, and when it was second. */
function ByBeginner({ rows, name }: ByBeginnerProps) {
  return (
    <details className="gauntlet-beginner">
      <summary>Won by who begins</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">beginning</th>
            <th scope="col">second</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ deck, games, wins, began, winsBegun }) => (
            <tr key={deck}>
              <th scope="row">{name(deck)}</th>
              <td>{outOf(winsBegun, began)}</td>
              <td>{outOf(wins - winsBegun, games - began)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const outOf = (wins: number, games: number): string => (games === 0 ? '–' : `${wins} of ${games}`);

/** Where a share stands on the line of its interval. */
const x = (share: number): number => 8 + share * 124;

/** Wins in a hundred games, above the lines. */
const Scale = () => (
  <svg className="gauntlet-scale" viewBox="0 0 140 12" aria-hidden="true">
    {[0, 25, 50, 75, 100].map(n => (
      <text key={n} x={x(n / 100)} y="9" textAnchor="middle">
        {n}
      </text>
    ))}
  </svg>
);

/** A square at the share, a line over its interval, a mark at the half. */
function Interval({ row }: { row: GauntletRow }) {
  const share = shareOf(row);
  const weak = row.high < 500;
  if (row.games === 0) return null;
  return (
    <svg className={weak ? 'gauntlet-line is-weak' : 'gauntlet-line'} viewBox="0 0 140 18" aria-hidden="true">
      <path d={`M${x(0.5)} 0V18`} className="gauntlet-half" />
      <path
        d={`M${x(row.low / 1000)} 9H${x(row.high / 1000)}M${x(row.low / 1000)} 5v8M${x(row.high / 1000)} 5v8`}
      />
      <rect x={x(share) - 3.5} y="5.5" width="7" height="7" />
    </svg>
  );
}
