import { addDays } from '@seguia/shared/domain/farm-time';
import { expect, test } from 'vitest';
import { waterWeeks } from './water-weeks.ts';

const day = (date: string, irrigation: number | null, radiation: number | null, plotId: string | null = null) => ({
  date,
  plotId,
  irrigation,
  radiation,
});

/** Days up to Sunday 14 June 2026, the newest first. */
const month = Array.from({ length: 21 }, (_, ago) => day(addDays('2026-06-14', -ago), 5, 2000));

test('shows the newest seven days by themselves, and the others in weeks from Monday to Sunday', () => {
  const { newest, weeks } = waterWeeks(month, []);
  expect(newest.map(({ date }) => date)).toEqual(month.slice(0, 7).map(({ date }) => date));
  expect(weeks.map(({ from, to, days }) => [from, to, days.length])).toEqual([
    ['2026-06-01', '2026-06-07', 7],
    ['2026-05-25', '2026-05-31', 7],
  ]);
  expect(weeks[0]).toMatchObject({ sums: { irrigation: 35, radiation: 14_000 }, ratio: 2.5 });
});

test('sums a whole week, each date once as the mean over the plots, and does not cut a date', () => {
  const plots = ['a', 'b', 'c'];
  const rows = month.flatMap(({ date }) => plots.map((id, at) => day(date, 4 + at, 2000, id)));
  const { newest, weeks } = waterWeeks(rows, plots);
  expect(newest).toHaveLength(9);
  expect(weeks[0]?.days).toHaveLength(12);
  expect(weeks[0]?.sums).toEqual({ irrigation: 35, radiation: 14_000 });
});

test('a week without light has no ratio, and one without water no sum of it', () => {
  const { weeks } = waterWeeks([...month.slice(0, 7), day('2026-06-03', 4, null), day('2026-05-27', null, 900)], []);
  expect(weeks.map(({ sums, ratio }) => [sums, ratio])).toEqual([
    [{ irrigation: 4, radiation: null }, null],
    [{ irrigation: null, radiation: 900 }, null],
  ]);
});
