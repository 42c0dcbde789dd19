// A reading that was taken with a meter whose calibration is overdue. The form says so without network; the list and the detail mark it,
// here and on another phone.
import { firstUnlessProof } from '../support/proof.ts';
import { expect } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { OtherDevice } from '../support/other-device.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'recorder' });

for (const { locale, ec } of firstUnlessProof([
  { locale: 'fr', ec: '2,37' },
  { locale: 'ar-MA', ec: '2,38' },
])) {
  // Specification 10: a reading of an overdue meter is marked, in the form, the list, the detail and on another phone
  test(`the form says that a meter is overdue, and a manager sees it on the reading (${locale})`, async ({
    page,
    phoneOf,
    world,
  }) => {
    const translation = translationIn(locale);
    const { textOf, prefix } = translation;
    const manager = await OtherDevice.of(world.api, 'manager');
    const meter = { name: `Combo ancien ${locale}`, kind: 'ec_ph' } as const;
    const id = await manager.addMeter(meter);
    await manager.calibrate(id, 45);
    const [, overdue = ''] = textOf('readings.meter.overdue', { quantity: '|', ago: '|' }).split('|');
    try {
      await page.goto(`${prefix}/app/new?plot=${manager.plot('Tunnel 2')}`);
      const form = new ReadingForm(page, translation);
      await arrive(page, page.getByText(meter.name).first());
      await expect(page.getByText(overdue.trim()).first()).toBeVisible();
      await page.context().setOffline(true);
      await form.type({ intakeEc: ec });
      await form.pressSave();
      await page.context().setOffline(false);
      await form.sent();

      await page.goto(`${prefix}/app/last`);
      const row = page.getByRole('listitem').filter({ hasText: ec }).first();
      await expect(row.getByRole('img', { name: textOf('readings.meter.mark') })).toBeVisible();
      await row.getByRole('link').first().click();
      await expect(page.getByText(overdue.trim()).first()).toBeVisible();
      const other = await (await phoneOf('manager')).newPage();
      await other.goto(new URL(page.url()).pathname);
      await expect(other.getByText(meter.name).first()).toBeVisible();
      await expect(other.getByText(overdue.trim()).first()).toBeVisible();
    } finally {
      await page.context().setOffline(false);
      await manager.retireMeter(id, meter);
    }
  });
}
