import { describe, expect, test } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { columns, dateCell, lines, read, sheet } from '@seguia/testing/sheets';

const dates = (...cells: Parameters<typeof sheet>[1][]) =>
  sheet('Serre 1', columns, ...cells.map((cell) => [...[cell].flat(), '8:30', 2.1, 3]));

/** Returns the days of a column, each with the problems to confirm. */
const days = (result: ReturnType<typeof read>) =>
  result.rows.map(({ body, problems }) => [body?.date, ...problems.map(({ code }) => code)].join(' '));

describe('dates', () => {
  test('are all read with the day first if one of them can only be read so', () => {
    const result = read(dates(['03/04/2025'], ['13/04/2025'], ['5 avril 2025'], ['2025-04-06'], ['lun. 07/04/25']));
    expect(days(result)).toEqual(['2025-04-03', '2025-04-13', '2025-04-05', '2025-04-06', '2025-04-07']);
    expect(result.questions).toEqual([]);
  });

  test('decide for the others of their sheet', () => {
    const other = { ...dates(['04/25/2025']), name: 'Serre 2' };
    expect(days(read([dates(['03/04/2025']), other]))).toEqual(['2025-03-04', '2025-04-25']);
  });

  // Specification 10: what a sheet leaves open is a question
  test('are asked about if none decides their order, and none is imported before', () => {
    const file = dates(['03/04/2025'], ['05/04/2025']);
    const result = read(file);
    expect(result.questions).toEqual([
      { kind: 'order', sample: '03/04/2025', dayFirst: '2025-04-03', monthFirst: '2025-03-04' },
    ]);
    expect(result.counts.ready).toBe(0);
    expect(days(read(file, { order: 'monthFirst' }))).toEqual(['2025-03-04', '2025-05-04']);
    expect(read(file, { order: 'monthFirst' }).questions).toEqual([]);
  });

  test('with a two-digit year in front are read so if the other order leads into the future', () => {
    const result = read(dates(['26/06/03'], ['26/06/04'], ['26/06/30']));
    expect(days(result)).toEqual(['2026-06-03', '2026-06-04', '2026-06-30']);
    expect(result.questions).toEqual([]);
  });

  test('are asked about if their year may be first or last, and none is imported before', () => {
    const file = dates(['26/06/03'], ['26/06/03']);
    const result = read(file);
    expect(result.questions).toEqual([
      { kind: 'order', sample: '26/06/03', dayFirst: '2026-06-03', monthFirst: '2003-06-26' },
    ]);
    expect(result.counts.ready).toBe(0);
    expect(days(read(file, { order: 'dayFirst' }))[0]).toBe('2026-06-03');
    expect(days(read(file, { order: 'monthFirst' }))[0]).toBe('2003-06-26');
  });

  test('with a two-digit year at the end are read so if that is nearer to today', () => {
    expect(days(read(dates(['25/11/25'], ['26/11/25'], ['27/11/25'])))).toEqual([
      '2025-11-25',
      '2025-11-26',
      '2025-11-27',
    ]);
    expect(read(dates(['20/11/25'])).questions).toEqual([]);
  });

  // Specification 10: dates in two orders are resolved by neighbours and confirmed
  test('follow their neighbours if a column has both orders, and are confirmed one by one or at once', () => {
    const file = dates(['28/03/2025'], ['04/02/2025'], ['04/15/2025'], ['05/06/2025'], ['06/20/2025'], ['07/07/2025']);
    const result = read(file);
    expect(days(result)).toEqual([
      '2025-03-28',
      '2025-04-02 date_by_neighbours',
      '2025-04-15',
      '2025-05-06 date_unclear'.replace('05-06', '06-05'),
      '2025-06-20',
      '2025-07-07',
    ]);
    expect(
      read(file, { all: { date_by_neighbours: 'otherWay', date_unclear: 'otherWay' } }).rows.map(({ state, body }) => [
        state,
        body?.date,
      ]),
    ).toEqual([
      ['ready', '2025-03-28'],
      ['ready', '2025-02-04'],
      ['ready', '2025-04-15'],
      ['ready', '2025-05-06'],
      ['ready', '2025-06-20'],
      ['ready', '2025-07-07'],
    ]);
  });

  test('are suspect if a spreadsheet of another country half understood them', () => {
    // Written as 11, 12 and 13 April with the day first: the spreadsheet stored the first two as 4 November and 4 December.
    const result = read(dates([dateCell('2025-11-04')], [dateCell('2025-12-04')], ['13/04/2025'], ['14/04/2025']));
    expect(days(result)).toEqual([
      '2025-04-11 date_by_neighbours',
      '2025-04-12 date_by_neighbours',
      '2025-04-13',
      '2025-04-14',
    ]);
  });

  test('as a count of days are shown for confirmation; an invalid date is impossible, and so is tomorrow', () => {
    const result = read(dates([45_750], ['hier'], ['2026-11-24'], ['31/02/2025']));
    expect(lines(result).map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
      'doubtful date_counted',
      'impossible date_invalid',
      'impossible date_in_future',
      'impossible date_invalid',
    ]);
    expect(result.rows[0]!.body!.date).toBe('2025-04-03');
  });
});

describe('hours', () => {
  test('are in a column, behind the date, or are asked for', () => {
    const file = sheet(
      'Serre 1',
      ['Date', 'EC apport'],
      ['13/04/2025 07:15', 2.1],
      [dateCell('2025-04-14', '18:05'), 2.2],
      [dateCell('2025-04-15'), 2.3],
    );
    expect(read(file).questions).toEqual([{ kind: 'time' }]);
    expect(read(file, { time: '08:00' }).rows.map(({ body }) => body?.time)).toEqual(['07:15', '18:05', '08:00']);
  });

  test('are converted to the farm’s from another zone', () => {
    const file = sheet('Serre 1', columns, [dateCell('2025-07-01'), '00:30', 2.1, 3]);
    const { body } = read(file, { zone: 'Europe/Paris' }).rows[0]!;
    expect([body?.date, body?.time]).toEqual(['2025-06-30', '23:30']);
  });

  test('are asked about under a head with a zone that the farm’s clock leaves in the middle of a month', () => {
    const file = sheet(
      'Serre 1',
      ['Timestamp (UTC+01:00)', 'EC apport'],
      ['2025-10-15 07:48', 2.1],
      ['2025-10-28 07:48', 2.2],
    );
    const madrid = { clock: zoneClock('Europe/Madrid') };
    expect(read(file, {}, madrid).questions).toEqual([{ kind: 'zone', suggested: 'UTC+01:00' }]);
    const answered = read(file, { zone: 'UTC+01:00' }, madrid);
    expect(answered.rows.map(({ body }) => body?.time)).toEqual(['08:48', '07:48']);
  });

  test('are asked about in another zone if a day or an hour cannot be read', () => {
    const file = sheet(
      'Serre 1',
      columns,
      ['tantôt', '8:30', 2.1, 3],
      [dateCell('2025-07-01'), 'matin', 2.1, 3],
      [dateCell('2025-07-01'), '8:30', 2.1, 3],
    );
    expect(lines(read(file, { zone: 'Europe/Paris' }))).toEqual([
      'impossible | date_invalid | plot-1  08:30 2.1 · 3 · ·',
      'impossible | time_invalid | plot-1 2025-07-01  2.1 · 3 · ·',
      'ready | plot-1 2025-07-01 07:30 2.1 · 3 · ·',
    ]);
  });
});

describe('numbers', () => {
  const values = (...cells: Parameters<typeof sheet>[1]) =>
    sheet('Serre 1', columns, ...cells.map((cell) => [dateCell('2025-04-13'), '8:30', cell, null]));
  const ecs = (result: ReturnType<typeof read>) => result.rows.map(({ body }) => body?.intakeEc);

  test('have decimal commas or points, digits of Arabic, and units of their own', () => {
    const result = read(values('2,1', '٢٫٢', '2300 µS/cm', '2.4 dS/m', '2,5mS', '٢،٦'));
    expect(ecs(result)).toEqual([2.1, 2.2, 2.3, 2.4, 2.5, 2.6]);
  });

  test('are asked about if their mark may separate thousands, unless others of the file decide it', () => {
    const unclear = sheet('Serre 1', ['Date', 'Heure', 'EC apport (µS/cm)'], [dateCell('2025-04-13'), '8:30', '1,850']);
    expect(read(unclear).questions).toEqual([{ kind: 'decimal', sample: '1,850' }]);
    expect(ecs(read(unclear, { decimal: '.' }))).toEqual([1.85]);
    expect(ecs(read(values('1,850', '2,1')))).toEqual([1.85, 2.1]);
    // Nobody groups the digits of a number below one.
    expect(read(values('0,850')).questions).toEqual([]);
    expect(ecs(read(values('0,850')))).toEqual([0.85]);
  });

  test('are listed if they cannot be read, and the row is imported without them if the person says so', () => {
    const file = sheet(
      'Serre 1',
      columns,
      [dateCell('2025-04-13'), '8:30', '<0.5', 3],
      [dateCell('2025-04-14'), '8:30', dateCell('2026-01-02'), 3],
    );
    expect(lines(read(file)).map((line) => line.split(' | ')[1])).toEqual(['not_a_number', 'made_a_date']);
    const answered = read(file, { all: { not_a_number: 'drop', made_a_date: 'dayAndMonth' } });
    expect(lines(answered)).toEqual([
      'ready | plot-1 2025-04-13 08:30 · · 3 · ·',
      'ready | plot-1 2025-04-14 08:30 2.1 · 3 · ·',
    ]);
  });

  test('have no day if a spreadsheet turned them into a month', () => {
    // The value was typed as 2.85.
    const file = values(dateCell('1985-02-01'));
    expect(read(file).rows[0]?.problems[0]).toMatchObject({ code: 'made_a_date', repairs: [{ id: 'drop' }] });
  });

  test('get the repairs of the form if no reading can have them, one by one or for all', () => {
    const file = values(21, 2100, 2.1, 2.1, 2.1);
    const [large, micro, fine] = read(file).rows;
    expect([large?.state, micro?.state, fine?.state]).toEqual(['doubtful', 'doubtful', 'ready']);
    expect(micro?.problems[0]?.repairs.map(({ id }) => id)).toEqual(['divide1000', 'drop']);
    const repaired = read(file, {
      all: { 'ec_over_20 intakeEc': 'divide1000' },
      rows: { [large!.key]: { 'ec_over_20 intakeEc': 'divide10' } },
    });
    expect(ecs(repaired)).toEqual([2.1, 2.1, 2.1, 2.1, 2.1]);
    expect(repaired.counts).toMatchObject({ ready: 1, there: 4 });
  });

  test('are asked about in a column without a unit that can only be µS/cm', () => {
    const file = values(2100, 2300);
    expect(read(file).questions).toMatchObject([{ kind: 'unit', key: 'Serre 1!C1', suggested: 'µS/cm' }]);
    expect(ecs(read(file, { units: { 'Serre 1!C1': 'µS/cm' } }))).toEqual([2.1, 2.3]);
  });

  test('are divided by a hundred in a column of mS/m, and asked about in a unit that is no EC', () => {
    const under = (head: string, value: number) =>
      read(sheet('Serre 1', ['Date', 'Heure', head], [dateCell('2025-04-13'), '8:30', value]));
    for (const head of ['EC apport (mS/m)', 'EC apport mS / m'])
      expect({ ecs: ecs(under(head, 210)), questions: under(head, 210).questions }).toEqual({
        ecs: [2.1],
        questions: [],
      });
    expect(under('EC apport (g/L)', 1.4).questions).toMatchObject([{ kind: 'unit', suggested: null }]);
    for (const head of ['EC apport (mS/cm)', 'EC apport mS', 'EC apport'])
      expect({ ecs: ecs(under(head, 2.1)), questions: under(head, 2.1).questions }).toEqual({
        ecs: [2.1],
        questions: [],
      });
  });

  test('are read as the sheet shows them in percent; shares without a sign are asked about', () => {
    const percent = (...cells: Parameters<typeof sheet>[1]) =>
      sheet(
        'Serre 1',
        ['Date', 'Heure', 'Drainage %'.replace(' %', ' pourcentage')],
        ...cells.map((cell, index) => [dateCell(`2025-04-1${index}`), '8:30', cell]),
      );
    const shown = read(percent({ kind: 'number', value: 0.28, format: '0%' }, 30, '27 %'));
    expect(shown.rows.map(({ body }) => body?.drainPercent)).toEqual([28, 30, 27]);
    const shares = percent(0.28, 0.3, 0.27);
    expect(read(shares).questions).toMatchObject([{ kind: 'unit', suggested: 'share' }]);
    expect(read(shares, { units: { 'Serre 1!C1': 'share' } }).rows.map(({ body }) => body?.drainPercent)).toEqual([
      28, 30, 27,
    ]);
  });
});

test('a plot may have the name of a total', () => {
  const file = sheet('Marzo', ['Fecha', 'Hora', 'Parcela', 'CE aporte'], ['13/04/2025', '8:30', 'media luna', 2.1]);
  const plots = [{ id: 'plot-1', name: 'Media Luna' }];
  expect(lines(read(file, {}, { plots }))).toEqual(['ready | plot-1 2025-04-13 08:30 2.1 · · · ·']);
});

test('a row with a day and an hour is no total because of a name', () => {
  const file = (...rows: Parameters<typeof sheet>[1][]) =>
    sheet('Journal', ['Nom', 'Date', 'Heure', 'Parcelle', 'EC apport'], ...rows);
  const states = (...rows: Parameters<typeof sheet>[1][]) =>
    read(file(...rows)).rows.map(({ state, problems }) => `${state} ${problems.map(({ code }) => code).join(' ')}`);
  expect(
    states(
      ['Max', '13/04/2025', '8:30', 'Serre 1', 2.1],
      ['Amina', '13/04/2025', '8:30', 'Media Luna', 2.1],
      ['Amina', '14/04/2025', null, 'Media Luna', 2.1],
      ['Moyenne', null, null, null, 2.1],
      [null, null, null, 'Moyenne générale serre 1', 2.1],
      [null, 'Total', null, null, 2.1],
    ),
  ).toEqual([
    'ready ',
    'impossible plot_unknown',
    'impossible plot_unknown time_missing',
    'none total',
    'none total',
    'none total',
  ]);
});

test('an hour that is written behind its date and cannot be read is not replaced', () => {
  const file = dates(['2025-04-03 25:30'], ['2025-04-03 08:30:00.000'], ['2025-04-04']);
  const bare = {
    ...file,
    rows: file.rows.map((row, at) => (at === 0 ? row : { ...row, cells: row.cells.with(1, null) })),
  };
  expect(lines(read(bare, { time: '12:00' }))).toEqual([
    'impossible | time_invalid | plot-1 2025-04-03  2.1 · 3 · ·',
    'ready | plot-1 2025-04-03 08:30 2.1 · 3 · ·',
    'ready | plot-1 2025-04-04 12:00 2.1 · 3 · ·',
  ]);
});

test('volumes become a calculated percentage, which is compared with a written one', () => {
  const head = ['Date', 'Heure', 'Volume drainé (ml)', 'Volume goutteur (ml)', 'Nb goutteurs', '% drainage'];
  const file = sheet(
    'Serre 1',
    head,
    [dateCell('2025-04-13'), '8:30', 300, 100, 10, 30],
    [dateCell('2025-04-14'), '8:30', 300, 100, 10, 45],
    [dateCell('2025-04-15'), '8:30', 300, 100, 10, 30.5],
    [dateCell('2025-04-16'), '8:30', 300, 100, 10, 30.6],
  );
  const [same, other, rounded, off] = read(file).rows;
  expect(same).toMatchObject({ state: 'ready', body: { entryType: 'drippers', totalDrained: 300, dripperUnit: 'ml' } });
  expect(other?.problems.map(({ code, text }) => [code, text])).toEqual([['percent_differs', '45 / 30']]);
  // Rounding explains a difference of half a point.
  expect([rounded?.problems.length, off?.problems.length]).toEqual([0, 1]);
});

test.each([
  ['Drainage total (mL)', 'Apport total (L)', 300, 1.2],
  ['Drainage total (L)', 'Apport total (mL)', 0.3, 1200],
  ['Drainage total (L)', 'Apport total (L)', '0.3', '1.2'],
  ['Volume drainé', 'Volume total apporté', '300 mL', '1.2 L'],
])('a percentage beside %s and %s stays one', (drained, given, out, all) => {
  const file = (percent: string, value: number) =>
    sheet('Serre 1', ['Date', 'Heure', given, drained, percent], [dateCell('2025-04-13'), '8:30', all, out, value]);
  expect(read(file('% drainage', 25))).toMatchObject({
    questions: [],
    rows: [{ state: 'ready', body: { drainPercent: 25 } }],
  });
  // The volumes say what 0.25 is.
  expect(read(file('% drainage', 0.25)).rows).toMatchObject([{ state: 'ready', body: { drainPercent: 25 } }]);
});

test('volumes of which only one has a unit do not say what 0.25 is', () => {
  const heads = ['Date', 'Heure', 'Volume total apporté', 'Drainage total (mL)', '% drainage'];
  const file = sheet('Serre 1', heads, [dateCell('2025-04-13'), '8:30', 1.2, 300, 0.25]);
  expect(read(file).questions).toMatchObject([{ kind: 'unit' }, { kind: 'unit', suggested: 'share' }]);
});

test('hidden rows are listed, and imported only if the person says so', () => {
  const shown = sheet('Serre 1', columns, [dateCell('2025-04-13'), '8:30', 2.1, 3]);
  const file = { ...shown, rows: shown.rows.map((row) => ({ ...row, isHidden: row.row > 1 })) };
  expect(lines(read(file))[0]).toMatch(/^doubtful \| hidden/);
  expect(lines(read(file, { all: { hidden: 'take' } }))[0]).toMatch(/^ready/);
});

test('a value of a merged area counts for its first row, and is asked about for the others', () => {
  const spread = { kind: 'number', value: 2.1, format: null, spread: true } as const;
  const file = sheet(
    'Serre 1',
    columns,
    [dateCell('2025-04-13'), '8:30', 2.1, 3],
    [dateCell('2025-04-14'), '8:30', spread, 3.1],
  );
  expect(lines(read(file))[1]).toMatch(/^doubtful \| spread_value/);
  expect(lines(read(file, { all: { spread_value: 'drop' } }))[1]).toBe('ready | plot-1 2025-04-14 08:30 · · 3.1 · ·');
});
