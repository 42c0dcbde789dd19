import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestFarm } from '../../data-server/testing/test-farm.ts';
import type { DeviceDb } from '../../shared/src/device/database/database.ts';
import { BadNetwork } from '../bad-network.ts';
import type { TestPerson } from '../data-server.ts';
import { nativeBridge } from './native-bridge.ts';
import { PhoneFiles } from '../../tools/test-world/phone-files.ts';
import type { Random } from '../random.ts';
import { TestDevice } from '../test-device.ts';

/** The page in which the current code runs: after it was killed, nothing that it does reaches the phone. */
const running = new AsyncLocalStorage<AppPage>();

/** A phone: its files outlive pages and the web view's storage. */
export class AppPhone {
  readonly files = new PhoneFiles();
  readonly random: Random;
  readonly where: { url: string; farm: TestFarm; person: TestPerson };

  constructor(random: Random, where: AppPhone['where']) {
    this.random = random;
    this.where = where;
    const { globals } = nativeBridge({ Filesystem: this.files.methods });
    Object.assign(globalThis, globals);
    this.files.fault = () => (running.getStore()?.isAlive === false ? 'never' : null);
  }

  /** Starts the app with what the web view still has of `before`; null means that it was cleared. */
  async start(before: AppPage | null): Promise<AppPage> {
    const { AppJournal } = await import('../../shared/src/device/journal/app-journal.ts');
    const { url, farm, person } = this.where;
    const network = new BadNetwork(this.random);
    const journal = new AppJournal('phone');
    const device = new TestDevice({ url, farmId: farm.id, person, fetch: network.fetch, journal });
    const page = new AppPage(device, network, this);
    if (before) await copyDatabase(before.device, device);
    await page.do(() => device.source.device.db());
    return page;
  }
}

export class AppPage {
  isAlive = true;
  readonly closing = new AbortController();
  readonly device: TestDevice;
  readonly network: BadNetwork;
  readonly #phone: AppPhone;

  constructor(device: TestDevice, network: BadNetwork, phone: AppPhone) {
    this.device = device;
    this.network = network;
    this.#phone = phone;
  }

  /** Runs work in this page. It never resolves once the page was killed. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return running.run(this, () =>
      work().then(
        (result) => (this.isAlive ? result : new Promise<T>(() => {})),
        (error: unknown) => (this.isAlive ? Promise.reject(error) : new Promise<T>(() => {})),
      ),
    );
  }

  /** Kills the page, and with it a write that is under way. */
  kill(): void {
    this.isAlive = false;
    this.closing.abort();
    this.#phone.files.untilKilled = Infinity;
  }
}

/** Copies the database of a killed page for the next page. */
async function copyDatabase(from: TestDevice, to: TestDevice): Promise<void> {
  const open = (device: TestDevice): Promise<DeviceDb> => running.exit(() => device.source.device.db());
  const source = await open(from);
  const names = [...source.objectStoreNames];
  const reading = source.transaction(names);
  const rows = await Promise.all(
    names.map(async (name) => {
      const store = reading.objectStore(name);
      return { name, keys: await store.getAllKeys(), values: await store.getAll(), inLine: store.keyPath !== null };
    }),
  );
  const { openDatabase } = await import('../../shared/src/device/database/database.ts');
  const target = await openDatabase(to.source.device.name, () => undefined);
  const writing = target.transaction(names, 'readwrite');
  for (const { name, keys, values, inLine } of rows)
    for (const [place, value] of values.entries())
      await writing.objectStore(name).put(value, ...((inLine ? [] : [keys[place]]) as []));
  await writing.done;
  target.close();
}
