/** The precision of a session's last use, in seconds: calls in between write nothing. */
const exactness = 900;
/** With more sessions than this, those that were stored longest ago are dropped, and may be stored twice. */
const most = 10_000;
/** Sessions whose last use one statement stores. */
const atOnce = 500;

/** Remembers when this server has stored the last use of each session, so that only one of many simultaneous calls stores it. */
export class LastUses {
  readonly #stored = new Map<string, number>();
  readonly #waiting: string[] = [];
  #isStoring = false;

  /** Whether the use at `at` must be stored; `before` is the one in the database (both in Unix seconds). */
  isDue(tokenHash: string, before: number, at: number): boolean {
    const known = Math.max(before, this.#stored.get(tokenHash) ?? 0);
    if (at - known < exactness) return false;
    if (this.#stored.size >= most) this.#stored.clear();
    this.#stored.set(tokenHash, at);
    return true;
  }

  /** Stores a use together with those that come meanwhile: a thousand phones that come back at once cost few statements. */
  async store(tokenHash: string, write: (tokenHashes: string[]) => Promise<void>): Promise<void> {
    this.#waiting.push(tokenHash);
    if (this.#isStoring) return;
    this.#isStoring = true;
    try {
      while (this.#waiting.length > 0) await write(this.#waiting.splice(0, atOnce));
    } finally {
      this.#isStoring = false;
    }
  }
}
