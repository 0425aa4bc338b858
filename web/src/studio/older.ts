import type { StudioLine } from './line.ts';

/** What older pages called their notes and branches. */
const OLDER = /^siegeworks\.(notes\..+|branches)$/;

/** Takes notes and branches of older pages over, once. What cannot be read or kept stays where it is. */
export async function moveOlder(
  line: Pick<StudioLine, 'ask'>,
  shelf: Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'> = localStorage,
): Promise<void> {
  const places = Array.from({ length: shelf.length }, (_, n) => shelf.key(n) ?? '');
  for (const place of places.filter(each => OLDER.test(each))) {
    const moved = await line.ask('moveIn', place, shelf.getItem(place) ?? '').catch(() => false);
    if (moved) shelf.removeItem(place);
  }
}
