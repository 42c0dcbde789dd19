import type { StoreName } from './database.ts';

type Listener = (stores: ReadonlySet<StoreName>) => void;

/** Informs all that show data of a device's database that it changed: in this tab at once, and in the others. */
export class Changes {
  readonly #listeners = new Set<Listener>();
  readonly #channel: BroadcastChannel | null;

  constructor(name: string) {
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
    this.#channel?.addEventListener('message', (event: MessageEvent<StoreName[]>) => this.#call(new Set(event.data)));
    // Node keeps a process alive for an open channel; a browser has nothing to let go.
    (this.#channel as { unref?: () => void } | null)?.unref?.();
  }

  /** To be called when a transaction that wrote these stores has committed. */
  announce(...stores: StoreName[]): void {
    this.#call(new Set(stores));
    this.#channel?.postMessage(stores);
  }

  /** Calls back after every change of one of `stores`. Returns how to stop. */
  listen(stores: readonly StoreName[], listener: () => void): () => void {
    const own: Listener = (changed) => {
      if (stores.some((store) => changed.has(store))) listener();
    };
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  #call(changed: ReadonlySet<StoreName>): void {
    for (const listener of this.#listeners) listener(changed);
  }
}
