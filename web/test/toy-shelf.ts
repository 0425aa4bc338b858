import type { Game } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { brittle } from './brittle.ts';
import { outpost } from './outpost.ts';

const fragile = brittle();

/** A shelf with toys, to try the plain screen with games that it has never seen. */
export const games: readonly Game[] = [
  thieves,
  nim,
  { ...fragile, about: { ...fragile.about, id: 'brittle', title: 'Brittle' } },
  outpost,
];

export const kits: readonly SceneKit[] = [];
