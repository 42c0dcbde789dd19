import { createShareScope, type ShareScope } from './shared.ts';

/** The container of module federation that a remote's entry puts into the page. */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

export interface Entry {
  url: string;
  /** The hash that the script must have; empty for a developer's. */
  hash: string;
}

/** Runs a remote's entry and returns the module that it exposes. It waits until its caller ends the script (`endAwaitedFiles`). */
export type LoadModule = (remote: string, module: string, entry: Entry) => Promise<unknown>;

/**
 * Makes the loader of plain containers. It fetches and runs an entry anew for each call, because an entry that failed once may be whole
 * now. Throws what the entry throws, and where the entry does not arrive or leaves no container.
 */
export function createModuleLoader(scope: ShareScope = createShareScope()): LoadModule {
  return async (remote, module, entry) => {
    const name = remote.replaceAll('-', '_');
    Object.assign(globalThis, { [name]: undefined }); // removes an earlier version's container, which would hide that this entry left none
    await runScript(remote, entry);
    const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
    if (!container) throw new Error(`${entry.url} leaves no container`);
    await container.init(scope);
    const factory = await container.get(module);
    return factory();
  };
}

/** Resolves when the script has run to its end; rejects when it throws, or its `error` event fires. */
function runScript(remote: string, { url, hash }: Entry): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = hash;
  script.setAttribute('data-rspack', `${remote}:entry`); // marked like the scripts of its chunks
  return new Promise<void>((resolve, reject) => {
    let thrown: unknown;
    const ended = new AbortController();
    const end = (work: () => void) => {
      ended.abort();
      script.remove(); // removed as the bundler removes its own scripts: what stays in the page counts as awaited
      work();
    };
    addEventListener(
      'error',
      (event) => {
        if (event.filename === url) thrown = event.error;
      },
      { signal: ended.signal },
    );
    script.addEventListener('load', () => end(() => (thrown === undefined ? resolve() : reject(thrown))));
    script.addEventListener('error', () => end(() => reject(new Error(`${url} did not come whole`))));
    document.head.append(script);
  });
}
