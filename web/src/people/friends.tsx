import type { Friend, GameInfo, HallInfo, Reason } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import * as house from './house.ts';

const WHERE: Readonly<Record<Friend['where'], string>> = {
  here: 'in the hall',
  playing: 'playing',
  away: 'away',
};

/** Friends and where they are; to invite them, to watch them, to make more. */
export function Friends({ info, games, look }: { info: HallInfo; games: readonly GameInfo[]; look(): void }) {
  const [name, setName] = useState('');
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [said, setSaid] = useState('');
  const act = (deed: Promise<unknown>, done = '') =>
    void deed.then(
      () => {
        setReasons([]);
        setSaid(done);
        look();
      },
      fault => setReasons(reasonsOf(fault)),
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    act(house.befriend({ name }), `${name} has been asked.`);
    setName('');
  };
  return (
    <section aria-labelledby="friends-title">
      <h2 id="friends-title">Friends</h2>
      <ul className="people-rows">
        {info.wooers.map(({ id, name: called }) => (
          <li key={id} className="people-row">
            <div className="people-row-text">
              <strong>{called}</strong>
              <span>would like to be your friend</span>
            </div>
            <button
              type="button"
              className="button small primary"
              onClick={() => act(house.befriend({ id }))}
            >
              Accept
            </button>
            <button type="button" className="button small" onClick={() => act(house.part(id))}>
              Decline
            </button>
          </li>
        ))}
        {info.friends.map(friend => (
          <FriendRow key={friend.id} friend={friend} games={games} />
        ))}
      </ul>
      <form className="people-add" onSubmit={add}>
        <input
          value={name}
          onChange={event => setName(event.target.value)}
          aria-label="Name of a friend"
          placeholder="Name of a friend"
          maxLength={24}
          required
        />
        <button type="submit" className="button small">
          Add
        </button>
      </form>
      <p role="status">{said}</p>
      <Reasons reasons={reasons} />
    </section>
  );
}

function FriendRow({ friend, games }: { friend: Friend; games: readonly GameInfo[] }) {
  const { id, name, where, match } = friend;
  const game = games.find(each => each.seats.max > 1);
  return (
    <li className="people-row">
      <div className="people-row-text">
        <strong>{name}</strong>
        <span className="people-where" data-where={where}>
          {WHERE[where]}
        </span>
      </div>
      {match !== null && (
        <a className="button small" href={hashOf({ page: 'match', match })} aria-label={`Watch ${name}`}>
          Watch
        </a>
      )}
      {game && (
        <a
          className="button small"
          href={hashOf({ page: 'invite', game: game.id, friend: id })}
          aria-label={`Invite ${name}`}
        >
          Invite
        </a>
      )}
    </li>
  );
}
