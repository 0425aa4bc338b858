import type { LogLine, StudioMatch, StudioNote } from '@siegeworks/protocol';
import type { ReactNode } from 'react';
import { memo, useEffect, useRef, useState } from 'react';
import type { AnalysisView } from './analysis.ts';
import { Decisions } from './decisions.tsx';
import { lessonsIn } from './lessons.ts';
import type { Spot } from './moment.ts';
import { NoteList } from './note-list.tsx';
import { Skill } from './skill.tsx';
import type { Quiz } from './studio-view.tsx';

interface RailProps {
  match: StudioMatch;
  log: readonly LogLine[];
  spot: Spot;
  look(part: Partial<Spot>): void;
  analysis: AnalysisView;
  student: number;
  notes: readonly StudioNote[];
  setNotes(notes: readonly StudioNote[]): void;
  secret: boolean;
  /** The moment that the coach asks about. */
  quiz: Quiz | null;
  /** What else is a tab here, because there is no room for it elsewhere; it comes first. */
  beside: Partial<Record<Beside, ReactNode>>;
}

const BESIDE = ['Moments', 'What if'] as const;
const LISTS = ['Log', 'Decisions', 'Luck and skill', 'Notes'] as const;
type Beside = (typeof BESIDE)[number];
type Tab = Beside | (typeof LISTS)[number];

/** What happened, what was decided, what luck did, and what somebody wrote about it. */
export function Rail(props: RailProps) {
  const [wanted, setTab] = useState<Tab>('Moments');
  const { analysis, match, spot, look, student, secret, quiz, beside } = props;
  const tabs: Tab[] = [...BESIDE.filter(each => beside[each]), ...LISTS];
  const tab = tabs.includes(wanted) ? wanted : 'Log';
  const moments = analysis.found?.done ? lessonsIn(analysis.found, student).length : null;
  // Whoever answers on the board is told there, too.
  const alone = beside.Moments !== undefined;
  useEffect(() => {
    if (quiz && alone) setTab('Moments');
  }, [quiz, alone]);
  return (
    <aside className="studio-rail" aria-label="The match in lists">
      <div className="studio-tabs" role="tablist">
        {tabs.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            onClick={() => setTab(each)}
          >
            <TabName tab={each} lessons={moments} />
          </button>
        ))}
      </div>
      <div className="studio-tab" role="tabpanel" aria-label={tab}>
        {tab in beside && beside[tab as Beside]}
        {tab === 'Log' && <Log {...props} />}
        {tab === 'Decisions' && (
          <Decisions match={match} found={analysis.found} spot={spot} look={look} secret={secret} />
        )}
        {tab === 'Luck and skill' && (
          <Skill match={match} found={analysis.found} student={student} look={look} secret={secret} />
        )}
        {tab === 'Notes' && <NoteList {...props} />}
      </div>
    </aside>
  );
}

function TabName({ tab, lessons }: { tab: Tab; lessons: number | null }) {
  if (tab === 'Luck and skill')
    return (
      <>
        Luck<span className="studio-wide"> and skill</span>
      </>
    );
  return tab === 'Moments' && lessons !== null ? `Moments ${lessons}` : tab;
}

/** Every sentence up to now and, fainter, what is still to come; pressing one leads there. */
function Log({ log, spot, look, secret }: RailProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = log.findLastIndex(({ pick }) => pick <= spot.at);
  useEffect(() => {
    // With the next frame: where lines lie is known then anyway, and a scrubber that moves fast scrolls once.
    const frame = requestAnimationFrame(() => scrollTo(list.current, Math.max(0, last)));
    return () => cancelAnimationFrame(frame);
  }, [last]);
  const shown = secret ? log.slice(0, last + 1) : log;
  return (
    <ol ref={list} className="studio-log">
      {shown.map((line, place) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place
          key={place}
          line={line}
          when={place === last ? 'now' : place > last ? 'later' : 'before'}
          look={look}
        />
      ))}
    </ol>
  );
}

function scrollTo(list: HTMLOListElement | null, place: number): void {
  const line = list?.children[place];
  if (!list || !(line instanceof HTMLElement)) return;
  list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
}

interface LineProps {
  line: LogLine;
  when: 'before' | 'now' | 'later';
  look(part: Partial<Spot>): void;
}

/** One of a thousand, of which a step through the match changes two. */
const Line = memo(function Line({ line: { text, part, pick, short }, when, look }: LineProps) {
  return (
    <li data-part={part} data-later={when === 'later'} aria-current={when === 'now' ? 'true' : undefined}>
      <button type="button" className="studio-line" onClick={() => look({ at: pick })}>
        {part === 'turn' ? short || text : text}
      </button>
    </li>
  );
});
