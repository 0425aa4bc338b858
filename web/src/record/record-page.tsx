import './record.css';
import type { GameInfo, Result } from '@siegeworks/protocol';
import { useState } from 'react';
import { keepFile } from '../files.ts';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import { useStorage } from '../storage.ts';
import { useOwnDecks } from '../workshop/own-decks.ts';
import { Calendar } from './calendar.tsx';
import { GameRecord } from './game-record.tsx';
import { streaksOf, tallyOf } from './tally.ts';
import type { OwnRecord } from './use-record.ts';
import { useRecord } from './use-record.ts';

/** How the person's own matches ended, by game, deck and opponent; challenges of the day, and points. */
export function RecordPage({ hall }: { hall: Hall }) {
  const [record, look] = useRecord(hall.session);
  const storage = useStorage(hall.session);
  const forget = () => void hall.session.ask('forgetRecord', {}, 'done').then(look, look);
  return (
    <Frame at="record" title="Your record" className="page record">
      <h1>Your record</h1>
      <p className="small-print">
        Matches with people stand on <a href={hashOf({ page: 'person', person: '' })}>your profile</a>.
      </p>
      {!storage.keeps && <p className="reasons">{storage.text}</p>}
      {record && <Results hall={hall} record={record} />}
      {record && (record.results.length > 0 || record.damaged > 0) && (
        <Care record={record} forget={forget} />
      )}
    </Frame>
  );
}

function Results({ hall, record: { results } }: { hall: Hall; record: OwnRecord }) {
  const [own] = useOwnDecks(hall.session);
  if (results.length === 0)
    return (
      <p>
        No match has ended yet. Every match that you play alone against the computer counts here, once.{' '}
        <a href={hashOf({ page: 'home' })}>Choose a game</a>
      </p>
    );
  const ofGame = (game: GameInfo) => results.filter(each => each.game === game.id);
  return (
    <>
      <Summary results={results} />
      <Calendar hall={hall} results={results} />
      <div className="record-games">
        {hall.games.map(
          game =>
            ofGame(game).length > 0 && (
              <GameRecord key={game.id} game={game} bots={hall.bots} results={ofGame(game)} own={own ?? []} />
            ),
        )}
      </div>
    </>
  );
}

function Summary({ results }: { results: readonly Result[] }) {
  const { played, won } = tallyOf(results);
  const { now, best } = streaksOf(results);
  const figures = [
    [`${played}`, played === 1 ? 'match' : 'matches'],
    [`${won}`, won === 1 ? 'win' : 'wins'],
    [`${now}`, now === 1 ? 'win in a row' : 'wins in a row'],
    [`${best}`, 'best row of wins'],
  ];
  return (
    <dl className="record-summary">
      {figures.map(([n, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where it is kept, and what can be done with it. */
function Care({ record: { results, damaged }, forget }: { record: OwnRecord; forget(): void }) {
  const [sure, setSure] = useState(false);
  const text = `${JSON.stringify({ format: 'siegeworks-record', version: 1, results }, null, 1)}\n`;
  return (
    <section className="record-care">
      <p className="small-print">
        The record is kept in this browser only. A match counts once, with its first end; the same deal played
        again does not count.
        {damaged > 0 &&
          ` ${damaged === 1 ? 'One result' : `${damaged} results`} cannot be read and left out.`}
      </p>
      <div className="row">
        <button
          type="button"
          className="button small"
          onClick={() => keepFile({ name: 'siegeworks-record.json', text })}
        >
          Export as a file
        </button>
        <button type="button" className="button small" onClick={() => (sure ? forget() : setSure(true))}>
          {sure ? 'Delete the whole record: this cannot be undone' : 'Delete the record…'}
        </button>
      </div>
    </section>
  );
}
