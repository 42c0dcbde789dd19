import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Draws the path as a screen does, with four pixels a module, so that a reader of codes can read it. */
function drawn({ size, d }: ReturnType<typeof qrPath>) {
  const [scale, side] = [4, size * 4];
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}

test.each([
  'https://farm.example/ar-ma/join?server=https%3A%2F%2Fapi.farm.example#Z_aysEMqlvoSMPLk95IXgGSJBNBh80r14w4-Hd3xbVk',
  'http://localhost:3000/join?server=http%3A%2F%2Flocalhost%3A4000#0123456789_-abcdefghijklmnopqrstuvwxyzABCDE',
])('the drawn code reads as the link: %s', (link) => {
  expect(decodeQR(drawn(qrPath(link)))).toBe(link);
});

test('a code has four light modules around it', () => {
  const { size, d } = qrPath('https://farm.example');
  const columns = [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(width),
  ]);
  expect(Math.min(...columns.map(([x]) => x!))).toBe(4);
  expect(Math.min(...columns.map(([, y]) => y!))).toBe(4);
  expect(Math.max(...columns.map(([x, , width]) => x! + width!))).toBe(size - 4);
});
