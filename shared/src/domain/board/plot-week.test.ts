import { expect, test } from 'vitest';
import { readingOf } from '@seguia/testing/readings';
import { addDays } from '../farm-time.ts';
import { byMeasure } from '../readings/measures.ts';
import { plotNow } from './plot-now.ts';
import { advisedOn, daysBack, plotWeekOf } from './plot-week.ts';

const today = '2026-03-09';
const target = { low: 1, high: 9 };
const bands = { ...byMeasure(() => target), drainPercent: { low: 1, high: 90 } };

/** A reading a day, newest first, as the device has them. */
const week = (intake: number, drain: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((back) =>
    readingOf({
      id: `r${back}`,
      date: addDays(today, -back),
      intakeEc: 4 - back * intake,
      drainEc: 5 - back * drain,
    }),
  );

const adviceOf = (rows: ReturnType<typeof week>) =>
  plotWeekOf(
    plotNow(rows, () => bands, today),
    rows,
    today,
  ).advice;

test('the week’s rise is that of the drain, whatever else is given', () => {
  expect(adviceOf(week(0, 0.1))).toMatchObject({ kind: 'rising' });
  expect(adviceOf(week(0.1, 0))).not.toMatchObject({ kind: 'rising' });
});

test('the days are the last seven, the oldest first, with a gap where there was no reading', () => {
  const rows = week(0, 0.5).filter(({ date }) => date !== addDays(today, -2));
  const { days } = plotWeekOf(
    plotNow(rows, () => bands, today),
    rows,
    today,
  );
  expect(days.get('drainEc')).toEqual([2, 2.5, 3, 3.5, null, 4.5, 5]);
});

/** A fortnight with a small drain in the morning, saltier every day of the last week, and a large one at noon, a little fresher every day. */
const twoRounds = Array.from({ length: 14 }, (_, back) => {
  const rise = Math.max(0, 7 - back);
  const round = (time: string, drainEc: number, totalDrained: number | null, intakePerDripper: number) =>
    readingOf({
      id: `${back} ${time}`,
      date: addDays(today, -back),
      time,
      drainEc,
      totalDrained,
      intakePerDripper,
      dripperCount: 10,
      dripperUnit: 'ml',
      entryType: 'drippers',
    });
  return [round('13:00', 3 - rise * 0.03, 980, 300), round('08:00', 3 + rise * 0.2, 20, 100)];
}).flat();

// Specification 10: drain is by volume where its volumes are known
test('drain EC by volume decides whether salts build up, and is the week’s line', () => {
  const { advice, now } = advisedOn(twoRounds, () => bands, today);
  expect(advice).not.toMatchObject({ kind: 'rising' });
  const drawn = plotWeekOf(now, twoRounds, today).days.get('drainEc');
  expect(drawn?.[0]).toBeCloseTo(3 + (0.2 * 20 - 0.03 * 980) / 1000, 9);
  expect(drawn?.[6]).toBeCloseTo(3 + (1.4 * 20 - 0.21 * 980) / 1000, 9);
});

test('a week in which a reading lacks its volume is judged by plain means, all days alike', () => {
  const lacking = twoRounds.map((row, at) => (at === 13 ? { ...row, totalDrained: null } : row));
  expect(advisedOn(lacking, () => bands, today).advice).toMatchObject({ kind: 'rising' });
});

test('the week’s line of a pH is of medians, which one slip of a meter does not move', () => {
  const rows = [9.9, 5.8, 5.8].map((drainPh, at) =>
    readingOf({ id: `${at}`, date: today, time: `0${8 - at}:00`, drainPh }),
  );
  const now = plotNow(rows, () => bands, today);
  expect(plotWeekOf(now, rows, today).days.get('drainPh')?.at(-1)).toBe(5.8);
});

test('a screen that holds thirty days says what one that holds the days of the board says', () => {
  const rows = [
    { back: 0, drainPh: 7.2 },
    { back: 10, drainPh: null },
    { back: 20, drainPh: 6.2 },
  ].map(({ back, drainPh }) => readingOf({ id: `r${back}`, date: addDays(today, -back), intakePh: 5.8, drainPh }));
  const targets = { ...bands, drainPh: { low: 5.5, high: 6.8 } };
  const advice = (known: typeof rows) => advisedOn(known, () => targets, today).advice;
  expect(advice(rows)).toEqual({ kind: 'drainPh', measure: 'drainPh' });
  expect(advice(rows)).toEqual(advice(rows.filter(({ date }) => date >= addDays(today, -daysBack))));
});

test('a value that is read once a week is compared with the one before, also in a plot with eight rounds a day', () => {
  const rounds = [14, 13, 12, 11, 10, 9, 8, 7];
  const rows = Array.from({ length: 8 }, (_, back) =>
    rounds.map((hour) => {
      const drainPh = hour > 7 ? null : back === 0 ? 7.2 : back === 7 ? 6.2 : null;
      return readingOf({
        id: `${back} ${hour}`,
        date: addDays(today, -back),
        time: `${hour}:00`.padStart(5, '0'),
        intakePh: 5.8,
        drainPh,
      });
    }),
  ).flat();
  const targets = { ...bands, drainPh: { low: 5.5, high: 6.8 } };
  const { advice } = advisedOn(rows, () => targets, today);
  expect(advice).toMatchObject({ kind: 'measureAgain', measure: 'drainPh', compared: { value: 6.2, daysBefore: 7 } });
});

test('a plot whose only reading is older than all days that count is unread since then', () => {
  const old = readingOf({ date: addDays(today, -20), drainEc: 5 });
  const { now, advice } = advisedOn([old], () => bands, today);
  expect(advice).toEqual({ kind: 'unread' });
  expect(now.newest?.date).toBe(old.date);
});
