import { type DBSchema, type IDBPDatabase, openDB, wrap } from 'idb';

/** Opens a database as it is, in whatever version, and gives it up to who needs a newer one; null where there is none. */
export function openExisting<S extends DBSchema>(name: string): Promise<IDBPDatabase<S> | null> {
  return openDB<S>(name, undefined, {
    // It is not to be made, without its stores.
    upgrade(_made, _old, _new, tx) {
      tx.done.catch(() => undefined); // the opening itself rejects
      tx.abort();
    },
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  }).catch(() => null);
}

/** Marks a transaction's failure at its end as handled where nobody awaits the end: the requests in it have rejected already. */
export function ignoreUnheardAborts<S extends DBSchema>(db: IDBPDatabase<S>): IDBPDatabase<S> {
  const ignore = ({ target }: Event) => {
    const tx = target instanceof IDBRequest ? target.transaction : (target as IDBTransaction);
    if (tx) wrap(tx).done.catch(() => undefined);
  };
  db.addEventListener('error', ignore);
  db.addEventListener('abort', ignore);
  return db;
}
