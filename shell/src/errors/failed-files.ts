// A file that is cut or altered on its way may have been sent as "immutable": the browser's cache would then serve it to every later try,
// reload and start. So a file that fails is fetched again at once, past that cache, and past the service worker's copy, which the disk may
// have damaged.
import { comesWhole } from '../remotes/versions/awaited-files.ts';
import { healFiles } from './heal.ts';

/** The scripts and style sheets of a page that did not arrive, or did not match their hashes. */
export class FailedFiles {
  /** By address: whether the file has arrived whole since it failed. */
  readonly #fetches = new Map<string, Promise<boolean>>();
  /** By the address of a script that is being loaded: what it threw. */
  readonly #thrown = new Map<string, unknown>();
  #healing: Promise<void> | null = null;

  /** Fetches from now on each file that fails; boot.js, which did so until now, leaves it to the app. */
  listen(): void {
    document.getElementById('root')?.setAttribute('data-app', 'runs');
    // An element's `error` event does not bubble, so it is caught in the capture phase.
    addEventListener(
      'error',
      (event) => {
        const { target, filename, error } = event;
        if (this.#thrown.has(filename)) {
          this.#thrown.set(filename, error);
          event.stopImmediatePropagation();
        }
        if (target instanceof HTMLScriptElement) this.#fetchAnew(target.src, target.integrity);
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
          this.#fetchAnew(target.href, target.integrity);
      },
      true,
    );
  }

  /**
   * Keeps what a script throws while it is loaded, also where it cannot be parsed: federation's runtime knows only its message, and a report
   * needs the place in the code. The listeners that began after `listen` do not get it: another version may run, so it is no failure of the
   * page.
   */
  watchThrown(url: string) {
    this.#thrown.set(url, undefined);
    return { thrown: () => this.#thrown.get(url), end: () => this.#thrown.delete(url) };
  }

  /** Whether a file whose address begins with `start` has failed and arrived whole since the last call: then another try will find it. */
  async arrivedSince(start: string): Promise<boolean> {
    const fetches = [...this.#fetches].filter(([url]) => url.startsWith(start));
    for (const [url] of fetches) this.#fetches.delete(url);
    return (await Promise.all(fetches.map(([, arrived]) => arrived))).some(Boolean);
  }

  #fetchAnew(url: string, integrity: string): void {
    this.#fetches.set(
      url,
      this.#heal()
        .then(() => comesWhole(url, integrity))
        .catch(() => false),
    );
  }

  /** Many files fail together: the service worker checks its files once for all of them. */
  #heal(): Promise<void> {
    this.#healing ??= healFiles().finally(() => (this.#healing = null));
    return this.#healing;
  }
}
