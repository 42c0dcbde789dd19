import { expect, test } from 'vitest';
import { type Count, hour } from './counts.ts';
import { failures, histories, week } from './history.ts';

const now = Date.UTC(2026, 10, 28, 14, 20);
const thisHour = Date.UTC(2026, 10, 28, 14);

const count = (hoursAgo: number, version: string, finding: Count['finding'], devices: number): Count => ({
  hour: thisHour - hoursAgo * hour,
  part: 'mf-stock',
  version,
  finding,
  devices,
});

test('a device that ran a version counts for the 24 hours from then, and a failure for its hour', () => {
  const found = histories(
    [count(30, '1', 'tried', 5), count(23, '1', 'tried', 7), count(23, '1', 'draw', 2), count(0, '2', 'tried', 1)],
    now,
  );
  const [earlier, later] = found.get('mf-stock')!;
  const at = (hoursAgo: number) => week - 1 - hoursAgo;
  expect([31, 30, 24, 23, 7, 6, 0].map((hoursAgo) => earlier!.running[at(hoursAgo)])).toEqual([
    0,
    5,
    5,
    12,
    12,
    7 + 0,
    7,
  ]);
  expect(earlier!.failing.flatMap((devices, place) => (devices > 0 ? [[place, devices]] : []))).toEqual([[at(23), 2]]);
  expect(earlier).toMatchObject({ version: '1', last: thisHour - 23 * hour, today: { tried: 7, draw: 2 } });
  expect(later).toMatchObject({ version: '2', last: thisHour, today: { tried: 1 } });
  expect(later!.running.slice(-2)).toEqual([0, 1]);
});

test('what is older than the picture is not in it, and what is no failure is not counted as one', () => {
  const [only] = histories([count(24 * 9, '1', 'tried', 5), count(1, '1', 'fit', 3)], now).get('mf-stock')!;
  expect([Math.max(...only!.running), Math.max(...only!.failing), failures(only!.today)]).toEqual([0, 0, 0]);
  expect(failures({ tried: 9, load: 1, draw: 2, held: 3, files: 4, late: 5, fit: 6 })).toBe(15);
});
