import type { SaveInfo } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Hall } from '../hall.ts';
import { go } from '../route.ts';

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
    if (!file) return;
    const opened = session.ask('import', { text: await file.text() }, 'opened');
    opened.then(({ match }) => go({ page: 'match', match }), refuse);
  };
  return { saves, look, bring };
}

export const unfinished = (saves: readonly SaveInfo[]): SaveInfo[] => saves.filter(save => !save.over);
export const finished = (saves: readonly SaveInfo[]): SaveInfo[] => saves.filter(save => save.over);
