// What a remote leaves on `window` is there for every other remote, and for its own next version.

/** Names that loading itself makes: the remote's entry, its chunks, and federation's own. */
const ofLoading = /^(rspackChunk|__FEDERATION__|__VMOK|__react_refresh|\$Refresh)/;

/** Watches the globals of a page in development. */
export class GlobalsWatch {
  #known = new Set(Object.getOwnPropertyNames(globalThis));

  /** Returns the globals that came since the last call, but for those that loading makes, and the entry of `container`. */
  since(container: string): string[] {
    const now = Object.getOwnPropertyNames(globalThis);
    const come = now.filter((name) => !this.#known.has(name) && !ofLoading.test(name) && name !== container);
    this.#known = new Set(now);
    return come;
  }
}
