import type { LogLine, StudioMatch, StudioNote } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import type { AnalysisView } from './analysis.ts';
import { Decisions } from './decisions.tsx';
import type { Spot } from './moment.ts';
import { NoteList } from './note-list.tsx';
import { Skill } from './skill.tsx';

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
}

const TABS = ['Log', 'Decisions', 'Luck and skill', 'Notes'] as const;
type Tab = (typeof TABS)[number];

/** What happened, what was decided, what luck did, and what somebody wrote about it. */
export function Rail(props: RailProps) {
  const [tab, setTab] = useState<Tab>('Log');
  const { analysis, match, spot, look, student, secret } = props;
  return (
    <aside className="studio-rail" aria-label="The match in lists">
      <div className="studio-tabs" role="tablist">
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            onClick={() => setTab(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <div className="studio-tab" role="tabpanel" aria-label={tab}>
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

/** Every sentence up to now and, fainter, what is still to come; pressing one leads there. */
function Log({ log, spot, look, secret }: RailProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = log.findLastIndex(({ pick }) => pick <= spot.at);
  useEffect(() => {
    const line = list.current?.children[Math.max(0, last)];
    if (line instanceof HTMLElement && list.current) {
      const { offsetTop } = line;
      list.current.scrollTop = offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
    }
  }, [last]);
  const shown = secret ? log.slice(0, last + 1) : log;
  return (
    <ol ref={list} className="studio-log">
      {shown.map(({ text, part, pick, short }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place
          key={place}
          data-part={part}
          data-later={place > last}
          aria-current={place === last ? 'true' : undefined}
        >
          <button type="button" className="studio-line" onClick={() => look({ at: pick })}>
            {part === 'turn' ? short || text : text}
          </button>
        </li>
      ))}
    </ol>
  );
}
