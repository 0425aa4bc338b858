import type {
  CardInfo,
  LogLine,
  Reason,
  StudioEye,
  StudioMatch,
  StudioMoment,
  Term,
} from '@siegeworks/protocol';
import type { Screen } from '@siegeworks/screen-table';
import { useEffect, useRef, useState } from 'react';
import type { Hall } from '../hall.ts';
import { screenOf } from '../screens.ts';
import { StudioLine } from './line.ts';
import { moveOlder } from './older.ts';
import { reasonsOf } from './reasons.ts';
import { sourceOf } from './source.ts';

/** All that the studio needs before it can show a match. */
export interface Opened {
  line: StudioLine;
  match: StudioMatch;
  screen: Screen;
  cards: ReadonlyMap<string, CardInfo>;
  glossary: readonly Term[];
}

/** Opens a match, or says why it cannot be opened. */
export function useOpened({ session }: Hall, source: string): Opened | readonly Reason[] | null {
  const [opened, setOpened] = useState<Opened | readonly Reason[] | null>(null);
  useEffect(() => {
    const line = new StudioLine();
    let wanted = true;
    const open = async (): Promise<Opened> => {
      // A browser that lets nobody look at what it keeps has nothing to take over.
      await moveOlder(line).catch(() => {});
      const match = await line.ask('open', await sourceOf(session, source));
      const [screen, { cards, glossary }] = await Promise.all([
        screenOf(match.game),
        session.ask('cards', { game: match.game }, 'cards'),
      ]);
      return { line, match, screen, glossary, cards: new Map(cards.map(card => [card.id, card])) };
    };
    open().then(
      found => wanted && setOpened(found),
      fault => wanted && setOpened(reasonsOf(fault)),
    );
    return () => {
      wanted = false;
      line.close();
    };
  }, [session, source]);
  return opened;
}

/** The table at this moment. While a newer one is worked out the last one stays; what comes too late is not shown. */
export function useMoment(line: StudioLine, at: number, eye: StudioEye): StudioMoment | null {
  const [moment, setMoment] = useState<StudioMoment | null>(null);
  const wanted = useRef('');
  const busy = useRef(false);
  useEffect(() => {
    wanted.current = `${at}-${eye}`;
    const fetch = async () => {
      // A scrubber moves faster than tables are worked out: only the newest wish counts.
      if (busy.current) return;
      busy.current = true;
      for (let asked = ''; asked !== wanted.current; ) {
        asked = wanted.current;
        const [place, through] = asked.split('-');
        const seat = /^\d+$/.test(through) ? Number(through) : (through as StudioEye);
        setMoment(await line.ask('moment', Number(place), seat));
      }
      busy.current = false;
    };
    fetch().catch(() => {
      busy.current = false;
    });
  }, [line, at, eye]);
  return moment;
}

/** The whole log as this eye knows it. */
export function useLog(line: StudioLine, eye: StudioEye): readonly LogLine[] {
  const [log, setLog] = useState<{ eye: StudioEye; lines: readonly LogLine[] }>({ eye, lines: [] });
  useEffect(() => {
    let wanted = true;
    line.ask('log', eye).then(
      lines => wanted && setLog({ eye, lines }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [line, eye]);
  return log.lines;
}
