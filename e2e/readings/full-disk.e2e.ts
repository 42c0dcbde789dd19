import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { phoneZone } from '../../tools/test-world/test-world.ts';
import { setClock } from '../support/clock.ts';
import { readyForOffline } from '../support/offline.ts';
import { go, openFarm, syncStatus } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { type SmallDisk, smallDisk } from '../../tools/test-world/small-disk.ts';
import { findWayIn } from '../support/way-in.ts';
import { type BrowserContext, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import type { World } from '../support/world.ts';

// All of the demo's readings, so that the phone is still pulling them when the disk fills up.
test.use({ account: 'nobody', serviceWorkers: 'allow', demo: 'whole' });

/** A browser with its whole profile on a small disk. */
class Phone {
  readonly #playwright: PlaywrightWorkerArgs['playwright'];
  readonly #options: object;
  readonly profile: string;
  #context: BrowserContext | null = null;

  constructor(playwright: PlaywrightWorkerArgs['playwright'], disk: SmallDisk, options: object) {
    this.#playwright = playwright;
    this.#options = options;
    this.profile = path.join(disk.folder, 'profile');
  }

  async open(): Promise<Page> {
    this.#context = await this.#playwright.chromium.launchPersistentContext(this.profile, this.#options);
    await setClock(this.#context);
    return this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  setOffline(offline: boolean): Promise<void> {
    return this.#context!.setOffline(offline);
  }

  /**
   * Kills the browser as a power cut does: it writes nothing more. Its storage is a process of its own, which would otherwise write for as
   * long as it takes to notice that the browser is gone.
   */
  async kill(): Promise<void> {
    const own = processesOf(this.profile);
    for (const id of own) killIfThere(id);
    await expect.poll(() => processes().filter(({ id }) => own.has(id))).toEqual([]);
    await this.#context?.close().catch(() => undefined);
    this.#context = null;
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }
}

/** The processes that run now, without those that have ended and whose parent does not know it yet. */
function processes(): { id: number; parent: number; line: string }[] {
  return execFileSync('ps', ['-eo', 'pid,ppid,stat,args'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => state !== undefined && !state.startsWith('Z'))
    .map(([id, parent, , ...args]) => ({ id: Number(id), parent: Number(parent), line: args.join(' ') }));
}

/** The browser that runs on a profile, and all that it has started. */
function processesOf(profile: string): Set<number> {
  const all = processes();
  const own = new Set(all.filter(({ line }) => line.includes(`--user-data-dir=${profile}`)).map(({ id }) => id));
  // A set goes on to what is added while it is walked through.
  for (const id of own) for (const child of all) if (child.parent === id) own.add(child.id);
  return own;
}

function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const values = ['4.91', '4.92', '4.93'];

/** What happens to the database on the disk while the browser is closed. */
type Harm = (phone: Phone, disk: SmallDisk) => void;
const remove = ({ profile }: Phone, folder: string) =>
  rmSync(path.join(profile, 'Default', folder), { recursive: true, force: true });
const harms: [what: string, harm: Harm][] = [
  ['the browser comes back on a disk with room', () => undefined],
  [
    'the browser has thrown its database away, as it does with one that it cannot open',
    (phone) => remove(phone, 'IndexedDB'),
  ],
  [
    'the browser has thrown its database and its files away, as it does on a full disk within seconds',
    (phone) => ['IndexedDB', 'File System'].forEach((folder) => remove(phone, folder)),
  ],
];

// The last harm is the worst; `pnpm proof disk` tries all of them.
for (const [what, harm] of isProof ? harms : harms.slice(-1))
  test(`three saved readings outlive a full disk and a killed browser, and are sent once: ${what}`, async ({
    world,
    playwright,
  }, info) => {
    test.setTimeout(120_000);
    const disk = smallDisk(info.outputPath('disk'), 160);
    test.skip(disk === null, 'no disk can be mounted on this machine');
    if (!disk) return;
    const { launchOptions } = info.project.use;
    const options = { ...launchOptions, viewport: { width: 390, height: 844 }, timezoneId: phoneZone };
    const phone = new Phone(playwright, disk, { ...options, baseURL: world.web.url });
    try {
      const morning = await phone.open();
      await openFarm(morning, world, 'recorder');
      await expect(morning.getByText('Serre 1', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
      await readyForOffline(morning);
      await phone.setOffline(true);
      for (const value of values) await saveOnDevice(morning, value);
      // If the browser starts the journal's worker slowly, the app says "saved" first and writes the second copy a moment later (decision
      // 013).
      await expect.poll(() => journalOf(morning), { timeout: 20_000 }).toContain(values.at(-1));
      // Chromium writes localStorage to the disk within a minute, or when it is closed.
      await phone.close();
      const page = await phone.open();
      await phone.setOffline(true);
      await page.goto('/en/app');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 30_000 });
      disk.fill();
      await triesToWrite(page);
      await phone.kill();
      disk.empty();
      harm(phone, disk);
      const again = await phone.open();
      await again.goto('/en/app/last');
      const list = again.getByRole('list', { name: 'Readings' });
      const app = again.getByRole('navigation', { name: 'Main' });
      await findWayIn(again, world.api, 'recorder', app);
      if (!(await list.isVisible())) await again.goto('/en/app/last');
      const rows = list.getByRole('listitem');
      for (const value of values) await expect(rows.filter({ hasText: value })).toHaveCount(1, { timeout: 20_000 });
      await expect(syncStatus(again)).toHaveText('All sent', { timeout: 30_000 });
      await phone.close();
      expect(await onServer(world)).toEqual(values.map(Number));
    } finally {
      await phone.close().catch(() => undefined);
      disk.remove();
    }
  });

/** Continues to use the app on a full disk. What it calls saved must be there later, and what it does not call saved must not. */
async function triesToWrite(page: Page): Promise<void> {
  await go(page, 'Today');
  await go(page, 'New reading');
  await page.evaluate(async () => {
    // On a full disk the browser may fail even to list its databases.
    const names = await indexedDB.databases().catch(() => []);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 5000); // on a full disk the browser may never answer
      const opening = indexedDB.open(names[0]?.name ?? 'x');
      opening.addEventListener('error', () => resolve());
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/** Returns the text of the journal's files. */
function journalOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    let text = '';
    for await (const handle of folder.values())
      if (handle.kind === 'file' && handle.name.startsWith('outbox-'))
        // Chromium gives nothing of a file that is being written; the next try finds it.
        text += await handle
          .getFile()
          .then((file) => file.text())
          .catch(() => '');
    return text;
  });
}

/** Returns the intake EC of this test's readings on the server, once for each time that it has the reading. */
async function onServer(world: World): Promise<number[]> {
  const headers = { 'content-type': 'application/json', 'date-format': 'timestamp' };
  const login = await fetch(`${world.api.url}/v2/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'recorder@demo.test', password: 'seguia-demo', device_name: 'test' }),
  });
  const authorization = `Bearer ${((await login.json()) as { token: string }).token}`;
  const get = async <T>(address: string, more: Record<string, string> = {}) =>
    (await (
      await fetch(`${world.api.url}/v2${address}`, { headers: { ...headers, ...more, authorization } })
    ).json()) as T;
  const { data: farms } = await get<{ data: { id: string; name: string }[] }>('/farmers');
  const farm = farms.find(({ name }) => name === 'Oasis du Souss');
  const { data } = await get<{ data: { id: string; intake_ec: number | null }[] }>(
    `/farmers/${farm?.id}/readings?created_by=me`,
    { paginate: '50' },
  );
  const before = alreadyThere.get(world) ?? new Set();
  alreadyThere.set(world, new Set(data.map(({ id }) => id)));
  const made = data.filter(({ id, intake_ec: ec }) => !before.has(id) && ec !== null && values.includes(String(ec)));
  return made.map(({ intake_ec: ec }) => ec ?? 0).toSorted((a, b) => a - b);
}

const alreadyThere = new WeakMap<World, Set<string>>();
