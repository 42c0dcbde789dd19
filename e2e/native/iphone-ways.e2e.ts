// What an iPhone reports to the bundled app in WebKit, and what the app sends to the phone. Each test starts at its own page and ends with
// the network on.
import { expect } from '@playwright/test';
import { moveClock } from '../../tools/test-world/move-clock.ts';
import { onFarm } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { exactly } from '../support/reading-form.ts';
import { hasOpenssl } from './https-servers.ts';
import { french, test, webkit } from './iphone.ts';
import { countWakeLocks } from './wake-locks.ts';

test.skip(webkit.missing.length > 0, 'WEBKIT IS NOT ON THIS MACHINE.');
test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');

const { textOf } = french;
const allSent = exactly(textOf('shell.sync.allSent'));
const offline = exactly(textOf('shell.sync.offline'));

const sinceLastAnswer = `
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return performance.now() - Math.max(...ends);`;

test.afterEach(async ({ iphone }, info) => {
  if (info.status !== info.expectedStatus) await iphone.driver.photograph(info.outputPath('end.png'));
});

test('in WebKit the app says that an iPhone has no network, and fetches what changed when it comes back after days', async ({
  iphone,
  world,
}) => {
  const { driver, journey, person, side } = iphone;
  await person.visit('/app/last');
  await journey.sendingSays(allSent);
  await side.send('Network.networkStatusChange', { connected: false });
  await journey.sendingSays(offline);
  await side.send('Network.networkStatusChange', { connected: true });
  await journey.sendingSays(allSent);
  // The app does not fetch again on a return while a fetch is under way, so this waits until no fetch is.
  await expect.poll(() => driver.run<number>(sinceLastAnswer), { timeout: 20_000 }).toBeGreaterThan(1500);
  await driver.run(`(${moveClock.toString()})(${3 * 86_400_000})`);
  const device = await OtherDevice.of(world.api, 'manager');
  await device.record({ plot_id: device.plots[0]!.id, ...onFarm(), intake_ec: 0.73 });
  await side.send('App.resume');
  await person.see({ role: 'main', text: /0,73/ });
  await journey.sendingSays(allSent);
});

test('in WebKit a link to the app opens its place, and a hostile one none', async ({ iphone }) => {
  const { driver, journey, person, side } = iphone;
  const place = () => driver.run<string>('return location.pathname + location.search');
  await person.visit('/app');
  for (const [url, opened] of [
    ['seguia://open/app/history', '/app/history'],
    ['https://app.seguia.example/app/last', '/app/last'],
  ] as const) {
    await side.send('App.appUrlOpen', { url });
    await expect.poll(place).toBe(opened);
  }
  for (const url of [
    'seguia://evil/app',
    '//evil.example',
    'javascript:document.title="evil"',
    'https://evil.example/app',
  ])
    await side.send('App.appUrlOpen', { url });
  // The phone's messages arrive in order: a page that has this message has had the links before it.
  await side.send('Network.networkStatusChange', { connected: false });
  await journey.sendingSays(offline);
  expect(await place()).toBe('/app/last');
  expect(await driver.run('return document.title')).not.toBe('evil');
  await side.send('Network.networkStatusChange', { connected: true });
});

test('in WebKit an export goes to the iPhone’s share sheet; who closes it sees no failure, and a full phone says so', async ({
  iphone,
}) => {
  const { journey, person, side } = iphone;
  await person.visit('/app');
  await journey.lookAtGraphs();
  const save = async () => {
    await person.press({ role: 'button', name: textOf('campaigns.menu.label') });
    await person.press({ role: 'menuitem', name: textOf('campaigns.menu.days') });
  };
  const failure = { role: 'paragraph', text: exactly(textOf('shell.file.failed')) };
  await save();
  await expect.poll(() => side.calls).toContain('Share.share');
  const [file = ''] = side.files.texts('CACHE/shared/');
  expect(file).toContain(textOf('campaigns.export.date'));
  expect(side.given.get('Share.share')).toMatchObject({ files: [expect.stringContaining('/CACHE/shared/')] });
  side.files.fault = (_, path) => (path.startsWith('shared/') ? 'full' : null);
  expect(await person.sees(failure)).toBe(false);
  await save();
  await person.see(failure);
  side.files.fault = () => null;
});

test('in WebKit the screen of an iPhone stays on during a round, and no longer', async ({ iphone }) => {
  const { driver, person } = iphone;
  await person.visit('/app');
  await driver.run(`(${countWakeLocks.toString()})()`);
  await person.press({ role: 'link', name: textOf('readings.today.round') });
  await expect.poll(() => driver.run('return locksHeld')).toBe(1);
  await person.press({ role: 'link', name: textOf('readings.round.close') });
  await expect.poll(() => driver.run('return locksHeld')).toBe(0);
});

test('in WebKit the signs in an iPhone’s bars follow the theme', async ({ iphone }) => {
  const { person, side } = iphone;
  side.given.delete('SystemBars.setStyle');
  await person.visit('/app/settings');
  await expect.poll(() => side.given.get('SystemBars.setStyle')).toEqual({ style: 'DEFAULT' });
  await expect(async () => {
    await person.press({ role: 'radio', name: textOf('settings.display.theme.dark') });
    await expect.poll(() => side.given.get('SystemBars.setStyle'), { timeout: 1000 }).toEqual({ style: 'DARK' });
  }).toPass();
});
