import type { Screen } from '@siegeworks/screen-table';

/** The tables with a look of their own, loaded when one is opened; any other game is played on the plain one. */
const SCREENS: Readonly<Record<string, () => Promise<{ screen: Screen }>>> = {
  arcania: () => import('@siegeworks/screen-arcania'),
  arcmage: () => import('@siegeworks/screen-arcmage'),
  'tower-siege': () => import('@siegeworks/screen-tower-siege'),
  'two-deck-siege': () => import('@siegeworks/screen-two-deck-siege'),
  'towers-in-time': () => import('@siegeworks/screen-towers-in-time'),
};

export async function screenOf(game: string): Promise<Screen> {
  const { screen } = await (SCREENS[game] ?? (() => import('@siegeworks/screen-plain')))();
  return screen;
}
