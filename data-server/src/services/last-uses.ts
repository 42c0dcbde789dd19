/** The precision of a session's last use, in seconds: calls in between write nothing. */
const exactness = 900;
/** With more sessions than this, those that were stored longest ago are dropped, and may be stored twice. */
const most = 10_000;

/** Remembers when this server has stored the last use of each session, so that only one of many simultaneous calls stores it. */
export class LastUses {
  readonly #stored = new Map<string, number>();

  /** Whether the use at `at` must be stored; `before` is the one in the database (both in Unix seconds). */
  isDue(tokenHash: string, before: number, at: number): boolean {
    const known = Math.max(before, this.#stored.get(tokenHash) ?? 0);
    if (at - known < exactness) return false;
    if (this.#stored.size >= most) this.#stored.clear();
    this.#stored.set(tokenHash, at);
    return true;
  }
}
