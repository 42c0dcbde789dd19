import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import type { Reading, ReadingBody } from '@seguia/shared/platform';
import { csvOf } from '@seguia/shared/domain/csv';
import { readingKey } from '@seguia/shared/domain/imports/reading-key';
import {
  byMeasure,
  type MeasuredField,
  measuredFields,
  measureOf,
  quantityOf,
} from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import { locales } from '@seguia/shared/i18n/locales.ts';
import { readBack } from '@seguia/testing/read-back';
import { bandOf, readingOf } from '@seguia/testing/readings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportIn } from '../../testing/export-in.ts';
import { dailyPoints, plotOf } from '../../testing/plot-series.ts';
import { dayLines, figureLines } from './export-lines.ts';
import { readingLines } from './reading-lines.ts';
import { workbookOf } from './workbook.ts';

const now = Date.parse('2026-11-23T12:00:00Z') / 1000;

/** Names that people give plots, and names that a file could mistake for something else. */
const names = fc.constantFrom(
  'Serre 1',
  'Serre 12',
  'النخلة',
  'Bloc A',
  '7',
  '12',
  'Nord',
  'Drain 2',
  'Total',

  '=A1',
  '-3',
  '1/2',
  'S;1',
);

const plantings = (at: number) => [
  {
    cropId: `c${at}`,
    cropName: 'Tomate',
    cropTypeId: 't',
    cropTypeName: at % 2 ? 'Torry' : 'Clara; rouge',
    from: '2025-01-01',
    to: null,
    firstFlower: '2026-01-20',
  },
];

const value = (low: number, high: number, decimals: number) =>
  fc.option(
    fc.integer({ min: low * 10 ** decimals, max: high * 10 ** decimals }).map((whole) => whole / 10 ** decimals),
    { freq: 5 },
  );

const usual = (field: MeasuredField) => {
  const { low, high } = measureOf(field).usual;
  return value(Math.ceil(low), Math.floor(high), rulesOf(quantityOf(field)).decimals);
};

/** Values that bring up no question; a measure that comes later brings its usual ones. */
const measured = fc.record({
  ...byMeasure(usual),
  intakeEc: value(1, 4, 2),
  intakePh: value(5, 7, 1),
  drainEc: value(1, 7, 2),
  drainPh: value(5, 7, 1),
  drainPercent: value(2, 59, 1),
});

const season = fc.record({
  locale: fc.constantFrom(...locales.map(({ locale }) => locale)),
  ecUnit: fc.constantFrom('mS/cm', 'µS/cm', 'dS/m'),
  zone: fc.constantFrom('Africa/Casablanca', 'America/Sao_Paulo', 'Europe/Warsaw'),
  plots: fc.uniqueArray(names, { minLength: 1, maxLength: 5, selector: (name) => name.toLowerCase() }),
  hasTargets: fc.boolean(),
  rows: fc.array(
    fc.record({
      at: fc.nat(4),
      day: fc.integer({ min: 1, max: 28 }),
      minute: fc.integer({ min: 0, max: 59 }),
      measured,
      drippers: fc.option(
        fc.record({
          totalDrained: fc.integer({ min: 1, max: 900 }),
          intakePerDripper: fc.integer({ min: 100, max: 900 }),
          dripperCount: fc.integer({ min: 1, max: 9 }),
        }),
        { freq: 3 },
      ),
      note: fc.option(fc.constantFrom('Filtre nettoyé', '=SUM(A1)', 'a;b,c "d"', '2,5 bar', 'première\nseconde'), {
        freq: 2,
      }),
    }),
    { minLength: 1, maxLength: 25 },
  ),
});

type Season = typeof season extends fc.Arbitrary<infer T> ? T : never;

/** The readings of a season, one for each plot and minute. */
function readingsOf({ plots, rows }: Season): Reading[] {
  const there = new Map<string, Reading>();
  for (const { at, day, minute, measured, drippers, note } of rows) {
    const plotId = `plot-${at % plots.length}`;
    const [date, time] = [`2026-03-${String(day).padStart(2, '0')}`, `08:${String(minute).padStart(2, '0')}`];
    const percent = drippers && (100 * drippers.totalDrained) / (drippers.intakePerDripper * drippers.dripperCount);
    const isUsual = percent !== null && percent >= 2 && percent < 60;
    const values: Partial<Record<MeasuredField, number | null>> = {
      ...measured,
      drainPercent: isUsual ? Math.round(percent * 10) / 10 : measured.drainPercent,
    };
    if (measuredFields.every((field) => (values[field] ?? null) === null)) continue;
    const own = isUsual ? { ...drippers, dripperUnit: 'ml' as const, entryType: 'drippers' as const } : {};
    there.set(`${plotId} ${date} ${time}`, readingOf({ plotId, date, time, ...values, ...own, note: note ?? '' }));
  }
  return [...there.values()];
}

async function filesOf(season: Season, readings: readonly Reading[]) {
  const { locale, ecUnit, zone, plots, hasTargets } = season;
  const place = { position: 1, area: null, irrigationUnits: 1, closed: false, updatedAt: 0, version: 1 };
  const whole = plots.map((name, at) => ({ id: `plot-${at}`, name, ...place, crops: plantings(at) }));
  const bands = hasTargets
    ? [bandOf({ plotId: 'plot-0', drainEc: { low: 3, high: 3.5 }, intakePh: { low: 5.4, high: 6 } })]
    : [];
  const { exported, decimalMark, isRightToLeft } = exportIn(
    { locale, ecUnit },
    { zone, plotName: (id) => whole.find((plot) => plot.id === id)?.name ?? '', onDays: [whole, bands] },
  );
  const rows = readingLines(
    readings.map((reading) => ({ ...reading, state: 'sent' as const })),
    exported,
  );
  const csv = new Blob([csvOf(rows, decimalMark)]);
  const workbook = await workbookOf([{ name: exported.readings, rows, dates: [0] }], { rightToLeft: isRightToLeft });
  return [
    ['relevés.csv', csv],
    ['relevés.xlsx', workbook],
  ] as const;
}

/** What of a reading must come back. */
function compared(body: ReadingBody) {
  const { plotId, date, time, note, ...reading } = normaliseReading(body);
  return {
    plotId,
    date,
    time,
    note: note?.replaceAll(/\s+/g, ' ') || null,
    ...Object.fromEntries(measuredFields.map((field) => [field, reading[field] ?? null])),
    volumes: [reading.totalDrained ?? null, reading.intakePerDripper ?? null, reading.dripperCount ?? null],
  };
}

test('a farm’s own files come back into an empty farm as they were, without a question', async () => {
  await fc.assert(
    fc.asyncProperty(season, async (season) => {
      const readings = readingsOf(season);
      fc.pre(readings.length > 0);
      const plots = season.plots.map((name, at) => ({ id: `plot-${at}`, name }));
      for (const [name, file] of await filesOf(season, readings)) {
        const { questions, rows } = await readBack(file, name, { plots, zone: season.zone, now, known: new Set() });
        expect({ name, questions }).toEqual({ name, questions: [] });
        expect(rows.filter(({ state }) => state !== 'ready')).toEqual([]);
        expect(rows.map(({ body }) => body && compared(body))).toEqual(readings.map(compared));
      }
    }),
    { seed: 37, numRuns: 60 },
  );
});

test('a farm’s own files bring nothing new to the farm itself', async () => {
  await fc.assert(
    fc.asyncProperty(season, async (season) => {
      const readings = readingsOf(season);
      fc.pre(readings.length > 0);
      const plots = season.plots.map((name, at) => ({ id: `plot-${at}`, name }));
      const known = new Set(readings.map(readingKey));
      for (const [name, file] of await filesOf(season, readings)) {
        const { questions, counts } = await readBack(file, name, { plots, zone: season.zone, now, known });
        expect({ name, questions, there: counts.there }).toEqual({ name, questions: [], there: readings.length });
      }
    }),
    { seed: 38, numRuns: 30 },
  );
});

test.each(locales.map(({ locale }) => locale))(
  'the whole workbook gives its readings once, not its means, in %s',
  async (locale) => {
    const plots = [{ id: 'plot-0', name: 'Serre 1' }];
    const { exported } = exportIn(
      { locale, ecUnit: 'mS/cm' },
      { zone: 'Africa/Casablanca', plotName: () => 'Serre 1', onDays: [[], []] },
    );
    const readings = [2.1, 2.5].map((intakeEc, at) => readingOf({ plotId: 'plot-0', time: `0${8 + at}:00`, intakeEc }));
    const noVolumes = { drained: new Float64Array(1), given: new Float64Array(1), count: new Float64Array(1) };
    const series = {
      span: { from: 20_513, to: 20_513 },
      resolution: 'day' as const,
      plots: [plotOf('plot-0', dailyPoints(20_513, [2.3]), noVolumes)],
    };
    const workbook = await workbookOf(
      [
        { name: exported.figuresSheet, rows: figureLines(series, series.span, exported) },
        { name: exported.daysSheet, rows: dayLines(series, series.span, exported), dates: [0] },
        {
          name: exported.readings,
          rows: readingLines(
            readings.map((reading) => ({ ...reading, state: 'sent' as const })),
            exported,
          ),
          dates: [0],
          isReadings: true,
        },
      ],
      { rightToLeft: false },
    );
    const { questions, rows } = await readBack(workbook, 'campagne.xlsx', {
      plots,
      zone: 'Africa/Casablanca',
      now,
      known: new Set(),
    });
    expect(questions).toEqual([]);
    const stored = rows.filter(({ state }) => state !== 'none');
    expect(stored.map(({ sheet, state, body }) => [sheet, state, body?.intakeEc])).toEqual([
      [exported.readings, 'ready', 2.1],
      [exported.readings, 'ready', 2.5],
    ]);
  },
);
