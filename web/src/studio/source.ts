import type { StudioSource } from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import type { Session } from '../session.ts';

/** What stands before the packed part of a link. */
const LINK = 'link.';
export const linkSource = (packed: string): string => `${LINK}${packed}`;

/** The text of files that were opened here, as long as the page is open: they need not be kept to be looked at. */
const files = new Map<string, string>();
export function fileSource(text: string): string {
  const source = `file.${files.size + 1}`;
  files.set(source, text);
  return source;
}

/** What the studio opens for an address: a link holds everything, a file was just read, an id is asked for. */
export async function sourceOf(session: Session, source: string): Promise<StudioSource> {
  if (source.startsWith(LINK)) return { link: source.slice(LINK.length) };
  if (source.startsWith('file.')) {
    const text = files.get(source);
    if (text === undefined)
      throw new Error('this file was opened before the page was loaded again: open it once more');
    return { file: text };
  }
  if (!isAway(source)) return fileFrom(session, source);
  // A house gives the file of a match to those who are at its table.
  await session.ask('open', { match: source }, 'opened');
  try {
    return await fileFrom(session, source);
  } finally {
    session.ask('leave', { match: source }, 'done').catch(() => {});
  }
}

/** The file of a match at whose table the page already is. */
export async function fileFrom(session: Session, match: string): Promise<StudioSource> {
  return { file: (await session.ask('export', { match }, 'file')).text };
}
