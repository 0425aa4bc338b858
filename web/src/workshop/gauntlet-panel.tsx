import { markOfList } from '@siegeworks/decks';
import type { GameInfo, GauntletFigures, GauntletGame, KeptDeck } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import { LevelOptions } from '../game/players.tsx';
import type { Hall } from '../hall.ts';
import type { Exchange } from './exchanges.ts';
import { GauntletPlot, TRIED } from './gauntlet-plot.tsx';
import { GauntletRun } from './gauntlet-run.ts';
import { readyOf } from './own-decks.ts';
import { Suggestions } from './suggestions.tsx';
import type { Book } from './use-book.ts';
import type { DeckPart } from './use-deck.ts';

interface GauntletPanelProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  deck: KeptDeck;
  legal: boolean;
  keep(figures: GauntletFigures): void;
  /** What is tried when somebody asks what could be better, by what the games have shown. */
  exchanges(games: readonly GauntletGame[]): readonly Exchange[];
  exchange(part: DeckPart): void;
}

const COUNTS = [200, 400, 600, 1000];
const SEED = '1';

/** Games against all ready decks, played beside the page; what they have shown stays with the list that was tried. */
export function GauntletPanel(props: GauntletPanelProps) {
  const { hall, game, deck, legal, keep } = props;
  const [player, setPlayer] = useState('page');
  const [count, setCount] = useState(COUNTS[0]);
  const [seed, setSeed] = useState(SEED);
  const [played, setPlayed] = useState<readonly GauntletGame[]>([]);
  const [mark, setMark] = useState('');
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const run = useRef<GauntletRun | null>(null);
  useEffect(() => () => run.current?.close(), []);
  const start = async () => {
    run.current ??= new GauntletRun();
    setRunning(true);
    setProblem('');
    setPlayed([]);
    setMark(markOfList(deck));
    const order = {
      game: game.id,
      deck: { cards: deck.cards, choices: deck.choices },
      player,
      games: count,
      seed,
    };
    try {
      const games = await run.current.play(order, one => setPlayed(before => [...before, one]));
      keep(await figuresOf(run.current, games, game, deck, { player, seed }));
    } catch (fault) {
      setProblem(fault instanceof Error ? fault.message : `${fault}`);
    }
    setRunning(false);
  };
  // Of a castle, every other game is one of a ready castle.
  const own = (game.castles ? played.filter(({ against }) => against === TRIED) : [...played]).sort(
    (a, b) => a.index - b.index,
  );
  return (
    <section className="bench-gauntlet" aria-label="Gauntlet">
      <header className="bench-head">
        <h2>Gauntlet</h2>
      </header>
      <div className="row">
        <label>
          <span>{game.castles ? 'defended by' : 'both sides'}</span>
          <select value={player} disabled={running} onChange={event => setPlayer(event.target.value)}>
            <LevelOptions bots={hall.bots} />
          </select>
        </label>
        <label>
          <span>games</span>
          <select value={count} disabled={running} onChange={event => setCount(Number(event.target.value))}>
            {COUNTS.map(n => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label>
          <span>seed</span>
          <input
            className="bench-seed"
            value={seed}
            maxLength={40}
            disabled={running}
            onChange={event => setSeed(event.target.value)}
          />
        </label>
        {running ? (
          <button type="button" className="button small" onClick={() => run.current?.stop()}>
            Stop
          </button>
        ) : (
          <button type="button" className="button small primary" disabled={!legal} onClick={start}>
            Play the gauntlet
          </button>
        )}
      </div>
      {!legal && <p className="small-print">First make the {game.castles ? 'castle' : 'deck'} legal.</p>}
      {running && (
        <p role="status">
          <progress value={played.length} max={count} aria-label="Games played" /> {played.length} of {count}
        </p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <Shown {...props} />
      {run.current && !running && own.length > 0 && legal && (
        <Suggestions
          {...props}
          exchanges={() => props.exchanges(own)}
          run={run.current}
          usual={own}
          order={{ player, seed }}
          stale={mark !== markOfList(deck)}
        />
      )}
    </section>
  );
}

/** The figures of the list as it is, or else of the last one that was tried. */
function Shown({ hall, game, book, deck }: GauntletPanelProps) {
  const mark = markOfList(deck);
  const tried = deck.versions.filter(({ gauntlet }) => gauntlet !== undefined);
  const own = tried.find(version => markOfList(version) === mark);
  const version = own ?? tried.at(-1);
  if (!version?.gauntlet) return null;
  return (
    <>
      {!own && <p className="bench-stale">before your changes</p>}
      <GauntletPlot bots={hall.bots} figures={version.gauntlet} game={game} book={book} />
    </>
  );
}

async function figuresOf(
  run: GauntletRun,
  games: GauntletGame[],
  game: GameInfo,
  deck: KeptDeck,
  { player, seed }: { player: string; seed: string },
): Promise<GauntletFigures> {
  const report = await run.report(
    games,
    [...(game.castles ? [TRIED] : []), ...readyOf(game).map(({ id }) => id)],
    Object.keys(deck.cards),
  );
  return {
    player,
    seed,
    rows: report.rows.map(({ deck: id, games: n, wins, draws, low, high, begun }) => ({
      deck: id,
      games: n,
      wins,
      draws,
      low: Math.round(low * 1000),
      high: Math.round(high * 1000),
      began: begun.games,
      winsBegun: begun.wins,
    })),
    cards: report.cards.map(({ card, drawn }) => ({ card, games: drawn.games, wins: drawn.wins })),
  };
}
