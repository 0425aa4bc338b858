import type { Reason, SaveInfo } from '@siegeworks/protocol';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { useStorage } from '../storage.ts';
import { ImportButton } from './import-button.tsx';
import { SaveLine } from './save-line.tsx';
import { damaged, finished, KEPT, unfinished, useSaves } from './saves.ts';

const DAMAGED = 'They stay as they are until you delete them, and they do not affect any other match.';

/** Every match that is kept in this browser. */
export function MatchesPage({ hall }: { hall: Hall }) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const refuse = (fault: unknown) => setRefusal(reasonsOf(fault));
  const { saves, look, bring } = useSaves(hall, refuse);
  const storage = useStorage(hall.session);
  const list = (title: string, some: readonly SaveInfo[], note = '') =>
    some.length > 0 && (
      <section className="matches-part">
        <h2>{title}</h2>
        {note !== '' && <p className="small-print">{note}</p>}
        <ul>
          {some.map(save => (
            <SaveLine key={save.match} hall={hall} save={save} look={look} refuse={refuse} />
          ))}
        </ul>
      </section>
    );
  return (
    <Frame at="matches" title="Your matches">
      <div className="row">
        <h1>Your matches</h1>
        <ImportButton bring={bring} />
      </div>
      {storage.keeps ? (
        <p className="small-print">
          {KEPT} A private window forgets them when it is closed. Export one as a file to keep it elsewhere.
        </p>
      ) : (
        <p className="reasons">{storage.text}</p>
      )}
      <Reasons reasons={refusal} />
      {saves?.length === 0 && <p>No match is waiting.</p>}
      {list('Unfinished', unfinished(saves ?? []))}
      {list('Finished', finished(saves ?? []))}
      {list('Damaged', damaged(saves ?? []), DAMAGED)}
    </Frame>
  );
}
