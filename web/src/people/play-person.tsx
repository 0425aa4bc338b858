import './people.css';
import './hall-people.css';
import type { HallInfo } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import { Friends } from './friends.tsx';
import { LiveBoards } from './live-boards.tsx';
import { MeLink } from './me-link.tsx';
import { OpenTables } from './open-tables.tsx';
import { OwnMatches } from './own-matches.tsx';
import { QuickMatch } from './quick-match.tsx';
import { TableName } from './table-name.tsx';
import type { HouseNow } from './use-house.ts';
import { usePerson } from './who.tsx';

/** What is alive in the house: a strip with the ways to other people, and below it tables, matches and friends. */
export function PlayPerson({ hall, house }: { hall: Hall; house: HouseNow }) {
  const { info, lost, look } = house;
  if (!info) return null;
  if (lost) return <Lost look={look} />;
  return (
    <>
      <Strip hall={hall} info={info} />
      {isAlive(info) && (
        <div className="hall-people">
          <OpenTables info={info} games={hall.games} look={look} />
          <LiveBoards info={info} hall={hall} />
          <div>
            <OwnMatches info={info} games={hall.games} />
            <Friends info={info} games={hall.games} look={look} />
          </div>
        </div>
      )}
    </>
  );
}

const isAlive = ({ open, live, mine, past, asked, friends, wooers, here }: HallInfo): boolean =>
  here > 1 || [open, live, mine, past, asked, friends, wooers].some(list => list.length > 0);

function Strip({ hall, info }: { hall: Hall; info: HallInfo }) {
  const [person] = usePerson();
  const several = hall.games.filter(game => game.seats.max > 1);
  const first = several[0]?.id ?? '';
  const alone = info.here < 2 && info.open.length === 0;
  return (
    <section className="people-strip on-parchment" aria-labelledby="people-title">
      <div className="people-strip-text">
        <h2 id="people-title">{alone ? 'Nobody else is in the hall' : 'Play a person'}</h2>
        <p>
          {alone
            ? 'Offer a table and keep playing: you are called when somebody sits down.'
            : `${info.here === 1 ? '1 person' : `${info.here} people`} in the hall.`}{' '}
          <MeLink />
        </p>
      </div>
      <div className="people-strip-ways">
        <QuickMatch games={several} known={Boolean(person)} />
        <details className="people-invite">
          <summary className="button">Play with a friend…</summary>
          <ul>
            {several.map(({ id, title }) => (
              <li key={id}>
                <a href={hashOf({ page: 'invite', game: id })}>{title}</a>
              </li>
            ))}
            <li>
              <TableName />
            </li>
          </ul>
        </details>
        <a className="button" href={hashOf({ page: 'invite', game: first })}>
          Offer a table…
        </a>
      </div>
    </section>
  );
}

function Lost({ look }: { look(): void }) {
  return (
    <section className="people-strip on-parchment" aria-labelledby="people-title">
      <div className="people-strip-text">
        <h2 id="people-title">The hall cannot be reached</h2>
        <p>This page tries again by itself. Everything against the computer works.</p>
      </div>
      <button type="button" className="button strip-first" onClick={look}>
        Try now
      </button>
    </section>
  );
}
