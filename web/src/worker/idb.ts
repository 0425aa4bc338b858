import type { Database } from './database.ts';

const NAME = 'siegeworks';
const SHELF = 'kept';

/** The browser's own database. It is opened when it is needed, and again after it was closed or could not be opened. */
export function browserDatabase(): Database {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const shelf = async <T>(mode: IDBTransactionMode, work: (kept: IDBObjectStore) => Promise<T>) => {
    opened ??= openDatabase(forget);
    opened.catch(forget);
    const database = await opened;
    return work(database.transaction(SHELF, mode).objectStore(SHELF));
  };
  return {
    entries: start => shelf('readonly', kept => entriesOf(kept, start)),
    get: key => shelf('readonly', kept => settled(kept.get(key))),
    update: (key, change) => shelf('readwrite', kept => updated(kept, key, change)),
    delete: key =>
      shelf('readwrite', kept => {
        kept.delete(key);
        return finished(kept.transaction);
      }),
  };
}

function openDatabase(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds the database'));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = closed;
      // A newer page in another tab wants to rebuild it: holding on would keep that page from opening.
      database.onversionchange = () => {
        database.close();
        closed();
      };
      resolve(database);
    };
  });
}

/** One by one: a single value that the browser cannot read any more would take all the others along. */
async function entriesOf(kept: IDBObjectStore, start: string): Promise<[string, unknown][]> {
  const keys = await settled(kept.getAllKeys(IDBKeyRange.bound(start, `${start}\uffff`)));
  const names = keys.filter(key => typeof key === 'string');
  return Promise.all(
    names.map(async (key): Promise<[string, unknown]> => [key, await readable(kept.get(key))]),
  );
}

function readable(request: IDBRequest<unknown>): Promise<unknown> {
  return new Promise(resolve => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = event => {
      // Otherwise the browser gives up the whole transaction.
      event.preventDefault();
      resolve(request.error);
    };
  });
}

function updated<T>(kept: IDBObjectStore, key: string, change: (now: unknown) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const now = kept.get(key);
    now.onsuccess = () => {
      try {
        const value = change(now.result);
        kept.put(value, key);
        finished(kept.transaction).then(() => resolve(value), reject);
      } catch (fault) {
        reject(fault);
        kept.transaction.abort();
      }
    };
    now.onerror = () => reject(now.error);
  });
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
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up writing'));
  });
}
