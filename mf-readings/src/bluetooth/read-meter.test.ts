import { expect, test } from 'vitest';
import { readMeter } from './read-meter.ts';
import { meantFrame, scrambled, simulatedBluetooth } from '../../testing/simulated-meter.ts';
import { isIntact, unscrambled } from './yinmik-frame.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The confirmation of a command, recorded from a BLE-YC01 and published in community.home-assistant.io/t/418684 (post 7). */
const recorded = bytesOf('fea1ffdaffee7fffb3dffaf55fffebfd75feae77fffaefff77ffef5d40');

test('a frame that somebody recorded from a meter is intact once it is put in order, and not before', () => {
  expect(isIntact(unscrambled(recorded))).toBe(true);
  expect(isIntact(recorded)).toBe(false);
  expect(scrambled(unscrambled(recorded))).toEqual(recorded);
});

test('a meter that was chosen is read, and let go', async () => {
  const bluetooth = simulatedBluetooth(scrambled(meantFrame({ ph: 5.83, ec: 2.41 })));
  expect(await readMeter(bluetooth)).toEqual({ ph: 5.83, ec: 2.41 });
  expect(bluetooth.connections).toBe(0);
});

test('what a meter does not measure is no value', async () => {
  const frame = meantFrame({ ph: 655.35, ec: 1.2 });
  expect(await readMeter(simulatedBluetooth(scrambled(frame)))).toEqual({ ph: null, ec: 1.2 });
});

test.each([
  ['a frame with one wrong bit', meantFrame({ ph: 6, ec: 2 }).with(4, 1)],
  ['half a frame', meantFrame({ ph: 6, ec: 2 }).slice(0, 9)],
  ['nothing', new Uint8Array()],
])('%s is unreadable', async (_what, frame) => {
  expect(await readMeter(simulatedBluetooth(scrambled(frame)))).toBe('unreadable');
});

test('a meter out of reach is silent, and a list that is closed chooses none', async () => {
  expect(await readMeter(simulatedBluetooth(new DOMException('GATT', 'NetworkError')))).toBe('silent');
  const closed = { requestDevice: () => Promise.reject(new DOMException('', 'NotFoundError')) };
  expect(await readMeter(closed)).toBe('not chosen');
});

test('the journey’s meter sends what it says', () => {
  const sent = Array.from(scrambled(meantFrame({ ph: 5.83, ec: 2.41 })), (byte) => byte.toString(16).padStart(2, '0'));
  expect(sent.join('')).toMatchInlineSnapshot(`"a0fdaf75fc7efbeaffffffffff55ffbeffffffffffffffffffffffff00"`);
});
