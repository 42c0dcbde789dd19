import { createShareScope, type ShareScope } from './shared.ts';

/** What a remote's entry leaves in the page: a container of module federation. */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

export interface Entry {
  url: string;
  /** What the script must hash to; empty for a developer's. */
  hash: string;
}

/** Runs a remote's entry and gives the module that it exposes. Waits until who loads it ends the script (`endAwaitedFiles`). */
export type LoadModule = (remote: string, module: string, entry: Entry) => Promise<unknown>;

/**
 * Makes what loads plain containers. An entry is fetched and run anew each time: what failed once may be whole now. Throws what the entry
 * throws, and where it does not come or leaves no container.
 */
export function createModuleLoader(scope: ShareScope = createShareScope()): LoadModule {
  return async (remote, module, entry) => {
    const name = remote.replaceAll('-', '_');
    Object.assign(globalThis, { [name]: undefined }); // an earlier version's must not be taken for one that threw
    await runScript(remote, entry);
    const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
    if (!container) throw new Error(`${entry.url} leaves no container`);
    await container.init(scope);
    const factory = await container.get(module);
    return factory();
  };
}

/** Resolves when the script has run to its end; rejects when it throws, or meets its `error` event. */
function runScript(remote: string, { url, hash }: Entry): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = hash;
  script.setAttribute('data-rspack', `${remote}:entry`); // as its chunks' scripts are marked
  return new Promise<void>((resolve, reject) => {
    let thrown: unknown;
    const ended = new AbortController();
    const end = (work: () => void) => {
      ended.abort();
      script.remove(); // as the bundler removes its own: what is left in the page is awaited
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
