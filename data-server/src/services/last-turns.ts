/** Milliseconds after which a turn no longer counts. */
const remembered = 60_000;
/** With more devices than this, those whose turn was longest ago are forgotten. */
const most = 10_000;

interface Turn {
  at: number;
  /** The most items that waited at any of its turns since it was forgotten last. */
  most: number;
}

/** Remembers when each device or person had a turn last, and how many items it has had waiting at once. */
export class LastTurns {
  readonly #now: () => number;
  /** In the order of their turns. */
  readonly #turns = new Map<string, Turn>();

  /** `now`: a clock in milliseconds that never goes back. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  note(who: string, waiting: number): void {
    const turn = { at: this.#now(), most: Math.max(waiting, this.mostOf(who)) };
    this.#turns.delete(who);
    this.#turns.set(who, turn);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > most && oldest !== undefined) this.#turns.delete(oldest);
  }

  /** When it was, in the clock's milliseconds; 0 where it was more than a minute ago, or never. */
  of(who: string): number {
    return this.#remembered(who)?.at ?? 0;
  }

  /** The most items that it had waiting at once, as far as its turns are remembered. */
  mostOf(who: string): number {
    return this.#remembered(who)?.most ?? 0;
  }

  #remembered(who: string): Turn | undefined {
    const turn = this.#turns.get(who);
    return turn && this.#now() - turn.at <= remembered ? turn : undefined;
  }
}
