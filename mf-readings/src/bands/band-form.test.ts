import { byTarget } from '@seguia/shared/domain/plantings/target-fields';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import { bandOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import { type BandForm, newBandForm, plantingOf, toBandBody, toBandForm, withProposed } from './band-form.ts';

const typing = createFormat({ locale: 'fr', ecUnit: 'µS/cm' });
const band = bandOf({
  to: '2026-02-28',
  intakeEc: { low: 1.8, high: 2.6 },
  intakePh: { low: 5.5, high: null },
  drainPercent: { low: 20, high: 35 },
});
const problems = (form: BandForm, others: readonly TargetBand[] = []) => toBandBody(form, typing, others).problems;

test('a band is shown in the unit that the person types EC in, and read back as it was', () => {
  const form = toBandForm(band, typing);
  expect(form.limits.intakeEc).toEqual({ low: '1800', high: '2600' });
  const { id: _id, updatedAt: _at, version: _version, ...body } = band;
  expect(toBandBody(form, typing, [])).toEqual({ body, problems: [] });
});

test('a new band is for the newest variety of its plot, and needs at least one limit', () => {
  const plot = { id: 'p', crops: [{ cropTypeId: 'newest' }, { cropTypeId: 'older' }] } as Plot;
  const form = newBandForm(plot, '2026-03-01');
  const limits = byTarget(() => ({ low: '', high: '' }));
  const empty = { plotId: 'p', cropTypeId: 'newest', from: '2026-03-01', to: '', limits, hasDifference: false };
  expect(form).toEqual(empty);
  expect(newBandForm({ id: 'q', crops: [] } as unknown as Plot, '')).toMatchObject({ plotId: 'q', cropTypeId: '' });
  expect(problems(form)).toEqual([{ field: 'limits', code: 'band_empty' }]);
});

test('limits that cross, cannot be, or are no numbers are told beside their field', () => {
  const form = toBandForm(band, typing);
  form.limits.intakeEc = { low: '2600', high: '1800' };
  form.limits.intakePh = { low: 'x', high: '15' };
  expect(problems(form)).toEqual([
    { field: 'intakeEc.high', code: 'low_over_high' },
    { field: 'intakePh.low', code: 'not_a_number' },
    { field: 'intakePh.high', code: 'impossible' },
  ]);
});

test('two bands of one plot and variety do not cover the same day', () => {
  const next = { ...toBandForm(band, typing), from: '2026-02-28', to: '' };
  expect(problems(next, [band])).toEqual([{ field: 'from', code: 'band_overlaps' }]);
  expect(problems({ ...next, from: '2026-03-01' }, [band])).toEqual([]);
  expect(problems({ ...next, to: '2026-02-01' }, [])).toEqual([{ field: 'to', code: 'end_before_start' }]);
});

test('a band meets another on a single day, at either end', () => {
  const others = [{ ...band, from: '2026-02-01', to: '2026-02-28' }];
  const of = (from: string, to: string) => problems({ ...toBandForm(band, typing), from, to }, others).length;
  expect([of('2026-01-01', '2026-01-31'), of('2026-01-01', '2026-02-01')]).toEqual([0, 1]);
  expect([of('2026-02-28', '2026-03-31'), of('2026-03-01', '2026-03-31')]).toEqual([1, 0]);
  expect([of('2026-02-10', '2026-02-10'), of('2026-01-01', '')]).toEqual([1, 1]);
});

test('a band without an end meets all that come after it', () => {
  const others = [{ ...band, from: '2026-02-01', to: null }];
  const of = (from: string, to: string) => problems({ ...toBandForm(band, typing), from, to }, others).length;
  expect([of('2026-01-01', '2026-01-31'), of('2030-01-01', ''), of('2030-01-01', '2030-02-01')]).toEqual([0, 1, 1]);
});

test('bands of another plot or of another variety do not meet', () => {
  const form = toBandForm(band, typing);
  expect(problems(form, [{ ...band, plotId: 'q' }])).toEqual([]);
  expect(problems(form, [{ ...band, cropTypeId: 'u' }])).toEqual([]);
});

test('what is missing is named, each field by itself', () => {
  const form = toBandForm(band, typing);
  for (const field of ['plotId', 'cropTypeId', 'from'] as const)
    expect(problems({ ...form, [field]: '' })).toEqual([{ field, code: 'required' }]);
  expect(problems(newBandForm(undefined, ''))).toEqual(
    ['plotId', 'cropTypeId', 'from'].map((field) => ({ field, code: 'required' })),
  );
});

test('limits may be the same, and a band may have one day', () => {
  const form = { ...toBandForm(band, typing), from: '2026-01-01', to: '2026-01-01' };
  form.limits.intakeEc = { low: '1800', high: '1800' };
  expect(problems(form)).toEqual([]);
  form.limits.intakeEc = { low: '0', high: '20000' };
  expect(problems(form)).toEqual([]);
  form.limits.intakeEc = { low: '0', high: '20001' };
  expect(problems(form)).toEqual([{ field: 'intakeEc.high', code: 'impossible' }]);
});

test('pH and percentages are read as they are, whatever the unit of EC', () => {
  const form = toBandForm(band, typing);
  form.limits.drainPh = { low: '5,5', high: '' };
  form.limits.drainPercent = { low: '', high: '35' };
  expect(toBandBody(form, typing, []).body).toMatchObject({
    drainPh: { low: 5.5, high: null },
    drainPercent: { low: null, high: 35 },
  });
});

test('limits of the EC difference are typed in the person’s unit, may be below 0, and may stand alone', () => {
  const form = { ...newBandForm(undefined, '2026-03-01'), plotId: 'p', cropTypeId: 't' };
  form.limits.ecDifference = { low: '-500', high: '1500' };
  expect(toBandBody(form, typing, [])).toMatchObject({
    body: { ecDifference: { low: -0.5, high: 1.5 } },
    problems: [],
  });
  form.limits.ecDifference = { low: '', high: '20001' };
  expect(problems(form)).toEqual([{ field: 'ecDifference.high', code: 'impossible' }]);
});

test('a difference without limits is sent only to a server that has one to take away', () => {
  expect(toBandBody(toBandForm(band, typing), typing, []).body).not.toHaveProperty('ecDifference');
  const form = toBandForm({ ...band, ecDifference: { low: 0.5, high: 1.5 } }, typing);
  expect(form.limits.ecDifference).toEqual({ low: '500', high: '1500' });
  form.limits.ecDifference = { low: '', high: '' };
  expect(toBandBody(form, typing, []).body.ecDifference).toEqual({ low: null, high: null });
});

test('a proposal takes the place of what it has limits for, and leaves everything else as typed', () => {
  const { limits } = toBandForm(band, typing);
  const taken = withProposed(
    limits,
    { intakeEc: { low: 2.4, high: 2.8 }, ecDifference: { low: 0.5, high: 1.5 } },
    typing,
  );
  expect(taken.intakeEc).toEqual({ low: '2400', high: '2800' });
  expect(taken.ecDifference).toEqual({ low: '500', high: '1500' });
  expect([taken.intakePh, taken.drainPercent]).toEqual([limits.intakePh, limits.drainPercent]);
});

test('a band is for the planting of its variety that stood on its first day, else for the newest', () => {
  const older = { cropTypeId: 't', from: '2025-07-20', to: '2026-06-30' };
  const crops = [{ cropTypeId: 't', from: '2026-07-20', to: null }, older, { cropTypeId: 'u', from: '2026-01-01' }];
  const of = (from: string) =>
    plantingOf({ crops } as unknown as Plot, { ...newBandForm(undefined, from), cropTypeId: 't' })?.from;
  expect([of('2026-03-01'), of('2026-07-10'), of('2026-08-01')]).toEqual(['2025-07-20', '2026-07-20', '2026-07-20']);
  expect(plantingOf(undefined, newBandForm(undefined, '2026-03-01'))).toBeUndefined();
});
