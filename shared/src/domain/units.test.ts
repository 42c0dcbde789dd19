import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ecFromStored, ecToStored, volumeFromRate } from './units.ts';

test('1 mS/cm = 1000 µS/cm = 1 dS/m, without loss', () => {
  expect(ecToStored(1850, 'µS/cm')).toBe(1.85);
  expect(ecFromStored(1.0005, 'µS/cm')).toBe(1000.5);
  expect(ecToStored(1.85, 'dS/m')).toBe(1.85);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (digits) => {
      const typed = Number(`${digits}e-3`);
      expect(ecFromStored(ecToStored(typed, 'µS/cm'), 'µS/cm')).toBe(typed);
    }),
  );
});

test('a dripper’s rate gives its volume', () => {
  expect(volumeFromRate(2, 15, 'ml')).toBe(500);
  expect(volumeFromRate(2, 15, 'cl')).toBe(50);
  expect(volumeFromRate(2, 15, 'l')).toBe(0.5);
  expect(volumeFromRate(1.6, 7, 'ml')).toBe(186.7);
  expect(volumeFromRate(1.6, 7, 'l')).toBe(0.1867);
});
