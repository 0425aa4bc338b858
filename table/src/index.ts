export { best, ofKind } from './best.ts';
export { byQuestion } from './by-question.ts';
export { blank, HIDDEN, redeal, veil } from './hidden.ts';
export { DONE, PASS, rulebookOfTheLiving } from './living.ts';
export { addCard, newTable } from './open.ts';
export { counted, listed, lower } from './phrases.ts';
export { clockwise, from, nextLiving } from './seating.ts';
export { countPlaces, drawTop, take } from './zones.ts';
