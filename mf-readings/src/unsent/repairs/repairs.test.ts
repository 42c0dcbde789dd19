import { zoneClock } from '@seguia/shared/domain/farm-time';
import type { OutboxEntry, ReadingBody } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { repairsOf } from './repairs.ts';

const body: ReadingBody = {
  plotId: 'p',
  date: '2026-03-01',
  time: '09:12',
  entryType: 'value',
  intakeEc: 2400,
  drainEc: 3400,
};
const context = { clock: zoneClock('Asia/Kolkata'), now: 1_787_256_000, compared: {} };
/** A change whose fields the server refused. Fields have their names in the API. */
const refused = (...fields: string[]) =>
  ({ body, problem: { errors: fields.map((field) => ({ field, code: 'ec_over_20', message: '' })) } }) as OutboxEntry;
const repaired = (entry: OutboxEntry) => repairsOf(entry, context).map(({ values }) => values);

test('repairs only the fields that the server refused', () => {
  expect(repaired(refused('intake_ec'))).toEqual([{ intakeEc: 2.4 }]);
  expect(repaired(refused('intake_ec', 'drain_ec'))).toEqual([{ intakeEc: 2.4 }, { drainEc: 3.4 }]);
  expect(repaired(refused('plot_id'))).toEqual([]);
});

test('swaps EC and pH back if one of them was refused', () => {
  const swapped = { ...refused('intake_ph'), body: { ...body, intakeEc: 5.8, intakePh: 2.4, drainEc: null } };
  expect(repaired(swapped)).toContainEqual({ intakeEc: 2.4, intakePh: 5.8 });
});

test('offers no repair without a body, a problem or a named field', () => {
  const { body: _body, ...bodiless } = refused('intake_ec');
  expect(repaired(bodiless)).toEqual([]);
  expect(repaired({ body } as OutboxEntry)).toEqual([]);
  const problem = { type: '', title: '', status: 403, code: 'x' };
  expect(repaired({ ...refused(), problem })).toEqual([]);
});
