import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import { useStorage } from '../storage.ts';
import { Charge } from './charge.tsx';
import { ImportButton } from './import-button.tsx';
import { SaveLine } from './save-line.tsx';
import { damaged, finished, KEPT, unfinished, useSaves } from './saves.ts';

/** How many matches the hall shows; the others are one click away. */
const SHOWN = 2;

/** The newest matches, those that are not over first. */
export function Continue({ hall, refuse }: { hall: Hall; refuse(fault: unknown): void }) {
  const { saves, look, bring } = useSaves(hall, refuse);
  const storage = useStorage(hall.session);
  const all = saves ?? [];
  const shown = [...unfinished(all), ...finished(all), ...damaged(all)].slice(0, SHOWN);
  return (
    <section className="hall-panel" aria-labelledby="continue" aria-busy={saves === null}>
      <div className="hall-shield" data-game={shown[0]?.game || 'tower-siege'}>
        <Charge game={shown[0]?.game || 'tower-siege'} charge="continue" />
      </div>
      <div className="hall-panel-text">
        <div className="hall-panel-head">
          <h2 id="continue">Continue</h2>
          <ImportButton bring={bring} />
          {saves !== null && saves.length > SHOWN && (
            <a className="button small" href={hashOf({ page: 'matches' })}>
              All {saves.length} matches
            </a>
          )}
        </div>
        {saves?.length === 0 && (
          <p>{storage.keeps ? `No match is waiting. ${KEPT}` : `No match is waiting. ${storage.text}`}</p>
        )}
        {shown.length > 0 && !storage.keeps && <p>{storage.text}</p>}
        {shown.length > 0 && (
          <ul className="hall-saves">
            {shown.map(save => (
              <SaveLine key={save.match} hall={hall} save={save} look={look} refuse={refuse} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
