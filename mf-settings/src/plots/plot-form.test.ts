import { expect, test } from 'vitest';
import { emptyPlotForm, type PlotForm, toPlotForm, toPlotValues } from './plot-form.ts';

const form: PlotForm = { ...emptyPlotForm, name: 'Serre 1' };
const french = { typed: (value: number | null | undefined) => String(value ?? '').replace('.', ',') };

test('what is typed in the person’s own way is read, and shown so again', () => {
  const typed = { ...form, name: ' Serre  1', house: ' Nord ', area: '1200,5', drippers: '٢٥٠٠', dripperRate: '2000' };
  const { values, problems } = toPlotValues(typed, []);
  expect(problems).toEqual([]);
  expect(values).toEqual({
    name: 'Serre 1',
    house: 'Nord',
    area: 1200.5,
    irrigationUnits: 1,
    drippers: 2500,
    dripperRate: 2000,
    dripperRateUnit: 'ml_per_hour',
  });
  const plot = { ...values, id: 'p', position: 1, crops: [], closed: false, updatedAt: 1 };
  expect(toPlotForm(plot as never, french)).toMatchObject({ area: '1200,5', drippers: '2500', house: 'Nord' });
});

test('empty fields are nothing, but a plot needs its name and its units', () => {
  expect(toPlotValues(form, []).values).toMatchObject({
    house: null,
    area: null,
    drippers: null,
    dripperRateUnit: null,
  });
  expect(toPlotValues({ ...form, name: ' ', irrigationUnits: '' }, []).problems).toEqual([
    { field: 'name', code: 'name_missing' },
    { field: 'irrigationUnits', code: 'irrigation_units_impossible' },
  ]);
});

test.each([
  [{ area: '1.200,5' }, 'area_impossible'],
  [{ area: 'grand' }, 'area_impossible'],
  [{ drippers: '2,5' }, 'drippers_impossible'],
  [{ dripperRate: '0' }, 'dripper_rate_impossible'],
  [{ name: 'serre 2' }, 'name_taken'],
  [{ area: '1.234' }, 'thousands_unclear'],
  [{ area: '١،٢٣٤' }, 'thousands_unclear'],
  [{ dripperRate: '2,000' }, 'thousands_unclear'],
])('%o is not saved', (change, code) => {
  expect(toPlotValues({ ...form, ...change }, ['Serre 2']).problems).toMatchObject([{ code }]);
});

test('three decimals are taken where nothing is grouped so, or where they stand there already', () => {
  for (const area of ['0,125', '1200,125', '1٫234', '1,23'])
    expect(toPlotValues({ ...form, area }, []).problems).toEqual([]);
  const seen = { ...form, area: '850,125' };
  expect(toPlotValues({ ...seen, name: 'Serre 3' }, [], seen).problems).toEqual([]);
});
