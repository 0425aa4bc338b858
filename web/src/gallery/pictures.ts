import type { Art, Icons } from '@siegeworks/ui';

export interface Pictures {
  art: Art;
  icons: Icons;
}

/** The pictures of each game, loaded without its table. */
const PICTURES: Readonly<Record<string, () => Promise<Pictures>>> = {
  'tower-siege': () => import('virtual:icons/tower-siege'),
  arcania: () => import('virtual:icons/arcania'),
  'two-deck-siege': () => import('virtual:icons/two-deck-siege'),
  'towers-in-time': () => import('virtual:icons/towers-in-time'),
  arcmage: () => import('virtual:icons/arcmage'),
};

/** Without pictures a game can still be looked up. */
export async function picturesOf(game: string): Promise<Pictures> {
  const load = Object.hasOwn(PICTURES, game) ? PICTURES[game] : undefined;
  return load ? load() : { art: {}, icons: {} };
}
