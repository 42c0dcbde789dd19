import { expect, test } from 'vitest';
import { emptyPlotForm, type PlotForm, toPlotForm, toPlotValues } from './plot-form.ts';

const form: PlotForm = { ...emptyPlotForm, name: 'Serre 1' };
const french = { typed: (value: number | null | undefined) => String(value ?? '').replace('.', ',') };

test('reads values in the person’s own notation, and shows them in it again', () => {
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

test('empty fields have no value, but a plot needs its name and its units', () => {
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
])('does not save %o', (change, code) => {
  expect(toPlotValues({ ...form, ...change }, ['Serre 2']).problems).toMatchObject([{ code }]);
});

test('accepts three decimals if the language does not group so, or if the value had them already', () => {
  for (const area of ['0,125', '1200,125', '1٫234', '1,23'])
    expect(toPlotValues({ ...form, area }, []).problems).toEqual([]);
  const seen = { ...form, area: '850,125' };
  expect(toPlotValues({ ...seen, name: 'Serre 3' }, [], seen).problems).toEqual([]);
});
