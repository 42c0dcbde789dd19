// A window of 1280×1024 whose page is magnified to 400 %: 320 CSS pixels wide and 256 high, with a mouse and a keyboard.
import { expect, type Locator } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { losesNothing } from '../support/losses.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ viewport: { width: 320, height: 256 }, hasTouch: false });

for (const locale of ['en', 'ar-MA']) {
  const translation = translationIn(locale);
  const { prefix, textOf } = translation;

  test(`the field in use is visible on a page of 400 % in ${locale}`, async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'recorder');
    await page.goto(`${prefix}/app/new?plot=${device.plot('Serre 1')}`);
    const form = new ReadingForm(page, translation);
    await form.type({ intakeEc: '2.4', drainPh: '6.1' });
    for (const field of [form.measure('intakeEc'), form.measure('drainPh')]) {
      await field.focus();
      expect(await seen(field)).toBeGreaterThan(0.9);
    }
  });

  test(`a plot’s week has the whole width on a page of 400 % in ${locale}`, async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'recorder');
    await page.goto(`${prefix}/app/plot/${device.plot('Serre 1')}`);
    const graphs = page.getByRole('region', { name: textOf('campaigns.detail.graphs'), exact: true });
    await expect(graphs.locator('svg[role="img"]').first()).toBeVisible();
    await losesNothing(page, 'the week');
    expect((await graphs.boundingBox())?.width).toBeGreaterThan(250);
  });
}

/** Returns how much of a field is on the screen; nothing if something covers its middle. */
function seen(field: Locator): Promise<number> {
  return field.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over !== element || width < 100) return 0;
    const shown = [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, innerHeight) - Math.max(top, 0)];
    return (shown[0]! * shown[1]!) / (width * height);
  });
}
