// The app in each engine, without the data server and without the site that the app came from.
import { expect } from '@playwright/test';
import { isProof } from '../support/proof.ts';
import { exactly } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { test } from '../support/world.ts';
import { engines } from './engines.ts';
import { Journey } from './journey.ts';
import { Person } from './person.ts';

const french = translationIn('fr');

for (const [index, { name, missing, open }] of (isProof ? engines : []).entries())
  test(`${name}: without any server a reading is saved, the app opens and shows it, and it is sent once they are back`, async ({
    world,
  }, info) => {
    test.skip(missing.length > 0, `${name.toUpperCase()} IS NOT ON THIS MACHINE.`);
    test.setTimeout(120_000);
    const driver = await open();
    try {
      const person = new Person(driver, world.web.url);
      const journey = new Journey(person, french, world);
      const allSent = exactly(french.textOf('shell.sync.allSent'));
      await journey.logIn();
      // A form without plots saves nothing, so the first fetch must be complete.
      await journey.sendingSays(allSent);
      // The worker serves only pages that it has controlled once.
      await expect.poll(() => driver.run(holdsApp), { timeout: 30_000 }).toBe(true);
      const value = 0.61 + index / 10; // the demo has no such reading, and the engines may share a server
      await Promise.all([world.api.stop(), world.web.stop()]);
      await journey.record(value);
      await person.visit('/app/last');
      await person.see({ role: 'list', name: french.textOf('readings.list.name') });
      await journey.sendingSays(/1/);
      await driver.photograph(info.outputPath('without-servers.png'));
      await Promise.all([world.api.run(), world.web.run()]);
      // The browser sends this event when a network comes back. Without it the app tries again only within two minutes.
      await driver.run("dispatchEvent(new Event('online'))");
      await journey.arrives(value);
      await journey.sendingSays(allSent);
    } finally {
      await driver.photograph(info.outputPath('end.png')).catch(() => undefined);
      await driver.close();
    }
  });

/** Whether the worker has a complete set of the app and controls this page. */
const holdsApp = `
  const state = await (await caches.open('state')).match('/~state');
  return navigator.serviceWorker.controller !== null && (await state?.text())?.includes('"current"') === true;
`;
