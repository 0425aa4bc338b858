import type { SaveInfo, Settings } from '@siegeworks/protocol';
import type { Action } from './actions.ts';
import { fileOf } from './files.ts';
import type { Room } from './room.ts';

/** Keeps matches and settings. Whatever cannot be done rejects with its reason. */
export interface Store {
  /** A match that has just been dealt or brought in. */
  begin(room: Room): Promise<void>;
  /** One more action, before it happens. `after` is the room as it will stand, for stores that keep whole matches. */
  append(after: Room, action: Action): Promise<void>;
  /** The file of a match, or `null` where nothing is known of it. */
  read(match: string): Promise<string | null>;
  /** This host continues a match as it was read; false when somebody has written since. */
  claim(room: Room): Promise<boolean>;
  /** What there is of a match, whole or damaged; `null` where nothing is known of it. */
  copy(match: string): Promise<string | null>;
  forget(match: string): Promise<void>;
  /** All matches, the newest first. */
  list(): Promise<SaveInfo[]>;
  /** Everything that was handed in is written by then, if it ever will be. */
  flush(): Promise<void>;
  settings(who: string, game: string): Promise<Settings | null>;
  keepSettings(who: string, game: string, settings: Settings): Promise<void>;
}

/** Keeps everything for as long as the program runs. */
export function memoryStore(): Store {
  const files = new Map<string, string>();
  const kept = new Map<string, Settings>();
  const write = async (room: Room) => void files.set(room.id, fileOf(room));
  const read = async (match: string) => files.get(match) ?? null;
  return {
    begin: write,
    append: write,
    read,
    claim: async () => true,
    copy: read,
    forget: async match => void files.delete(match),
    list: async () => [],
    flush: async () => {},
    settings: async (who, game) => kept.get(`${who}/${game}`) ?? null,
    keepSettings: async (who, game, settings) => void kept.set(`${who}/${game}`, settings),
  };
}
