import { defaults } from '../../config/config.ts';
import { earlyAnswer } from '../../config/early-answers.ts';
import { fetchOrLastGood } from '../../config/last-good.ts';
import { readRegistry, writeRegistry } from './read-registry.ts';
import type { Registry, Release } from './registry.ts';
import type { CheckList } from './signed-only.ts';
import { withOneOwnerEach } from './route-owners.ts';
import { choice } from '../versions/choice.ts';
import { devicePlace, lastPlace } from '../versions/place.ts';

/**
 * Fetches the registry. If it does not come within 3 s, or lists nothing usable, the last usable one is taken. Throws where there is none,
 * after 12 s at most. `onFault` receives that failure, each refused release, and each claim to another remote's route. `check` leaves out what
 * its team has not signed, where the deployment wants that.
 */
export async function fetchRegistry(
  url: string,
  onFault: (error: unknown) => void,
  check: CheckList | null = null,
): Promise<Registry> {
  let place = lastPlace; // the stored list has no canary: one that reached this device is listed in it like any release
  const { registry, faults } = await fetchOrLastGood<Read>({
    url: check ? `${url}#signed` : url, // a list that was stored before the deployment wanted signatures does not count
    fetchText: async (again) => {
      const found = await fetchText(url, again);
      const text = check ? await check(found) : found;
      place = await devicePlace(text);
      return text;
    },
    read: (text, before) => read(text, place, before),
    isPartial: ({ faults }) => faults.length > 0,
    write: writeRegistry,
    onFault,
  });
  for (const fault of faults) onFault(new Error(fault));
  return registry;
}

/** The development servers build anew at every change, so their files have no hashes. */
const hashes = process.env.NODE_ENV === 'development' ? 'none' : 'required';

/** The registry, and a sentence for each unusable thing in it. */
interface Read {
  registry: Registry;
  faults: string[];
}

function read(text: string, place: number, before?: Read): Read {
  const { registry: listed, faults } = readRegistry(text, before?.registry, hashes, place);
  const { registry, claims } = withOneOwnerEach(listed, inUse, before?.registry);
  const claimed = claims.map(({ path, owner, other }) => `${other} claims ${path}, which is ${owner}'s`);
  return { registry, faults: [...faults.map((fault) => fault.text), ...claimed] };
}

/** The release of a remote that is loaded, or the newest one where none can be. */
const inUse = (releases: readonly Release[]) => choice(releases, __HOST_API__)[0] ?? releases[0];

async function fetchText(url: string, again: boolean): Promise<string> {
  const early = again || url !== defaults.remotes ? undefined : earlyAnswer('registry');
  const response = await (early ?? fetch(url, { cache: again ? 'reload' : 'no-cache' }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
