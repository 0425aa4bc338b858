import type { Store } from './parts.ts';
import { memoryStore } from './parts.ts';

const NAME = 'siegeworks';
const SHELF = 'kept';

/** The browser's own database; where it is forbidden, a store that lasts as long as the page. */
export async function openStore(): Promise<Store> {
  try {
    return databaseStore(await openDatabase());
  } catch {
    return memoryStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds the database'));
  });
}

function databaseStore(database: IDBDatabase): Store {
  const shelf = (mode: IDBTransactionMode) => database.transaction(SHELF, mode).objectStore(SHELF);
  return {
    async entries() {
      const kept = shelf('readonly');
      const [keys, values] = await Promise.all([settled(kept.getAllKeys()), settled(kept.getAll())]);
      return keys.map((key, i) => [String(key), values[i]]);
    },
    get: key => settled(shelf('readonly').get(key)),
    async set(key, value) {
      const kept = shelf('readwrite');
      kept.put(value, key);
      await finished(kept.transaction);
    },
    async delete(key) {
      const kept = shelf('readwrite');
      kept.delete(key);
      await finished(kept.transaction);
    },
  };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up writing'));
  });
}
