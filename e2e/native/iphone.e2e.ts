// The bundled app in WebKit, with the iPhone's half of Capacitor: login, typing, and what its files store. Each test starts at its own page
// and ends with the network on.
import { expect } from '@playwright/test';
import { isProof } from '../support/proof.ts';
import { exactly } from '../support/reading-form.ts';
import { hasOpenssl } from './https-servers.ts';
import { french, test, webkit } from './iphone.ts';

test.skip(webkit.missing.length > 0, 'WEBKIT IS NOT ON THIS MACHINE.');
test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');

const { textOf } = french;
const allSent = exactly(textOf('shell.sync.allSent'));

test.afterEach(async ({ iphone }, info) => {
  if (info.status !== info.expectedStatus) await iphone.driver.photograph(info.outputPath('end.png'));
});

test('in WebKit a login names the iPhone, and a reading of the bundled app arrives once', async ({ iphone }) => {
  const { driver, gate, journey, side } = iphone;
  expect(side.calls).toContain('Device.getInfo');
  expect(namesAtLogin(gate.passed)).toEqual(['iPhone de Malika']);
  expect(await driver.run('return Capacitor.getPlatform()')).toBe('ios');
  await journey.record(0.71);
  await journey.arrives(0.71);
  await journey.sendingSays(allSent);
  expect(await driver.run('return (await navigator.serviceWorker.getRegistrations()).length')).toBe(0);
});

test('in WebKit the open keyboard of an iPhone hides the bar, and the field in use and Save stay in sight', async ({
  iphone,
}) => {
  const { driver, journey, person, side } = iphone;
  await person.visit('/app');
  await journey.go('readings.nav.newReading');
  // The form moves while the last values arrive.
  await expect(async () => {
    await person.press({ role: 'textbox', name: textOf('readings.field.note') });
    expect(await driver.run('return document.activeElement.localName')).toBe('textarea');
  }).toPass();
  const bar = { role: 'navigation', name: textOf('shell.nav.main') };
  await side.send('Keyboard.keyboardWillShow', { keyboardHeight: 336 });
  await expect.poll(() => person.sees(bar)).toBe(false);
  // A keyboard cannot make this window smaller, so the form is moved down by the window's height instead.
  // The form brings the field back when the page grows, so it is left again after that.
  const inSight = () => driver.run(whatIsInSight(textOf('readings.form.save')));
  await driver.run("document.querySelector('main').style.paddingBlockStart = '100vh'; scrollTo(0, 0)");
  await expect.poll(inSight).toMatchObject({ field: true });
  await driver.run('scrollTo(0, 0)');
  expect(await inSight()).toMatchObject({ field: false });
  await side.send('Keyboard.keyboardDidShow', { keyboardHeight: 336 });
  await expect.poll(inSight).toEqual({ field: true, save: true });
  await side.send('Keyboard.keyboardWillHide');
  await expect.poll(() => person.sees(bar)).toBe(true);
});

test('in WebKit a reading, the session and the theme come back from the iPhone’s files after its web storage was cleared', async ({
  iphone,
}) => {
  const { clear, driver, gate, journey, person, side } = iphone;
  const theme = () => driver.run('return document.documentElement.dataset.theme');
  await person.visit('/app/settings');
  await expect(async () => {
    await person.press({ role: 'radio', name: textOf('settings.display.theme.dark') });
    await expect.poll(theme, { timeout: 1000 }).toBe('dark');
  }).toPass();
  await journey.sendingSays(allSent);
  const setNetwork = async (connected: boolean) => {
    gate.isOpen = connected;
    side.answers['Network.getStatus'] = { data: { connected } };
    await side.send('Network.networkStatusChange', { connected });
  };
  await setNetwork(false);
  await journey.record(0.72);
  await journey.sendingSays(/1/);
  await clear();
  expect(await driver.run('return [localStorage.length, await indexedDB.databases()]')).toEqual([0, []]);
  await person.visit('/app/last');
  await person.see({ role: 'main', text: /0,72/ });
  await journey.sendingSays(/1/);
  expect(await theme()).toBe('dark');
  await setNetwork(true);
  await journey.arrives(0.72);
  await journey.sendingSays(allSent);
});

const faults = [
  ['never answers', 'never'],
  ['fails', { error: { message: 'denied' } }],
] as const;

for (const [what, answer] of isProof ? faults : faults.slice(0, 1))
  test(`in WebKit an iPhone that ${what} when the app asks for its name logs in as a browser`, async ({ iphone }) => {
    const { api, clear, gate, journey, side } = iphone;
    await clear();
    side.files.files.clear();
    gate.passed.length = 0;
    side.answers['Device.getInfo'] = answer;
    await journey.logIn(api);
    expect(namesAtLogin(gate.passed)).toEqual([expect.stringMatching(/^browser \([\da-f]{8}\)$/)]);
  });

/** Returns the names that the phone gave itself at each login. */
function namesAtLogin(requests: readonly { method: string; url: string; body: string }[]): string[] {
  const logins = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/auth/login'));
  return logins.map(({ body }) => (JSON.parse(body) as { device_name: string }).device_name);
}

/** Whether the focused field and Save are entirely in the window, with nothing over them. */
const whatIsInSight = (save: string) => `
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(save)});
  const isInSight = (element) => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return { field: isInSight(document.activeElement), save: isInSight(button) };
`;
