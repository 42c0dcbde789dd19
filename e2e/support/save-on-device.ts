import type { Page } from '@playwright/test';
import { go } from './person.ts';
import { ReadingForm } from './reading-form.ts';
import { translationIn } from './translation.ts';

/**
 * Saves a new reading with this intake EC, which may be far from the last one. With a network the reading may be sent before the test sees
 * that it is saved.
 */
export async function saveOnDevice(page: Page, intakeEc: string): Promise<void> {
  await go(page, 'Today');
  await go(page, 'New reading');
  const form = new ReadingForm(page, translationIn('en'));
  await form.measure('intakeEc').fill(intakeEc);
  await form.pressSave();
}
