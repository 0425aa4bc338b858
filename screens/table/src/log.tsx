import { classes, useAway } from '@siegeworks/ui';
import { useMemo, useRef, useState } from 'react';
import type { Chapter } from './chapters.ts';
import { chaptersOf } from './chapters.ts';
import { DeedItem } from './deed.tsx';
import type { Desk } from './desk.ts';
import type { Filter } from './filter.ts';
import { eventsIn, FILTERS, filtered, summary } from './filter.ts';
import { numbered, upper } from './model.ts';
import type { Since } from './since.ts';
import { SinceBar } from './since-bar.tsx';
import type { Screen } from './table.ts';
import './log.css';

/** How many turns are open from the start: the current one, and the one before. */
const OPEN = 2;
/** More turns than these are drawn only when somebody asks for them. */
const MOST = 40;

interface RailProps {
  desk: Desk;
  since: Since;
  Aside: Screen['Aside'];
}

/** The story of the match, the newest first: turns, in each turn its deeds, in each deed its details. */
export function LogRail({ desk, since, Aside }: RailProps) {
  const [filter, setFilter] = useState<Filter>('story');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [away, toNewest] = useAway(list);
  return (
    <aside className={classes('rail', { open: desk.logOpen })} aria-label="Log">
      {Aside && <Aside desk={desk} />}
      <header className="rail-head">
        <h2>What happened</h2>
        <button
          type="button"
          className="button small"
          aria-pressed={desk.logOpen}
          onClick={desk.toggleLog}
          title={desk.logOpen ? 'Fold the older turns' : 'Open all turns'}
        >
          {desk.logOpen ? 'Close' : 'Open all'} <kbd>L</kbd>
        </button>
      </header>
      <SinceBar since={since} />
      <div className="log-filter">
        <select
          aria-label="What to show"
          value={filter}
          onChange={event => setFilter(event.target.value as Filter)}
        >
          {FILTERS.filter(each => each !== 'about me' || desk.props.state.eye !== null).map(each => (
            <option key={each} value={each}>
              {upper(each)}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label="Search the log"
          placeholder="Search"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className="log" tabIndex={0} aria-label="Log, the newest turn first">
        <Chapters desk={desk} filter={filter} search={search} />
      </ol>
      {away && (
        <button type="button" className="button small log-newest" onClick={toNewest}>
          Back to the newest
        </button>
      )}
    </aside>
  );
}

interface ChaptersProps {
  desk: Desk;
  filter: Filter;
  search: string;
}

function Chapters({ desk, filter, search }: ChaptersProps) {
  const { log } = desk.props;
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [all, setAll] = useState(false);
  const chapters = useMemo(() => filtered(chaptersOf(log), filter, search), [log, filter, search]);
  const first = all ? 0 : Math.max(0, chapters.length - MOST);
  const isOpen = ({ n }: Chapter, place: number) =>
    turned.get(n) ?? (desk.logOpen || search !== '' || place >= chapters.length - OPEN);
  const shown = chapters.map((chapter, place) => ({ chapter, open: isOpen(chapter, place) })).slice(first);
  if (log.length === 0) return <li className="log-none">Nothing has happened yet.</li>;
  if (chapters.length === 0) return <li className="log-none">Nothing like that has happened yet.</li>;
  return (
    <>
      {shown.toReversed().map(({ chapter, open }) => (
        <ChapterItem
          key={chapter.n}
          desk={desk}
          chapter={chapter}
          open={open}
          everything={filter === 'everything'}
          onTurn={() => setTurned(new Map(turned).set(chapter.n, !open))}
        />
      ))}
      {first > 0 && (
        <li>
          <button type="button" className="button small" onClick={() => setAll(true)}>
            Show all {chapters.length} turns
          </button>
        </li>
      )}
    </>
  );
}

interface ChapterProps {
  desk: Desk;
  chapter: Chapter;
  open: boolean;
  everything: boolean;
  onTurn(): void;
}

function ChapterItem({ desk, chapter, open, everything, onTurn }: ChapterProps) {
  const { title, deeds } = chapter;
  const events = everything ? deeds.length : eventsIn(chapter);
  return (
    <li className="chapter">
      <h3>
        <button type="button" className="chapter-head" aria-expanded={open} onClick={onTurn}>
          <span className="chapter-title">{upper(title)}</span>
          <span className="chapter-count">{events === 1 ? '1 event' : `${events} events`}</span>
        </button>
      </h3>
      {open ? (
        <ol className="deeds">
          {deeds.toReversed().map(deed => (
            <DeedItem key={deed.n} desk={desk} deed={deed} everything={everything} />
          ))}
        </ol>
      ) : (
        <p className="chapter-gist">{summary(chapter)}</p>
      )}
    </li>
  );
}

/** How many of the newest sentences stay for those who listen. */
const SPOKEN = 20;

/** The story for those who listen: whatever is added is read out, but no phase and no detail. */
export function SpokenLog({ desk }: { desk: Desk }) {
  const spoken = numbered(desk.props.log).filter(({ part }) => isSpoken[part]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label="What happened">
      {spoken.slice(-SPOKEN).map(line => (
        <p key={line.n}>{line.text}</p>
      ))}
    </div>
  );
}
const isSpoken = {
  turn: true,
  deed: true,
  fight: true,
  result: true,
  price: false,
  phase: false,
  detail: false,
} as const;
