import { type DBSchema, type IDBPDatabase, openDB, wrap } from 'idb';

/** Opens an existing database in whatever version it has, and closes it when another tab needs a newer one; null where there is none. */
export function openExisting<S extends DBSchema>(name: string): Promise<IDBPDatabase<S> | null> {
  return openDB<S>(name, undefined, {
    // A missing database must not be created without its stores.
    upgrade(_made, _old, _new, tx) {
      tx.done.catch(() => undefined); // the opening itself rejects
      tx.abort();
    },
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  }).catch(() => null);
}

/** Marks the failure of a transaction's end as handled where nobody awaits it: its requests have rejected already. */
export function ignoreUnheardAborts<S extends DBSchema>(db: IDBPDatabase<S>): IDBPDatabase<S> {
  const ignore = ({ target }: Event) => {
    const tx = target instanceof IDBRequest ? target.transaction : (target as IDBTransaction);
    if (tx) wrap(tx).done.catch(() => undefined);
  };
  db.addEventListener('error', ignore);
  db.addEventListener('abort', ignore);
  return db;
}
