import type { SaveInfo } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Hall } from '../hall.ts';
import { go } from '../route.ts';
import type { Session } from '../session.ts';

export interface Saves {
  /** `null` until the browser has answered. */
  saves: readonly SaveInfo[] | null;
  look(): void;
  bring(event: ChangeEvent<HTMLInputElement>): void;
}

/** The matches kept in this browser, and a way to bring one from a file. */
export function useSaves({ session }: Hall, refuse: (fault: unknown) => void): Saves {
  const [saves, setSaves] = useState<readonly SaveInfo[] | null>(null);
  const look = () => void session.ask('saves', {}, 'saves').then(answer => setSaves(answer.saves), refuse);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, then after every change
  useEffect(look, []);
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) await importFile(session, file).then(match => go({ page: 'match', match }), refuse);
  };
  return { saves, look, bring };
}

/** Gives the new match, or rejects with the reasons why it is none. */
async function importFile(session: Session, file: File): Promise<string> {
  if (file.size > LONGEST)
    throw new Error(
      `the file is too large: the limit is ${LONGEST / 1e6} MB, and it has ${Math.ceil(file.size / 1e6)} MB`,
    );
  const text = await file.text().catch((fault: Error) => {
    throw new Error(`the file cannot be read: ${fault.message}`);
  });
  return (await session.ask('import', { text }, 'opened')).match;
}
/** No match comes near it; a browser would choke on much more. */
const LONGEST = 32_000_000;

export const KEPT = 'Every match is saved in this browser after each decision.';

export const unfinished = (saves: readonly SaveInfo[]): SaveInfo[] =>
  saves.filter(save => !save.over && save.state !== 'damaged');
export const finished = (saves: readonly SaveInfo[]): SaveInfo[] => saves.filter(save => save.over);
export const damaged = (saves: readonly SaveInfo[]): SaveInfo[] =>
  saves.filter(save => save.state === 'damaged');
