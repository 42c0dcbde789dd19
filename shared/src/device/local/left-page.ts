// Safari keeps a page that was left, in case the person goes back, and freezes it: a transaction that waits for the page's next request
// then locks its stores until the person comes back, and the next page waits without end.
import { unwrap } from 'idb';
import type { DeviceDb } from '../database/database.ts';

const running = new Set<IDBTransaction>();
let isLeft = false;
let times = 0;

/**
 * How many times this page was left and frozen, which each time ended the transactions of its databases: what failed meanwhile may be
 * repeated once.
 */
export const timesLeft = (): number => times;

// In Chromium and Firefox a kept page cannot block another one.
const isSafari = () => (navigator as { vendor?: string }).vendor?.startsWith('Apple') === true;

/**
 * Ends this connection's transactions when Safari freezes the page. A transaction with an explicit commit no longer needs the page, and
 * completes by itself.
 */
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
// This is the last event before the page freezes; what others begin when the page is hidden, such as writing a form's draft, comes after
// it.
globalThis.addEventListener?.('visibilitychange', () => {
  if (isLeft) endAll();
});
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
});
