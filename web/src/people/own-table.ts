import type { GameInfo, Letter, Offering } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { draftOf } from './draft.ts';
import * as house from './house.ts';

const KEY = 'siegeworks.waiting';

/** By game: the invitation of this browser that nobody has answered yet. What comes back from a browser is never trusted. */
function waiting(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
function remember(game: string, id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...waiting(), [game]: id }));
  } catch {
    // Then the page makes another invitation next time.
  }
}

/** The same link again while nobody has come by it: whoever looks at this page twice does not invite twice. */
async function stillWaiting(game: string): Promise<Letter | null> {
  const id = waiting()[game];
  if (typeof id !== 'string') return null;
  const letter = await house.letter(id).catch(() => null);
  if (!letter || letter.terms.game !== game || letter.closed || letter.match !== null) return null;
  const isAlone = letter.seats.every(({ name, mine, computer }) => mine || (name === null && !computer));
  return isAlone && letter.seats.some(({ mine }) => mine) && letter.terms.start === null ? letter : null;
}

export interface OwnTable {
  /** The invitation; `null` until it exists. */
  letter: Letter | null;
  fault: unknown;
}

/** An invitation that exists as soon as its page is open, on the terms that are usual. */
export function useOwnTable(game: GameInfo, offering: () => Promise<Offering>, again: boolean): OwnTable {
  const [table, setTable] = useState<OwnTable>({ letter: null, fault: null });
  const [opening] = useState(async () => {
    const letter = (again ? await stillWaiting(game.id) : null) ?? (await house.invite(await offering()));
    if (again) remember(game.id, letter.id);
    return letter;
  });
  useEffect(() => {
    let isHere = true;
    opening.then(
      letter => isHere && setTable({ letter, fault: null }),
      fault => isHere && setTable({ letter: null, fault }),
    );
    return () => {
      isHere = false;
    };
  }, [opening]);
  return table;
}

/** The terms of a letter of one's own, with the deck that one brings: ready ones are known by their id. */
export function ownDraft(game: GameInfo, letter: Letter) {
  const deck = letter.seats.find(({ mine }) => mine)?.deck ?? '';
  const ready = game.decks.some(({ id }) => id === deck);
  return {
    draft: { ...draftOf(letter), brought: { ready: ready ? deck : (game.decks[0]?.id ?? '') } },
    /** The name of one's own deck, to be looked for in the browser. */
    own: ready || deck === '' ? undefined : deck,
  };
}
