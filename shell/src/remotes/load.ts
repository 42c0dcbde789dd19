import { defaultLocale } from '@seguia/shared/i18n/locales.ts';
import type { FeatureModule } from '@seguia/shared/platform';
import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';
import type { ComponentType } from 'react';
import { createModuleLoader, type WatchThrown } from './containers/federation.ts';
import { GlobalsWatch } from './globals.ts';
import type { Release } from './registry/registry.ts';
import { LateError } from './remote-error.ts';
import { boundedCard, boundedRoute } from './screens.tsx';
import { type AwaitedFile, endAwaitedFiles, fetchAwaited } from './versions/awaited-files.ts';
import { removeFiles, separateChunks } from './versions/separate.ts';

/** What a remote provides: its routes, its cards, and its texts in the page's language, or in French if it is older than that language. */
export interface Feature {
  routes: FeatureModule['routes'];
  messages: Awaited<ReturnType<FeatureModule['messages']>>;
  /** By slot: loads the remote's card for it. */
  cards?: Record<string, () => Promise<ComponentType<object>>>;
}

/** A card's component, with the texts of its remote. */
export interface LoadedCard {
  Card: ComponentType<object>;
  messages: Feature['messages'];
}

/**
 * Loads one version of a remote, with the routes that its release declares. Rejects when its entry has no hash, or a file is missing, does
 * not match its hash, or throws. Rejects with LateError after `patience` milliseconds.
 */
export type LoadFeature = (name: string, release: Release, locale: string, patience: number) => Promise<Feature>;

/** The files of the page that failed. */
interface Files {
  /** Whether a file whose address begins with `start` has failed and arrived whole since the last call. */
  arrivedSince: (start: string) => Promise<boolean>;
  watchThrown: WatchThrown;
}

/** Makes the loader of remotes; made once per page. With `byManifest` federation's runtime reads each remote's manifest first (devtools). */
export function createFeatureLoader(files: Files, byManifest = false): LoadFeature {
  const loadModule = createModuleLoader((url) => files.watchThrown(url));
  const globals = new GlobalsWatch();
  /** By remote: the files that its last tries waited for in vain, and that have not arrived since. */
  const awaited = new Map<string, AwaitedFile[]>();
  /**
   * Runs `work`, and repeats it as long as it fails because of a file in `base` that has meanwhile arrived whole, past the browser's cache;
   * stops when the try is given up.
   */
  async function again<T>(work: () => Promise<T>, base: string, givenUp: AbortSignal, left = tries): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (left > 1 && !givenUp.aborted && (await files.arrivedSince(base))) return again(work, base, givenUp, left - 1);
      throw error;
    }
  }
  return (name, release, locale, patience) => {
    const container = name.replaceAll('-', '_');
    globals.leaveOut(container);
    const base = new URL(release.base, location.href).href;
    const hash = release.files[release.entry] ?? '';
    const what = `${name} ${release.version}`;
    /**
     * Runs `work` within a time limit. Files that an earlier try waited for in vain are first fetched past the cache, because this try
     * would otherwise wait for the same request.
     */
    const attempt = async <T>(work: () => Promise<T>, limit: number): Promise<T> => {
      const givenUp = new AbortController();
      const late = () => new LateError(`${what} did not answer in ${Math.round(limit)} ms`);
      const before = (awaited.get(name) ?? []).filter(({ url }) => url.startsWith(base)); // another version needs none of them
      const begun = fetchAwaited(before, givenUp.signal).then(() => {
        awaited.set(name, awaited.get(name)?.filter((file) => !before.includes(file)) ?? []);
        return again(() => watched(work), base, givenUp.signal);
      });
      try {
        return await withTimeLimit(begun, limit, late);
      } catch (error) {
        givenUp.abort();
        awaited.set(name, [...(awaited.get(name) ?? []), ...endAwaitedFiles(name)]);
        throw error;
      }
    };
    const watched = async <T>(work: () => Promise<T>): Promise<T> => {
      const value = await work();
      const left = release.unverified ? globals.since() : [];
      if (left.length > 0) console.warn(`${name} left on window: ${left.join(', ')}. Other remotes meet it there.`);
      return value;
    };
    const load = async () => {
      if (!hash && !release.unverified) throw new Error(`${what} has no hash of its entry`);
      removeFiles(name);
      separateChunks(container);
      const { entry, files: hashes, manifest } = release;
      const named = { remote: name, base, entry, files: hashes, manifest: byManifest ? manifest : undefined };
      const loaded = await loadModule('./feature', named);
      const module = loaded as { default: FeatureModule } | undefined;
      if (!module) throw new Error(`${what} brings no feature`);
      const { routes, messages, cards = {} } = module.default;
      // A route that the registry does not give to this remote may belong to another.
      const own = routes.filter(({ path = '' }) => release.routes.includes(path));
      if (own.length === 0) throw new Error(`${what} serves none of its routes`);
      // A developer has to see what holds the page.
      const of = release.unverified ? null : { remote: name, version: release.version };
      const offered = Object.entries(cards).map(
        ([slot, card]) => [slot, boundedCard(slot, card, attempt, of)] as const,
      );
      return {
        routes: own.map((route) => boundedRoute(route, attempt, of)),
        messages: await messages(locale).catch((error: unknown) => {
          // A version from before this language has no file for it, as one that was gone back to.
          if ((error as { code?: string } | null)?.code === 'MODULE_NOT_FOUND') return messages(defaultLocale);
          throw error;
        }),
        cards: Object.fromEntries(offered),
      };
    };
    return attempt(load, patience);
  };
}

/** The largest number of tries with files that were cut; after more, the cause must be something else. */
const tries = 5;
