export { blank, HIDDEN, redeal } from './hidden.ts';
export { countPlaces, drawTop, take } from './zones.ts';
