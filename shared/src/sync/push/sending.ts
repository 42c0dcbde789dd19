/** Milliseconds after which an answer counts as lost, and the request is repeated under the same key. */
export const answerTime = 30_000;
/** After failing on this many changes in a row, the server itself counts as failing. */
export const stumbles = 3;

/** The name of the Web Lock for sending from a device database: all tabs and the service worker take turns. */
export function sendingLock(database: string): string {
  return `push ${database}`;
}

/** The tag with which the page registers for Background Sync, and the browser wakes the service worker. */
export const backgroundTag = 'outbox';
