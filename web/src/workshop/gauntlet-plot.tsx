import type { GameInfo, GauntletFigures, GauntletRow } from '@siegeworks/protocol';
import { percent } from './chances.tsx';
import type { Book } from './use-book.ts';

interface GauntletPlotProps {
  figures: GauntletFigures;
  game: GameInfo;
  book: Book;
}

/** A card must have been drawn in so many games before its share says anything. */
const FEW = 20;
const shareOf = ({ wins, draws, games }: GauntletRow): number => (wins + draws / 2) / Math.max(1, games);

/** Each ready deck with the share of games won against it and its interval; then who began, then the cards. */
export function GauntletPlot({ figures, game, book }: GauntletPlotProps) {
  const { rows, cards } = figures;
  const total = rows.reduce((sum, { games }) => sum + games, 0);
  const wins = rows.reduce((sum, row) => sum + row.wins + row.draws / 2, 0);
  const began = rows.reduce((sum, row) => sum + row.began, 0);
  const begun = rows.reduce((sum, row) => sum + row.winsBegun, 0);
  const later = total - began;
  if (total === 0) return <p className="small-print">No game was finished.</p>;
  return (
    <div className="gauntlet-plot">
      <p>
        Won <b>{percent(wins / total)}</b> of {total} games, {figures.player} on both sides.{' '}
        {began > 0 &&
          later > 0 &&
          `Beginning ${percent(begun / began)}, second ${percent((wins - begun) / later)}.`}
      </p>
      <table>
        <caption className="visually-hidden">
          Share of games won against each ready deck, with 95 % intervals
        </caption>
        <tbody>
          {rows.map(row => (
            <tr key={row.deck}>
              <th scope="row">{game.decks.find(({ id }) => id === row.deck)?.name ?? row.deck}</th>
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
      <details>
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

/** A square at the share, a line over its interval, a mark at the half. */
function Interval({ row }: { row: GauntletRow }) {
  const x = (share: number) => 4 + share * 132;
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
