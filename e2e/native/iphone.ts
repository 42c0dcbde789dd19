// An iPhone, as closely as this machine can play it: the bundle in WebKit, with Capacitor's half played by the test. All tests of a file
// share one, because its start takes seconds; somebody is logged in on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../tools/native/bundle.ts';
import type { Driver } from '../engines/driver.ts';
import { engines } from '../engines/engines.ts';
import { Journey } from '../engines/journey.ts';
import { Person } from '../engines/person.ts';
import { exactly } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { test as base } from '../support/world.ts';
import { clearWebStorage } from './clear-web-storage.ts';
import { certificate, type Gate, listen, throughGate } from './https-servers.ts';
import { IphoneSide } from './iphone-side.ts';

export const webkit = engines.find(({ name }) => name === 'WebKit')!;

export const french = translationIn('fr');

/** The iPhone, the connection to its data server, and what a test does with it. */
interface Iphone {
  side: IphoneSide;
  gate: Gate;
  driver: Driver;
  person: Person;
  journey: Journey;
  /** The data server's address, as the person types it. */
  api: string;
  /** Removes everything that the web view stores while the app is closed, as the system does when it needs space. */
  clear(): Promise<void>;
}

export const test = base.extend<object, { iphone: Iphone }>({
  iphone: [
    async ({ world }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'seguia-iphone-'));
      const www = path.join(folder, 'www');
      bundle(world.site, www);
      const keys = certificate(folder);
      const side = new IphoneSide({
        'Device.getInfo': { data: { name: 'iPhone de Malika' } },
        'Network.getStatus': { data: { connected: true } },
        'Share.share': { error: { message: 'Share canceled' } },
      });
      const gate: Gate = { dataServer: world.api.url, isOpen: true, passed: [] };
      const [pages, dataServer] = await Promise.all([listen(keys, side.serving(www)), listen(keys, throughGate(gate))]);
      const driver = await webkit.open({ acceptsAnyCertificate: true });
      try {
        const person = new Person(driver, `https://localhost:${pages.port}`);
        const journey = new Journey(person, french, world);
        const api = `https://127.0.0.1:${dataServer.port}`;
        await journey.logIn(api);
        // A page that is left while it creates its database blocks that database (docs/decisions/154). The tests leave this page, so it
        // must be ready.
        await journey.sendingSays(exactly(french.textOf('shell.sync.allSent')));
        await use({
          side,
          gate,
          driver,
          person,
          journey,
          api,
          clear: () => clearWebStorage(person),
        });
      } finally {
        await driver.close();
        for (const { close } of [pages, dataServer]) close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
