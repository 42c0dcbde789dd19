import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { NewerDatabaseError, opensUpTo } from './database-versions.ts';
import { ignoreUnheardAborts } from './existing-database.ts';
import { firstAnswer } from './first-answer.ts';

/** Milliseconds between two tries. */
const pause = 250;
/** Milliseconds after which the last try's error is final; less than the 5 s after which an opening counts as hanging. */
const patience = 4000;

interface Opening<S extends DBSchema> {
  /** Creates the stores that a database of version `before` lacks; 0 is a new one. */
  upgrade: (made: IDBPDatabase<S>, before: number) => void;
  /** Called when the browser has closed the database, or another tab needs a newer one. */
  lost: () => void;
}

/**
 * Opens or creates a database. It tries for up to 4 s while the browser fails for reasons of its own: Chromium reports an `UnknownError` as
 * long as its killed former process still holds the files, Safari when it has lost its own process. An `AbortError`, as Safari gives for a
 * first opening, is retried once. A database of a newer release, after a rollback, is opened as it is if that version only adds, and
 * otherwise throws NewerDatabaseError. Throws any other error at once.
 */
export async function openPatiently<S extends DBSchema>(
  name: string,
  version: number,
  { upgrade, lost }: Opening<S>,
): Promise<IDBPDatabase<S>> {
  const end = performance.now() + patience;
  let wanted: number | undefined = version;
  const open = async () =>
    openDB<S>(name, wanted, {
      upgrade,
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        lost();
      },
      terminated: lost,
    });
  for (let failures = 1; ; failures += 1) {
    try {
      return ignoreUnheardAborts(openable(await firstAnswer(open), version));
    } catch (error) {
      const kind = error instanceof DOMException ? error.name : '';
      const mayPass = kind === 'UnknownError' || (kind === 'AbortError' && failures === 1);
      if (kind === 'VersionError') {
        wanted = undefined;
        continue;
      }
      if (!mayPass || performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The database, if code that makes `version` can open it. Otherwise closes it, and throws NewerDatabaseError. */
function openable<S extends DBSchema>(db: IDBPDatabase<S>, version: number): IDBPDatabase<S> {
  if (db.version <= opensUpTo(version)) return db;
  db.close();
  throw new NewerDatabaseError(db.name, db.version, opensUpTo(version));
}
