import { expect, test } from 'vitest';
import { dueOf, type LoggedCalibration, newestCalibration, worstDue } from './calibration-due.ts';
import { normaliseCalibration } from './calibration-rules.ts';
import { notCalibrated } from './reading-meter.ts';

const day = 86_400;
const at = 1_780_000_000;
const combo = { id: 'm', kind: 'ec_ph', calibrationDays: 30 } as const;
const logged = (daysAgo: number, more: Partial<LoggedCalibration> = {}): LoggedCalibration => ({
  ...normaliseCalibration({ meterId: 'm', at: at - daysAgo * day, slope: 97, cellConstant: 1, ...more }),
  ...(more.withdrawnAt === undefined ? {} : { withdrawnAt: more.withdrawnAt }),
});

test.each([
  [30, 'current'],
  [30.99, 'current'],
  [31, 'overdue'],
])('%f days after its calibration a meter of 30 days is %s', (daysAgo, state) => {
  expect(worstDue(combo, [logged(daysAgo)], at)).toMatchObject({ state, days: Math.floor(daysAgo) });
});

// Specification 10: a meter is overdue by age, electrode and cell each for itself
test('electrode and cell are due separately', () => {
  const log = [logged(2, { cellConstant: null }), logged(40)];
  expect(dueOf(combo, log, at)).toEqual([
    { quantity: 'ec', state: 'overdue', days: 40 },
    { quantity: 'ph', state: 'current', days: 2 },
  ]);
  expect(worstDue(combo, log, at).quantity).toBe('ec');
  expect(dueOf({ ...combo, kind: 'ph' }, log, at)).toHaveLength(1);
});

test('never calibrated is worse than overdue', () => {
  expect(worstDue(combo, [logged(90, { cellConstant: null })], at)).toEqual({
    quantity: 'ec',
    state: 'never',
    days: null,
  });
});

test('a withdrawn calibration, one of another meter, and a future one do not count', () => {
  const log = [logged(1, { withdrawnAt: at }), logged(1, { meterId: 'other' }), logged(-1), logged(12)];
  expect(newestCalibration(log, 'm', 'ph', at)).toBe(log[3]);
  expect(newestCalibration(log.slice(0, 3), 'm', 'ph', at)).toBeNull();
});

// Specification 10: a reading is marked for what it measured with a calibration that was overdue then
test('a reading is marked if the calibration of what it measured was overdue then', () => {
  const reading = { meterId: 'm', timestamp: at, intakeEc: 2.4, intakePh: null };
  expect(notCalibrated(reading, [combo], [logged(31)])).toEqual([{ quantity: 'ec', state: 'overdue', days: 31 }]);
  expect(notCalibrated({ ...reading, timestamp: at - day }, [combo], [logged(31)])).toEqual([]);
  const onlyEc = [logged(1, { slope: null })];
  expect(notCalibrated(reading, [combo], onlyEc)).toEqual([]);
  expect(notCalibrated({ ...reading, drainPh: 6.1 }, [combo], onlyEc)).toMatchObject([
    { quantity: 'ph', state: 'never' },
  ]);
});

test('a reading without a meter, or with an unknown one, is not marked', () => {
  const reading = { timestamp: at, intakeEc: 2.4 };
  for (const meterId of [null, undefined, 'gone'])
    expect(notCalibrated({ ...reading, ...(meterId === undefined ? {} : { meterId }) }, [combo], [])).toEqual([]);
});
