// Photos of a reading: taken without network, still there after the browser was killed, sent, seen on another phone, and removed.
import { firstUnlessProof } from '../support/proof.ts';
import { expect, type Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/killed.ts';
import { OtherDevice } from '../support/other-device.ts';
import { chooseFarm, logIn } from '../support/person.ts';
import { takePhoto } from '../support/photo-file.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import type { World } from '../support/world.ts';

// The processes of a browser are found with ps, as Linux has it.
test.skip(process.platform !== 'linux');
test.setTimeout(180_000);
test.use({ account: 'nobody' });

/** Without network the data server cannot be reached; the app itself comes from another origin. */
async function setNetwork({ context }: Phone, world: World, isThere: boolean): Promise<void> {
  const calls = `${world.api.url}/**`;
  if (isThere) await context.unroute(calls);
  else await context.route(calls, (route) => route.abort());
}

for (const { locale, value } of firstUnlessProof([
  { locale: 'fr', value: 2.631 },
  { locale: 'ar-MA', value: 2.641 },
])) {
  // Specification 10: photos of a reading are taken without network and survive a killed browser
  test(`photos taken offline survive a kill, leave behind their reading and are seen elsewhere (${locale})`, async ({
    world,
    phoneOf,
  }, info) => {
    const translation = translationIn(locale);
    const { textOf, prefix } = translation;
    const opened = (page: Page, number: string) =>
      page.getByRole('button', { name: textOf('readings.photos.open', { number }) });
    const server = await OtherDevice.of(world.api, 'recorder');
    const before = (await server.photos()).length;
    const profile = info.outputPath('profile');

    let phone = await openPhone(profile, world.web.url);
    await logIn(phone.page, world, 'recorder');
    await chooseFarm(phone.page, 'Oasis du Souss');
    await phone.page.goto(`${prefix}/app/new`);
    const add = (page: Page) => page.getByLabel(textOf('readings.photos.add'));
    await expect(add(phone.page)).toBeAttached();
    await expect(phone.page.getByText('Serre 1', { exact: true }).first()).toBeVisible();
    await setNetwork(phone, world, false);
    await new ReadingForm(phone.page, translation).measure('intakeEc').fill(String(value));
    await add(phone.page).setInputFiles([
      await takePhoto(phone.page, '#2b7d34'),
      await takePhoto(phone.page, '#a8481f'),
    ]);
    await expect(opened(phone.page, '2')).toBeVisible();
    await phone.page.waitForTimeout(1500); // the draft is on the disk after this time

    await phone.kill();
    phone = await openPhone(profile, world.web.url);
    await setNetwork(phone, world, false);
    await phone.page.goto(`${prefix}/app/new`);
    const form = new ReadingForm(phone.page, translation);
    await expect(form.measure('intakeEc')).toHaveValue(String(value));
    await expect(opened(phone.page, '2')).toBeVisible();
    await form.pressSave();
    expect(await server.photos()).toHaveLength(before);

    await setNetwork(phone, world, true);
    const reading = async () => (await server.mine()).find(({ intake_ec: ec }) => ec === value);
    await expect.poll(async () => (await reading())?.id, { timeout: 30_000 }).toBeTruthy();
    const id = (await reading())?.id ?? '';
    await expect.poll(async () => (await server.photos(id)).length, { timeout: 60_000 }).toBe(2);
    const [first] = await server.photos(id);
    // The picture is upright, and does not say where it was taken.
    expect(first).toMatchObject({ width: 1200, height: 1600 });
    expect((await server.picture(id, first?.id ?? '')).toString('latin1')).not.toContain('Exif');

    const other = await (await phoneOf('manager')).newPage();
    await other.goto(`${prefix}/app/one/${id}`);
    await opened(other, '1').click();
    const large = other.getByRole('img', { name: textOf('readings.photos.photo', { number: '1' }) });
    await expect(large).toBeVisible();
    expect(await large.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      1200, 1600,
    ]);

    await other.getByRole('button', { name: textOf('readings.photos.remove') }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: textOf('readings.photos.remove') })
      .click();
    await expect(opened(other, '2')).toBeHidden();
    await expect.poll(async () => (await server.photos(id)).length, { timeout: 30_000 }).toBe(1);

    // The remaining photo opens on the first phone without network, because it was taken there.
    await phone.page.goto(`${prefix}/app/one/${id}`);
    await expect(opened(phone.page, '1')).toBeVisible();
    await expect(opened(phone.page, '2')).toBeHidden({ timeout: 30_000 });
    await setNetwork(phone, world, false);
    await opened(phone.page, '1').click();
    await expect(phone.page.getByRole('img', { name: textOf('readings.photos.photo', { number: '1' }) })).toBeVisible();
    await phone.context.close();
  });
}
