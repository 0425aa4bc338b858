import './save-line.css';
import type { SaveInfo } from '@siegeworks/protocol';
import { keepFile } from '../files.ts';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';

export interface SaveLineProps {
  hall: Hall;
  save: SaveInfo;
  /** Called when it was deleted. */
  look(): void;
  refuse(fault: unknown): void;
}

/** A saved match: what it is, and what can be done with it. */
export function SaveLine({ hall: { session }, save, look, refuse }: SaveLineProps) {
  const { match, title, over, state } = save;
  return (
    <li className="save" data-game={save.game} data-state={state}>
      <div className="save-text">
        <h3>{title}</h3>
        <p>{noteOf(save)}</p>
      </div>
      {state !== 'damaged' && (
        <a
          className={over ? 'button small' : 'button small primary'}
          href={hashOf({ page: 'match', match })}
          aria-label={`${over ? 'Look at' : 'Continue'} ${title}`}
        >
          {over ? 'Look at it' : 'Continue'}
        </a>
      )}
      {over && state !== 'damaged' && (
        <a
          className="button small"
          href={hashOf({ page: 'studio', source: match, moment: '' })}
          aria-label={`Studio: ${title}`}
        >
          Studio
        </a>
      )}
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
    </li>
  );
}

function noteOf({ note, over, updated, state }: SaveInfo): string {
  const when = updated > 0 ? new Date(updated).toLocaleString(undefined, WHEN) : '';
  const held = state === 'held' ? 'Not saved' : '';
  return [held, over ? `Over: ${note}` : note, when].filter(part => part !== '').join(' · ');
}
const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
