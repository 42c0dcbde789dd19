import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPauses, type PhotoPauses, pausePhoto } from './photo-pauses.ts';

const why = fc.constantFrom(...(Object.keys(firstPauses) as (keyof typeof firstPauses)[]));

test('each pause of a photo is at least as long as the one before, and no photo is tried more than 24 times a day for long', () => {
  fc.assert(
    fc.property(why, fc.integer({ min: 1, max: 60 }), (reason, failures) => {
      const pauses: PhotoPauses = new Map();
      const lengths = Array.from({ length: failures }, () => {
        pausePhoto(pauses, 'photo', reason, 1000);
        return pauses.get('photo')!.until - 1000;
      });
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths[0]).toBe(firstPauses[reason]);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(3_600_000);
      if (failures > 10) expect(lengths.at(-1)).toBe(3_600_000);
    }),
  );
});
