export { best, ofKind } from './best.ts';
export { byQuestion } from './by-question.ts';
export type { Copies } from './decks.ts';
export { checkSeats, copiesIn, ReadyDecks, sizeOf } from './decks.ts';
export type { Choose, Foreseen, Foresight } from './foresight.ts';
export { bundled, distinct, dragged, foresee } from './foresight.ts';
export { blank, HIDDEN, redeal, veil } from './hidden.ts';
export type { Decked, Hidden } from './known.ts';
export { decksOf, pilesOf } from './known.ts';
export { DONE, PASS, rulebookOfTheLiving } from './living.ts';
export { addCard, newTable } from './open.ts';
export type { Overlaid } from './overlay.ts';
export { cardsUnder, fieldsOf, numbersAmong, numbersOf } from './overlay.ts';
export {
  agreeing,
  does,
  ofWhom,
  owned,
  plural,
  seatLabel,
  sentences,
  thingOf,
  told,
  upper,
  who,
  whom,
  whose,
} from './people.ts';
export { counted, listed, lower } from './phrases.ts';
export { clockwise, from, nextLiving } from './seating.ts';
export { because, whyNotOf } from './why-not.ts';
export { countPlaces, drawTop, take } from './zones.ts';
