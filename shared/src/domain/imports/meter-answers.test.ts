import { expect, test } from 'vitest';
import { read, sheet } from '@seguia/testing/sheets';

const meters = [
  { id: 'meter-1', name: 'Combo 1', serialNumber: 'SN-77' },
  { id: 'meter-2', name: 'Stylo pH' },
];
const head = ['Date', 'Heure', 'Parcelle', 'EC apport', 'pH apport', 'Appareil'];
/** Each row has a minute of its own: two readings of a plot in one minute would be asked about. */
let clock = 0;
const row = (meter: string | null, ec: number | null = 2.1, ph: number | null = 5.8) => [
  '13/03/2025',
  `8:${(clock += 1) % 60}`.replace(/:(\d)$/, ':0$1'),
  'Serre 1',
  ec,
  ph,
  meter,
];
const metersOf = (result: ReturnType<typeof read>) => result.rows.map(({ body }) => body?.meterId ?? null);

test('a reading carries the meter that its row names, by name or serial number', () => {
  const result = read(
    sheet('Relevés', head, row('combo 1'), row('sn 77', 2.2), row('STYLO PH', 2.3), row(null, 2.4), row('-', 2.5)),
    {},
    { meters },
  );
  expect(metersOf(result)).toEqual(['meter-1', 'meter-1', 'meter-2', null, null]);
  expect([result.questions, result.counts.ready]).toEqual([[], 5]);
});

test.each(['Meter', 'Medidor', 'Aparelho', 'Miernik', 'جهاز القياس', 'Instrument'])(
  'knows the meter’s column by its head "%s"',
  (name) => {
    const result = read(sheet('Relevés', [...head.slice(0, 5), name], row('Combo 1')), {}, { meters });
    expect(metersOf(result)).toEqual(['meter-1']);
  },
);

test('asks once about a meter that the farm lacks, and says what was measured with it', () => {
  const rows = sheet(
    'Relevés',
    head,
    row('Neuf', 2.1, null),
    row('neuf', 2.2, null),
    row('Autre', null, 5.9),
    row('Deux'),
    row('Combo 1'),
  );
  const found = read(rows, {}, { meters });
  expect(found.questions).toEqual([
    { kind: 'meter', name: 'Neuf', measures: 'ec' },
    { kind: 'meter', name: 'Autre', measures: 'ph' },
    { kind: 'meter', name: 'Deux', measures: 'ec_ph' },
  ]);
  const answered = read(rows, { meters: { neuf: 'meter-3', autre: null, deux: 'meter-2' } }, { meters });
  expect(answered.questions).toEqual([]);
  expect(metersOf(answered)).toEqual(['meter-3', 'meter-3', null, 'meter-2', 'meter-1']);
});

test('numbers and many different texts below "Meter" name no meter', () => {
  const counter = Array.from({ length: 30 }, (_, index) => row(String(41_200 + index), 2 + index / 100));
  const remarks = Array.from({ length: 30 }, (_, index) => row(`remarque ${index}x`, 2 + index / 100));
  for (const rows of [counter, remarks]) {
    const result = read(sheet('Relevés', head, ...rows), {}, { meters });
    expect(result.questions).toEqual([]);
    expect(new Set(metersOf(result))).toEqual(new Set([null]));
  }
});

test('a farm whose meters are not known is asked about none', () => {
  const result = read(sheet('Relevés', head, row('Combo 1')));
  expect([result.questions, metersOf(result)]).toEqual([[], [null]]);
  expect(result.layouts[0]?.columns.map(({ kind }) => kind)).not.toContain('meter');
});
