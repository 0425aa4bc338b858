import { games, kits } from '@siegeworks/shelf';
import { shelfOf } from './shelf.ts';

/** Every game at once. A built page has another module in place of this one, which brings each game when it is opened. */
export const shelf = shelfOf(games, kits);
