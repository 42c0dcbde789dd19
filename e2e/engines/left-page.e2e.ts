// WebKit freezes a page at once when the person leaves it, and stores it in case they go back. The next page must not wait for what the
// frozen page was writing.
import { expect } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { exactly } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { test } from '../support/world.ts';
import { engines } from './engines.ts';
import { Journey } from './journey.ts';
import { Person } from './person.ts';

const french = translationIn('fr');
const { name, missing, open } = engines.find((engine) => engine.name === 'WebKit')!;

test.use({ demo: 'whole' });

test(`${name}: a page that is left during its first fetch does not block the storage of the next one, and resumes when the person comes back`, async ({
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

test(`${name}: a kept page that is shown again after somebody else logged in is theirs, and ends nobody's session`, async ({
  world,
}, info) => {
  test.skip(missing.length > 0, `${name.toUpperCase()} IS NOT ON THIS MACHINE.`);
  test.setTimeout(180_000);
  const driver = await open();
  try {
    const person = new Person(driver, world.web.url);
    const journey = new Journey(person, french, world);
    const { textOf } = french;
    const lengthOfHistory = () => driver.run<number>('return history.length');
    await journey.logIn();
    await journey.sendingSays(exactly(textOf('shell.sync.allSent')));
    // The tab remembers it, since the page that is shown again is loaded anew.
    await driver.run("addEventListener('pageshow', ({ persisted }) => { sessionStorage['wasKept'] = persisted })");
    const place = await lengthOfHistory();
    await driver.run("setTimeout(() => location.assign('/app/settings'))");

    const logOut = textOf('ui.logout.button');
    await person.press({ role: 'button', name: logOut });
    const buttons = "[...document.querySelectorAll('dialog[open] button')]";
    const confirm = `${buttons}.find(({ textContent }) => textContent.trim() === ${JSON.stringify(logOut)})`;
    await expect.poll(() => driver.run(`const found = ${confirm}; found?.click(); return Boolean(found)`)).toBe(true);
    const email = { role: 'textbox', name: textOf('auth.login.email') };
    await person.press(email);
    await driver.run('document.activeElement.select()'); // the e-mail that was used last
    await driver.type('manager@demo.test');
    await person.type({ role: 'textbox', name: textOf('auth.login.password') }, 'seguia-demo');
    await person.press({ role: 'button', name: textOf('auth.login.submit') });
    await journey.chooseFarm();

    await driver.run(`setTimeout(() => history.go(${place - (await lengthOfHistory())}))`);
    const persisted = () => driver.run("return sessionStorage['wasKept']").catch(() => 'on the way');
    await expect.poll(persisted, { timeout: 30_000 }).toBe('true');
    await journey.record(0.78); // not the value of the test before: the same one in the same minute brings up a question
    const manager = await OtherDevice.of(world.api, 'manager');
    const saved = async () => (await manager.mine()).filter(({ intake_ec: ec }) => ec === 0.78).length;
    await expect.poll(saved, { timeout: 30_000 }).toBe(1);
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
