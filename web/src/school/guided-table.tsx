import './lesson.css';
import type { FirstMatchInfo, GuideComment } from '@siegeworks/protocol';
import type { ShellProps, Step } from '@siegeworks/screen-table';
import { Shell } from '@siegeworks/screen-table';
import { Terms } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { hashOf } from '../route.ts';
import { dueNow, keepFirst, keptFirst } from './guide.ts';

interface GuidedProps {
  table: ShellProps;
  first: FirstMatchInfo;
  /** What comes after the match. */
  steps: readonly Step[];
  over(): void;
}

/** The usual table with the comments of a guided match above the question, where lessons speak, too. */
export function GuidedTable({ table, first, steps, over }: GuidedProps) {
  const { comment, due, read } = useGuide(first, table);
  const isOver = table.state.outcome !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that it has ended
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const { actions } = table;
  const guided: ShellProps['actions'] = {
    ...actions,
    // Whoever has answered needs no comment on the question any more.
    pick: (...picked) => {
      read();
      actions.pick(...picked);
    },
  };
  const band = !isOver && <GuideBand game={first.game} {...{ comment, due, read }} />;
  return <Shell {...table} {...{ steps, band }} lesson="" actions={guided} />;
}

interface Guide {
  /** What is to be said now, or was said last. */
  comment: GuideComment | null;
  /** It has not been read yet. */
  due: boolean;
  read(): void;
}

/** It keeps its place when there is nothing to say: the board stands still. */
function GuideBand({ game, comment, due, read }: Guide & { game: string }) {
  return (
    <section className="lesson-band on-parchment" aria-label="Your guide" data-due={due}>
      <div className="lesson-said" role="status">
        <p className="eyebrow">
          Your first match
          {comment?.rules.map(rule => (
            <a key={rule} className="rule-link" href={hashOf({ page: 'show', game, what: rule })}>
              {rule}
            </a>
          ))}
        </p>
        <p className="lesson-say">{comment && <Terms text={comment.say} />}</p>
      </div>
      {due && (
        <button type="button" className="slot" onClick={read}>
          <span className="slot-text">Got it</span>
        </button>
      )}
    </section>
  );
}

function useGuide(first: FirstMatchInfo, { state, log, since }: ShellProps): Guide {
  const [told, setTold] = useState<readonly number[]>(() => keptFirst(first.game)?.told ?? []);
  const moment = state.question && { question: state.question.id, news: log.slice(since) };
  const at = moment && dueNow(first, told, moment);
  if (at === null) return { comment: first.comments[told.at(-1) ?? -1] ?? null, due: false, read: () => {} };
  const read = () => {
    const now = [...told, at];
    setTold(now);
    keepFirst(first.game, { match: state.match, told: now });
  };
  return { comment: first.comments[at] ?? null, due: true, read };
}
