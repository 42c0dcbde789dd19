import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';
import { locales } from './locales.ts';
import { parseDecimal } from './parse-decimal.ts';

const value = (text: string) => {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : parsed.code;
};

test.each([
  ['2,1', 2.1],
  ['2.1', 2.1],
  ['2٫1', 2.1],
  ['٢٫١', 2.1],
  ['٢،١', 2.1],
  ['2،1', 2.1],
  ['٢,١', 2.1],
  ['۲٫۱', 2.1],
  ['1.850', 1.85],
  ['1,850', 1.85],
  [' 5 ', 5],
  ['.5', 0.5],
  ['5,', 5],
  ['-1,5', -1.5],
  ['−1.5', -1.5],
  ['-0', 0],
  ['\u200e2,1\u200e', 2.1],
])('%j is %d', (text, expected) => {
  expect(value(text)).toBe(expected);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['1.234,5', 'two_separators'],
  ['1,,5', 'two_separators'],
  ['1.2.3', 'two_separators'],
  ['١٫٢٫٣', 'two_separators'],
  [',', 'not_a_number'],
  ['-', 'not_a_number'],
  ['1 234', 'not_a_number'],
  ['1\u00a0234', 'not_a_number'],
  ['1’5', 'not_a_number'],
  ['2.1 mS', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['9'.repeat(400), 'not_a_number'],
])('%j is refused: %s', (text, code) => {
  expect(value(text)).toBe(code);
});

describe.each(locales.map(({ locale }) => locale))('in %s', (locale) => {
  const format = createFormat({ locale });
  const digits = {
    latin: (text: string) => text,
    arabicIndic: (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
    extended: (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))),
  };
  const numbers = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((number) => Number(`${number}e-3`));

  test('reads any number a person may type as it was meant', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom('.', ',', '٫'),
        fc.constantFrom(...Object.values(digits)),
        (number, separator, write) => {
          expect(value(write(String(number).replace('.', separator)))).toBe(number);
        },
      ),
    );
  });

  test('reads back what the app writes for typing', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(value(format.typed(number))).toBe(number);
      }),
    );
  });

  test('reads back or refuses what the app writes for reading, but never as another number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const read = value(format.number(number, 3));
        expect([number, 'two_separators', 'not_a_number']).toContain(read);
      }),
    );
  });
});

test('every typed text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const parsed = parseDecimal(text);
      expect(parsed.ok ? Number.isFinite(parsed.value) : parsed.code !== undefined).toBe(true);
    }),
  );
});
