export { ART } from './art.ts';
