/** What waits, by person: everybody has a turn before anybody has a second one. */
export class Turns<Item> {
  readonly #waiting = new Map<string, Item[]>();

  add(who: string, item: Item): void {
    const items = this.#waiting.get(who);
    if (items) items.push(item);
    else this.#waiting.set(who, [item]);
  }

  /** Takes out what nobody waits for any more; false where its turn has come already. */
  remove(who: string, item: Item): boolean {
    const items = this.#waiting.get(who) ?? [];
    const left = items.filter((waiting) => waiting !== item);
    if (left.length > 0) this.#waiting.set(who, left);
    else this.#waiting.delete(who);
    return left.length < items.length;
  }

  /** The oldest of the person who has waited longest; undefined where nothing waits. */
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
