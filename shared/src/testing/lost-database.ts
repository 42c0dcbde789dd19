import { vi } from 'vitest';

/** As Safari says it when its database process has ended while the page was in the background. */
export const connectionLost = () =>
  new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');

/** The next write fails, and all that is done on `db` after it: its connection is gone, and a new one works. */
export function loseConnection(db: { close(): void }): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    db.close();
    throw connectionLost();
  });
}
