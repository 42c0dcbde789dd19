/** Milliseconds after which a turn no longer counts. */
const remembered = 60_000;
/** With more devices than this, those whose turn was longest ago are forgotten. */
const most = 10_000;

/** Remembers when each device or person had a turn last. */
export class LastTurns {
  readonly #now: () => number;
  /** In the order of their turns. */
  readonly #turns = new Map<string, number>();

  /** `now`: a clock in milliseconds that never goes back. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  note(who: string): void {
    this.#turns.delete(who);
    this.#turns.set(who, this.#now());
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > most && oldest !== undefined) this.#turns.delete(oldest);
  }

  /** When it was, in the clock's milliseconds; 0 where it was more than a minute ago, or never. */
  of(who: string): number {
    const at = this.#turns.get(who) ?? 0;
    return this.#now() - at > remembered ? 0 : at;
  }
}
