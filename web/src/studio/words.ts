import type { StudioAnswer, StudioVerdict } from '@siegeworks/protocol';

/** `+5`, `−14`: points of the chance to win. */
export const points = (part: number): string => {
  const n = Math.round(100 * part);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
};
export const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** What a sign means, for those who do not know it. */
export const MARK_WORDS: Readonly<Record<string, string>> = {
  '!': 'found the only good answer',
  only: 'the only good answer',
  '?!': 'gave away 5 points or more',
  '?': 'gave away 10 points or more',
  '??': 'gave away 20 points or more',
};

/** What the marks above the scrubber stand for. */
export const EVENT_WORDS = { blow: 'a blow', dice: 'dice', loss: 'a loss' } as const;

export const pickedIn = ({ answers }: StudioVerdict): StudioAnswer | undefined =>
  answers.find(({ picked }) => picked);
export const bestIn = ({ answers }: StudioVerdict): StudioAnswer | undefined => answers[0];
