// Runs before the app: adds functions that the app uses and the oldest supported browsers lack (tools/bundle/browsers.ts), because the
// compiler rewrites syntax but adds no functions. An iPhone 8 or X stays at iOS 16. It imports nothing, like index.ts.

(() => {
  const add = (to: object, name: string, value: unknown) => {
    if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
  };

  add(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { signal: controller.signal });
    }
    return controller.signal;
  });

  add(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key) => {
    const groups = new Map<Key, Item[]>();
    for (const item of items) {
      const key = keyOf(item);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  });

  add(URL, 'canParse', (text: string) => {
    try {
      return Boolean(new URL(text));
    } catch {
      return false;
    }
  });

  add(Element.prototype, 'checkVisibility', function checkVisibility(this: Element) {
    return this.getClientRects().length > 0;
  });

  add(Array.prototype, 'toSorted', function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  });

  add(Array.prototype, 'toReversed', function toReversed(this: unknown[]) {
    return [...this].reverse();
  });
})();
