import { describe, expect, test } from 'vitest';
import { readingKey } from './reading-key.ts';
import { columns, dateCell, lines, read, sheet } from '@seguia/testing/sheets';

const head = [
  'Date',
  'Heure',
  'Parcelle',
  'EC apport',
  'pH apport',
  'EC drainage',
  'pH drainage',
  '% drainage',
  'Observations',
];

describe('a list with a column of plots', () => {
  test('is read, and an empty column, a title and a total are no readings', () => {
    const result = read(
      sheet(
        'Relevés',
        ['Cahier 2025'],
        [],
        [...head.slice(0, 3), '', ...head.slice(3)],
        [dateCell('2025-03-13'), '8h30', 'serre 1', null, '2,1', 5.8, '3,4 mS/cm', 6.2, '28 %', 'pompe réglée'],
        [dateCell('2025-03-13'), dateCell('1899-12-31', '09:00'), 'SERRE 12', null, '٢٫٢', 5.7, '-', null, 30],
        ['Moyenne', null, null, null, 2.15, 5.75, 3.4, 6.2, 29],
      ),
    );
    expect(lines(result)).toEqual([
      'none | remark',
      'ready | plot-1 2025-03-13 08:30 2.1 5.8 3.4 6.2 28 | pompe réglée',
      'ready | plot-3 2025-03-13 09:00 2.2 5.7 · · 30',
      'none | total',
    ]);
    expect(result.questions).toEqual([]);
    expect(result.counts).toEqual({ ready: 2, doubtful: 0, impossible: 0, there: 0, none: 2 });
  });

  test('asks for an unknown plot, with the one that it may mean, and leaves it out if the person says so', () => {
    const rows = sheet(
      'x',
      head,
      [dateCell('2025-03-13'), '8:30', 'S2', 2.1],
      [dateCell('2025-03-13'), '8:30', 'Nord', 2.1],
    );
    expect(read(rows).questions).toEqual([
      { kind: 'plot', name: 'S2', suggested: 'plot-2' },
      { kind: 'plot', name: 'Nord', suggested: null },
    ]);
    expect(lines(read(rows, { plots: { s2: 'plot-2', nord: null } }))).toEqual([
      'ready | plot-2 2025-03-13 08:30 2.1 · · · ·',
      'none | plot_left | 2025-03-13 08:30 2.1 · · · ·'.replace('| 2025', '|  2025'),
    ]);
  });

  test('repeats date and plot from above in empty cells, and has them confirmed', () => {
    const rows = sheet('x', head, [dateCell('2025-03-13'), '8:30', 'Serre 1', 2.1], [null, '9:30', null, 2.2]);
    expect(lines(read(rows))[1]).toBe('doubtful | plot_above date_above | plot-1 2025-03-13 09:30 2.2 · · · ·');
    expect(lines(read(rows, { all: { 'plot_above plotId': 'take', date_above: 'asRead' } }))[1]).toMatch(/^ready/);
  });

  test('does not import what the farm has, or what is there twice', () => {
    const row = [dateCell('2025-03-13'), '8:30', 'Serre 1', 2.1];
    const rows = sheet('x', head, row, row, [dateCell('2025-03-13'), '8:30', 'Serre 1', 2.4]);
    expect(lines(read(rows)).map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
      'ready plot-1 2025-03-13 08:30 2.1 · · · ·',
      'there plot-1 2025-03-13 08:30 2.1 · · · ·',
      'doubtful twice',
    ]);
    const body = read(rows).rows[0]!.body!;
    const again = read(rows, {}, { known: new Set([readingKey(body)]) });
    expect(again.rows.map(({ state }) => state)).toEqual(['there', 'there', 'doubtful']);
  });
});

describe('the place of the plot', () => {
  test('is the sheet', () => {
    const result = read([
      sheet('Serre 1', columns, [dateCell('2025-03-13'), '8:30', 2.1, 3]),
      sheet('Serre 2', columns, [dateCell('2025-03-13'), '8:30', 2.2, 3]),
    ]);
    expect(result.rows.map(({ body }) => body?.plotId)).toEqual(['plot-1', 'plot-2']);
  });

  test('is a title over a block, with a head of its own or none', () => {
    const rows = sheet(
      'Feuil1',
      ['Parcelle : Serre 1'],
      columns,
      [dateCell('2025-03-13'), '8:30', 2.1, 3],
      ['Serre 2'],
      [dateCell('2025-03-13'), '8:30', 2.2, 3],
      ['Serre 12'],
      columns,
      [dateCell('2025-03-13'), '8:30', 2.3, 3],
      ['Panne de la pompe toute la matinée Serre 1'],
    );
    const result = read(rows);
    expect(result.rows.map(({ body, state }) => body?.plotId ?? state)).toEqual(['plot-1', 'plot-2', 'plot-3', 'none']);
  });

  test('is over its columns, in merged cells or not', () => {
    const rows = sheet(
      'Feuil1',
      ['Date', 'Heure', 'Serre 1', null, 'Serre 2', null],
      [null, null, 'EC apport', 'EC drain', 'EC apport', 'EC drain'],
      [dateCell('2025-03-13'), '8:30', 2.1, 3, 2.2, 3.1],
      [dateCell('2025-03-14'), '8:30', null, null, 2.3, null],
    );
    expect(lines(read(rows))).toEqual([
      'ready | plot-1 2025-03-13 08:30 2.1 · 3 · ·',
      'ready | plot-2 2025-03-13 08:30 2.2 · 3.1 · ·',
      'ready | plot-2 2025-03-14 08:30 2.3 · · · ·',
    ]);
    expect(new Set(read(rows).rows.map(({ key }) => key)).size).toBe(3);
  });
});

test('tables side by side each have their own dates and hours', () => {
  const heads = ['Date', 'Heure', 'EC apport'];
  const rows = sheet(
    'x',
    ['Serre 1', null, null, null, 'Serre 2', null, null],
    [...heads, null, ...heads],
    [dateCell('2025-03-13'), '8:30', 2.1, null, dateCell('2025-03-14'), '9:30', 2.4],
    [null, null, null, null, dateCell('2025-03-15'), '9:00', 2.3],
  );
  expect(lines(read(rows))).toEqual([
    'none | remark',
    'ready | plot-1 2025-03-13 08:30 2.1 · · · ·',
    'ready | plot-2 2025-03-14 09:30 2.4 · · · ·',
    'ready | plot-2 2025-03-15 09:00 2.3 · · · ·',
  ]);
  const keys = read(rows).rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  // A second date of the same reading, without values beside it, does not begin another table.
  const typed = sheet(
    'x',
    [...head.slice(0, 4), 'Date de saisie'],
    [dateCell('2025-03-13'), '8:30', 'Serre 1', 2.1, dateCell('2025-03-20')],
  );
  expect(lines(read(typed))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · ·']);
});

test('waters above their columns name them', () => {
  const rows = sheet(
    'Serre 1',
    ['Date', 'Heure', 'Apport', null, 'Drainage', null, null],
    [null, null, 'EC', 'pH', 'EC', 'pH', '%'],
    [dateCell('2025-03-13'), '8:30', 2.1, 5.8, 3, 6.1, 27],
  );
  expect(lines(read(rows))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 5.8 3 6.1 27']);
});

test.each([
  ['en', 'Day', 'Hour', 'Greenhouse', 'Intake EC (mS/cm)', 'Intake pH', 'Drain EC', 'Drain pH', 'Drain percentage'],
  ['fr', 'Jour', 'Heure', 'Serre', 'CE entrée', 'pH entrée', 'CE sortie', 'pH sortie', 'Taux de drainage'],
  ['es', 'Fecha', 'Hora', 'Parcela', 'CE aporte', 'pH aporte', 'CE drenaje', 'pH drenaje', '% drenaje'],
  ['pt', 'Data', 'Hora', 'Estufa', 'CE da rega', 'pH da rega', 'CE drenagem', 'pH drenagem', '% de drenagem'],
  ['pl', 'Dzień', 'Godzina', 'Kwatera', 'EC pożywki', 'pH pożywki', 'EC przelewu', 'pH przelewu', '% przelewu'],
  [
    'ar',
    'التاريخ',
    'الساعة',
    'القطعة',
    'الموصلية المحلول المغذي',
    'pH المحلول المغذي',
    'EC ماء الصرف',
    'pH ماء الصرف',
    'نسبة ماء الصرف',
  ],
  ['short', 'Date', 'H', 'Serre', 'EC A', 'pH A', 'EC D', 'pH D', '%'],
])('columns are known by name: %s', (_language, ...names) => {
  const rows = sheet('x', names, [dateCell('2025-03-13'), '8:30', 'Serre 1', 2.1, 5.8, 3, 6.1, 27]);
  expect(lines(read(rows))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 5.8 3 6.1 27']);
});

test('columns of dates, hours and plots without a name are known by their values', () => {
  const rows = sheet('x', ['', '', 'Où', 'EC apport', 'EC drain'], ['13/03/2025', '8h30', 'Serre 1', 2.1, 3]);
  expect(lines(read(rows))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · 3 · ·']);
  const other = sheet('x', ['Date', 'Rempotage', 'EC apport'], ['13/03/2025', '8:30', 2.1]);
  expect(read(other).questions).toMatchObject([{ kind: 'column', head: 'Rempotage' }, {}, { kind: 'time' }]);
});

test.each([
  [dateCell('2025-03-13', '08:30'), '08:30'],
  [dateCell('2025-03-13', '00:00'), '09:45'],
  [dateCell('2025-03-13'), '09:45'],
  ['13/03/2025 8:30', '08:30'],
  ['13/03/2025 0:00', '09:45'],
  ['13/03/2025', '09:45'],
  ['2025-03-13T08:30:00Z', '08:30'],
  [45_729 + 8.5 / 24, '08:30'],
  [45_729, '09:45'],
  [1_741_854_600, '08:30'],
])('hours behind the dates (%j) are those of the readings, beside hours without a name: %s', (date, time) => {
  const rows = sheet('Serre 1', ['Date', '', 'EC apport'], [date, '9:45', 2.1]);
  expect(lines(read(rows))).toEqual([`ready | plot-1 2025-03-13 ${time} 2.1 · · · ·`]);
});

test('means without an hour are statistics of a day and no readings, also where a row has no date', () => {
  const kindOfMean = (...rows: (string | number | null)[][]) =>
    read(sheet('Serre 1', ['Date', 'EC apport moyenne'], ...rows)).layouts[0]?.columns[1]?.kind;
  expect(kindOfMean(['13/03/2025', 2.1], ['14/03/2025', 2.2])).toBe('nothing');
  expect(kindOfMean(['13/03/2025', 2.1], [null, 2.2], ['15/03/2025', 2.3])).toBe('nothing');
  expect(kindOfMean(['13/03/2025 8:30', 2.1], ['14/03/2025 8:30', 2.2])).toBe('intakeEc');
});

test('asks for the water of an EC, and does not read it before', () => {
  const rows = sheet('Serre 1', ['Date', 'Heure', 'EC', 'EC'], [dateCell('2025-03-13'), '8:30', 2.1, 3]);
  expect(read(rows).questions).toEqual([
    {
      kind: 'column',
      key: 'Serre 1!C1',
      head: 'EC',
      suggested: 'intakeEc',
      between: ['intakeEc', 'drainEc'],
      samples: ['2.1'],
    },
    {
      kind: 'column',
      key: 'Serre 1!D1',
      head: 'EC',
      suggested: 'drainEc',
      between: ['drainEc', 'intakeEc'],
      samples: ['3'],
    },
  ]);
  const answered = read(rows, { columns: { 'Serre 1!C1': 'drainEc', 'Serre 1!D1': 'intakeEc' } });
  expect(lines(answered)).toEqual(['ready | plot-1 2025-03-13 08:30 3 · 2.1 · ·']);
});

test.each([
  ['Intake EC (mS/cm)', 'Intake EC (mS/cm), target, low'],
  ['EC apport', 'Consigne EC apport'],
  ['CE aporte', 'CE aporte, objetivo'],
  ['CE solução de entrada', 'CE solução de entrada, alvo'],
  ['EC pożywki', 'EC pożywki, cel, minimum'],
  ['EC المحلول المغذي', 'EC المحلول المغذي، الهدف'],
])('a target beside a value is no value: %s, %s', (value, target) => {
  const at = [dateCell('2025-03-13'), '8:30', 'Serre 1'];
  for (const rows of [
    sheet('x', [...head.slice(0, 3), value, target], [...at, 2.1, 1.8]),
    sheet('x', [...head.slice(0, 3), target, value], [...at, 1.8, 2.1]),
  ]) {
    expect(read(rows).questions).toEqual([]);
    expect(lines(read(rows))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · ·']);
  }
});

test('asks for the second of two equal columns, which replaces nothing', () => {
  const rows = sheet(
    'x',
    [...head.slice(0, 3), 'EC apport', 'EC apport soir'],
    [dateCell('2025-03-13'), '8:30', 'Serre 1', 2.1, 2.4],
  );
  const key = 'x!E1';
  expect(read(rows).questions).toMatchObject([{ kind: 'column', key, head: 'EC apport soir', suggested: 'nothing' }]);
  expect(lines(read(rows, { columns: { [key]: 'nothing' } }))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · ·']);
  // A heading that does not say its water replaces no other column.
  const besides = sheet('Serre 1', ['Date', 'Heure', 'EC', 'EC apport'], [dateCell('2025-03-13'), '8:30', 3, 2.1]);
  expect(read(besides).questions).toMatchObject([{ head: 'EC' }]);
  // If the first column is ignored, the second is read.
  const second = read(rows, { columns: { 'x!D1': 'nothing' } });
  expect([second.questions, lines(second)]).toEqual([[], ['ready | plot-1 2025-03-13 08:30 2.4 · · · ·']]);
});

test('the date of a reading is the column with exactly that name, or the one that a person names', () => {
  const rows = sheet(
    'x',
    ['Parcelle', 'Date de plantation', 'Date', 'Heure', 'EC apport'],
    ['Serre 1', dateCell('2025-01-05'), dateCell('2025-03-13'), '8:30', 2.1],
  );
  expect(lines(read(rows))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · ·']);
  const named = read(rows, { columns: { 'x!B1': 'date' } });
  expect(lines(named)).toEqual(['ready | plot-1 2025-01-05 08:30 2.1 · · · ·']);
});

test('asks about a percentage that does not name the drain, and takes no difference for a value', () => {
  const at = [dateCell('2025-03-13'), '8:30', 'Serre 1'];
  const open = sheet('x', [...head.slice(0, 3), 'EC apport', 'Taux occupation %'], [...at, 2.1, 55]);
  expect(read(open).questions).toMatchObject([{ kind: 'column', between: ['nothing', 'drainPercent'] }]);
  const moist = sheet('x', [...head.slice(0, 3), 'EC apport', 'Humidité substrat %'], [...at, 2.1, 55]);
  expect(lines(read(moist))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · ·']);
  for (const name of ['%', 'Taux (%)', 'Drain %', 'Taux de drainage']) {
    const rows = sheet('x', [...head.slice(0, 3), 'EC apport', name], [...at, 2.1, 28]);
    expect(lines(read(rows))).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · 28']);
  }
  const apart = sheet('x', [...head.slice(0, 3), 'Écart EC drain', 'EC drain'], [...at, 1, 3.1]);
  expect([read(apart).questions, lines(read(apart))]).toEqual([[], ['ready | plot-1 2025-03-13 08:30 · · 3.1 · ·']]);
});
