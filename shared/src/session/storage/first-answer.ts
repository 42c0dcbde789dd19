/** Milliseconds without an answer after which the opening is requested once more. */
const answerTime = 1000;
/** How many times it is requested again; the last time is before the 5 s after which it counts as hanging. */
const repeats = 3;

/**
 * Opens a database by whichever request is answered first. Safari's database process can lose a page's requests until another one arrives.
 * If the first one was only slow, the others wait behind it, and what they open is closed.
 */
export function firstAnswer<Db extends { close(): void }>(open: () => Promise<Db>): Promise<Db> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const request = async (left: number) => {
      const timer = setTimeout(() => {
        if (isOver || left === 0) return;
        void indexedDB.databases?.().catch(() => undefined);
        void request(left - 1);
      }, answerTime);
      try {
        const db = await open();
        if (isOver) db.close();
        resolve(db);
      } catch (error) {
        reject(error);
      }
      isOver = true;
      clearTimeout(timer);
    };
    void request(repeats);
  });
}
