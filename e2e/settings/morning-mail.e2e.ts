// A viewer chooses the board by mail, then another hour, then no mail.
import { firstUnlessProof } from '../support/proof.ts';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({
  account: 'viewer',
  // Nothing listens at this address: no mail is due in the time of a journey.
  serverSettings: {
    TEST_CLOCK_AHEAD: String(Number(process.env['TEST_CLOCK_AHEAD'])),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ADDRESS: 'https://data.example.test',
  },
});

const patience = { timeout: 30_000 };

for (const language of firstUnlessProof(['fr', 'ar-MA'] as const)) {
  const { textOf, prefix } = translationIn(language);

  // Specification 10: a person switches the board’s mail on, chooses its hour, and switches it off
  test(`a person chooses the morning mail in ${language}, another hour, and none`, async ({ page }) => {
    const title = textOf('settings.morningMail.title');
    const receive = page.getByRole('switch', { name: textOf('settings.morningMail.receive') });
    const hour = page.getByRole('button', { name: textOf('settings.morningMail.hour') });
    const saved = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0, patience);

    await page.goto(`${prefix}/app/settings`);
    await page.getByRole('link', { name: title }).click(patience);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patience);
    await expect(receive).not.toBeChecked(patience);
    await receive.click();
    await expect(hour).toContainText('06:00');
    await saved();

    await hour.click();
    await page.getByRole('option', { name: '05:00' }).click();
    await saved();
    await page.reload();
    await expect(hour).toContainText('05:00', patience);

    await receive.click();
    await saved();
    await page.reload();
    await expect(receive).not.toBeChecked(patience);
  });
}
