import { useMedia } from '@siegeworks/ui';

/** A phone: too narrow for the whole castle. */
const NARROW = '(width < 640px)';
export const useNarrow = (): boolean => useMedia(NARROW);
