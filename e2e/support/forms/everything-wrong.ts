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

type NamedForm = [file: string, form: WrongForm];

interface Walk {
  title: string;
  forms: NamedForm[];
  sizes: readonly Size[];
}

const byThemselves = (forms: readonly NamedForm[], sizes: readonly Size[]): Walk[] =>
  forms.map((named) => ({ title: named[0], forms: [named], sizes }));

/**
 * In the suite a form is looked at on one kind of screen, the kit's one rule being the same for all. Those behind the login are looked at one
 * after the other on one phone, since starting the app takes longer than looking at a form.
 */
const walksOfSuite = (sizes: readonly Size[], first: number): Walk[] =>
  sizes.flatMap((size, kind) => {
    const forms = Object.entries(wrongForms).filter((_, at) => at % kinds === first + kind);
    const { before = [], behind = [] } = Object.groupBy(forms, ([, form]) => (form.isPublic ? 'before' : 'behind'));
    const title = `${behind.length} forms at ${size.width}×${size.height}`;
    return [...byThemselves(before, [size]), ...(behind.length > 0 ? [{ title, forms: behind, sizes: [size] }] : [])];
  });

/** In a proof a form is looked at on all screens, by itself. */
const walksOf = (sizes: readonly Size[], first: number): Walk[] =>
  isProof ? byThemselves(Object.entries(wrongForms), sizes) : walksOfSuite(sizes, first);

/** Declares tests of every form on screens of these sizes, and in a proof in each language. `sizes` are the kinds from number `first` on. */
export function testEveryForm(sizes: readonly Size[], first = 0): void {
  for (const locale of languages)
    for (const { title, forms, sizes: looked } of walksOf(sizes, first)) {
      const isPublic = forms.every(([, form]) => form.isPublic);
      test.describe(`${locale}, ${title}`, () => {
        test.use({ account: isPublic ? 'nobody' : 'manager', viewport: looked[0]! });

        test('what is wrong is in sight', async ({ page, world, phoneOf }) => {
          test.setTimeout(180_000 + forms.length * 60_000);
          const translation = translationIn(locale);
          const device = await OtherDevice.of(world.api, 'manager');
          if (isPublic && forms[0]![0] !== 'mf-auth/src/server/Server.tsx')
            await page.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
          const invite = async () => {
            const manager = await (await phoneOf('manager')).newPage();
            await manager.goto(`${translation.prefix}/app/farm/people?invite`);
            await new Hand(manager, translation).press('settings.people.makeLink');
            return manager.getByRole('textbox', { name: translation.textOf('settings.people.link.link') }).inputValue();
          };
          const place = {
            server: world.api.url,
            plot: device.plot('Serre 1'),
            meter: await device.retiredMeter(),
            invite,
          };
          for (const [file, form] of forms)
            await test.step(file, () => getAllWrong(page, translation, form, place, looked));
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
  await page.unrouteAll();
}
