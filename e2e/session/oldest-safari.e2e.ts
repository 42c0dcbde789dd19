// Safari 16.4 is the oldest that the builds are for (tools/bundle/browsers.ts): an iPhone 8 or X has no newer version than 16.7. A Chromium
// without the newer features simulates it, for our code and for what we take from libraries. The service worker and other workers have a
// separate global scope.
import { expect } from '@playwright/test';
import { chooseFarm, go, logIn, syncStatus } from '../support/person.ts';
import { OtherDevice } from '../support/other-device.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { test } from '../support/world.ts';

/** Runs before the page's scripts: removes what Safari got after 16.4, and what it never had. */
function forgetTheNewer(): void {
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const forget = (of: object | undefined, ...names: string[]) => {
    for (const name of names) if (of && !Reflect.deleteProperty(of, name)) throw new Error(`${name} stays`);
  };
  forget(AbortSignal, 'any');
  forget(Map, 'groupBy');
  forget(Object, 'groupBy');
  forget(Promise, 'withResolvers', 'try');
  forget(URL, 'canParse', 'parse');
  forget(Element.prototype, 'checkVisibility', 'moveBefore');
  forget(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover');
  forget(ArrayBuffer.prototype, 'transfer', 'resize');
  const ofSets = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'];
  forget(Set.prototype, ...ofSets, 'isDisjointFrom');
  forget(
    page['Iterator']?.prototype,
    'map',
    'filter',
    'some',
    'every',
    'find',
    'reduce',
    'take',
    'drop',
    'flatMap',
    'toArray',
  );
  forget(String.prototype, 'isWellFormed', 'toWellFormed');
  forget(Document.prototype, 'startViewTransition');
  forget(globalThis, 'Iterator', 'Temporal', 'CloseWatcher', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback');
  forget(globalThis, 'onbeforeinstallprompt', 'BeforeInstallPromptEvent', 'SyncManager', 'PeriodicSyncManager');
  forget(Navigator.prototype, 'connection', 'userAgentData', 'bluetooth', 'getInstalledRelatedApps');
}

test('Safari 16.4: a reading is recorded and sent, and the board, a campaign and Settings are there', async ({
  page,
  world,
}) => {
  test.setTimeout(90_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /is not a function|undefined/.test(message.text())) faults.push(message.text());
  });
  await page.addInitScript(forgetTheNewer);
  await logIn(page, world, 'manager');
  await chooseFarm(page, 'Oasis du Souss');
  await saveOnDevice(page, '0.54');
  await (await OtherDevice.of(world.api, 'manager')).readingThatArrives(0.54);
  await expect(syncStatus(page)).toHaveText('All sent');
  await go(page, 'Latest');
  await expect(page.getByRole('main')).toContainText('0.54');
  await go(page, 'Campaigns');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Intake EC', exact: true }).locator('svg').first()).toBeVisible();
  await go(page, 'Settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await page.evaluate(() => 'requestIdleCallback' in globalThis)).toBe(false);
  expect(faults).toEqual([]);
});
