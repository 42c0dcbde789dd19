// Today's app, in a browser, on the oldest data server of the history (docs/decisions/192). Skipped where the history is not there.
import { expect } from '@playwright/test';
import { hasCommit, oldestServer, type OtherServer, startOtherServer } from '../../tools/recipes/other-server.ts';
import { follow, go, openFarm } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import { addPhoto, drawCampaign, importFile, oldestWithFiles } from './ages.ts';

const translation = translationIn('en');
const { textOf } = translation;

test.use({ account: 'nobody' });
test.skip(!hasCommit(oldestServer), `The commit ${oldestServer} is not in this clone: git fetch --unshallow`);

let server: OtherServer | undefined;
test.afterEach(() => server?.stop());

test('saves, changes, walks a round and draws a campaign on the oldest data server, and hides what it lacks', async ({
  page,
}) => {
  test.setTimeout(180_000);
  server = await startOtherServer({ commit: oldestServer });
  await openFarm(page, { api: server }, 'manager');

  await test.step('a reading is saved and changed', async () => {
    const form = new ReadingForm(page, translation);
    await go(page, 'New reading');
    await form.type({ intakeEc: '2.2', drainPh: '6.1' });
    await form.save();
    await page.getByRole('link', { name: textOf('readings.saved.show') }).click();
    await page.getByRole('link', { name: textOf('readings.action.edit') }).click();
    await expect(form.measure('intakeEc')).toHaveValue('2.2');
    await form.type({ intakeEc: '2.3', drainPh: '' });
    await form.save();
  });

  await test.step('a round saves, and ends without water and light', async () => {
    await go(page, 'Today');
    await page.getByRole('link', { name: textOf('readings.today.round') }).click();
    const form = new ReadingForm(page, translation);
    await form.measure('intakeEc').fill('2.2');
    await form.button('readings.form.save').click();
    await expect(page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible({ timeout: 20_000 });
    await follow(page, '/en/app');
    await expect(page.getByRole('link', { name: textOf('readings.bands.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('readings.water.title') })).toHaveCount(0);
  });

  await test.step('a campaign is drawn', () => drawCampaign(page));

  await test.step('import and photos are hidden', async () => {
    await follow(page, '/en/app/history');
    await expect(page.getByRole('heading', { level: 1, name: textOf('readings.history.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('readings.history.import') })).toHaveCount(0);
    await go(page, 'New reading');
    await expect(new ReadingForm(page, translation).measure('intakeEc')).toBeVisible();
    await expect(page.getByLabel(textOf('readings.photos.add'))).toHaveCount(0);
  });
});

test('saves a photo and imports a file on the oldest data server that takes them', async ({ page }) => {
  test.skip(!hasCommit(oldestWithFiles), `The commit ${oldestWithFiles} is not in this clone: git fetch --unshallow`);
  test.setTimeout(180_000);
  server = await startOtherServer({ commit: oldestWithFiles });
  await openFarm(page, { api: server }, 'manager');
  const onServer = await OtherDevice.of(server, 'manager');

  await test.step('a reading is saved with a photo', async () => {
    const form = new ReadingForm(page, translation);
    await go(page, 'New reading');
    await form.type({ intakeEc: '2.19' });
    await addPhoto(page);
    await form.save();
    const sent = async () => {
      const reading = (await onServer.mine(5)).find(({ intake_ec: ec }) => ec === 2.19);
      return reading ? (await onServer.photos(reading.id)).length : 0;
    };
    await expect.poll(sent, { timeout: 30_000 }).toBe(1);
  });

  await test.step('a file is imported', () => importFile(page, 'of-today.csv'));
});
