// Whatever a person gets wrong in any form of the app, and whatever keeps it from being saved, is in sight: nothing lies over it.
import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/test-world/browser.ts';
import { arrive } from '../support/arrive.ts';
import { formFiles } from '../support/forms/form-files.ts';
import { formsOfReadings } from '../support/forms/forms-of-readings.ts';
import { formsOfSettings } from '../support/forms/forms-of-settings.ts';
import { Hand, type Place, type WrongForm } from '../support/forms/hand.ts';
import { publicForms } from '../support/forms/public-forms.ts';
import { whatIsWrongIsInSight } from '../support/looks/wrong-field.ts';
import { OtherDevice } from '../support/other-device.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { type Language, prefixes, type Translation, translationIn } from '../support/translation.ts';

test.describe.configure({ mode: 'parallel' });

type Size = { width: number; height: number };
const smallest: Size = { width: 320, height: 568 };
const small: Size = { width: 360, height: 640 };
const onItsSide: Size = { width: 640, height: 360 };
const languages: Language[] = isProof ? Object.keys(prefixes) : ['fr'];
const forms: Record<string, WrongForm> = { ...publicForms, ...formsOfReadings, ...formsOfSettings };

test('the list of forms and of what can be wrong in them has every form of the code', () => {
  expect(Object.keys(forms).toSorted()).toEqual(formFiles);
});

/** Gets everything wrong in a form, and looks at it on a screen of each size. */
async function getAllWrong(
  page: Page,
  translation: Translation,
  form: WrongForm,
  place: Place,
  sizes: Size[],
): Promise<void> {
  const { errors, open, unsent, save, check } = form;
  await page.goto(translation.prefix + form.path(place));
  const hand = new Hand(page, translation);
  await open?.(hand, place);
  const submit = save ? hand.button(save) : page.locator('button[type="submit"]').last();
  await arrive(page, submit);
  const lookAfterPress = async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const button of [submit, ...(check ? [hand.button(check)] : [])]) {
        await hand.save(button);
        await whatIsWrongIsInSight(page);
      }
    }
  };
  for (let at = 0; at < (await hand.dates.count()); at++)
    await test.step(`date or time ${at + 1} half typed`, () => hand.halfTyped(at, lookAfterPress));
  for (const [what, act] of Object.entries(errors))
    await test.step(what, async () => {
      await act(hand);
      await lookAfterPress();
    });
  if (!unsent) return;
  await page.route(`${place.server}/**`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await unsent(hand);
  for (const size of sizes)
    await test.step('the data server is out of reach', async () => {
      await page.setViewportSize(size);
      await hand.save(submit);
      await whatIsWrongIsInSight(page);
      const said = page.getByRole('alertdialog');
      if (await said.isVisible()) await said.getByRole('button').click();
    });
}

for (const [text, sizes] of Object.entries({ 'text of 100 %': [smallest, small, onItsSide], 'text of 200 %': [small] }))
  test.describe(text, () => {
    const large = [...launchOptions.args, '--blink-settings=defaultFontSize=32'];
    if (text === 'text of 200 %') test.use({ launchOptions: { ...launchOptions, args: large } });
    test.use({ viewport: sizes[0] ?? small });

    for (const locale of languages)
      for (const [file, form] of Object.entries(forms))
        test.describe(`${locale}, ${file}`, () => {
          test.use({ account: form.isPublic ? 'nobody' : 'manager' });

          test('what is wrong is in sight', async ({ page, world, phoneOf }) => {
            test.setTimeout(180_000);
            const translation = translationIn(locale);
            const device = await OtherDevice.of(world.api, 'manager');
            if (form.isPublic && file !== 'mf-auth/src/server/Server.tsx')
              await page.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
            const invite = async () => {
              const manager = await (await phoneOf('manager')).newPage();
              await manager.goto(`${translation.prefix}/app/farm/people?invite`);
              await new Hand(manager, translation).press('settings.people.makeLink');
              return manager
                .getByRole('textbox', { name: translation.textOf('settings.people.link.link') })
                .inputValue();
            };
            const place = {
              server: world.api.url,
              plot: device.plot('Serre 1'),
              meter: await device.retiredMeter(),
              invite,
            };
            await getAllWrong(page, translation, form, place, sizes);
          });
        });
  });
