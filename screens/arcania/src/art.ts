import type { Art } from '@siegeworks/ui';

/** The picture of every card, chosen by hand. */
export const ART: Art = {};
