// A farm's meter, from the settings to the reading that was taken with it: it is added, calibrated beside the buffers, used, and marked
// when it is overdue.
import { firstUnlessProof } from '../support/proof.ts';
import { arrive } from '../support/arrive.ts';
import { follow } from '../support/person.ts';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

for (const locale of firstUnlessProof(['fr', 'ar-MA'] as const)) {
  // Specification 10: a meter’s calibration is noted without network
  test(`a manager adds a meter, notes its calibration without network, and retires it (${locale})`, async ({
    page,
  }) => {
    const { textOf, prefix } = translationIn(locale);
    const name = `Combo ${locale}`;
    const press = (id: string) => page.getByRole('button', { name: textOf(id), exact: true }).click();
    await page.goto(`${prefix}/app/farm/meters`);
    await press('settings.meters.add');
    await page.getByRole('textbox', { name: textOf('settings.setUp.name'), exact: true }).fill(name);
    await press('settings.setUp.save');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await arrive(page, page.getByRole('heading', { level: 1, name }));
    await page.context().setOffline(true);
    await press('settings.calibration.add');
    await page.getByRole('radio', { name: textOf('settings.calibration.wayPoints') }).check();
    for (const [at, millivolts] of ['-15', '160'].entries())
      await page
        .getByRole('textbox', { name: textOf('settings.calibration.millivolts', { number: String(at + 1) }) })
        .fill(millivolts);
    await press('settings.calibration.save');
    const log = page.getByRole('list', { name: textOf('settings.calibration.log') });
    await expect(log).toContainText('98');
    await expect(log).toContainText(textOf('settings.calibration.waiting'));
    await page.context().setOffline(false);
    await expect(log).not.toContainText(textOf('settings.calibration.waiting'));
    await press('settings.meters.edit');
    await page.getByRole('switch', { name: textOf('settings.meters.retired') }).click();
    await press('settings.setUp.save');
    await follow(page, `${prefix}/app/farm/meters`);
    await expect(page.getByRole('region', { name: textOf('settings.meters.retiredList') })).toContainText(name);
  });
}
