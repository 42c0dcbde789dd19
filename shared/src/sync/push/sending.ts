/** Milliseconds that one answer may take. After that it counts as lost, and the request is repeated under the same key. */
export const answerTime = 30_000;
/** After so many changes that the server stumbled over, in a row, the server itself is not well. */
export const stumbles = 3;

/** The Web Lock that whoever sends from a device database holds meanwhile: of all tabs and the service worker one at a time. */
export function sendingLock(database: string): string {
  return `push ${database}`;
}

/** What the page asks the browser for, and the browser the service worker, once there is a network (Background Sync). */
export const backgroundTag = 'outbox';
