// Newer versions of remotes in the native app. They are taken whole from the deployment's site while the app runs, used from the next
// start, and given up if that start fails. The bundle is always there.
import type { Registry, Release } from '../../remotes/registry/registry.ts';
import type { CheckList } from '../../remotes/registry/signed-only.ts';
import { withOneOwnerEach } from '../../remotes/registry/route-owners.ts';
import { choice } from '../../remotes/versions/choice.ts';
import { bring } from './bring.ts';
import { folderOf, idOf, readTaken, removeOthers, type Taken, writeTaken } from './taken.ts';
import { beginTrial, judge, runs } from './trial.ts';
import { updateSites, wantedOf } from './wanted.ts';

/** Milliseconds between a start and the fetch of the site's list: the person comes first. */
const afterStart = 5000;
/** Milliseconds between two fetches of the list. */
const restBetween = 3_600_000;
/** Milliseconds between two checks of a set on trial. */
const betweenLooks = 1000;

/** Puts the taken versions before the bundle's in a registry. If the phone's files fail, the registry stays as it is. */
export type WithTaken = (bundled: Registry) => Promise<Registry>;

/** Made once per page: a set that is taken meanwhile is for the next page. `check` leaves out of a site's list what its team has not signed. */
export function createWithTaken(check: Promise<CheckList | null> = Promise.resolve(null)): WithTaken {
  let inUse: Promise<Record<string, Release>> | undefined;
  return async (bundled) => merged(bundled, await (inUse ??= begin(bundled, check).catch(() => ({}))));
}

/** What a site gives this shell now, without what failed here. */
type Find = (site: string, refused: readonly string[]) => Promise<Record<string, Release>>;

function merged(bundled: Registry, taken: Record<string, Release>): Registry {
  const names = new Set([...Object.keys(bundled), ...Object.keys(taken)]);
  const both = [...names].map((name) => [name, [taken[name] ?? [], bundled[name] ?? []].flat()] as const);
  const first = (releases: readonly Release[]) => choice(releases, __HOST_API__)[0] ?? releases[0];
  return withOneOwnerEach(Object.fromEntries(both), first, bundled).registry;
}

async function begin(bundled: Registry, check: Promise<CheckList | null>): Promise<Record<string, Release>> {
  const sites = updateSites();
  if (sites.length === 0) return {};
  const find = async (site: string, refused: readonly string[]) => wantedOf(site, bundled, refused, await check);
  const changes = new Changes(await readTaken(bundled));
  const tried = changes.make(beginTrial).then(({ releases }) => releases);
  setTimeout(() => void follow(changes, find, sites, tried), afterStart);
  const releases = await tried;
  const before = runs();
  const look = () => changes.make((taken) => judge(taken, before)).catch(() => changes.current);
  const looking = setInterval(() => {
    void look().then(({ trial }) => trial !== 'begun' && clearInterval(looking));
  }, betweenLooks);
  document.addEventListener('visibilitychange', () => void look());
  const placed = Object.entries(releases).map(async ([name, release]) => {
    const base = await folderOf(name, release).address();
    return [name, { ...release, base }] as const;
  });
  return Object.fromEntries(await Promise.all(placed));
}

/** Takes what the site has, now, and when a person returns at least an hour later. `inUse` is what this page runs. */
async function follow(
  changes: Changes,
  find: Find,
  sites: readonly string[],
  inUse: Promise<Record<string, Release>>,
): Promise<void> {
  let last = 0;
  const checkSites = async () => {
    if (document.hidden || Date.now() - last < restBetween) return;
    last = Date.now();
    const taken = await take(changes, find, sites).catch(() => null);
    if (taken) await removeOthers(taken, await inUse).catch(() => undefined);
    else last = 0; // tries again at the next return
  };
  document.addEventListener('visibilitychange', () => void checkSites());
  await checkSites();
}

/** Takes all versions that the first answering site gives this shell, or none, and returns them. Rejects where that fails. */
async function take(changes: Changes, find: Find, sites: readonly string[]): Promise<Record<string, Release>> {
  const { refused } = changes.current;
  const answers = sites.map((site) => async () => ({ site, wanted: await find(site, refused) }));
  const { site, wanted } = await firstOf(answers);
  for (const [name, release] of Object.entries(wanted))
    if (changes.current.releases[name]?.version !== release.version) await bring(site, sites, name, release);
  await changes.make((taken) => {
    const isSame = versionsOf(taken.releases) === versionsOf(wanted);
    return isSame ? taken : { ...taken, releases: wanted, trial: 'none' };
  });
  return wanted;
}

async function firstOf<T>(tries: readonly (() => Promise<T>)[]): Promise<T> {
  const [first, ...rest] = tries;
  if (!first) throw new Error('No site answers');
  return first().catch(() => firstOf(rest));
}

const versionsOf = (releases: Record<string, Release>) =>
  Object.entries(releases)
    .map(([name, release]) => idOf(name, release))
    .toSorted()
    .join(', ');

/** Makes the changes of what was taken, one after the other. */
class Changes {
  current: Taken;
  #last: Promise<unknown> = Promise.resolve();

  constructor(current: Taken) {
    this.current = current;
  }

  /** Rejects where the change cannot be written; nothing changes then. */
  make(change: (taken: Taken) => Taken): Promise<Taken> {
    const made = this.#last.then(async () => {
      const changed = change(this.current);
      if (changed !== this.current) await writeTaken(changed);
      return (this.current = changed);
    });
    this.#last = made.catch(() => undefined);
    return made;
  }
}
