import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import { type ReleasedFiles, releasedFiles } from './released-files.ts';
import { sharedModules } from './shared.ts';

/**
 * Loads a module that a version of a remote exposes. Rejects with what the remote's entry throws, or where a file of it does not come, has
 * another hash, or leaves no container. The entry is fetched anew for each call, because one that failed may be whole now.
 */
export type LoadModule = (module: string, release: ReleasedFiles) => Promise<unknown>;

/** Keeps what the script with an address throws, until `end`. */
export type WatchThrown = (url: string) => { thrown: () => unknown; end: () => void };

/** Makes the loader with federation's runtime; made once per page, because the runtime keeps what it knows on `window`. */
export function createModuleLoader(watchThrown: WatchThrown, shared = sharedModules()): LoadModule {
  // Remotes bring no runtime of their own: they take this core from the page.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const released: ReleasedFiles[] = [];
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first', // otherwise a remote that is not there keeps all others from starting
    plugins: [releasedFiles(released)],
  });
  return async (module, release) => {
    const { remote, base, entry, manifest } = release;
    const name = remote.replaceAll('-', '_');
    const url = base + entry;
    released.push(release);
    Object.assign(globalThis, { [name]: undefined }); // removes an earlier version's container, which would hide that this entry left none
    const known = manifest === undefined ? { entry: url, type: 'global' as const } : { entry: base + manifest };
    runtime.registerRemotes([{ name, entryGlobalName: name, ...known }], { force: true });
    const watch = watchThrown(url);
    let failure: unknown;
    try {
      const loaded = await runtime.loadRemote(module.replace('.', name));
      failure = watch.thrown(); // the entry may have left its container before
      if (failure === undefined) return loaded;
    } catch (error) {
      failure = watch.thrown() ?? error;
    } finally {
      watch.end();
    }
    throw failure;
  };
}
