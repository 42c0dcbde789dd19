// A week is shared as a picture and a text. A test cannot press the system's share sheet, so a recorder takes its place.
import { firstUnlessProof } from '../support/proof.ts';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { addDays, onFarm } from '../support/farm-clock.ts';
import { OtherDevice, type WireReading } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { prefixes, translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

/** What the recorder received. */
interface Shared {
  text: string;
  name: string;
  type: string;
  /** Width and height of the picture, and how many colours its pixels have. */
  size: [number, number];
  colours: number;
}

declare global {
  interface Window {
    shared: Shared[];
  }
}

async function recordSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], text = '' }: ShareData = {}) => {
      const [file] = files;
      if (!file) throw new Error('no file');
      const bitmap = await createImageBitmap(file);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      const colours = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4)
        colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
      const size: [number, number] = [bitmap.width, bitmap.height];
      window.shared.push({ text, name: file.name, type: file.type, size, colours: colours.size });
    };
  });
}

async function openShare(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const sharedText = (page: Page) => page.getByRole('dialog').locator('[data-shared-text]');

/** Returns the mean drain EC of readings, in the language's digits: weighted by volume if all of them have volumes. */
function meanDrainEc(readings: readonly WireReading[], locale: string): string {
  const measured = readings.flatMap(({ drain_ec: drainEc, total_drained: drained }) =>
    typeof drainEc === 'number' ? { drainEc, drained: drained ?? null } : [],
  );
  const isByVolume = measured.every(({ drained }) => drained !== null);
  const weightOf = (drained: number | null) => (isByVolume ? (drained ?? 0) : 1);
  const sum = measured.reduce((total, { drainEc, drained }) => total + drainEc * weightOf(drained), 0);
  const mean = sum / measured.reduce((total, { drained }) => total + weightOf(drained), 0);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(mean);
}

for (const [locale, prefix] of firstUnlessProof(Object.entries(prefixes))) {
  // Specification 10: picture and text go to the system’s share sheet, in the language that is chosen
  test(`a plot’s week is shared as a picture and a text (${locale})`, async ({ page, world }) => {
    const { textOf } = translationIn(locale);
    const device = await OtherDevice.of(world.api, 'manager');
    const plot = device.plot('Serre 1');
    const today = onFarm().date;
    const readings = await device.readingsOf(plot, addDays(today, -6), today);
    await recordSharing(page);
    await page.goto(`${prefix}/app/plot/${plot}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Serre 1' })).toBeVisible();
    await openShare(page, textOf('campaigns.menu.label'), textOf('campaigns.week.share'));
    await expect(sharedText(page)).toContainText(
      `${textOf('readings.measure.drainEc')} ${meanDrainEc(readings, locale)}`,
      {
        timeout: 30_000,
      },
    );
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textOf('ui.share.share') })
      .click();
    await expect.poll(() => page.evaluate(() => window.shared.length)).toBe(1);
    const [shared] = await page.evaluate(() => window.shared);
    expect(shared).toMatchObject({ type: 'image/png', text: await sharedText(page).textContent() });
    expect(shared?.name).toMatch(/^Serre-1_.*\.png$/);
    expect(shared?.size[0]).toBe(1440);
    expect(shared?.size[1]).toBeGreaterThan(1000);
    // Lines, bands, and the edges of letters.
    expect(shared?.colours).toBeGreaterThan(20);
  });
}

test('the farm’s week is shared in the recipient’s language', async ({ page }) => {
  const [en, ar] = [translationIn('en'), translationIn('ar-MA')];
  await recordSharing(page);
  await page.goto('/en/app');
  await expect(page.getByRole('main').locator('a[href*="/app/plot/"]')).toHaveCount(12);
  await openShare(page, en.textOf('readings.board.menu'), en.textOf('readings.board.share'));
  await expect(sharedText(page)).toContainText('12 plots');
  // A dash, as in the morning mail: French puts a space before a colon, and sentences have colons of their own.
  await expect(sharedText(page)).toContainText(/^.+ – \S/m);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en.textOf('ui.share.language') })
    .click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(sharedText(page)).toContainText('12 قطعة');
  // The dialog itself stays in the language of the person who shares.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en.textOf('ui.share.share') })
    .click();
  await expect.poll(() => page.evaluate(() => window.shared[0]?.text)).toContain('12 قطعة');
  expect(ar.textOf('readings.board.share')).not.toBe(en.textOf('readings.board.share'));
});

// Specification 10: without a share sheet the picture is saved, without network too
test('without a share sheet and network the picture is saved, and a missing language is reported', async ({
  page,
  world,
  context,
}) => {
  const { textOf, like } = translationIn('en');
  await page.addInitScript(() => Object.assign(navigator, { share: undefined, canShare: undefined }));
  const device = await OtherDevice.of(world.api, 'manager');
  await page.goto(`/en/app/plot/${device.plot('Serre 1')}`);
  await openShare(page, textOf('campaigns.menu.label'), textOf('campaigns.week.share'));
  await expect(sharedText(page)).toContainText(textOf('readings.measure.drainEc'), { timeout: 30_000 });
  await context.setOffline(true);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('ui.share.language') })
    .click();
  await page.getByRole('option', { name: 'Polski' }).click();
  await expect(page.getByRole('dialog').getByText(like('ui.share.unreachable'))).toBeVisible();
  await expect(sharedText(page)).toContainText(textOf('readings.measure.drainEc'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: textOf('ui.share.save') })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Serre-1_.*\.png$/);
  expect(
    readFileSync(await download.path())
      .subarray(1, 4)
      .toString('latin1'),
  ).toBe('PNG');
  await context.setOffline(false);
});
