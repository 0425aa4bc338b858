import type { Letter, Reason } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { reasonsOf } from '../match.ts';
import { HostRefused } from '../session.ts';
import * as house from './house.ts';
import { keepPromise } from './promises.ts';

/** How long a page waits before it asks again after the house could not be reached. */
const PAUSE = 2_000;

/** The letter as it changes, and what is wrong with it. It says which seat is the reader's: another one reads it anew. */
export function useLetter(
  id: string,
  reader: string | undefined,
): [Letter | null, readonly Reason[], (letter: Letter) => void] {
  const [letter, setLetter] = useState<Letter | null>(null);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the house knows who asks
  useEffect(() => {
    let watching = true;
    void follow(id, {
      isOn: () => watching,
      changed: next => watching && setLetter(before => newer(before, next)),
      refused: why => watching && setReasons(why),
    });
    return () => {
      watching = false;
    };
  }, [id, reader]);
  return [letter, reasons, setLetter];
}

/** An answer that was on its way when something newer arrived is not shown. */
const newer = (before: Letter | null, next: Letter): Letter =>
  before && before.id === next.id && before.revision > next.revision ? before : next;

interface Follower {
  isOn(): boolean;
  changed(letter: Letter): void;
  refused(why: readonly Reason[]): void;
}

async function follow(id: string, { isOn, changed, refused }: Follower): Promise<void> {
  let after: number | undefined;
  while (isOn()) {
    try {
      const letter = await house.letter(id, after);
      keepPromise(`${AWAY}${id}`, { commitment: letter.commitment });
      after = letter.revision;
      changed(letter);
      if (letter.match !== null || letter.closed) return;
    } catch (fault) {
      if (fault instanceof HostRefused) return refused(reasonsOf(fault));
      await new Promise(done => setTimeout(done, PAUSE));
    }
  }
}
