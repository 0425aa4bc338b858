import type { DraftView, Reason } from '@siegeworks/protocol';
import { useCallback, useEffect, useState } from 'react';
import { reasonsOf } from '../../match.ts';
import type { Session } from '../../session.ts';

export interface DraftNow {
  view: DraftView | null;
  reasons: readonly Reason[];
  /** Takes these cards from the pack; while the others take theirs, nothing else can be taken. */
  take(cards: readonly string[]): void;
  taking: boolean;
  /** Looks through the eyes of another person at this screen. */
  look(seat: number): void;
}

/** A draft of this browser, and what can be done about it. */
export function useDraft(session: Session, id: string): DraftNow {
  const [view, setView] = useState<DraftView | null>(null);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [taking, setTaking] = useState(false);
  useEffect(() => {
    let here = true;
    session.ask('draft', { id }, 'draft').then(
      found => here && setView(found),
      fault => here && setReasons(reasonsOf(fault)),
    );
    return () => {
      here = false;
    };
  }, [session, id]);
  const take = useCallback(
    (cards: readonly string[]) => {
      if (!view) return;
      setTaking(true);
      setReasons([]);
      session
        .ask('takeCards', { id, seat: view.seat, turn: view.turn, cards: [...cards] }, 'draft')
        .then(setView, fault => setReasons(reasonsOf(fault)))
        .finally(() => setTaking(false));
    },
    [session, id, view],
  );
  const look = useCallback(
    (seat: number) => {
      session.ask('draft', { id, seat }, 'draft').then(setView, fault => setReasons(reasonsOf(fault)));
    },
    [session, id],
  );
  return { view, reasons, take, taking, look };
}
