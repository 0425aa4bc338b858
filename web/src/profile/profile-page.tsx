import './profile.css';
import type { GameStanding, Profile } from '@siegeworks/protocol';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import * as house from '../people/house.ts';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import { GamePanel } from './game-panel.tsx';
import { MatchList } from './match-list.tsx';
import { RatingTabs } from './rating-tabs.tsx';
import { profileOf } from './standing.ts';
import { titleOf } from './titles.ts';
import { useAnswer } from './use-answer.ts';

/** A person's ratings, results and matches; one's own where no id is given. */
export function ProfilePage({ hall, person }: { hall: Hall; person: string }) {
  const { said, reasons } = useAnswer(person, async () => {
    const id = person || (await house.whoAmI())?.id;
    return id === undefined ? 'nobody' : profileOf(id);
  });
  const name = said && said !== 'nobody' ? said.person.name : 'A player';
  return (
    <Frame at="person" title={name} className="page profile">
      <Reasons reasons={reasons} />
      {said === 'nobody' && <Nobody />}
      {said && said !== 'nobody' && <Person hall={hall} profile={said} />}
    </Frame>
  );
}

function Nobody() {
  return (
    <>
      <h1>You have not played with people here yet</h1>
      <p>
        Ratings and results stand here once you have.{' '}
        <a href={hashOf({ page: 'home' })}>Choose somebody to play with</a>
      </p>
    </>
  );
}

function Person({ hall, profile }: { hall: Hall; profile: Profile }) {
  const { person, games } = profile;
  const [game, setGame] = useState(() => mostPlayed(games));
  const standing = games.find(each => each.game === game) ?? games[0];
  const tabs = games.map(each => ({ ...each, title: titleOf(hall, each.game) }));
  return (
    <>
      <div className="profile-head">
        <div className="profile-who">
          <h1>{person.name}</h1>
          <p>{inShort(profile)}</p>
        </div>
        <RatingTabs tabs={tabs} chosen={game} choose={setGame} />
      </div>
      <div
        className="profile-panel"
        role="tabpanel"
        id="profile-panel"
        aria-labelledby={`tab-${game}`}
        data-game={game}
      >
        <GamePanel
          key={game}
          person={person.id}
          mine={profile.mine}
          standing={standing}
          title={titleOf(hall, game)}
        />
      </div>
      <MatchList hall={hall} person={person.id} name={profile.mine ? 'You' : person.name} />
    </>
  );
}

/** Whatever has a rating comes first, then whatever was played most. */
function mostPlayed(games: readonly GameStanding[]): string {
  const rank = ({ rating, played }: GameStanding) => (rating?.matches ?? 0) * 1_000 + played;
  return games.toSorted((a, b) => rank(b) - rank(a))[0]?.game ?? '';
}

function inShort({ person, played, finished }: Profile): string {
  const since = new Date(person.since).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  const matches = played === 1 ? 'One match' : `${played} matches`;
  const stayed = played < FEW ? '' : `, ${Math.round((100 * finished) / played)}\u00a0% played to the end`;
  return `At the table since ${since}. ${played === 0 ? 'No match yet.' : `${matches}${stayed}.`}`;
}
/** Shares of fewer matches say nothing. */
const FEW = 8;
