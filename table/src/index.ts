export { best, ofKind } from './best.ts';
export { blank, HIDDEN, redeal } from './hidden.ts';
export { counted, listed, lower } from './phrases.ts';
export { clockwise, from, nextLiving } from './seating.ts';
export { countPlaces, drawTop, take } from './zones.ts';
