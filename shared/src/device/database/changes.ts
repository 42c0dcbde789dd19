import type { StoreName } from './database.ts';

type Stores = Pick<ReadonlySet<StoreName>, 'has'>;
type Listener = (stores: Stores) => void;

/** Informs everything that shows data of a device's database of changes: in this tab at once, and in other tabs by a channel. */
export class Changes {
  /** One for each person of this device, for as long as the page. */
  static readonly #all = new Set<Changes>();

  static {
    // A page that the browser kept has received no messages: anything may have changed.
    globalThis.addEventListener?.('pageshow', (event) => {
      if ((event as { persisted?: boolean }).persisted)
        for (const changes of Changes.#all) changes.#call({ has: () => true });
    });
  }

  readonly #listeners = new Set<Listener>();
  readonly #channel: BroadcastChannel | null;

  constructor(name: string) {
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
    this.#channel?.addEventListener('message', (event: MessageEvent<StoreName[]>) => this.#call(new Set(event.data)));
    Changes.#all.add(this);
    // An open channel keeps a Node process alive, so it is unreferenced there; a browser needs nothing.
    (this.#channel as { unref?: () => void } | null)?.unref?.();
  }

  /** Call it when a transaction that wrote these stores has committed. */
  announce(...stores: StoreName[]): void {
    this.#call(new Set(stores));
    this.#channel?.postMessage(stores);
  }

  /** Calls back after every change of one of `stores`. Returns a function that stops it. */
  listen(stores: readonly StoreName[], listener: () => void): () => void {
    const own: Listener = (changed) => {
      if (stores.some((store) => changed.has(store))) listener();
    };
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  #call(changed: Stores): void {
    for (const listener of this.#listeners) listener(changed);
  }
}
