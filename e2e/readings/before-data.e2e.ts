// A phone opens a new reading while the network is slow: its fields take typing before the pickers and the answers arrive, and nothing is
// lost.
import { expect } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

// Specification 4: what is typed before calls and pickers have come is recorded
test('records what is typed before any call is answered and before the pickers are loaded', async ({ page, world }) => {
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  for (const slow of [`${world.api.url}/**`, /\/pickers\.[^/]*\.(?:js|css)$/])
    await page.route(slow, async (route) => {
      await held;
      await route.continue();
    });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const [script] = /[^/]+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (script && request.url().includes('/r/mf-readings/')) scripts.add(script);
  });
  // If the pickers are requested before the page has loaded, the load event waits for them.
  await page.goto('/en/app/new', { waitUntil: 'domcontentloaded' });
  const form = new ReadingForm(page, translationIn('en'));
  const ec = form.measure('intakeEc');
  await expect(ec).toBeFocused();
  // Its entry, its texts, what its screens share, the form, and what opens it.
  expect([...scripts].filter((script) => !script.startsWith('pickers.')).toSorted(), 'few requests').toHaveLength(6);
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

test('says in place of the pickers that they do not load; Retry loads them, and keeps what is typed', async ({
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

test.describe('a manager', () => {
  test.use({ account: 'manager' });

  test('opens a plot’s new band by its address on an empty device, with that plot in the form', async ({
    page,
    world,
  }) => {
    const { textOf } = translationIn('en');
    const device = await OtherDevice.of(world.api, 'manager');
    await page.goto(`/en/app/bands?plot=${device.plot('Serre 2')}`);
    await expect(page.getByRole('heading', { level: 1, name: textOf('readings.band.create') })).toBeVisible();
    await expect(page.getByRole('button', { name: `Serre 2 ${textOf('readings.band.plot')}` })).toBeVisible();
  });
});
