import './history.css';
import type { Change } from '@siegeworks/decks';
import { changesBetween, choicesBetween, markOfList, sizeOf } from '@siegeworks/decks';
import type { DeckVersion, GameInfo } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';
import { levelName } from '../game/players.tsx';
import type { Hall } from '../hall.ts';
import { tallyOf } from '../record/tally.ts';
import { useRecord } from '../record/use-record.ts';
import { percent } from './chances.tsx';
import { sumOf } from './gauntlet-plot.tsx';
import { readyOf } from './own-decks.ts';
import type { VersionRecord } from './results-of.ts';
import { recordOf } from './results-of.ts';
import type { Book } from './use-book.ts';
import type { DeckOnBench } from './use-deck.ts';
import { dayOf, versionsWith } from './versions.ts';

interface HistoryProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  onBench: DeckOnBench;
  /** Opens the comparison with a version. */
  compare(version: DeckVersion): void;
  onClose(): void;
}

/** What the deck once was: what changed from version to version, and how each of them did. */
export function HistoryDialog({ hall, game, book, onBench, compare, onClose }: HistoryProps) {
  const { deck, change } = onBench;
  const [record] = useRecord(hall.session);
  const [note, setNote] = useState('');
  const mark = markOfList(deck);
  const begun = readyOf(game).find(({ id }) => id === deck.from)?.name;
  const keep = () => {
    change({ versions: versionsWith(deck, note.trim()) });
    setNote('');
  };
  return (
    <Dialog title="History of the deck" look="bench-dialog history" onClose={onClose}>
      <p>
        {begun !== undefined && `Begun as a copy of ${begun}. `}A version is kept whenever the deck is played
        or goes through the gauntlet, and whenever you say so.
      </p>
      <form
        className="history-keep"
        onSubmit={event => {
          event.preventDefault();
          keep();
        }}
      >
        <label>
          <span>Keep the deck as it is now, with a word about it</span>
          <input value={note} maxLength={200} onChange={event => setNote(event.target.value)} />
        </label>
        <button type="submit" className="button small" disabled={!game.castles && sizeOf(deck.cards) === 0}>
          Keep this version
        </button>
      </form>
      {deck.versions.length === 0 && <p className="small-print">No version has been kept yet.</p>}
      <ol className="history-list" reversed>
        {deck.versions
          .map((version, i) => (
            <li key={version.at} aria-current={markOfList(version) === mark}>
              <Version
                bots={hall.bots}
                version={version}
                before={deck.versions[i - 1]}
                book={book}
                isNow={markOfList(version) === mark}
                record={recordOf(record?.results ?? [], game, deck, version)}
                compare={() => compare(version)}
                goBack={() => change({ cards: version.cards, choices: version.choices })}
              />
            </li>
          ))
          .reverse()}
      </ol>
    </Dialog>
  );
}

interface VersionProps {
  bots: Hall['bots'];
  version: DeckVersion;
  before: DeckVersion | undefined;
  book: Book;
  isNow: boolean;
  record: VersionRecord;
  compare(): void;
  goBack(): void;
}

function Version({ bots, version, before, book, isNow, record, compare, goBack }: VersionProps) {
  const changes = before ? changesBetween(before.cards, version.cards).map(changed(book)) : [];
  const chosen = before ? choicesBetween(before.choices, version.choices, book) : [];
  const all = [...changes, ...chosen];
  return (
    <>
      <header>
        <h3>{version.note || dayOf(version.at)}</h3>
        <small>
          {version.note !== '' && `${dayOf(version.at)} · `}
          {[sizeText(version), isNow ? 'on the bench' : ''].filter(Boolean).join(' · ')}
        </small>
        <span className="history-deeds">
          {!isNow && (
            <button type="button" className="button small" onClick={compare}>
              Compare
            </button>
          )}
          {!isNow && (
            <button type="button" className="button small" onClick={goBack}>
              Go back to it
            </button>
          )}
        </span>
      </header>
      {all.length > 0 && <p className="history-changes">{all.join(', ')}</p>}
      <p className="history-record">{recordText(record)}</p>
      <p className="history-record">{gauntletText(version, bots)}</p>
    </>
  );
}

const sizeText = ({ cards }: DeckVersion): string => {
  const n = sizeOf(cards);
  return n === 0 ? '' : `${n} cards`;
};

const changed =
  ({ known }: Book) =>
  ({ card, from, to }: Change): string =>
    `${to > from ? `+${to - from}` : `−${from - to}`} ${known.get(card)?.name ?? card}`;

function recordText({ counted, early }: VersionRecord): string {
  const { played, won, drawn } = tallyOf(counted);
  const matches = played === 1 ? 'one match' : `${played} matches`;
  const whole =
    played === 0
      ? 'Not played to an end yet'
      : `Won ${won} of ${matches}${drawn > 0 ? `, ${drawn} drawn` : ''}`;
  if (early.length === 0) return `${whole}.`;
  return `${whole}; given up before turn 3 and not counted: ${early.length}.`;
}

function gauntletText({ gauntlet }: DeckVersion, bots: Hall['bots']): string {
  if (!gauntlet) return '';
  const { games, wins } = sumOf(gauntlet);
  return games === 0
    ? ''
    : `Gauntlet: ${percent(wins / games)} of ${games} games, ${levelName(bots, gauntlet.player)}.`;
}
