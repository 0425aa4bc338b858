import type { StudioAnalysis } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session.ts';
import { keepErrors } from './errors.ts';
import { StudioLine } from './line.ts';
import { studentOf } from './moment.ts';
import { sourceOf } from './source.ts';
import type { Opened } from './use-studio.ts';

/** How closely decisions can be looked at, in tries. */
export const DEPTHS = [
  { name: 'Quick', tries: 60 },
  { name: 'Usual', tries: 300 },
  { name: 'Deep', tries: 1500 },
] as const;

export interface AnalysisView {
  found: StudioAnalysis | null;
  running: boolean;
  /** Begins, or continues where it was stopped. */
  start(tries: number): void;
  stop(): void;
}

/** As much as is known before the first decision has been judged. */
const NOTHING = { done: false, verdicts: [], chances: [], accounts: null, accuracy: [], fortunes: [] };

/** The analysis of a match, in a worker of its own: looking never waits for it. */
export function useAnalysis(session: Session, source: string, { line: looks, match }: Opened): AnalysisView {
  const [found, setFound] = useState<StudioAnalysis | null>(null);
  const [running, setRunning] = useState(false);
  const line = useRef<StudioLine | null>(null);
  useEffect(() => () => line.current?.close(), []);
  const opened = async (): Promise<StudioLine> => {
    if (line.current) return line.current;
    const judge = new StudioLine();
    line.current = judge;
    judge.onAnalysis = analysis => {
      setFound(analysis);
      if (!analysis.done) return;
      setRunning(false);
      if (match.seats.some(({ mine }) => mine)) keepErrors(match, analysis, studentOf(match));
    };
    await judge.ask('open', await sourceOf(session, source));
    return judge;
  };
  const start = (tries: number) => {
    setRunning(true);
    // What another depth found is kept, but it is not a part of this one.
    if (found && found.tries !== tries) setFound({ ...found, ...NOTHING, tries });
    opened().then(
      judge => judge.ask('analyse', tries),
      () => setRunning(false),
    );
  };
  // What was judged to the end stands there at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    looks.ask('judged').then(
      tries => tries !== null && line.current === null && start(tries),
      () => {},
    );
  }, [looks, match]);
  return {
    found,
    running,
    start,
    stop: () => {
      setRunning(false);
      void line.current?.ask('stop');
    },
  };
}
