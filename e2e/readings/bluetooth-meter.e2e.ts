// A meter that is read over Bluetooth: its values fill the fields of one water, and the person saves them. The browser's Bluetooth is
// simulated. Its meter sends a frame as the driver's description has it (mf-readings/src/bluetooth/read-meter.test.ts has the same frame).
import { firstUnlessProof } from '../support/proof.ts';
import { expect, type Page } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

/** The frame says pH 5.83 and 2.41 mS/cm. */
const frame = 'a0fdaf75fc7efbeaffffffffff55ffbeffffffffffffffffffffffff00';

/** Gives the page's browser a Bluetooth with one meter within reach. */
const withMeter = (page: Page) =>
  page.addInitScript((hex) => {
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const server = {
      connect: async () => server,
      disconnect: () => undefined,
      getPrimaryService: async () => ({
        getCharacteristic: async () => ({ readValue: async () => new DataView(bytes.buffer) }),
      }),
    };
    const bluetooth = { requestDevice: async () => ({ gatt: server }) };
    Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true });
  }, frame);

test.use({ account: 'recorder' });

// Two plots, because the same values in the same minute would bring up a question.
for (const { locale, plot } of firstUnlessProof([
  { locale: 'fr', plot: 'Tunnel 1' },
  { locale: 'ar-MA', plot: 'Tunnel 3' },
])) {
  // Specification 10: values read over Bluetooth are saved by the person
  test(`a recorder reads the drain over Bluetooth and saves it (${locale})`, async ({ page, world }) => {
    const translation = translationIn(locale);
    const { textOf, prefix } = translation;
    const device = await OtherDevice.of(world.api, 'recorder');
    await withMeter(page);
    await page.goto(`${prefix}/app/new?plot=${device.plot(plot)}`);
    const form = new ReadingForm(page, translation);
    await form.button('readings.bluetooth.read').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textOf('readings.side.drain'), exact: true })
      .click();
    await expect(form.measure('drainEc')).toHaveValue('2,41');
    await expect(form.measure('drainPh')).toHaveValue('5,83');
    await expect(form.measure('intakeEc')).toHaveValue('');
    await form.save();
    const [saved] = await device.mine(1);
    expect(saved).toMatchObject({ drain_ec: 2.41, drain_ph: 5.83, intake_ec: null });
  });
}
