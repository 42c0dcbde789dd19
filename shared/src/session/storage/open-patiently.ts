import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ignoreUnheardAborts } from './existing-database.ts';
import { firstAnswer } from './first-answer.ts';

/** Milliseconds between two tries. */
const pause = 250;
/** Milliseconds after which the last try's error stands; below the 5 s after which an opening counts as hanging. */
const patience = 4000;

interface Opening<S extends DBSchema> {
  /** Makes the stores that a database of version `before` lacks; 0: a new one. */
  upgrade: (made: IDBPDatabase<S>, before: number) => void;
  /** Called when the browser closed the database, or another tab needs a newer one. */
  lost: () => void;
}

/**
 * Opens (or makes) a database, again and again for up to 4 s while the browser fails for a reason of its own: Chromium gives an `UnknownError`
 * as long as its former process, killed a moment ago, still holds the files, Safari where it lost its own. An `AbortError`, as Safari gives for a first
 * opening, is tried again once. What a newer release made of it, which was gone back from, is opened as it is: its versions only add. Throws any other
 * error at once.
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
      return ignoreUnheardAborts(await firstAnswer(open));
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
