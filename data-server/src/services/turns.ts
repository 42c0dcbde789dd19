import { LastTurns } from './last-turns.ts';

interface Waiting<Item> {
  who: string;
  /** When this device or person had a turn last. */
  last: number;
  items: Item[];
}

/**
 * Items that wait, by the device or person that they belong to. Every second turn is for whoever has the fewest waiting, so that somebody
 * who comes with one does not wait behind those who send all they have; the others are for whoever had no turn for the longest time, so
 * that nobody is passed over. Those without a turn in the last minute go by their arrival.
 */
export class Turns<Item> {
  readonly #lastTurns: LastTurns;
  /** Sorted by `last`, and then by arrival. */
  readonly #line: Waiting<Item>[] = [];
  readonly #known = new Map<string, Waiting<Item>>();
  #isForFewest = true;

  constructor(lastTurns = new LastTurns()) {
    this.#lastTurns = lastTurns;
  }

  add(who: string, item: Item): void {
    const waiting = this.#known.get(who);
    if (waiting) waiting.items.push(item);
    else this.#enter({ who, last: this.#lastTurns.of(who), items: [item] });
  }

  /** Removes an item that nobody waits for any more; false if its turn has already come. */
  remove(who: string, item: Item): boolean {
    const waiting = this.#known.get(who);
    const at = waiting?.items.indexOf(item) ?? -1;
    if (!waiting || at < 0) return false;
    waiting.items.splice(at, 1);
    if (waiting.items.length === 0) this.#leave(waiting);
    return true;
  }

  /** Takes the next of the items that may have their turn now; undefined where none of them waits. */
  next(may: (item: Item) => boolean = () => true): Item | undefined {
    const first = this.#first(may);
    if (!first) return undefined;
    this.#isForFewest = !this.#isForFewest;
    this.#lastTurns.note(first.who);
    this.#leave(first);
    const [item, ...rest] = first.items;
    if (rest.length > 0) this.#enter({ who: first.who, last: this.#lastTurns.of(first.who), items: rest });
    return item;
  }

  #first(may: (item: Item) => boolean): Waiting<Item> | undefined {
    let found: Waiting<Item> | undefined;
    for (const waiting of this.#line) {
      const isBetter = !found || waiting.items.length < found.items.length;
      if (!isBetter || !may(waiting.items[0] as Item)) continue;
      found = waiting;
      if (!this.#isForFewest || found.items.length === 1) break;
    }
    return found;
  }

  /** Whoever comes has mostly had a turn just now, so the place is looked for from the end. */
  #enter(waiting: Waiting<Item>) {
    const before = this.#line.findLastIndex(({ last }) => last <= waiting.last);
    this.#line.splice(before + 1, 0, waiting);
    this.#known.set(waiting.who, waiting);
  }

  #leave(waiting: Waiting<Item>) {
    this.#line.splice(this.#line.indexOf(waiting), 1);
    this.#known.delete(waiting.who);
  }
}
