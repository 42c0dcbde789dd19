// Measures the memory of a day of readings and graphs on an Android Go phone. README.md says how the laps are compared.
import { expect, type Page } from '@playwright/test';
import { waitForRest } from '../support/arrive.ts';
import { go, syncStatus } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { saveOnDevice } from '../support/save-on-device.ts';
import { translationIn } from '../support/translation.ts';
import { androidGo, test } from './android-go-phone.ts';
import { growth, measureMemory, type Memory } from './memory.ts';

// A trace keeps elements of its own in the page.
test.use({ ...androidGo, trace: 'off' });

const { textOf } = translationIn('en');

/** Bytes allowed for each reading: the app holds its values for lists that reopen as they were left. */
const bytesOfReading = 8000;

/** The number of laps, and the readings in each. A lap opens the graphs of the campaign and of some plots: four pages with graphs. */
const laps = isProof ? { count: 6, readings: 20 } : { count: 3, readings: 6 };
const plots = ['Serre 1', 'Serre 2'];

// Specification 10: memory does not grow with readings and graphs
test('memory does not grow with readings and graphs', async ({ page }) => {
  test.setTimeout(90_000 + laps.count * laps.readings * 6000);
  await page.goto('/en/app');
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });
  const measured: Memory[] = [];
  // The first two of them load what is loaded only once, and what the engine keeps of code that has run a few times.
  for (let lap = 0; lap <= laps.count; lap++) {
    const readings = lap === 0 ? 3 : laps.readings;
    for (let turn = 0; turn < readings; turn++) await saveOnDevice(page, `2.${100 + lap * laps.readings + turn}`);
    for (const plot of plots) await openGraphs(page, plot);
    await go(page, 'Campaigns');
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns', exact: true })).toBeVisible();
    await expect(syncStatus(page)).toHaveText('All sent');
    await waitForRest(page);
    if (lap > 1) measured.push(await measureMemory(page));
  }
  console.log(measured.map((memory) => JSON.stringify(memory)).join('\n'));
  const grown = (figure: 'objects' | 'nodes' | 'listeners') => growth(measured.map((memory) => memory[figure]));
  expect.soft(measured.map(({ detached }) => detached)).toEqual(measured.map(() => ({})));
  expect.soft(grown('nodes'), 'nodes in a lap').toBeLessThan(laps.readings / 2);
  expect.soft(grown('listeners'), 'listeners in a lap').toBeLessThan(laps.readings / 2);
  expect.soft(grown('objects') / laps.readings, 'bytes for each reading').toBeLessThan(bytesOfReading);
});

/** Opens a campaign's graphs, and from there those of a plot. */
async function openGraphs(page: Page, plot: string): Promise<void> {
  const region = (id: string) => page.getByRole('region', { name: textOf(id), exact: true });
  await go(page, 'Campaigns');
  await page.getByRole('link', { name: 'Suivi 18 mois', exact: true }).click();
  await expect(region('campaigns.detail.graphs').getByRole('slider')).toBeVisible();
  await region('campaigns.crops.title').getByRole('link', { name: plot, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: plot })).toBeVisible();
  await expect(region('campaigns.detail.graphs').getByRole('slider')).toBeVisible();
}
