// A file that is cut or altered on its way may be answered as "immutable": the browser's cache would serve it to every later try, reload and
// start. So what fails is fetched anew at once, past that cache; and past what the service worker has of it, which the disk may have spoiled.
import { comesWhole } from '../remotes/versions/awaited-files.ts';
import { healFiles } from './heal.ts';

/** The scripts and style sheets of a page that did not arrive, or were not what their hashes say. */
export class FailedFiles {
  /** By address: whether the file has come whole since. */
  readonly #fetches = new Map<string, Promise<boolean>>();
  #healing: Promise<void> | null = null;

  /** From now on fetches each file anew that fails; boot.js, which did so until now, leaves it to the app. */
  listen(): void {
    document.getElementById('root')?.setAttribute('data-app', 'runs');
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
    this.#fetches.set(
      url,
      this.#heal()
        .then(() => comesWhole(url, integrity))
        .catch(() => false),
    );
  }

  /** Many files fail together: the service worker looks at its files once for all of them. */
  #heal(): Promise<void> {
    this.#healing ??= healFiles().finally(() => (this.#healing = null));
    return this.#healing;
  }
}
