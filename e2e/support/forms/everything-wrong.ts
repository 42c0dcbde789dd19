// Gets everything wrong in every form, and expects that what is wrong is in sight.
import type { Page } from '@playwright/test';
import { arrive } from '../arrive.ts';
import { whatIsWrongIsInSight } from '../looks/wrong-field.ts';
import { OtherDevice } from '../other-device.ts';
import { isProof } from '../proof.ts';
import { test } from '../signed-in.ts';
import { type Language, prefixes, type Translation, translationIn } from '../translation.ts';
import { formsOfReadings } from './forms-of-readings.ts';
import { formsOfSettings } from './forms-of-settings.ts';
import { Hand, type Place, type WrongForm } from './hand.ts';
import { publicForms } from './public-forms.ts';

interface Size {
  width: number;
  height: number;
}

/** Every form, by its file. */
export const wrongForms: Record<string, WrongForm> = { ...publicForms, ...formsOfReadings, ...formsOfSettings };

const languages: Language[] = isProof ? Object.keys(prefixes) : ['fr'];

/** How many kinds of screens there are: three sizes, and one with text of 200 %. The forms take turns at them, but for a proof. */
const kinds = 4;

/**
 * Declares a test for each form on screens of these sizes, and in a proof for each language. In the suite a form is looked at on one kind of
 * screen, the kit's one rule being the same for all; `sizes` are the kinds from number `first` on.
 */
export function testEveryForm(sizes: readonly Size[], first = 0): void {
  for (const locale of languages)
    for (const [at, [file, form]] of Object.entries(wrongForms).entries()) {
      const [size, ...more] = isProof ? sizes : sizes.filter((_, kind) => at % kinds === first + kind);
      if (!size) continue;
      test.describe(`${locale}, ${file}`, () => {
        test.use({ account: form.isPublic ? 'nobody' : 'manager', viewport: size });

        test('what is wrong is in sight', async ({ page, world, phoneOf }) => {
          test.setTimeout(180_000);
          const translation = translationIn(locale);
          const device = await OtherDevice.of(world.api, 'manager');
          if (form.isPublic && form.path !== publicForms['mf-auth/src/server/Server.tsx']?.path)
            await page.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
          const invite = async () => {
            const manager = await (await phoneOf('manager')).newPage();
            await manager.goto(`${translation.prefix}/app/farm/people?invite`);
            await new Hand(manager, translation).press('settings.people.makeLink');
            return manager.getByRole('textbox', { name: translation.textOf('settings.people.link.link') }).inputValue();
          };
          const [plot, meter] = [device.plot('Serre 1'), await device.retiredMeter()];
          await getAllWrong(page, translation, form, { server: world.api.url, plot, meter, invite }, [size, ...more]);
        });
      });
    }
}

/** Gets everything wrong in a form, and looks at it on a screen of each size. */
async function getAllWrong(
  page: Page,
  translation: Translation,
  form: WrongForm,
  place: Place,
  sizes: readonly Size[],
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
  for (const [what, getWrong] of Object.entries(errors))
    await test.step(what, async () => {
      await getWrong(hand);
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
      const notice = page.getByRole('alertdialog');
      if (await notice.isVisible()) await notice.getByRole('button').click();
    });
}
