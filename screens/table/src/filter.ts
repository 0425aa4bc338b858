import type { Chapter, Deed, Line } from './chapters.ts';
import { isAside } from './chapters.ts';

/** What a reader of the log may want to see. */
export const FILTERS = ['story', 'fights', 'about me', 'everything'] as const;
export type Filter = (typeof FILTERS)[number];

/** The turns with the deeds that are wanted; turns without any are left out. */
export function filtered(chapters: readonly Chapter[], filter: Filter, search: string): Chapter[] {
  const wanted = search.trim().toLowerCase();
  const shown = (deed: Deed) => isWanted(deed, filter) && (wanted === '' || mentions(deed, wanted));
  return chapters
    .map(chapter => ({ ...chapter, deeds: chapter.deeds.filter(shown) }))
    .filter(({ deeds }) => deeds.length > 0);
}

function isWanted(deed: Deed, filter: Filter): boolean {
  if (filter === 'everything') return true;
  if (filter === 'fights') return deed.lines.some(({ part }) => part === 'fight');
  return isTold(deed) && (filter === 'story' || deed.lines.some(isAboutMe));
}
/** Words call nobody but the person at the screen `you`. */
const isAboutMe = ({ text }: Line): boolean => /\byou(r|rs|rself)?\b/i.test(text);
const mentions = ({ lines }: Deed, wanted: string): boolean =>
  lines.some(({ text, rule }) => `${text} ${rule}`.toLowerCase().includes(wanted));

/** Whether somebody did something, or something came of it. */
export const isTold = ({ head, lines }: Deed): boolean =>
  head !== null || lines.some(({ part }) => part === 'result');

/** If there are more results than this, the last ones are shown and the others are details. */
const RESULTS = 3;

/** A whole deed in a sentence or two: what was done, and what came of it. */
export function gist(deed: Deed): Line[] {
  const { head, lines } = deed;
  if (!isTold(deed)) return lines.slice(0, 1);
  const results = lines.filter(line => line.part === 'result' && line !== head).slice(-RESULTS);
  return head ? [head, ...results] : results;
}
/** Everything else about it. */
export function details(deed: Deed): Line[] {
  const told = gist(deed);
  return deed.lines.filter(line => !told.includes(line));
}

/** How it ended, in a word or two: by its last result, or else by what came last. */
export function verdictOn({ lines }: Deed): string {
  const told = lines.filter(line => !isAside(line) && line.short);
  return (told.findLast(({ part }) => part === 'result') ?? told.at(-1))?.short ?? '';
}

/** The cards in it by their keys, each once, those of its head first. */
export function picturesOf(deed: Deed): string[] {
  return [...new Set(gist(deed).flatMap(({ pictures }) => pictures))];
}

/** What came of a whole turn, for its one line when it is folded. */
export function summary({ deeds }: Chapter): string {
  const results = deeds.flatMap(({ lines }) => lines.filter(({ part }) => part === 'result'));
  const heads = deeds.flatMap(({ head }) => head ?? []);
  return (results.length > 0 ? results : heads)
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
}
export const eventsIn = ({ deeds }: Chapter): number => deeds.filter(isTold).length;
