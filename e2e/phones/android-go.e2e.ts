// The journeys on the smallest phones there are: Android Go, 2 GB, a sixth of the processor, 360×640. How they measure: docs/decisions/145.
import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/world/browser.ts';
import { waitForRest } from '../support/arrive.ts';
import { onFarm } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { go, syncStatus } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { test } from '../support/signed-in.ts';
import { middleOf } from '../support/touch.ts';
import { translationIn } from '../support/translation.ts';
import { AnswerTimes, timeUntilStatus } from './answer-times.ts';
import { growth, measureMemory, type Memory } from './memory.ts';
import { quantile } from './quantile.ts';
import { SlowPhone } from './slow-phone.ts';
import { byKeyboard, byKeypad } from './typing.ts';

test.use({
  account: 'manager', // whose first page shows most
  demo: isProof ? 'whole' : 'recent',
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--enable-low-end-device-mode', '--js-flags=--max-old-space-size=128'],
  },
});

const translation = translationIn('en');
const { textOf } = translation;

/** Milliseconds that a key and Save may take. */
const limits = { key: 100, save: 300 };

/** Readings typed on the keypad, and as many on a keyboard. */
const typed = isProof ? 15 : 2;

test('a key answers in 100 ms and Save in 300 with a sixth of the processor', async ({ page, world }) => {
  test.setTimeout(60_000 + typed * 20_000);
  const device = await OtherDevice.of(world.api, 'manager');
  const plot = device.plot('Serre 1');
  // What is typed is near the last values, so that no question comes up.
  const usual = { intake_ec: 2.2, intake_ph: 5.8, drain_ec: 3, drain_ph: 6.1 };
  await device.record({ plot_id: plot, ...onFarm(), ...usual });
  await page.goto(`/en/app/new?plot=${plot}`);
  const form = new ReadingForm(page, translation);
  await expect(form.measure('intakeEc')).toBeFocused();
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });

  const phone = await SlowPhone.slow(page);
  const times = { keypad: [] as number[], keyboard: [] as number[], save: [] as number[], saveWork: [] as number[] };
  const answers = await AnswerTimes.of(page);
  const words = [textOf('readings.form.saved'), textOf('readings.form.sent')];
  for (let turn = 0; turn < typed * 2; turn++) {
    const [way, type] = turn % 2 === 0 ? (['keypad', byKeypad] as const) : (['keyboard', byKeyboard] as const);
    // No two alike: the same values in the same minute would bring up a question.
    const texts = [`2.${20 + turn}`, '5.8', `3.${10 + turn}`, '6.1'];
    await answers.forget();
    const keys = await type(form, texts, () => phone.gauge());
    times[way].push(...(await answers.take(keys)));
    const place = await middleOf(form.button('readings.form.save'));
    const save = async () => {
      times.save.push(await timeUntilStatus(page, words, () => page.touchscreen.tap(place.x, place.y)));
    };
    if (isProof) await save();
    else times.saveWork.push(await phone.needed(save));
    await phone.gauge();
    await page.getByRole('link', { name: textOf('readings.saved.again'), exact: true }).tap();
    await expect(form.measure('intakeEc')).toBeFocused();
  }
  // The journey sees a key that takes too long.
  await phone.burden(150);
  await answers.forget();
  const burdened = await answers.take(await byKeyboard(form, ['2.5'], () => phone.gauge()));
  await phone.free();

  console.log(`${phone.slowness.toFixed(1)} times slower: ${Object.entries(times).map(figures).join('; ')}`);
  expect(phone.slowness).toBeGreaterThan(4.5);
  const atSixth = (taken: readonly number[], share: number) => phone.atSixth(quantile(taken, share));
  for (const way of ['keypad', 'keyboard'] as const) {
    expect.soft(atSixth(times[way], 0.5), `${way}, median`).toBeLessThan(limits.key);
    if (isProof) expect.soft(atSixth(times[way], 0.95), `${way}, 95th percentile`).toBeLessThan(limits.key);
  }
  if (!isProof) expect.soft(quantile(times.saveWork, 0.5), 'processor for Save, median').toBeLessThan(limits.save);
  if (isProof) expect.soft(atSixth(times.save, 0.5), 'Save, median').toBeLessThan(limits.save);
  if (isProof) expect.soft(atSixth(times.save, 0.95), 'Save, 95th percentile').toBeLessThan(limits.save);
  expect(atSixth(burdened, 0.5)).toBeGreaterThan(limits.key);
});

const figures = ([what, taken]: [string, number[]]) =>
  `${what} ${[0.5, 0.95, 1].map((share) => quantile(taken, share).toFixed(0)).join(', ')} ms of ${taken.length}`;

/** Bytes for each reading: its values stand in the lists that come back as they were left. */
const bytesOfReading = 8000;

/** Readings in each lap, and the plots whose graphs are opened from the campaign's: four pages with graphs. */
const laps = isProof ? { count: 5, readings: 20 } : { count: 2, readings: 10 };
const plots = ['Serre 1', 'Serre 2'];

test('memory does not grow with readings and graphs', async ({ page }) => {
  test.setTimeout(90_000 + laps.count * laps.readings * 6000);
  await page.goto('/en/app');
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  const measured: Memory[] = [];
  // The lap before the first one loads what is loaded once.
  for (let lap = 0; lap <= laps.count; lap++) {
    const readings = lap === 0 ? 5 : laps.readings;
    for (let turn = 0; turn < readings; turn++) await saveOnDevice(page, `2.${100 + lap * laps.readings + turn}`);
    for (const plot of plots) await openGraphs(page, plot);
    await go(page, 'Campaigns');
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns', exact: true })).toBeVisible();
    await expect(syncStatus(page)).toHaveText('All sent');
    await waitForRest(page);
    if (lap > 0) measured.push(await measureMemory(page));
  }
  console.log(measured.map((memory) => JSON.stringify(memory)).join('\n'));
  const grown = (figure: 'objects' | 'nodes' | 'listeners') => growth(measured.map((memory) => memory[figure]));
  expect.soft(measured.map(({ detached }) => detached)).toEqual(measured.map(() => ({})));
  expect.soft(grown('nodes'), 'nodes in a lap').toBeLessThan(laps.readings / 2);
  expect.soft(grown('listeners'), 'listeners in a lap').toBeLessThan(laps.readings / 2);
  expect.soft(grown('objects') / laps.readings, 'bytes for each reading').toBeLessThan(bytesOfReading);
});

/** A campaign's graphs, and from them those of a plot. */
async function openGraphs(page: Page, plot: string): Promise<void> {
  const region = (id: string) => page.getByRole('region', { name: textOf(id), exact: true });
  await go(page, 'Campaigns');
  await page.getByRole('link', { name: 'Suivi 18 mois', exact: true }).click();
  await expect(region('campaigns.detail.graphs').getByRole('slider')).toBeVisible();
  await region('campaigns.crops.title').getByRole('link', { name: plot, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: plot })).toBeVisible();
  await expect(region('campaigns.week.graphs').getByRole('slider')).toBeVisible();
}
