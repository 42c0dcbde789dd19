import {
  lastEmailAtom,
  profileAtom,
  serverAtom,
  sessionAtom,
  type Farm,
  type Profile,
} from '../shared/src/platform.ts';
import { deviceOf } from '../shared/src/device/local/device.ts';
import type { DeviceDb } from '../shared/src/device/database/database.ts';
import type { FarmItems, FarmItemStore, OutboxEntry } from '../shared/src/device/database/rows.ts';
import { newId } from '../shared/src/domain/uuid.ts';
import { farmChoiceAtom } from '../shared/src/session/account/farm-choice.ts';
import { configAtom } from '../shared/src/session/login/config.ts';
import type { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;
type Answer = (request: Request) => Response | Promise<Response>;

/** The data server of the stories, one of the deployment's: nothing listens there, `answering` provides its answers. */
export const storyServer = 'https://api.oasis.seguia.example';

export const storyProfile: Profile = {
  id: '0199a000-0000-7000-8000-000000000001',
  avatar: null,
  firstname: 'Amina',
  lastname: 'El Fassi',
  email: 'amina@oasis.example',
  permissions: [],
  createdAt: 0,
  updatedAt: 0,
};

const session = { token: 't', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 };

export const storyFarm: Farm = {
  id: '0199a000-0000-7000-8000-0000000000f1',
  name: 'Oasis du Souss',
  place: 'Aït Amira',
  timeZone: 'Asia/Kolkata',
  modules: ['fertirrigation'],
  role: 'manager',
  permissions: ['fertirrigation.view', 'fertirrigation.create'],
};

let answers: Record<string, Answer> = {};
const realFetch = globalThis.fetch;

/**
 * Answers the calls of a story by their path below `/v2` (`/` for the server itself), with `*` for all others; other paths cannot be reached.
 * `site:/config.json` is a file of the deployment.
 */
export function answering(next: Record<string, Answer>): void {
  answers = next;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin === globalThis.location.origin) return answers[`site:${pathname}`]?.(request) ?? realFetch(request);
    const path = pathname.replace(/^\/v2/, '') || '/';
    // The stories' lists answer for themselves.
    const answer = answers[path] ?? answers['*'] ?? (path.endsWith('/changes') ? problem(404) : undefined);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(request);
  };
}

/** The lists that a device fetches, by their path below the farm's. */
export const pulledLists = [
  'plots',
  'crops',
  'crop-types',
  'campaigns',
  'target-bands',
  'water-days',
  'meters',
  'calibrations',
  'instructions',
  'photos',
  'readings',
] as const;

/** A list with nothing in it. */
export const nothing = (): Response =>
  Response.json({ data: [], meta: { current_page: 1, per_page: 200, has_more: false, sync_date: 'm' } });

/** An answer that never comes. */
export const silence = (): Promise<Response> => new Promise(() => {});

export const problem =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    Response.json(
      { type: '/problems/story', title: 'Story', status, code: 'story' },
      { status, headers: { 'content-type': 'application/problem+json', ...headers } },
    );

/** Shows only the databases of a story's own device, because the page has those of other stories, too. */
function onlyDatabases(names: readonly string[]): void {
  if (!globalThis.indexedDB) return;
  Object.assign(globalThis.indexedDB, { databases: async () => names.map((name) => ({ name, version: 1 })) });
}

/** Puts readings of accounts that are not logged in on the device: how many per server. */
export async function unsentOf(counts: Readonly<Record<string, number>>): Promise<void> {
  const accounts = Object.entries(counts).map(([server, count]) => ({ server, count, id: newId() }));
  for (const { server, count, id } of accounts) {
    const db = await deviceOf({ server, id }).db();
    for (let at = 0; at < count; at += 1) await db.add('outbox', { key: newId(), readingId: newId() } as OutboxEntry);
  }
  onlyDatabases(accounts.map(({ server, id }) => `seguia:${server}|${id}`));
}

/** The state of a device on which nobody is logged in, with or without a data server and a last e-mail. */
export function loggedOut(store: Store, { server, email = '' }: { server?: string | null; email?: string } = {}) {
  store.set(sessionAtom, null);
  store.set(profileAtom, null);
  store.set(serverAtom, server === undefined ? storyServer : server);
  store.set(configAtom, { ...store.get(configAtom), dataServers: [storyServer] });
  store.set(lastEmailAtom, email);
  onlyDatabases([]);
}

/** The state of a device on which a person has logged in; by default no farm is chosen yet. */
export function loggedIn(store: Store, { as = storyProfile, farm = null }: { as?: Profile; farm?: Farm | null } = {}) {
  store.set(serverAtom, storyServer);
  store.set(sessionAtom, session);
  store.set(profileAtom, as);
  store.set(farmChoiceAtom, { farm, ask: false });
  onlyDatabases([]);
}

interface StoryDevice {
  farm?: Farm;
  /** What the device has of the farm, by the names of its lists. */
  items?: { [List in FarmItemStore]?: readonly FarmItems[List][] };
  answers?: Record<string, Answer>;
}

/**
 * Prepares a device on which somebody works on the stories' farm; each story has an account, and so a database, of its own. By default the
 * device has nothing of the farm, and the data server cannot be reached.
 */
export const onStoryDevice =
  ({ farm = storyFarm, items = {}, answers: ofServer = {} }: StoryDevice) =>
  async (store: Store): Promise<DeviceDb> => {
    const id = crypto.randomUUID();
    loggedIn(store, { as: { ...storyProfile, id }, farm });
    answering(ofServer);
    const db = await deviceOf({ server: storyServer, id }).db();
    const lists = Object.entries(items) as [FarmItemStore, readonly FarmItems[FarmItemStore][]][];
    if (lists.length === 0) return db;
    const tx = db.transaction(
      lists.map(([list]) => list),
      'readwrite',
    );
    for (const [list, all] of lists)
      for (const item of all) void tx.objectStore(list).put({ farm: farm.id, id: item.id, item: item as never });
    await tx.done;
    return db;
  };
