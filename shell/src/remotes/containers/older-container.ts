// Loads remotes that were built before doors 1.11.0: their container needs the federation runtime of the shell. This code is loaded with
// the first of them, and can be deleted once no such remote is listed anywhere. See docs/decisions/060-the-first-script.md.
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import type { Entry, LoadModule } from './container.ts';
import { createShareScope } from './shared.ts';

type Entries = Map<string, { remote: string } & Entry>;

/** The runtime in the form that these remotes expect. */
function createRuntime(entries: Entries) {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const shared = Object.entries(createShareScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { get }]) => [
      name,
      { version, get, scope: ['default'], shareConfig: { singleton: true, requiredVersion: false } },
    ]),
  );
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared) as never,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'integrity',
        // The runtime would put the entry's script into the page without a hash; the chunks of the entry have theirs from the build.
        createScript({ url }) {
          const { remote = '', hash = '' } = entries.get(url) ?? {};
          const script = document.createElement('script');
          script.src = url;
          script.crossOrigin = 'anonymous';
          script.integrity = hash;
          script.setAttribute('data-rspack', `${remote}:entry`);
          return { script };
        },
      },
    ],
  });
}

/** Like `createModuleLoader` of container.ts, for older entries; made once per page. */
export function createOlderLoader(): LoadModule {
  const entries: Entries = new Map();
  const runtime = createRuntime(entries);
  return (remote, module, entry) => {
    const name = remote.replaceAll('-', '_');
    entries.set(entry.url, { remote, ...entry });
    runtime.registerRemotes([{ name, entry: entry.url, entryGlobalName: name, type: 'global' }], { force: true });
    return runtime.loadRemote(module.replace('.', name));
  };
}
