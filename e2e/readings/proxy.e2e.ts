// A photo that is too large for the nginx in front of the data server: the person reads so, nothing is sent for ever, and the photo arrives
// once nginx lets it through.
import { expect, type Page } from '@playwright/test';
import { DocumentedProxy, hasProxy } from '../../tools/test-world/documented-proxy.ts';
import { follow, openFarm, syncStatus } from '../support/person.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'nobody' });

/** A picture that stays larger than 128 kB when the app has made it small. */
const largePicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext('2d')!;
    const image = context.createImageData(1600, 1200);
    for (let place = 0; place < image.data.length; place += 1)
      image.data[place] = place % 4 === 3 ? 255 : ((place * 7919) % 251) ^ (((place >> 9) * 31) % 256);
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });

const small = (site: string) => site.replace('client_max_body_size 17m', 'client_max_body_size 128k');
/** The journeys' clock is the data server's, not this machine's. */
const withOwnDate = (site: string) =>
  site.replace('proxy_http_version 1.1;', 'proxy_http_version 1.1; proxy_pass_header date;');
/** As an operator may have written it, without a word for the app on what nginx itself refuses. */
const wordless = (site: string) => small(site).replaceAll(/^ *error_page .*\n/gm, '');

for (const [what, change, intakeEc, tries, reason] of [
  ['that says so', small, '1.9', 1, 'Too large for the server, or for what stands in front of it.'],
  [
    'that says nothing which the app may read',
    wordless,
    '2.1',
    3,
    'The server answers, but this photo does not arrive',
  ],
] as const)
  // Specification 10: a photo that something on the way never lets through needs the person, and is not sent for ever
  test(`a photo that is too large for an nginx ${what} needs the person, and arrives after nginx is corrected`, async ({
    page,
    world,
  }) => {
    test.skip(!hasProxy('nginx'), 'no nginx on this machine');
    test.setTimeout(180_000);
    const nginx = await DocumentedProxy.start('nginx', world.api.port, (site) => change(withOwnDate(site)));
    try {
      await openFarm(page, { api: nginx }, 'manager');
      const sent: number[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().includes('/photos/')) sent.push(Date.now());
      });
      await follow(page, '/en/app/new');
      const form = new ReadingForm(page, translationIn('en'));
      await form.type({ intakeEc });
      const buffer = Buffer.from(await largePicture(page));
      await page.getByLabel('Add a photo').setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible();
      await form.save();

      await expect(syncStatus(page)).toHaveText('1 needs you', { timeout: 120_000 });
      expect(sent).toHaveLength(tries);
      const pauses = sent.slice(1).map((time, index) => time - sent[index]!);
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      await follow(page, '/en/app/unsent');
      await expect(page.getByText(reason)).toBeVisible();
      // Looking at the app again sends nothing.
      await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
      await page.waitForTimeout(2000);
      expect(sent).toHaveLength(tries);

      nginx.reload((site) => site.replace('client_max_body_size 128k', 'client_max_body_size 17m'));
      await expect(async () => {
        const again = page.getByRole('button', { name: 'Send again' });
        if (await again.isVisible()) await again.click();
        await expect(syncStatus(page)).toHaveText('All sent', { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
    } finally {
      await nginx.stop();
    }
  });
