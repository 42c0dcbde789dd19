import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { insertAll } from '../database/statements/bulk.ts';
import { noValues } from '../database/measure-columns.ts';
import type { Tables } from '../database/tables.ts';
import { aCampaign } from '../../testing/test-farm.ts';
import { notImported } from '../readings/readings.queries.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const values = ['intake_ec', 'intake_ph', 'drain_ec', 'drain_ph', 'drain_percent'] as const;
const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];

/** What people type, with up to four decimals. As whole ten-thousandths, so that the test can count exactly. */
const measured = (high: number) => fc.option(fc.integer({ min: 0, max: high * 10_000 }), { freq: 3 });
const point = fc.record({
  plot: fc.nat(2),
  day: fc.nat(days.length - 1),
  minute: fc.nat(1439),
  intake_ec: measured(20),
  intake_ph: measured(14),
  drain_ec: measured(20),
  drain_ph: measured(14),
  drain_percent: measured(150),
  volume: fc.option(
    fc.record({
      total_drained: fc.integer({ min: 0, max: 50_000 }),
      intake_per_dripper: fc.integer({ min: 1, max: 50_000 }),
      dripper_count: fc.integer({ min: 1, max: 20 }),
      dripper_unit: fc.constantFrom('ml', 'cl', 'l'),
    }),
  ),
  deleted: fc.boolean(),
});
type Point = (typeof point extends fc.Arbitrary<infer P> ? P : never) & { id: string };

const millilitres = { ml: 1n, cl: 10n, l: 1000n } as const;

test('sums, extremes and counts equal an independent count over the raw rows', async () => {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const plots = [await farm.addPlot(), await farm.addPlot(), await farm.addPlot()];
  const campaign = `${farm.url}/campaigns/${newId()}`;
  const body = aCampaign({ start_date: '2026-06-01', end_date: '2026-06-04' });
  await manager.write('PUT', campaign, { body, seen: null });

  await fc.assert(
    fc.asyncProperty(fc.array(point, { maxLength: 40 }), async (generated) => {
      const points = generated
        .filter((point) => values.some((value) => point[value] !== null))
        .map((point) => ({ ...point, id: newId() }));
      await server.db.deleteFrom('readings').where('farmer_id', '=', farm.id).execute();
      await insertAll(
        server.db,
        'readings',
        points.map((point) => rowOf(point, farm.id, plots[point.plot] ?? '', manager.id)),
      );

      const { body: series } = await manager.get<Wire['DaySeries']>(`${campaign}/series`);
      const live = points.filter(({ deleted }) => !deleted);
      expect(series.plots.map(({ plot_id: id }) => id)).toEqual(
        plots.filter((_id, n) => live.some(({ plot }) => plot === n)),
      );
      for (const plot of series.plots) {
        const own = live.filter((point) => plots[point.plot] === plot.plot_id);
        for (const [day] of days.entries())
          expectDay(
            plot,
            day,
            own.filter((point) => point.day === day),
          );
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);

/** Counts in whole numbers throughout, so that no rounding of the test can hide one of the server's. */
function expectDay(plot: Wire['PlotDays'], day: number, points: Point[]) {
  for (const value of values) {
    const there = points.map((point) => point[value]).filter((point) => point !== null);
    const sum = there.reduce((total, value) => total + value, 0);
    expect([value, plot[value].count[day]]).toEqual([value, there.length]);
    expect(plot[value].sum[day]).toBe(there.length === 0 ? null : sum / 10_000);
    expect(plot[value].min[day]).toBe(there.length === 0 ? null : Math.min(...there) / 10_000);
    expect(plot[value].max[day]).toBe(there.length === 0 ? null : Math.max(...there) / 10_000);
  }
  for (const value of ['intake_ph', 'drain_ph'] as const) {
    const ascending = points.flatMap((point) => point[value] ?? []).toSorted((a, b) => a - b);
    const [low, high] = [ascending[(ascending.length - 1) >> 1], ascending[ascending.length >> 1]];
    const median = low === undefined || high === undefined ? null : (low + high) / 20_000;
    if (median === null) expect(plot[value].median?.[day]).toBeNull();
    else expect(plot[value].median?.[day]).toBeCloseTo(median, 9);
  }
  const weighed = points.flatMap(({ volume, drain_ec: ec }) =>
    volume && ec !== null
      ? [{ ec: BigInt(ec), drained: BigInt(volume.total_drained) * millilitres[volume.dripper_unit] }]
      : [],
  );
  expect(plot.drain_ec.weighted_count?.[day]).toBe(weighed.length);
  const weighted = Number(weighed.reduce((sum, { ec, drained }) => sum + ec * drained, 0n)) / 10_000_000;
  if (weighed.length > 0) expect(plot.drain_ec.weighted?.[day]).toBeCloseTo(weighted, 4);
  const known = points.flatMap(({ volume, drain_percent: percent }) => (volume && percent !== null ? [volume] : []));
  const total = (part: (volume: (typeof known)[number]) => bigint) =>
    known.length === 0 ? null : Number(known.reduce((sum, volume) => sum + part(volume), 0n)) / 1000;
  expect(plot.volume.count[day]).toBe(known.length);
  expect(plot.volume.drained[day]).toBe(
    total((point) => BigInt(point.total_drained) * millilitres[point.dripper_unit]),
  );
  expect(plot.volume.given[day]).toBe(
    total((point) => BigInt(point.intake_per_dripper) * BigInt(point.dripper_count) * millilitres[point.dripper_unit]),
  );
}

function rowOf(point: Point, farmId: string, plotId: string, author: string): Tables['readings'] {
  const time = `${String(Math.floor(point.minute / 60)).padStart(2, '0')}:${String(point.minute % 60).padStart(2, '0')}`;
  const date = days[point.day] ?? '';
  const exact = (value: number | null) => (value === null ? null : value / 10_000);
  return {
    farmer_id: farmId,
    id: point.id,
    plot_id: plotId,
    date,
    time,
    timestamp: Date.parse(`${date}T${time}Z`) / 1000,
    ...noValues,
    intake_ec: exact(point.intake_ec),
    intake_ph: exact(point.intake_ph),
    drain_ec: exact(point.drain_ec),
    drain_ph: exact(point.drain_ph),
    drain_percent: exact(point.drain_percent),
    entry_type: point.volume ? 'drippers' : 'value',
    // Both volumes are in thousandths of the unit.
    total_drained: point.volume ? point.volume.total_drained / 1000 : null,
    intake_per_dripper: point.volume ? point.volume.intake_per_dripper / 1000 : null,
    dripper_count: point.volume?.dripper_count ?? null,
    dripper_unit: point.volume?.dripper_unit ?? null,
    ...notImported,
    meter_id: null,
    note: null,
    created_by: author,
    created_at: 1,
    updated_at: 1,
    version: 1,
    change_no: 1,
    deleted_at: point.deleted ? 2 : null,
  };
}
