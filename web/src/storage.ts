import type { StorageInfo } from '@siegeworks/protocol';
import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** Whether matches outlast the page, as it is now. */
export function useStorage(session: Session): StorageInfo {
  return useSyncExternalStore(session.onStorage, () => session.storage);
}

/** Whether the person has read what there is to know about it. */
export function useWarned(session: Session): boolean {
  return useSyncExternalStore(session.onStorage, () => session.understood === session.storage.text);
}
