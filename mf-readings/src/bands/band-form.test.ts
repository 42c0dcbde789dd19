import type { Plot, TargetBand } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { createFormat } from '../../../shared/src/i18n/format.ts';
import { type BandForm, newBandForm, toBandBody, toBandForm } from './band-form.ts';

const typing = createFormat({ locale: 'fr', ecUnit: 'µS/cm' });
const open = { low: null, high: null };
const band: TargetBand = {
  id: 'b',
  plotId: 'p',
  cropTypeId: 't',
  from: '2026-01-01',
  to: '2026-02-28',
  intakeEc: { low: 1.8, high: 2.6 },
  intakePh: { low: 5.5, high: null },
  drainEc: open,
  drainPh: open,
  drainPercent: { low: 20, high: 35 },
  updatedAt: 0,
  version: 1,
};
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
  expect(form).toMatchObject({ plotId: 'p', cropTypeId: 'newest' });
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
