// On the smallest phones: what a person has to see is above the keypad, and a plot's week fits on one screen.
import { expect, type Locator } from '@playwright/test';
import { arrive, waitForRest } from '../support/arrive.ts';
import { OtherDevice } from '../support/other-device.ts';
import { isProof } from '../support/proof.ts';
import { measures, ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { type Language, prefixes, translationIn } from '../support/translation.ts';

/** The ways to hold the phone, with the languages in which each is looked at: with PROOF=1 both in both. */
const ways: [string, { width: number; height: number }, Language[]][] = [
  ['upright', { width: 360, height: 640 }, isProof ? ['fr', 'ar-MA'] : ['fr']],
  ['on its side', { width: 640, height: 360 }, isProof ? ['fr', 'ar-MA'] : ['ar-MA']],
];
let turn = 1;

for (const [way, viewport, languages] of ways)
  for (const locale of languages) {
    const translation = translationIn(locale);
    const { textOf, like } = translation;
    test.describe(`${way}, ${locale}`, () => {
      test.use({ viewport });

      // Specification 10: strip, offer and field are in sight above the keypad at 360×640
      test('the strip, the offer and the field are in sight while the keypad is open', async ({
        page,
        context,
        world,
      }) => {
        const device = await OtherDevice.of(world.api, 'recorder');
        const [first, second] = device.plots.map(({ name }) => name);
        await page.goto(`${prefixes[locale]}/app/round`);
        const plot = (name = '') => page.getByRole('heading', { level: 2, name, exact: true });
        const form = new ReadingForm(page, translation);
        await expect(plot(first)).toBeVisible();
        await context.setOffline(true); // from now on the number of waiting changes is beside the title
        // All values differ: the same plot, minute and values would bring up a question.
        await form.type({ intakeEc: `2.${turn++}`, intakePh: '5.8' });
        await form.pressSave();
        await expect(plot(second)).toBeVisible();
        await expect(form.measure('intakeEc')).toBeFocused();
        await waitForRest(page);
        const strip = page.getByRole('button', { name: like('readings.round.correct') });
        const offer = page.getByRole('button', { name: like('readings.round.sameFeed') });
        for (const thing of [strip, offer, form.measure('intakeEc')]) await expectAboveKeypad(thing);
      });

      test('each value of a new reading is visible while it is typed', async ({ page, world }) => {
        const device = await OtherDevice.of(world.api, 'recorder');
        await page.goto(`${prefixes[locale]}/app/new?plot=${device.plot('Serre 1')}`);
        const form = new ReadingForm(page, translation);
        await expect(page.locator('[data-keypad-open]')).toBeVisible();
        for (const measure of measures) {
          await form.measure(measure).focus();
          await waitForRest(page);
          await expectAboveKeypad(form.measure(measure));
        }
        const note = page.getByRole('textbox', { name: like('readings.field.note') });
        await note.focus(); // the keypad closes, and Save takes its place
        await expect(page.locator('[data-keypad-open]')).toHaveCount(0);
        await expectUncovered(note);
        // What arrives later pushes it down.
        await note.evaluate((field) => {
          const late = document.createElement('p');
          late.style.blockSize = '80px';
          field.closest('form > *')?.before(late);
        });
        await waitForRest(page);
        await expectUncovered(note);
      });

      test('dates, times and choices that have the focus are never covered', async ({ page, world }) => {
        const device = await OtherDevice.of(world.api, 'recorder');
        const [reading] = await device.mine(1);
        await page.goto(`${prefixes[locale]}/app/edit/${reading!.id}`);
        const form = new ReadingForm(page, translation);
        const parts = (group: Locator) => group.getByRole('spinbutton').all();
        await expect(form.date).toBeVisible();
        for (const part of [...(await parts(form.date)), ...(await parts(form.time))]) {
          // What comes later than the field moves it: it gets the focus anew then.
          await expect
            .poll(async () => {
              await part.blur();
              await part.focus();
              return part.evaluate(isCovered);
            })
            .toBe(false);
        }
        await form.entryType('Value').focus();
        await expectUncovered(page.locator('label').filter({ has: form.entryType('Value') }));
      });

      test('an element that gets the focus back is never covered', async ({ page, world }) => {
        const device = await OtherDevice.of(world.api, 'manager');
        const [campaign] = await device.campaigns();
        const plot = device.plot('Serre 1');
        await page.goto(`${prefixes[locale]}/app/campaign/${campaign!.id}/plot/${plot}`);
        // A graph that arrives later moves the focused element.
        await arrive(page, page.getByRole('main').locator('svg[role="img"]').first());
        await page.getByRole('main').getByRole('link').last().focus();
        for (let step = 0; step < 24; step++) {
          await page.keyboard.press('Shift+Tab');
          const focused = page.locator(':is(a, button):focus');
          if (await focused.count()) await expectUncovered(focused);
        }
      });

      // Specification 10: a plot's week is one screen at 360×640 and 640×360
      test('a plot’s week is one screen', async ({ page, world }) => {
        const device = await OtherDevice.of(world.api, 'recorder');
        await page.goto(`${prefixes[locale]}/app/plot/${device.plot('Serre 1')}`);
        const graphs = page.getByRole('region', { name: textOf('campaigns.detail.graphs'), exact: true });
        await expect(graphs.locator('svg[role="img"]')).toHaveCount(3);
        const box = await graphs.getByRole('slider').boundingBox();
        const bar = await page.getByRole('navigation', { name: textOf('shell.nav.main') }).boundingBox();
        // The row of dates is the last one within the graphs.
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      });
    });
  }

test.describe('on its side, beneath a browser’s bars', () => {
  test.use({ viewport: { width: 640, height: 280 } });

  test('every key of the keypad is visible', async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'recorder');
    for (const path of [`/app/new?plot=${device.plot('Serre 1')}`, '/app/round']) {
      await page.goto(path);
      const keys = page.locator('[data-keypad-open] button');
      await expect(keys).toHaveCount(15);
      await waitForRest(page);
      for (const key of await keys.all()) {
        await expectAboveKeypad(key);
        expect((await key.boundingBox())?.height).toBeGreaterThan(43);
      }
    }
  });
});

/** Expects nothing to be over the element, neither the keypad nor what stays at the top. */
async function expectAboveKeypad(thing: Locator): Promise<void> {
  await expect(thing).toBeInViewport({ ratio: 1 });
  await expectUncovered(thing);
}

const expectUncovered = (thing: Locator) => expect.poll(() => thing.evaluate(isCovered)).toBe(false);

function isCovered(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 3, bottom - 3].some((y) => {
    const over = document.elementFromPoint(middle, y);
    return over === null || !(element.contains(over) || over.contains(element));
  });
}
