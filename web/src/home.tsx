import type { BotInfo, GameInfo, Reason, SaveInfo } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useEffect, useState } from 'react';
import { keepFile } from './files.ts';
import { reasonsOf } from './match.ts';
import { Reasons } from './reasons.tsx';
import { go, hashOf } from './route.ts';
import type { Session } from './session.ts';
import type { Setup } from './setup.ts';
import { dailySetup, planOf, usualSetup } from './setup.ts';

export interface Hall {
  session: Session;
  games: readonly GameInfo[];
  bots: readonly BotInfo[];
}

/** One sentence for whoever has never seen the game. */
const BLURBS: Record<string, string> = {
  'tower-siege': 'Two mages, two towers, one table of armies. Roll under your level or be riposted.',
  arcania:
    'Four armies, lands and castles. Build, raise your forces, and break the enemy wall before yours falls.',
  'two-deck-siege':
    'One castle, one weary garrison, and an enemy on all four sides. Alone against a deck of cards.',
  'towers-in-time':
    'Both players act in turn, within the same turn. Raise towers on their sources and bring down five shields.',
  arcmage:
    'Cities with levels of devotion, armies outside their walls, and events on a stack. Be the last with a city.',
};

/** The games on the shelf, and the matches that wait to be continued. */
export function Home({ hall }: { hall: Hall }) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const refuse = (fault: unknown) => setRefusal(reasonsOf(fault));
  return (
    <main className="page">
      <header className="masthead">
        <h1>Siegeworks</h1>
        <p>Siege card games in your browser, alone or against the computer.</p>
      </header>
      <Reasons reasons={refusal} />
      <section aria-label="Games">
        <ul className="posters">
          {hall.games.map(game => (
            <Poster key={game.id} hall={hall} game={game} refuse={refuse} />
          ))}
        </ul>
        {hall.games.length === 0 && <p>There is no game on the shelf yet.</p>}
      </section>
      <Saves hall={hall} refuse={refuse} />
      <footer className="colophon">
        <p>
          Unofficial implementation; the games’ names belong to their owners.{' '}
          <a href={hashOf({ page: 'about' })}>About and credits</a>
        </p>
      </footer>
    </main>
  );
}

function Poster({ hall, game, refuse }: { hall: Hall; game: GameInfo; refuse(fault: unknown): void }) {
  const play = (setup: Setup) => {
    const plan = planOf(setup, hall.bots, Math.random());
    const created = hall.session.ask('create', { game: game.id, ...plan }, 'opened');
    created.then(({ match }) => go({ page: 'match', match }), refuse);
  };
  return (
    <li className="poster" data-game={game.id}>
      <h2>{game.title}</h2>
      <p className="blurb">{BLURBS[game.id] ?? ''}</p>
      <p className="small-print">{[seatsText(game), ...decksText(game)].join(', ')}</p>
      {game.credit && (
        <p className="small-print">
          By {game.credit.author}, {game.credit.licence}.{' '}
          <a href={hashOf({ page: 'about' })}>Source, licence and changes</a>
        </p>
      )}
      <div className="row">
        <button type="button" className="button primary" onClick={() => play(usualSetup(game, hall.bots))}>
          Play now
        </button>
        {game.today && (
          <button type="button" className="button" onClick={() => play(dailySetup(game, hall.bots))}>
            Game of {game.today.date}
          </button>
        )}
        <a className="button" href={hashOf({ page: 'new', game: game.id })}>
          New game…
        </a>
        <a className="button" href={hashOf({ page: 'rules', game: game.id, rule: '' })}>
          Rules
        </a>
      </div>
    </li>
  );
}

function seatsText({ seats: { min, max } }: GameInfo): string {
  if (min === max) return min === 1 ? '1 player' : `${min} players`;
  return `${min} to ${max} players`;
}
function decksText({ decks }: GameInfo): string[] {
  if (decks.length === 0) return [];
  return [decks.length === 1 ? '1 deck' : `${decks.length} decks`];
}

function Saves({ hall, refuse }: { hall: Hall; refuse(fault: unknown): void }) {
  const { session } = hall;
  const [saves, setSaves] = useState<readonly SaveInfo[]>([]);
  const look = () => session.ask('saves', {}, 'saves').then(answer => setSaves(answer.saves), refuse);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, then after every change
  useEffect(() => void look(), []);
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const opened = session.ask('import', { text: await file.text() }, 'opened');
    opened.then(({ match }) => go({ page: 'match', match }), refuse);
  };
  return (
    <section className="saves" aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      {saves.length === 0 && (
        <p>No match is waiting. Every match is kept in this browser after each decision.</p>
      )}
      <ul>
        {saves.map(save => (
          <SaveLine key={save.match} hall={hall} save={save} look={look} refuse={refuse} />
        ))}
      </ul>
      <label className="button">
        Import a match…
        <input type="file" accept=".json,application/json" className="visually-hidden" onChange={bring} />
      </label>
    </section>
  );
}

interface SaveLineProps {
  hall: Hall;
  save: SaveInfo;
  look(): void;
  refuse(fault: unknown): void;
}

function SaveLine({ hall: { session }, save, look, refuse }: SaveLineProps) {
  const { match, title, note, over, updated } = save;
  const when = updated > 0 ? new Date(updated).toLocaleString() : '';
  return (
    <li className="save" data-game={save.game}>
      <div>
        <h3>{title}</h3>
        <p className="small-print">
          {[over ? `Over: ${note}` : note, when].filter(part => part !== '').join(' · ')}
        </p>
      </div>
      <div className="row">
        <a className="button small" href={hashOf({ page: 'match', match })} aria-label={`Continue ${title}`}>
          {over ? 'Look at it' : 'Continue'}
        </a>
        <button
          type="button"
          className="button small"
          aria-label={`Export ${title}`}
          onClick={() => session.ask('export', { match }, 'file').then(keepFile, refuse)}
        >
          Export
        </button>
        <button
          type="button"
          className="button small"
          aria-label={`Delete ${title}`}
          onClick={() => session.ask('forget', { match }, 'done').then(look, refuse)}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
