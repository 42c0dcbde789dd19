// WebKit freezes a page at once when the person leaves it, and stores it in case they go back. The next page must not wait for what the
// frozen page was writing.
import { expect } from '@playwright/test';
import { exactly } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { test } from '../support/world.ts';
import { engines } from './engines.ts';
import { Journey } from './journey.ts';
import { Person } from './person.ts';

const french = translationIn('fr');
const { name, missing, open } = engines.find((engine) => engine.name === 'WebKit')!;

test.use({ demo: 'whole' });

test(`${name}: a page that is left in the middle of its first fetch leaves the next one its storage, and goes on when the person comes back`, async ({
  world,
}, info) => {
  test.skip(missing.length > 0, `${name.toUpperCase()} IS NOT ON THIS MACHINE.`);
  test.setTimeout(180_000);
  const driver = await open();
  try {
    const person = new Person(driver, world.web.url);
    const journey = new Journey(person, french, world);
    const allSent = exactly(french.textOf('shell.sync.allSent'));
    // A script that runs while its page is left gets no answer, or an error.
    const place = () => driver.run('return location.pathname').catch(() => 'on the way');
    const onTheWay = { timeout: 30_000 };
    await journey.comeToFarms();
    await driver.run(`(${leaveWhileFetching.toString()})('/app/last')`);
    await journey.pressFarm();
    await expect.poll(place, onTheWay).toBe('/app/last');
    await person.see({ role: 'list', name: french.textOf('readings.list.name') });
    await journey.sendingSays(allSent);
    await driver.run('setTimeout(() => history.back())');
    await expect.poll(place, onTheWay).toBe('/app');
    // Without this property the page would be a new one at the same address, which would prove nothing.
    expect(await driver.run('return globalThis.isKept')).toBe(true);
    await journey.record(0.77);
    await journey.arrives(0.77);
    await journey.sendingSays(allSent);
  } finally {
    await driver.photograph(info.outputPath('end.png')).catch(() => undefined);
    await driver.close();
  }
});

/** Runs in a page that is about to write thousands of readings in several transactions. Opens another page at the second transaction. */
function leaveWhileFetching(to: string): void {
  const { transaction } = IDBDatabase.prototype;
  let writes = 0;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given) {
    const [stores, mode] = given;
    if (stores === 'readings' && mode === 'readwrite' && (writes += 1) === 2) location.assign(to);
    return transaction.apply(this, given);
  };
  addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { isKept: persisted }));
}
