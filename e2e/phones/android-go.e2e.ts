// Typing and saving on the smallest phones: Android Go, 2 GB, a sixth of the processor, 360×640. README.md says how it is
// measured.
import { expect } from '@playwright/test';
import { onFarm } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { syncStatus } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { middleOf } from '../support/touch.ts';
import { translationIn } from '../support/translation.ts';
import { androidGo, test } from './android-go-phone.ts';
import { byClock, byProcessor } from './measures.ts';
import { quantile } from './quantile.ts';
import { SlowPhone } from './slow-phone.ts';
import { byKeyboard, byKeypad } from './typing.ts';

test.use(androidGo);

const translation = translationIn('en');
const { textOf } = translation;

/**
 * Milliseconds that a key and Save may take: the median must be below the limit, and 95 % below twice the limit. Outside the proofs, other
 * journeys run at the same time, so the limits are half as long again.
 */
const limits = isProof ? { key: 100, save: 300 } : { key: 150, save: 450 };

/** Readings typed on the keypad, and as many on a keyboard. */
const typed = isProof ? 15 : 2;

// Specification 10: on an Android Go phone a key answers in 100 ms and Save in 300
test('a key and Save answer at once with a sixth of the processor', async ({ page, world }) => {
  test.setTimeout(60_000 + typed * 20_000);
  const device = await OtherDevice.of(world.api, 'manager');
  const plot = device.plot('Serre 1');
  // The typed values are near the last ones, and none of them the same, so that no question comes up.
  const usual = { intake_ec: 2.25, intake_ph: 5.8, drain_ec: 3, drain_ph: 6.1 };
  await device.record({ plot_id: plot, ...onFarm(), ...usual });
  await page.goto(`/en/app/new?plot=${plot}`);
  const form = new ReadingForm(page, translation);
  await expect(form.measure('intakeEc')).toBeFocused();
  await expect(syncStatus(page)).toHaveText('All sent', { timeout: 30_000 });

  const phone = await SlowPhone.of(page);
  const measure = isProof ? await byClock(page, phone) : byProcessor(page, phone);
  const times = { keypad: [] as number[], keyboard: [] as number[], save: [] as number[] };
  const words = [textOf('readings.form.saved'), textOf('readings.form.sent')];
  for (let turn = 0; turn < typed * 2; turn++) {
    const [way, type] = turn % 2 === 0 ? (['keypad', byKeypad] as const) : (['keyboard', byKeyboard] as const);
    // Every reading differs: the same values in the same minute would bring up a question. The keypad moves on after one decimal.
    const [intakeEc, drainEc] = [2.1 + (turn % 5) / 10, 2.9 + Math.floor(turn / 5) / 10].map((ec) => ec.toFixed(1));
    times[way].push(...(await measure.keys(type, form, [intakeEc!, '5.8', drainEc!, '6.1'])));
    const place = await middleOf(form.button('readings.form.save'));
    const save = () => page.touchscreen.tap(place.x, place.y);
    times.save.push(await measure.untilStatus(words, save));
    await page.getByRole('link', { name: textOf('readings.saved.again'), exact: true }).tap();
    await expect(form.measure('intakeEc')).toBeFocused();
  }
  // Checks the measure itself: it must notice a key that takes too long.
  await phone.burden(limits.key * 1.5);
  const burdened = await measure.keys(byKeyboard, form, ['2.5']);

  console.log(Object.entries(times).map(figures).join('; '));
  if (isProof) expect(phone.slowness).toBeGreaterThan(4.5);
  for (const way of ['keypad', 'keyboard'] as const) {
    expect.soft(quantile(times[way], 0.5), `${way}, median`).toBeLessThan(limits.key);
    if (isProof) expect.soft(quantile(times[way], 0.95), `${way}, 95th percentile`).toBeLessThan(limits.key * 2);
  }
  expect.soft(quantile(times.save, 0.5), 'Save, median').toBeLessThan(limits.save);
  if (isProof) expect.soft(quantile(times.save, 0.95), 'Save, 95th percentile').toBeLessThan(limits.save * 2);
  expect(quantile(burdened, 0.5)).toBeGreaterThan(limits.key);
});

const figures = ([what, taken]: [string, number[]]) =>
  `${what} ${[0.5, 0.95, 1].map((share) => quantile(taken, share).toFixed(0)).join(', ')} ms of ${taken.length}`;
