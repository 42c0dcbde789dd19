// `100dvh` and Safari's keyboard: the field that a person types into, and Save, stay within reach above the keyboard.
import { expect, type Locator } from '@playwright/test';
import { waitForRest } from '../support/arrive.ts';
import { playKeyboard, setKeyboard } from '../support/phone-keyboard.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('fr');
const { textOf } = translation;
const keyboard = 336;

test.use({ account: 'manager' });
test.beforeEach(({ context }) => playKeyboard(context));

/** Expects the element to be above the keyboard with nothing over it. */
async function expectInReach(thing: Locator, seen: number): Promise<void> {
  await expect
    .poll(() =>
      thing.evaluate((element, height) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isFree = over !== null && (element.contains(over) || over.contains(element));
        return { isFree, above: top >= 0 && bottom <= height };
      }, seen),
    )
    .toEqual({ isFree: true, above: true });
}

test('the note and Save stay above Safari’s keyboard, and the bar returns when it closes', async ({ page }) => {
  await page.goto('/app/new');
  const note = page.getByRole('textbox', { name: textOf('readings.field.note') });
  const save = new ReadingForm(page, translation).button('readings.form.save');
  await note.focus();
  const seen = await setKeyboard(page, keyboard);
  await waitForRest(page);
  await expectInReach(note, seen);
  await expectInReach(save, seen);
  const bar = page.getByRole('navigation', { name: textOf('shell.nav.main') });
  await expect(bar).toBeHidden();
  await setKeyboard(page, 0);
  await expect(bar).toBeVisible();
});

test('a measure typed with the phone’s keyboard, and Save, stay above it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('seguia.phone-keyboard', 'true'));
  await page.goto('/app/new');
  const form = new ReadingForm(page, translation);
  await form.measure('drainPh').focus();
  const seen = await setKeyboard(page, keyboard);
  await waitForRest(page);
  await expectInReach(form.measure('drainPh'), seen);
  await expectInReach(form.button('readings.form.save'), seen);
});

test('a sheet’s field and its button stay above Safari’s keyboard', async ({ page }) => {
  await page.goto('/app/farm/meters');
  await page
    .getByRole('button', { name: textOf('settings.meters.add') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByRole('textbox').last();
  await field.focus();
  const seen = await setKeyboard(page, keyboard);
  await waitForRest(page);
  await expectInReach(field, seen);
  await expectInReach(sheet.getByRole('button').last(), seen);
});

test('a password’s field and its button stay above Safari’s keyboard', async ({ page }) => {
  await page.goto('/app/settings/password');
  const fields = page.locator('input[type=password]');
  await fields.last().focus();
  const seen = await setKeyboard(page, keyboard);
  await waitForRest(page);
  await expectInReach(fields.last(), seen);
  const save = page.getByRole('main').getByRole('button').last();
  await save.scrollIntoViewIfNeeded();
  await expectInReach(save, seen);
});
