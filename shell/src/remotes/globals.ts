// A global that a remote leaves on `window` is visible to all other remotes, and to its own next version.

/** Globals that loading creates: chunks of remotes, those of federation, and those of a development server, which replaces modules. */
const ofLoading = /^(rspack(Chunk|HotUpdate)|_?_FEDERATION_|__VMOK|__GLOBAL_LOADING|__react_?[rR]efresh|\$Refresh)/;

/** Finds new globals of a page in development. */
export class GlobalsWatch {
  #known = new Set(Object.getOwnPropertyNames(globalThis));

  /** Leaves out the entry of a remote, also while another remote loads. */
  leaveOut(container: string) {
    this.#known.add(container);
  }

  /** Returns the globals that were added since the last call, without those that loading creates. */
  since(): string[] {
    const now = Object.getOwnPropertyNames(globalThis);
    const come = now.filter((name) => !this.#known.has(name) && !ofLoading.test(name));
    for (const name of come) this.#known.add(name);
    return come;
  }
}
