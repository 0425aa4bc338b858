import type { PlayedMatch } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import { useState } from 'react';
import { Charge } from '../hall/charge.tsx';
import type { Hall } from '../hall.ts';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import { changeWords, dayWords, isShown, matchesOf, ratingWords } from './standing.ts';
import { titleOf } from './titles.ts';
import { useAnswer } from './use-answer.ts';

/** As many as the house sends at once. */
const PAGE = 20;

interface MatchListProps {
  hall: Hall;
  person: string;
  /** What the person is called in sentences. */
  name: string;
}

/** The matches of a person that have ended, the last one first, each with a way to look back at it. */
export function MatchList({ hall, person, name }: MatchListProps) {
  const [game, setGame] = useState('');
  const [older, setOlder] = useState<readonly PlayedMatch[]>([]);
  const { said, reasons } = useAnswer(`${person} ${game}`, () => matchesOf(person, game));
  const matches = [...(said ?? []), ...older];
  const more = () =>
    void matchesOf(person, game, matches.at(-1)?.at).then(next => setOlder([...older, ...next]));
  const choose = (chosen: string) => {
    setOlder([]);
    setGame(chosen);
  };
  return (
    <section className="match-list" aria-labelledby="matches-title">
      <div className="match-list-head">
        <h2 id="matches-title">Matches</h2>
        <select
          aria-label="Matches of which game"
          value={game}
          onChange={event => choose(event.target.value)}
        >
          <option value="">All games</option>
          {hall.games.map(({ id }) => (
            <option key={id} value={id}>
              {titleOf(hall, id)}
            </option>
          ))}
        </select>
      </div>
      <Reasons reasons={reasons} />
      {said?.length === 0 && (
        <p>{game === '' ? 'No match has ended yet.' : 'No match has ended yet in this game.'}</p>
      )}
      {matches.length > 0 && (
        <ul>
          {matches.map(match => (
            <Row key={match.match} hall={hall} match={match} name={name} />
          ))}
        </ul>
      )}
      {matches.length > 0 && matches.length % PAGE === 0 && (
        <button type="button" className="button small" onClick={more}>
          Older matches
        </button>
      )}
    </section>
  );
}

function Row({ hall, match, name }: { hall: Hall; match: PlayedMatch; name: string }) {
  const { game, result, ending, decks, change, at, open } = match;
  const claimed = result === 'won' && ending === 'time';
  const known = decks.filter(deck => deck !== null);
  return (
    <li data-game={game}>
      <span className="profile-shield" title={titleOf(hall, game)}>
        <Charge game={game} charge={game} />
      </span>
      <span className="match-who">
        <span className="visually-hidden">{titleOf(hall, game)} against </span>
        <Opponents match={match} />
      </span>
      <span className={classes('match-tag', { claimed })} data-result={result}>
        {claimed ? 'Claimed' : RESULTS[result]}
      </span>
      <span className="match-how">{howItEnded(match, name)}</span>
      <span className="match-decks">
        {known.length === decks.length ? known.join(' against ') : known[0]}
      </span>
      <span className="match-day">{dayWords(at, Date.now())}</span>
      <b className="match-change">{change === null ? '' : changeWords(change)}</b>
      {open ? (
        <a
          className="button small"
          href={hashOf({ page: 'match', match: match.match })}
          aria-label={`Look back at ${titleOf(hall, game)} against ${match.opponents.map(({ name }) => name).join(', ')}`}
        >
          Look back
        </a>
      ) : (
        <span className="match-closed">not shown to others</span>
      )}
    </li>
  );
}
const RESULTS = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const;

function Opponents({ match: { opponents } }: { match: PlayedMatch }) {
  return opponents.map(({ person, name, rating }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
    <span key={i}>
      {i > 0 && ', '}
      {person === null ? name : <a href={hashOf({ page: 'person', person })}>{name}</a>}
      {rating && (person === null || isShown(rating)) && <small> {ratingWords(rating)}</small>}
    </span>
  ));
}

function howItEnded({ ending, result, opponents, rated }: PlayedMatch, name: string): string {
  const other = opponents.length === 1 ? opponents[0].name : 'the others';
  const who = result === 'won' ? other : name;
  if (ending === 'left') return `${who} gave up`;
  if (ending === 'time') return `${who} ran out of time or left`;
  return rated ? 'Rated' : 'Not rated';
}
