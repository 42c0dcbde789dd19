import { expect, type Page } from '@playwright/test';
import { go } from './person.ts';

/** Saves a new reading with this intake EC, which may be unusual: a second press then takes it. */
export async function saveOnDevice(page: Page, intakeEc: string): Promise<void> {
  await go(page, 'Today');
  await go(page, 'New reading');
  await page.getByRole('textbox', { name: 'Intake EC' }).fill(intakeEc);
  // With a network it may be sent before anybody reads the first.
  await pressSave(page, /^(Saved on this device|Sent)/);
}

/** Presses Save, and again where the value brought up a question, until the form says `expected`. */
export async function pressSave(page: Page, expected: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByRole('status').filter({ hasText: expected });
  await button.click();
  await expect(saved.or(page.getByText(/Is this right\?/)).first()).toBeVisible();
  if (await saved.isVisible()) return;
  await page.waitForTimeout(400); // a press that follows sooner is taken for the same one
  // The question may have come up only after the first press was taken: then there is nothing left to press.
  await expect(saved.or(button).first()).toBeVisible();
  if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
  await expect(saved).toBeVisible();
}
