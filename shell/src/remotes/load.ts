import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { FeatureModule } from '@seguia/shared/platform';
import type { Release } from './registry.ts';

/** What a remote brings: its routes, and its texts in one language. */
export interface Feature {
  routes: FeatureModule['routes'];
  messages: Awaited<ReturnType<FeatureModule['messages']>>;
}

/** A remote that says nothing for so long has failed; milliseconds. */
const patience = 20_000;

/** Loads one version of a remote. Rejects when a file is missing, is not what its hash says, throws, or takes longer than 20 s. */
export type LoadFeature = (name: string, release: Release, locale: string) => Promise<Feature>;

/** How the page loads remotes; made once for a page, as it has the federation runtime check the entries. */
export function createFeatureLoader(): LoadFeature {
  const hashes = new Map<string, string>();
  registerPlugins([
    {
      name: 'integrity',
      // The runtime would put the entry's script in the page without a hash; the entry's own chunks carry theirs from the build.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        script.integrity = hashes.get(url) ?? '';
        return { script, timeout: patience };
      },
    },
  ]);
  return (name, release, locale) => {
    const container = name.replaceAll('-', '_');
    const entry = new URL(release.base + release.entry, location.href).href;
    const hash = release.files[release.entry];
    if (hash) hashes.set(entry, hash);
    registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], { force: true });
    return withTimeLimit(patience, `${name} ${release.version}`, async () => {
      const module = await loadRemote<{ default: FeatureModule }>(`${container}/feature`);
      if (!module) throw new Error(`${name} ${release.version} brings no feature`);
      const { routes, messages } = module.default;
      return { routes, messages: await messages(locale) };
    });
  };
}

function withTimeLimit<T>(milliseconds: number, what: string, work: () => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${what} did not answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work(), late]);
}
