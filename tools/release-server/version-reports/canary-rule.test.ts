import { expect, test } from 'vitest';
import { randomOf } from '../../../shared/src/domain/random.ts';
import { leastDifference, limits, reasonToStop } from './canary-rule.ts';

const outcome = (tried: number, faults: number, losses = 0) => ({ tried, faults, losses });
const many = limits.networks;

test('the bound is Newcombe’s: his table of 1998 has these differences and lower limits of 95 %', () => {
  // Newcombe 1998, table II, method 10.
  expect(leastDifference(56, 70, 48, 80, 1.959964)).toBeCloseTo(0.0524, 4);
  expect(leastDifference(9, 10, 3, 10, 1.959964)).toBeCloseTo(0.1705, 4);
  expect(leastDifference(10, 10, 0, 20, 1.959964)).toBeCloseTo(0.6791, 4);
  expect(leastDifference(5, 56, 0, 29, 1.959964)).toBeCloseTo(-0.0381, 4);
});

test.each([
  ['half of its devices fail, of the others none', outcome(30, 15), outcome(70, 0), true],
  ['half of its devices fail, of the others a fiftieth', outcome(30, 15), outcome(100, 2), true],
  ['both fail as often', outcome(200, 40), outcome(1800, 360), false],
  ['it fails less', outcome(200, 10), outcome(1800, 360), false],
  [
    'it fails a little more than the version before, on very many devices',
    outcome(100_000, 1500),
    outcome(900_000, 9000),
    false,
  ],
  ['it fails on three points more, on very many devices', outcome(100_000, 4000), outcome(900_000, 9000), true],
  ['nothing is known of the version before', outcome(50, 25), outcome(0, 0), false],
  ['too few devices of the version before', outcome(50, 25), outcome(limits.tried - 1, 0), false],
  ['too few devices of its own', outcome(limits.tried - 1, limits.tried - 1), outcome(500, 0), false],
  ['just enough devices', outcome(limits.tried, limits.tried), outcome(limits.tried, 0), true],
  ['too few failures', outcome(20, limits.failed - 1), outcome(10_000, 0), false],
  ['just enough failures', outcome(20, limits.failed), outcome(10_000, 0), true],
  ['the network loses a tenth of its files', outcome(200, 0, 20), outcome(1800, 0), false],
  ['its files come on no device', outcome(30, 0, 30), outcome(300, 0, 3), true],
])('%s', (_, canary, before, stops) => {
  expect(reasonToStop(canary, before, many) !== null).toBe(stops);
});

test('says what the numbers are, and asks for several networks', () => {
  const [canary, before] = [outcome(30, 15), outcome(70, 1)];
  expect(reasonToStop(canary, before, many)).toBe('it failed on 15 of 30 devices, the version before on 1 of 70');
  expect(reasonToStop(outcome(30, 1, 29), before, many)).toBe(
    'it failed, or did not arrive, on 30 of 30 devices, the version before on 1 of 70',
  );
  expect(reasonToStop(canary, before, many - 1)).toBeNull();
});

test('of a thousand good canaries that are looked at after every report, hardly any stops, whatever the common share is', () => {
  const random = randomOf(20_261_128);
  const stopped = [0.005, 0.02, 0.1, 0.3].map((share) => {
    let count = 0;
    for (let run = 0; run < 1000; run += 1) {
      const [canary, before] = [outcome(0, 0), outcome(0, 0)];
      let reason: string | null = null;
      for (let report = 0; report < 1000 && reason === null; report += 1) {
        const of = random() < 0.3 ? canary : before;
        of.tried += 1;
        if (random() < share) of.faults += 1;
        if (of === canary) reason = reasonToStop(canary, before, many);
      }
      if (reason !== null) count += 1;
    }
    return count;
  });
  expect(Math.max(...stopped)).toBeLessThanOrEqual(10);
});
