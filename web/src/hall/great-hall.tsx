import './hall.css';
import type { Reason } from '@siegeworks/protocol';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { PlayPerson } from '../people/play-person.tsx';
import { useHouse } from '../people/use-house.ts';
import { Reasons } from '../reasons.tsx';
import { useRecord } from '../record/use-record.ts';
import { Banner } from './banner.tsx';
import { Continue } from './continue.tsx';
import { Today } from './today.tsx';

/** Five banners, the matches that wait to be continued, and the challenges of the day. */
export function GreatHall({ hall }: { hall: Hall }) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const [record] = useRecord(hall.session);
  const results = record?.results ?? [];
  const house = useHouse();
  const refuse = (fault: unknown) => setRefusal(reasonsOf(fault));
  return (
    <Frame at="home" title="" className={house.info ? 'hall with-people' : 'hall'}>
      <h1 className="visually-hidden">Siegeworks</h1>
      <Reasons reasons={refusal} />
      <ul className="hall-banners" aria-label="Games">
        {hall.games.map(game => (
          <Banner key={game.id} hall={hall} game={game} results={results} refuse={refuse} />
        ))}
      </ul>
      {hall.games.length === 0 && <p>There is no game on the shelf yet.</p>}
      <PlayPerson hall={hall} house={house} />
      <div className="hall-panels">
        <Continue hall={hall} refuse={refuse} />
        <Today hall={hall} results={results} refuse={refuse} />
      </div>
    </Frame>
  );
}
