import { EventEmitter, once } from 'node:events';

/** Wakes whoever waits for news of something, by its name. */
export interface Wakeup {
  ring(name: string): void;
  /** Resolves at the next ring, or when the time is over. */
  heard(name: string, milliseconds: number): Promise<void>;
}

export function newWakeup(): Wakeup {
  const bell = new EventEmitter();
  bell.setMaxListeners(0);
  return {
    ring: name => void bell.emit(name),
    async heard(name, milliseconds) {
      const signal = AbortSignal.timeout(milliseconds);
      await once(bell, name, { signal }).catch(() => {});
    },
  };
}
