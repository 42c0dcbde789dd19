import { LastTurns } from './last-turns.ts';

interface Waiting<Item> {
  who: string;
  /** When this device or person had a turn last. */
  last: number;
  items: Item[];
  /** The most of its items that waited at once lately. */
  most: number;
}

/**
 * Items that wait, by the device or person that they belong to. Every second turn is for whoever has had the fewest waiting at once lately,
 * so that somebody who comes with one does not wait behind those who send all they have, even those who have one left; the others are for
 * whoever had no turn for the longest time, so that nobody is passed over. Those without a turn in the last minute go by their arrival.
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
    if (waiting) {
      waiting.items.push(item);
      waiting.most = Math.max(waiting.most, waiting.items.length);
    } else this.#enter(who, [item]);
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
    this.#lastTurns.note(first.who, first.items.length);
    this.#leave(first);
    const [item, ...rest] = first.items;
    if (rest.length > 0) this.#enter(first.who, rest);
    return item;
  }

  #first(may: (item: Item) => boolean): Waiting<Item> | undefined {
    let found: Waiting<Item> | undefined;
    for (const waiting of this.#line) {
      const isBetter = !found || waiting.most < found.most;
      if (!isBetter || !may(waiting.items[0] as Item)) continue;
      found = waiting;
      if (!this.#isForFewest || found.most === 1) break;
    }
    return found;
  }

  /** Whoever comes has mostly had a turn just now, so the place is looked for from the end. */
  #enter(who: string, items: Item[]) {
    const last = this.#lastTurns.of(who);
    const waiting = { who, last, items, most: Math.max(items.length, this.#lastTurns.mostOf(who)) };
    const before = this.#line.findLastIndex((other) => other.last <= last);
    this.#line.splice(before + 1, 0, waiting);
    this.#known.set(who, waiting);
  }

  #leave(waiting: Waiting<Item>) {
    this.#line.splice(this.#line.indexOf(waiting), 1);
    this.#known.delete(waiting.who);
  }
}
