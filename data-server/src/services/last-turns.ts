/** Milliseconds after which a turn no longer counts. */
const remembered = 60_000;
/** With more devices than this, those whose turn was longest ago are forgotten. */
const most = 10_000;

interface Turn {
  at: number;
  /** The most items that waited at one of its turns lately, and when that was. */
  most: number;
  mostAt: number;
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
    const [at, before] = [this.#now(), this.#turns.get(who)];
    const isMost = !before || waiting >= this.mostOf(who);
    const turn = { at, most: isMost ? waiting : before.most, mostAt: isMost ? at : before.mostAt };
    this.#turns.delete(who);
    this.#turns.set(who, turn);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > most && oldest !== undefined) this.#turns.delete(oldest);
  }

  /** When it was, in the clock's milliseconds; 0 where it was more than a minute ago, or never. */
  of(who: string): number {
    const at = this.#turns.get(who)?.at ?? 0;
    return this.#now() - at > remembered ? 0 : at;
  }

  /** The most items that it had waiting at once; 0 where that was more than a minute ago, or never. */
  mostOf(who: string): number {
    const turn = this.#turns.get(who);
    return !turn || this.#now() - turn.mostAt > remembered ? 0 : turn.most;
  }
}
