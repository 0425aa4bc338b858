import './studio.css';
import './time.css';
import './lists.css';
import type { Reason } from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import { Frame } from '../frame.tsx';
import { finished, useSaves } from '../hall/saves.ts';
import type { Hall } from '../hall.ts';
import { Reasons } from '../reasons.tsx';
import { go, hashOf } from '../route.ts';
import { Wait } from '../wait.tsx';
import { fileSource } from './source.ts';
import { StudioView } from './studio-view.tsx';
import { useOpened } from './use-studio.ts';

interface StudioPageProps {
  hall: Hall;
  source: string;
  moment: string;
}

/** A finished match, looked at again: by its id, by a link that holds it, or by a file. */
export function StudioPage({ hall, source, moment }: StudioPageProps) {
  return source === '' ? (
    <Threshold hall={hall} />
  ) : (
    <OpenStudio hall={hall} source={source} moment={moment} />
  );
}

function OpenStudio({ hall, source, moment }: StudioPageProps) {
  const opened = useOpened(hall, source);
  if (opened === null) return <Wait />;
  if (!('line' in opened)) return <Closed source={source} reasons={opened} />;
  return <StudioView hall={hall} opened={opened} source={source} start={moment} />;
}

/** Rules that are not those of this page: what can be done about it. */
const OTHER_RULES = /by rules|with rules|version .* of the rules/;

/** Why a match cannot be opened, and what can be done instead. */
function Closed({ source, reasons }: { source: string; reasons: readonly Reason[] }) {
  const isOlder = reasons.some(({ text }) => OTHER_RULES.test(text));
  return (
    <Frame at="studio" title="Studio">
      <h1>This match cannot be opened here</h1>
      <Reasons reasons={reasons} />
      {isOlder && (
        <p>
          A replay needs the rules with which the match was played, and this page has only its own. A house
          keeps the rules of every match that was played in it.{' '}
          {isAway(source) ? (
            <a href={hashOf({ page: 'match', match: source })}>Look back at its table</a>
          ) : (
            'If this match was played in a house, open it there by its id and look back at its table.'
          )}
        </p>
      )}
      <p>
        <a className="button" href={hashOf({ page: 'studio', source: '', moment: '' })}>
          Open another match
        </a>
      </p>
    </Frame>
  );
}

/** Before a match is chosen. */
function Threshold({ hall }: { hall: Hall }) {
  const { saves } = useSaves(hall, () => {});
  const over = finished(saves ?? []);
  const openFile = async (file: File | undefined) => {
    if (file) go({ page: 'studio', source: fileSource(await file.text()), moment: '' });
  };
  return (
    <Frame at="studio" title="Studio">
      <h1>Studio</h1>
      <p>
        Watch a finished match again, find out where it was decided, and try what else could have been done.
      </p>
      <div className="row">
        <label className="button primary">
          Open a file…
          <input
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={event => void openFile(event.target.files?.[0])}
          />
        </label>
      </div>
      <h2>Finished matches in this browser</h2>
      {saves && over.length === 0 && <p>None yet: play one to its end.</p>}
      <ul className="studio-saves">
        {over.map(save => (
          <li key={save.match} data-game={save.game}>
            <a href={hashOf({ page: 'studio', source: save.match, moment: '' })}>{save.title}</a>{' '}
            <span>{save.note}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
