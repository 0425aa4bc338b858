import type { LabFile, LabProgress, LabSaid, LabShown, Reason } from '@siegeworks/protocol';
import { useEffect, useMemo, useState } from 'react';
import { keepFile } from '../files.ts';
import { reasonsOf } from '../match.ts';
import type { LabWish } from './lab-line.ts';
import { LabLine } from './lab-line.ts';

export interface LabNow {
  shown: LabShown | null;
  progress: LabProgress | null;
  running: boolean;
  refusal: readonly Reason[];
}
const NOTHING: LabNow = { shown: null, progress: null, running: false, refusal: [] };

/** The lab as the page sees it. `onPlan` receives a plan that somebody opened. */
export function useLab(onPlan: (plan: object, game: string) => void) {
  const line = useMemo(() => new LabLine(), []);
  const [now, setNow] = useState(NOTHING);
  const set = (part: Partial<LabNow>) => setNow(before => ({ ...before, ...part }));
  useEffect(() => {
    line.send({ type: 'kept' }, said => {
      if (said.type === 'shown') setNow(before => ({ ...before, shown: before.shown ?? said.shown }));
    });
    return () => line.close();
  }, [line]);

  const carryOut = (wish: LabWish) => {
    set({ running: true, progress: null, refusal: [] });
    let going = true;
    line.send(wish, said => {
      if (said.type === 'progress' && going) set({ progress: said.progress });
      if (said.type === 'problem') set({ running: false, refusal: said.reasons });
      if (said.type === 'shown') set({ shown: said.shown });
      if (said.type === 'shown' && said.last) {
        going = false;
        set({ running: false, progress: null });
      }
    });
  };
  const ask = async (wish: LabWish, hear: (said: LabSaid) => void) => {
    try {
      hear(await line.ask(wish));
      set({ refusal: [] });
    } catch (fault) {
      set({ refusal: reasonsOf(fault) });
    }
  };
  const look = (said: LabSaid) => {
    if (said.type === 'shown') set({ shown: said.shown });
    if (said.type === 'plan') onPlan(said.plan, said.game);
  };
  return {
    now,
    run: (plan: string) => carryOut({ type: 'run', plan }),
    resume: () => carryOut({ type: 'resume' }),
    stop: () => line.send({ type: 'stop' }),
    open: (name: string, text: string) => ask({ type: 'open', name, text }, look),
    compare: (name: string, text: string) => ask({ type: 'compare', name, text }, look),
    keep: (file: LabFile) =>
      ask({ type: 'file', file }, said => {
        if (said.type === 'file') keepFile(said);
      }),
    keepPlan: (plan: string) =>
      ask({ type: 'check', plan }, said => {
        if (said.type === 'plan') keepFile({ name: 'plan.yaml', text: said.yaml });
      }),
    close: () => set({ shown: null }),
  };
}
