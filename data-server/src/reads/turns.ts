/** Waiting items by person: everybody gets a turn before anybody gets a second one. */
export class Turns<Item> {
  readonly #waiting = new Map<string, Item[]>();

  add(who: string, item: Item): void {
    const items = this.#waiting.get(who);
    if (items) items.push(item);
    else this.#waiting.set(who, [item]);
  }

  /** Removes an item that nobody waits for any more; false if its turn has already come. */
  remove(who: string, item: Item): boolean {
    const items = this.#waiting.get(who) ?? [];
    const left = items.filter((waiting) => waiting !== item);
    if (left.length > 0) this.#waiting.set(who, left);
    else this.#waiting.delete(who);
    return left.length < items.length;
  }

  /** The oldest item of the person who has waited longest; undefined where nothing waits. */
  next(): Item | undefined {
    const first = this.#waiting.entries().next().value;
    if (!first) return undefined;
    const [who, [item, ...rest]] = first;
    // To the end of the row.
    this.#waiting.delete(who);
    if (rest.length > 0) this.#waiting.set(who, rest);
    return item;
  }
}
