import { vi } from 'vitest';

/** Safari's error when its database process has ended while the page was in the background. */
export const connectionLost = () =>
  new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');

/** Makes the next write fail, and everything on `db` after it: the connection is lost, and a new one works. */
export function loseConnection(db: { close(): void }): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    db.close();
    throw connectionLost();
  });
}
