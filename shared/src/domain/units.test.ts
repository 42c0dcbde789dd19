import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ecFromStored,
  ecToStored,
  ecUnits,
  fromMillilitres,
  toMillilitres,
  volumeFromRate,
  volumeUnits,
} from './units.ts';

test('1 mS/cm = 1000 µS/cm = 1 dS/m, without loss', () => {
  expect(ecToStored(1850, 'µS/cm')).toBe(1.85);
  expect(ecFromStored(1.0005, 'µS/cm')).toBe(1000.5);
  expect(ecToStored(1.85, 'dS/m')).toBe(1.85);
  expect(ecFromStored(1.85, 'dS/m')).toBe(1.85);
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

test('lists the units that can be chosen', () => {
  expect(ecUnits).toEqual(['mS/cm', 'µS/cm', 'dS/m']);
  expect(volumeUnits).toEqual(['ml', 'cl', 'l']);
});

test('converts numbers that are written with a power of ten as well', () => {
  expect(ecToStored(1e-7, 'µS/cm')).toBe(1e-10);
  expect(ecFromStored(1.5e-7, 'µS/cm')).toBe(1.5e-4);
  expect(toMillilitres(2.5e21, 'l')).toBe(2.5e24);
  expect(fromMillilitres(2.5e-10, 'cl')).toBe(2.5e-11);
});
