import { type BrowserContext, expect, type Page } from '@playwright/test';
import { go, logIn, openFarm } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { AndroidSide } from './android-side.ts';
import { hasOpenssl } from './https-servers.ts';
import { api, test } from './phone.ts';

test.skip(!hasOpenssl, 'NO OPENSSL ON THIS MACHINE: no bundle is served.');

const named = { 'Device.getInfo': { data: { name: 'Malika’s phone' } } };

/** Returns the names that the phone gives itself at each login from now on. */
function namesAtLogin(phone: BrowserContext): string[] {
  const names: string[] = [];
  phone.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const body = pathname.endsWith('/login') && request.method() === 'POST' ? request.postDataJSON() : null;
    if (body) names.push((body as { device_name: string }).device_name);
  });
  return names;
}

// Specification 5: login device name: in the bundled app, through Capacitor’s bridge
test('a login names the phone', async ({ phone }) => {
  const android = new AndroidSide(named);
  await android.install(phone);
  const names = namesAtLogin(phone);
  await openFarm(await phone.newPage(), { api }, 'recorder');
  expect(android.calls).toContain('Device.getInfo');
  expect(names).toEqual(['Malika’s phone']);
});

for (const [what, answer] of [
  ['fails', { error: { message: 'denied' } }],
  ['never answers', 'never'],
] as const)
  // Specification 5: login device name: a phone that does not say its name logs in as a browser
  test(`a phone that ${what} when the app asks for its name logs in as a browser`, async ({ phone }) => {
    await new AndroidSide({ 'Device.getInfo': answer }).install(phone);
    const names = namesAtLogin(phone);
    await logIn(await phone.newPage(), { api }, 'recorder');
    expect(names).toEqual([expect.stringMatching(/^browser \([\da-f]{8}\)$/)]);
  });

test('the back button puts the keypad away, then goes back, closes a dialog, and leaves the app from its first page', async ({
  phone,
}) => {
  const android = new AndroidSide(named);
  await android.install(phone);
  const page = await phone.newPage();
  await openFarm(page, { api }, 'recorder');
  await expect.poll(() => android.calls).toContain('App.backButton');
  const back = (canGoBack = true) => android.send(page, 'App.backButton', { canGoBack });
  await go(page, 'New reading');
  const form = new ReadingForm(page, translationIn('en'));
  await form.measure('intakeEc').fill('2.1');
  await expect(keypad(page)).toBeVisible();
  await back();
  await expect(keypad(page)).toBeHidden();
  await back();
  await expect(page).toHaveURL(/\/en\/app$/);
  await go(page, 'New reading');
  await expect(form.measure('intakeEc')).toHaveValue('2.1'); // it waits as a draft
  await page.goto('/en/app/settings');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await back();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await back(false);
  await expect.poll(() => android.calls).toContain('App.minimizeApp');
});

test('the back button asks before a campaign’s form is left, and leaves it once the person says so', async ({
  phone,
}) => {
  const android = new AndroidSide(named);
  await android.install(phone);
  const page = await phone.newPage();
  await openFarm(page, { api }, 'manager');
  await expect.poll(() => android.calls).toContain('App.backButton');
  await page.goto('/en/app/campaign');
  await page.getByRole('link', { name: 'New campaign' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Autumn');
  const back = () => android.send(page, 'App.backButton', { canGoBack: true });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await back();
  await expect(question).toBeVisible();
  await back();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Autumn');
  await back();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/campaign$/);
});

const keypad = (page: Page) => page.locator('[data-keypad-open]');

// Specification 9: keyboard listeners on native platforms, through Capacitor’s bridge
test('the open keyboard hides the bar, and the field in use and Save stay in sight', async ({ phone }) => {
  const android = new AndroidSide(named);
  await android.install(phone);
  const page = await phone.newPage();
  await openFarm(page, { api }, 'recorder');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await go(page, 'New reading');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.click();
  await android.send(page, 'Keyboard.keyboardWillShow', { keyboardHeight: 380 });
  await expect(bar).toBeHidden();
  // The keyboard makes the web view smaller.
  await page.setViewportSize({ width: 390, height: 464 });
  await page.evaluate(() => scrollTo(0, 0));
  await android.send(page, 'Keyboard.keyboardDidShow', { keyboardHeight: 380 });
  await expect(note).toBeInViewport({ ratio: 1 });
  const save = page.getByRole('button', { name: translationIn('en').textOf('readings.form.save'), exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  await android.send(page, 'Keyboard.keyboardWillHide');
  await expect(bar).toBeVisible();
});
