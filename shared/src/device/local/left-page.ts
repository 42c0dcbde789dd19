// Safari keeps a page that was left, for the way back, and stops it where it stands: a transaction that waits for the page's next request holds its stores
// until the person comes back, and the page after it waits without end.
import { unwrap } from 'idb';
import type { DeviceDb } from '../database/database.ts';

const running = new Set<IDBTransaction>();
let isLeft = false;
let times = 0;

/** How often this page was left and kept, each time with the end of what ran in its databases: what failed meanwhile may be done once more. */
export const timesLeft = (): number => times;

// Chromium and Firefox let no page that they keep hold up another one.
const isSafari = () => (navigator as { vendor?: string }).vendor?.startsWith('Apple') === true;

/** Ends what runs on this connection when Safari keeps the page. What is committed by name needs the page no more, and comes to its own end. */
export function endWhenLeft(db: DeviceDb): void {
  if (!isSafari()) return;
  const connection = unwrap(db);
  connection.transaction = (...given) => {
    const tx = IDBDatabase.prototype.transaction.apply(connection, given);
    running.add(tx);
    for (const end of ['complete', 'abort']) tx.addEventListener(end, () => running.delete(tx));
    return tx;
  };
}

function endAll(): void {
  for (const tx of running)
    try {
      tx.abort();
    } catch {
      // It is being committed.
    }
}

globalThis.addEventListener?.('pagehide', (event) => {
  if (!(event as { persisted?: boolean }).persisted || !isSafari()) return;
  isLeft = true;
  times += 1;
  endAll();
});
// What others begin as the page is hidden, as a form's draft, comes after that; this is the last event before the page stands still.
globalThis.addEventListener?.('visibilitychange', () => {
  if (isLeft) endAll();
});
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
});
