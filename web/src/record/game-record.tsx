import type { BotInfo, GameInfo, KeptDeck, Result } from '@siegeworks/protocol';
import { nameOfLabel } from '../workshop/deck-label.ts';
import type { Tally } from './tally.ts';
import { bestScores, streaksOf, talliesBy, tallyOf } from './tally.ts';

interface GameRecordProps {
  game: GameInfo;
  bots: readonly BotInfo[];
  results: readonly Result[];
  own: readonly KeptDeck[];
}

/** One game: against whom, with which deck, and how many points. */
export function GameRecord({ game, bots, results, own }: GameRecordProps) {
  const { now, best } = streaksOf(results);
  const level = (id: string) => bots.find(bot => bot.id === id)?.level ?? id;
  const rivals = talliesBy(results, ({ against }) => against.map(level));
  const decks = talliesBy(results, ({ deck }) => (deck === '' ? [] : [nameOfLabel(deck, game, own)]));
  const named = (list: readonly { id: string; name: string }[], id: string) =>
    list.find(each => each.id === id)?.name ?? id;
  return (
    <section className="record-panel" data-game={game.id}>
      <h2>{game.title}</h2>
      <p className="record-line">
        {inWords(tallyOf(results))} {best > 1 && `Best row: ${best} wins${now > 1 ? `, now ${now}` : ''}.`}
      </p>
      <div className="record-tables">
        <Tallies title="Against" rows={rivals.map(([id, tally]) => [named(bots, id), tally])} />
        {/* All versions of a deck of one's own count together, under the name that it has now. */}
        <Tallies title={game.castles ? 'In the castle' : 'With the deck'} rows={decks} />
      </div>
      <Scores results={results} />
    </section>
  );
}

function inWords({ played, won, lost, drawn }: Tally): string {
  const parts = [`${won} won`, `${lost} lost`, ...(drawn > 0 ? [`${drawn} drawn`] : [])];
  return `${played === 1 ? 'One match' : `${played} matches`}: ${parts.join(', ')}.`;
}

function Tallies({ title, rows }: { title: string; rows: [name: string, tally: Tally][] }) {
  if (rows.length === 0) return null;
  return (
    <table className="tallies">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Won</th>
          <th scope="col">Lost</th>
          <th scope="col">Drawn</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { won, lost, drawn }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{won}</td>
            <td>{lost}</td>
            <td>{drawn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOST = 5;

/** The best points, each with what it was made of. */
function Scores({ results }: { results: readonly Result[] }) {
  const best = bestScores(results, MOST);
  if (best.length === 0) return null;
  return (
    <div className="scores">
      <h3>Best scores</h3>
      {best.map(({ at, score, daily, verdict }) => (
        <details key={at}>
          <summary>
            <b>{score?.total} points</b> {score?.title}, {verdict}
            {daily !== undefined && `, challenge of ${daily}`}
          </summary>
          <ul>
            {score?.parts.map(({ title, points }) => (
              <li key={title}>
                <span>{title}</span> <b>{points}</b>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
