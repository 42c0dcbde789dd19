import { type BrowserContext, expect } from '@playwright/test';
import { moveClock } from '../../tools/test-world/move-clock.ts';
import { onFarm } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { go, openFarm, syncStatus } from '../support/person.ts';
import { translationIn } from '../support/translation.ts';
import { AndroidSide } from './android-side.ts';
import { hasOpenssl } from './https-servers.ts';
import { api, test } from './phone.ts';
import { countWakeLocks } from './wake-locks.ts';

test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');

const { textOf } = translationIn('en');

type Answers = ConstructorParameters<typeof AndroidSide>[0];

/** Opens the app on a phone that gives these answers, and waits until the app is drawn and listens. */
async function openApp(phone: BrowserContext, answers: Answers, account = 'manager') {
  const android = new AndroidSide(answers);
  await android.install(phone);
  const page = await phone.newPage();
  await openFarm(page, { api }, account);
  await expect.poll(() => android.calls).toContain('App.resume');
  return { android, page };
}

// Specification 1: also run natively: links to the app open its pages alone
test('a link opens its place in the app, a hostile link opens nothing, and a typed form asks first', async ({
  phone,
}) => {
  const { android, page } = await openApp(phone, {});
  const open = (url: string) => android.send(page, 'App.appUrlOpen', { url });
  await open('seguia://open/app/campaign/new');
  await expect(page).toHaveURL(/\/en\/app\/campaign\/new$/);
  for (const url of [
    'seguia://evil/app',
    '//evil.example',
    'javascript:document.title="evil"',
    'https://evil.example/app',
  ])
    await open(url);
  await page.getByRole('textbox', { name: 'Name' }).fill('Autumn');
  await expect(page).toHaveURL(/\/en\/app\/campaign\/new$/);
  await open('https://app.seguia.example/app/history');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/en\/app\/history$/);
});

test('an app that is started by an invitation link shows the invitation once', async ({ phone }) => {
  const url = `https://app.seguia.example/join?server=${encodeURIComponent(api.url)}#${'a'.repeat(43)}`;
  await new AndroidSide({ 'App.getLaunchUrl': { data: { url } } }).install(phone);
  const page = await phone.newPage();
  await page.goto('/en/start');
  await expect(page).toHaveURL(/\/en\/join\?server=.*#a+$/);
  await page.goto('/en/start');
  await expect(page.getByRole('link', { name: 'Connect to a data server' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/start$/);
});

// Specification 1: also run natively: exports go through the phone’s share sheet
test('an export goes to the share sheet; closing it is no failure, and a full phone says so', async ({ phone }) => {
  const { android, page } = await openApp(phone, { 'Share.share': { error: { message: 'Share canceled' } } });
  await page.goto('/en/app/campaign');
  await page.getByRole('link', { name: /Suivi 18 mois/ }).click();
  const save = async () => {
    await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf('campaigns.menu.days') }).click();
  };
  await save();
  await expect.poll(() => android.calls).toContain('Share.share');
  const [file = ''] = android.files.texts('CACHE/shared/');
  expect(file).toContain(textOf('campaigns.export.date'));
  const failure = page.getByText('The file could not be shared. Free some space, then try again.');
  android.files.fault = (_, path) => (path.startsWith('shared/') ? 'full' : null);
  await expect(failure).toBeHidden();
  await save();
  await expect(failure).toBeVisible();
});

// Specification 1: also run natively: the phone’s network, and a return from the background
test('the phone says that there is no network, and the app fetches changes when it comes back', async ({
  phone,
  world,
}) => {
  const { android, page } = await openApp(phone, { 'Network.getStatus': { data: { connected: true } } });
  await expect(syncStatus(page)).toHaveText('All sent');
  await android.send(page, 'Network.networkStatusChange', { connected: false });
  await expect(syncStatus(page)).toHaveText('Offline');
  await go(page, textOf('readings.nav.latest'));
  let lastFetch = Date.now();
  page.on('request', (request) => {
    if ('sync-date' in request.headers()) lastFetch = Date.now();
  });
  await android.send(page, 'Network.networkStatusChange', { connected: true });
  await expect(syncStatus(page)).toHaveText('All sent');
  const device = await OtherDevice.of(world.api, 'recorder');
  await expect.poll(() => Date.now() - lastFetch, { timeout: 20_000 }).toBeGreaterThan(1500);
  await device.record({ plot_id: device.plots[0]!.id, ...onFarm(), intake_ec: 0.74 });
  await page.evaluate(moveClock, 60_000); // the app does not fetch again what it has just fetched
  await page.waitForTimeout(1000); // nothing else fetches the reading meanwhile
  await expect(page.getByRole('main')).not.toContainText('0.74', { timeout: 1 });
  await android.send(page, 'App.resume');
  await expect(page.getByRole('main')).toContainText('0.74');
});

// Specification 1: also run natively: the signs in the phone’s bars follow the theme
test('the signs in the phone’s bars follow the theme', async ({ phone }) => {
  const { android, page } = await openApp(phone, {});
  const styled = () => android.calls.filter((call) => call === 'SystemBars.setStyle').length;
  await page.goto('/en/app/settings');
  const theme = page.getByRole('radiogroup', { name: textOf('settings.display.theme') });
  await expect(theme).toBeVisible();
  // Each page that loads sets the style once.
  await expect.poll(styled).toBe(2);
  await theme.getByText(textOf('settings.display.theme.dark'), { exact: true }).click();
  await expect.poll(styled).toBe(3);
});

// Specification 1: also run natively: the screen stays on during a round
test('the screen stays on during a round, and only then', async ({ phone }) => {
  await phone.addInitScript(countWakeLocks);
  const { page } = await openApp(phone, {}, 'recorder');
  const held = () => page.evaluate(() => (globalThis as unknown as { locksHeld: number }).locksHeld);
  expect(await held()).toBe(0);
  await page.getByRole('link', { name: textOf('readings.today.round') }).click();
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: textOf('readings.round.close') }).click();
  await expect.poll(held).toBe(0);
});
