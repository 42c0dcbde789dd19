/** How exactly the last use of a session is known, in seconds: in between calls write nothing for it. */
const exactness = 900;
/** Above this many sessions, those that were stored last are forgotten, and may be stored twice. */
const most = 10_000;

/** Which sessions this server has stored the last use of, and when: of many calls at once one stores it. */
export class LastUses {
  readonly #stored = new Map<string, number>();

  /** Whether the use at `at` is to be stored; `before`: the one in the database (both in Unix seconds). */
  isDue(tokenHash: string, before: number, at: number): boolean {
    const known = Math.max(before, this.#stored.get(tokenHash) ?? 0);
    if (at - known < exactness) return false;
    if (this.#stored.size >= most) this.#stored.clear();
    this.#stored.set(tokenHash, at);
    return true;
  }
}
