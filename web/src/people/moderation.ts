import type { HostWords, Person } from '@siegeworks/protocol';
import { ask } from './house.ts';

/** What the host has to say to this reader. */
export const hostWords = (): Promise<HostWords> => ask('word');
export const warningsRead = (): Promise<object> => ask('word/read', {});

/** Those whom the reader does not want to hear, or to meet. */
export const apart = (): Promise<{ mute: Person[]; block: Person[] }> => ask('apart');
export type Deed = 'mute' | 'unmute' | 'block' | 'unblock';
/** At a table it is heard at once. */
export const keep = (person: string, deed: Deed, match?: string): Promise<object> =>
  ask(`people/${encodeURIComponent(person)}/${deed}`, { ...(match !== undefined && { match }) });
export const report = (person: string, match: string, words: string): Promise<object> =>
  ask(`people/${encodeURIComponent(person)}/report`, { match, words });
