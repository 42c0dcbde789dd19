// A file that is cut or altered on its way may be answered as "immutable": the browser's cache would serve it to every later try, reload and
// start. So what fails is fetched anew at once, past that cache.

/** Longest wait for one file; milliseconds. */
const patience = 15_000;

/** The scripts and style sheets of a page that did not arrive, or were not what their hashes say. */
export class FailedFiles {
  /** By address: whether the file has come whole since. */
  readonly #fetches = new Map<string, Promise<boolean>>();

  /** From now on fetches each file anew that fails. */
  listen(): void {
    // The failure of an element does not bubble: it is met on the way down.
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) this.#fetchAnew(target.src, target.integrity);
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
          this.#fetchAnew(target.href, target.integrity);
      },
      true,
    );
  }

  /** Whether a file whose address begins so has failed and come whole since the last call: another try will find it. */
  async arrivedSince(start: string): Promise<boolean> {
    const fetches = [...this.#fetches].filter(([url]) => url.startsWith(start));
    for (const [url] of fetches) this.#fetches.delete(url);
    return (await Promise.all(fetches.map(([, arrived]) => arrived))).some(Boolean);
  }

  #fetchAnew(url: string, integrity: string): void {
    const signal = AbortSignal.timeout(patience);
    const arrived = fetch(url, { cache: 'reload', integrity, signal }).then(async (response) => {
      await response.arrayBuffer();
      return response.ok;
    });
    this.#fetches.set(
      url,
      arrived.catch(() => false),
    );
  }
}
