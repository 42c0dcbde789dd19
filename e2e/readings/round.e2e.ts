import { readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { exactly, type Measure, ReadingForm } from '../support/reading-form.ts';
import { expect, type Locator } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { middleOf, touch, way } from '../support/touch.ts';
import { translationIn } from '../support/translation.ts';

const translation = translationIn('en');
const { textOf } = translation;

/** Returns the first word of a plot's name: in the demo, plots of one crop share it. */
const cropOf = (plot: string) => plot.split(' ')[0];

/** Returns values that are usual on a plot in these weeks and in target at each stage, so that no question comes up and the feed is offered. */
function usualOn(plot: string) {
  if (plot.startsWith('Serre'))
    return { intakeEc: '2.2', intakePh: '5.8', drainEc: '3.0', drainPh: '6.1', drainPercent: '24' };
  if (plot.startsWith('Tunnel'))
    return { intakeEc: '1.5', intakePh: '5.7', drainEc: '1.9', drainPh: '5.9', drainPercent: '22' };
  return { intakeEc: '1.5', intakePh: '5.6', drainEc: '2.0', drainPh: '5.8', drainPercent: '25' };
}

// A round of twelve plots with five values takes at most 115 taps, and a plot with the feed of another at most nine.
test('a round of twelve plots with five values takes at most 115 taps', async ({ page, world }) => {
  test.setTimeout(150_000); // more than a hundred taps
  const device = await OtherDevice.of(world.api, 'recorder');
  const [before] = await device.mine();
  await page.goto('/en/app');
  let taps = 0;
  let answers = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('link', { name: textOf('readings.today.round') }));
  const form = new ReadingForm(page, translation);
  const key = (name: string) => page.locator(':has(> [data-key="next"])').getByRole('button', { name, exact: true });
  const feed = page.getByRole('button', { name: /^As in / });
  const question = page.getByText(translation.like('readings.ask.jump')).first();
  const stops = device.plots.map(({ name }) => page.getByRole('heading', { level: 2, name, exact: true }));
  const over = page.getByRole('heading', { name: textOf('readings.round.over') });
  let hadQuestion = false;
  for (const [place, { name }] of device.plots.entries()) {
    await expect(stops[place]!).toBeVisible();
    const atStart = taps;
    const answersAtStart = answers;
    await expect(form.measure('intakeEc')).toBeFocused();
    // The reading that the offer copies is read from the device first.
    const isSameCrop = place > 0 && cropOf(name) === cropOf(device.plots[place - 1]?.name ?? '');
    const isOffered = isSameCrop && !hadQuestion;
    if (isOffered) await tap(feed);
    else if (isSameCrop) answers += 3; // a value that was asked about is not offered to the next plot: four keys instead of one
    for (const [measure, text] of Object.entries(usualOn(name)).slice(isOffered ? 2 : 0)) {
      await expect(form.measure(measure as Measure)).toBeFocused();
      // The keypad sets the decimal mark, and moves on from a whole value.
      for (const digit of text.replace('.', '')) await tap(key(digit));
    }
    const save = form.button('readings.form.save');
    const after = stops[place + 1] ?? over;
    await tap(save);
    await expect(after.or(question).first()).toBeVisible();
    // Another journey may have left values that are far from these; then a second tap answers the question.
    hadQuestion = await question.isVisible();
    if (hadQuestion) {
      await page.waitForTimeout(450); // the form ignores a second tap that follows sooner
      answers += 1;
      await tap(save);
    }
    await expect(after).toBeVisible();
    expect(taps - atStart - (answers - answersAtStart)).toBeLessThanOrEqual(isSameCrop ? 9 : 11);
  }
  await expect(page.getByText(translation.like('readings.round.overText'))).toBeVisible();
  await tap(form.button('readings.round.finish'));
  await expect(page).toHaveURL(/\/en\/app$/);
  expect(taps - answers).toBeLessThanOrEqual(115);
  const allSent = page.getByRole('status').filter({ hasText: exactly(textOf('shell.sync.allSent')) });
  await expect(allSent).toBeVisible({ timeout: 20_000 });
  const mine = await device.mine();
  const made = mine
    .slice(
      0,
      mine.findIndex(({ id }) => id === before?.id),
    )
    .toReversed();
  expect(made.map(({ plot_id }) => plot_id)).toEqual(device.plots.map(({ id }) => id));
  for (const [index, { name }] of device.plots.entries()) {
    const { intakeEc, intakePh, drainEc, drainPh, drainPercent } = usualOn(name);
    expect(made[index]).toMatchObject({
      intake_ec: Number(intakeEc),
      intake_ph: Number(intakePh),
      drain_ec: Number(drainEc),
      drain_ph: Number(drainPh),
      drain_percent: Number(drainPercent),
    });
  }
});

test.describe('on a phone that holds the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a round skips plots, goes back, runs without network, and resumes after the page was closed', async ({
    page,
    context,
    world,
  }) => {
    const device = await OtherDevice.of(world.api, 'recorder');
    const [first, second, third] = device.plots.map(({ name }) => name);
    const form = new ReadingForm(page, translation);
    const plot = (name = '') => page.getByRole('heading', { level: 2, name, exact: true });
    await page.goto('/en/app/round');
    await expect(plot(first)).toBeVisible();
    await page.getByRole('button', { name: textOf('readings.round.skip') }).click();
    await expect(plot(second)).toBeVisible();
    await page.getByRole('button', { name: textOf('readings.round.back') }).click();
    await expect(plot(first)).toBeVisible();
    await form.measure('intakeEc').fill('2.371');
    await page.getByRole('button', { name: textOf('readings.round.next'), exact: true }).click();
    await expect(plot(second)).toBeVisible();

    // There is no network between the road and the last tunnel; the app saves all the same.
    await readyForOffline(page);
    await context.setOffline(true);
    await form.measure('intakeEc').fill('2.372');
    await page.getByRole('button', { name: textOf('readings.form.save'), exact: true }).click();
    await expect(form.saved).toHaveText(textOf('readings.form.saved'));
    await expect(plot(third)).toBeVisible();
    await form.measure('drainEc').fill('3.63');
    await form.waitForDraft('3.63');
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    const resumed = new ReadingForm(again, translation);
    await again.goto('/en/app');
    await again.getByRole('link', { name: textOf('readings.today.resume', { done: '2', count: '12' }) }).click();
    await expect(again.getByRole('heading', { level: 2, name: third ?? '', exact: true })).toBeVisible();
    await expect(again.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    await expect(resumed.measure('drainEc')).toHaveValue('3.63');
    await again.getByRole('button', { name: textOf('readings.round.back') }).click();
    await expect(resumed.measure('intakeEc')).toHaveValue('2.372');
    await expect
      .poll(
        async () => (await device.mine()).filter(({ intake_ec }) => intake_ec === 2.371 || intake_ec === 2.372).length,
      )
      .toBe(2);
  });
});

test('the end of a round names the skipped plots, and leads back to them', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  await page.goto('/en/app/round');
  const skip = page.getByRole('button', { name: textOf('readings.round.skip') });
  for (const { name } of device.plots) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await skip.click();
  }
  await expect(page.getByRole('heading', { name: textOf('readings.round.over') })).toBeVisible();
  const skipped = page.getByRole('list', { name: textOf('readings.round.skipped') });
  await expect(skipped.getByRole('listitem')).toHaveCount(device.plots.length);
  await page.getByRole('button', { name: textOf('readings.round.comeBack') }).click();
  await expect(page.getByRole('heading', { level: 2, name: device.plots[0]?.name ?? '', exact: true })).toBeVisible();
});

test.describe('at a desk', () => {
  // Single keys are for desks.
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('a reading by the keyboard alone takes at most twelve presses beyond its values', async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'recorder');
    await page.goto('/en/app');
    await expect(page.getByRole('link', { name: textOf('readings.today.round') })).toBeVisible();
    const form = new ReadingForm(page, translation);
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    // The key of a new reading, from anywhere in the app.
    await press('n');
    for (const [measure, text] of [
      ['intakeEc', '2.7'],
      ['intakePh', '5.8'],
      ['drainEc', '3.7'],
      ['drainPh', '6.1'],
      ['drainPercent', '27'],
    ] as const) {
      await expect(form.measure(measure)).toBeFocused();
      await page.keyboard.type(text);
      await press('Enter');
    }
    await expect(form.saved).toBeVisible();
    await form.sent();
    expect(presses).toBeLessThanOrEqual(12);
    expect((await device.mine())[0]).toMatchObject({
      intake_ec: 2.7,
      intake_ph: 5.8,
      drain_ec: 3.7,
      drain_ph: 6.1,
      drain_percent: 27,
    });
  });
});

test('a new round and a new reading begin empty after a round was saved', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const form = new ReadingForm(page, translation);
  const skip = page.getByRole('button', { name: textOf('readings.round.skip'), exact: true });
  const plot = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.goto('/en/app');
  const start = page.getByRole('link', { name: textOf('readings.today.round') });
  await start.click();
  for (const [place, { name }] of device.plots.entries()) {
    await expect(plot(name)).toBeVisible();
    if (place >= 3) await skip.click();
    else {
      await form.measure('intakePh').fill(`5.7${place}`);
      await form.button('readings.form.save').click();
    }
  }
  await form.button('readings.round.finish').click();
  await expect(page).toHaveURL(/\/en\/app$/);

  await page.getByRole('link', { name: translation.like('readings.today.finished') }).click();
  await expect(plot(device.plots[0]?.name ?? '')).toBeVisible();
  await expect(form.measure('intakePh')).toHaveValue('');
  await expect(skip).toBeVisible();
  for (const { id } of device.plots.slice(0, 3)) {
    await page.goto(`/en/app/new?plot=${id}`);
    await expect(form.measure('intakePh')).toHaveValue('');
    await expect(page.getByText(textOf('readings.form.draftBack'))).toBeHidden();
  }
});

// Specification 9: gestures: drag, a person's own order of the round
test('a finger drags a plot to another place in the round, and the round follows that order', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'recorder');
  const [first = '', second = '', third = ''] = device.plots.map(({ name }) => name);
  const plot = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.goto('/en/app/round');
  await expect(plot(first)).toBeVisible();
  const change = page.getByRole('button', { name: textOf('readings.round.changeOrder') });
  await change.tap();
  const sheet = page.getByRole('dialog', { name: textOf('readings.round.order') });
  const rows = sheet.getByRole('listitem');
  const handle = (name: string) => sheet.getByRole('button', { name: `Move ${name}`, exact: true });
  const names = async () => (await rows.locator('bdi').allTextContents()).slice(0, 3);
  await expect.poll(names).toEqual([first, second, third]);
  const box = await handle(first).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);

  // Moves the row down by two rows: the others make room before the finger lets go.
  const from = await middleOf(handle(first));
  const to = { x: from.x, y: (await middleOf(handle(third))).y + 8 };
  await touch(page, way(from, to), {
    held: () => expect(sheet.getByRole('status')).toHaveText(`${first}: place 3 of ${device.plots.length}`),
  });
  await expect.poll(names).toEqual([second, third, first]);

  // Held at the lower edge, the list scrolls on and takes the plot with it.
  const list = await sheet.boundingBox();
  const bottom = { x: from.x, y: (list?.y ?? 0) + (list?.height ?? 0) - 110 };
  const last = device.plots.length;
  await touch(page, way(await middleOf(handle(second)), bottom), {
    held: () =>
      expect(sheet.getByRole('status')).toHaveText(`${second}: place ${last} of ${last}`, { timeout: 20_000 }),
  });
  await expect.poll(names).toEqual([third, first, device.plots[3]?.name]);

  // A finger beside the handle scrolls, and moves no plot.
  const name = await middleOf(rows.first().locator('bdi'));
  await touch(page, way(name, { x: name.x, y: name.y + 150 }));
  await expect.poll(names).toEqual([third, first, device.plots[3]?.name]);

  await sheet.getByRole('button', { name: textOf('readings.round.orderDone') }).tap();
  await expect(plot(third)).toBeVisible();
  await page.getByRole('button', { name: textOf('readings.round.skip') }).tap();
  await expect(plot(first)).toBeVisible();

  // The device stores the order: it is the same after a reload.
  await page.reload();
  await expect(plot(first)).toBeVisible();
  await expect(page.getByText(`2 of ${last}`, { exact: true })).toBeVisible();

  // With the keyboard alone, then back to the usual order.
  await change.focus();
  await page.keyboard.press('Enter');
  await handle(first).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect.poll(names).toEqual([first, third, device.plots[3]?.name]);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('status')).toHaveText(`${first}: cancelled, place 1 of ${last}`);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: textOf('readings.round.usualOrder') }).tap();
  await expect.poll(names).toEqual([first, second, third]);
});
