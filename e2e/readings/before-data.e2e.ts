// A phone that opens a new reading while the network is slow: its fields take typing before pickers and calls are there, and none of it is lost.
import { expect } from '@playwright/test';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test('what is typed before any call has answered and before the pickers have come is recorded', async ({
  page,
  world,
}) => {
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  for (const slow of [`${world.api.url}/**`, /\/pickers\.[^/]*\.(?:js|css)$/])
    await page.route(slow, async (route) => {
      await held;
      await route.continue();
    });
  // Where the pickers are requested before the page has loaded, it has loaded only when they came.
  await page.goto('/en/app/new', { waitUntil: 'domcontentloaded' });
  const form = new ReadingForm(page, translationIn('en'));
  const ec = form.measure('intakeEc');
  await expect(ec).toBeFocused();
  await page.keyboard.type('2,37');
  await expect(form.date).toHaveCount(0);

  go();
  await expect(form.date).toBeVisible();
  await expect(ec).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('5,9');
  await expect(ec).toHaveValue('2,37');
  await expect(form.measure('intakePh')).toHaveValue('5,9');
  await form.save();
});

test('pickers that do not come are said in their place; Retry brings them, and what is typed stays', async ({
  page,
}) => {
  const pickers = /\/r\/mf-readings\/.*\/pickers\.[^/]*\.js$/;
  await page.route(pickers, (route) => route.abort());
  await page.goto('/en/app/new');
  const form = new ReadingForm(page, translationIn('en'));
  await form.measure('intakeEc').fill('1,9');
  const fault = page.getByRole('alert').filter({ hasText: 'Plot and date could not be loaded.' });
  await expect(fault).toBeVisible();
  await page.unroute(pickers);
  await fault.getByRole('button', { name: 'Retry' }).click();
  await expect(form.date).toBeVisible();
  await expect(form.measure('intakeEc')).toHaveValue('1,9');
});
