/** Milliseconds between two tries. */
const pause = 250;
/** Milliseconds after which the last try's error stands; below the 5 s after which an opening counts as hanging. */
const patience = 4000;

/**
 * Opens a database, again and again for up to 4 s while the browser fails for a reason of its own: Chromium gives an `UnknownError` as long as its
 * former process, killed a moment ago, still holds the files. Throws any other error at once.
 */
export async function openPatiently<Db>(open: () => Promise<Db>): Promise<Db> {
  for (const start = performance.now(); ;) {
    try {
      return await open();
    } catch (error) {
      const mayPass = error instanceof DOMException && error.name === 'UnknownError';
      if (!mayPass || performance.now() - start > patience) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
