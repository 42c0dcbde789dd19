// A global that a remote leaves on `window` is visible to all other remotes, and to its own next version.

/** Globals that loading creates: the remote's entry, its chunks, and those of federation. */
const ofLoading = /^(rspackChunk|_?_FEDERATION_|__VMOK|__GLOBAL_LOADING|__react_refresh|\$Refresh)/;

/** Finds new globals of a page in development. */
export class GlobalsWatch {
  #known = new Set(Object.getOwnPropertyNames(globalThis));

  /** Returns the globals that were added since the last call, without those that loading creates, and without the entry of `container`. */
  since(container: string): string[] {
    const now = Object.getOwnPropertyNames(globalThis);
    const come = now.filter((name) => !this.#known.has(name) && !ofLoading.test(name) && name !== container);
    this.#known = new Set(now);
    return come;
  }
}
