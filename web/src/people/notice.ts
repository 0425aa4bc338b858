import type { MatchState, PeopleInfo } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';

/** A system notification, where the person has allowed them and does not look at the page. */
export function notify(text: string, tag: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification('Siegeworks', { body: text, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Whether notifications can still be asked for, and how: only by a press, and only once. */
export function useNotifications(): [boolean, () => void] {
  const askable = () => 'Notification' in window && Notification.permission === 'default';
  const [can, setCan] = useState(askable);
  return [can, () => void Notification.requestPermission().finally(() => setCan(askable()))];
}

/** The title of the tab while a table is on the page: any news for the person, then its game. */
function useTitle(words: string, game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    document.title = [words, game, 'Siegeworks'].filter(part => part !== '').join(' · ');
  }, [words, game]);
}

/** In a match with people, whoever has to decide is notified even while they look elsewhere. */
export function useTurnNotice(
  state: MatchState | null,
  people: PeopleInfo | null,
  game: string | undefined,
): void {
  // What a standing answer settles asks nobody: more steps follow.
  const asked = state?.company !== undefined && state.question !== null && !state.more && !state.outcome;
  const proposal = people?.again && !people.again.declined && people.again.match === null;
  const wanted = proposal ? 'Rematch?' : '';
  useTitle(asked ? 'Your turn' : wanted, game);
  const told = useRef('');
  const now = asked ? `turn ${state.seq}` : wanted;
  useEffect(() => {
    if (now !== '' && told.current !== now)
      notify(asked ? 'It is your turn.' : 'A rematch is asked for.', 'table');
    told.current = now;
  }, [now, asked]);
}
