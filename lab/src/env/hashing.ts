/** How many numbers words are spread over. */
export const BUCKETS = 1024;

/** The number of a word whose list is open, from 1 up; 0 stands for none. Two words may share one, though seldom. */
export function bucket(word: string | undefined): number {
  if (word === undefined || word === '') return 0;
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return 1 + ((hash >>> 0) % (BUCKETS - 1));
}
