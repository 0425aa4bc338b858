import type { Id } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import type { Side, Siege } from '@siegeworks/two-deck-siege';
import { createContext, useContext } from 'react';
import type { Outlook, Regard } from './siege.ts';

/** Everything that the parts of the board have in common. */
export interface Scene {
  desk: Desk;
  s: Siege;
  outlook: Outlook;
  regard: Regard;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
  /** Named by the line of the forecast that is pointed at, or about to be hit by the enemy in focus. */
  named: ReadonlySet<Thing>;
  /** Sides whose front is empty and asked about by nobody: it folds to one quiet slot. */
  quiet: ReadonlySet<Side>;
  /** In the courtyard: how many alike a unit stands for. */
  counts: ReadonlyMap<Id, number>;
}
export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('the board has no scene');
  return scene;
}
