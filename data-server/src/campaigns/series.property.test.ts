import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { insertAll } from '../database/bulk.ts';
import type { Tables } from '../database/tables.ts';
import { aCampaign } from '../testing/test-farm.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const values = ['intake_ec', 'intake_ph', 'drain_ec', 'drain_ph', 'drain_percent'] as const;
const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];

/** What people type: up to four decimals. As whole ten-thousandths, so that the test can count exactly. */
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
        .filter((one) => values.some((value) => one[value] !== null))
        .map((one) => ({ ...one, id: newId() }));
      await server.db.deleteFrom('readings').where('farmer_id', '=', farm.id).execute();
      await insertAll(
        server.db,
        'readings',
        points.map((one) => rowOf(one, farm.id, plots[one.plot] ?? '', manager.id)),
      );

      const { body: series } = await manager.get<Wire['DaySeries']>(`${campaign}/series`);
      const live = points.filter(({ deleted }) => !deleted);
      expect(series.plots.map(({ plot_id: id }) => id)).toEqual(
        plots.filter((_id, n) => live.some(({ plot }) => plot === n)),
      );
      for (const plot of series.plots) {
        const own = live.filter((one) => plots[one.plot] === plot.plot_id);
        for (const [day] of days.entries())
          expectDay(
            plot,
            day,
            own.filter((one) => one.day === day),
          );
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);

/** Counted in whole numbers throughout: no rounding of ours can hide one of the server's. */
function expectDay(plot: Wire['PlotDays'], day: number, points: Point[]) {
  for (const value of values) {
    const there = points.map((one) => one[value]).filter((one) => one !== null);
    const sum = there.reduce((total, one) => total + one, 0);
    expect([value, plot[value].count[day]]).toEqual([value, there.length]);
    expect(plot[value].sum[day]).toBe(there.length === 0 ? null : sum / 10_000);
    expect(plot[value].min[day]).toBe(there.length === 0 ? null : Math.min(...there) / 10_000);
    expect(plot[value].max[day]).toBe(there.length === 0 ? null : Math.max(...there) / 10_000);
  }
  const known = points.flatMap(({ volume, drain_percent: percent }) => (volume && percent !== null ? [volume] : []));
  const total = (part: (volume: (typeof known)[number]) => bigint) =>
    known.length === 0 ? null : Number(known.reduce((sum, volume) => sum + part(volume), 0n)) / 1000;
  expect(plot.volume.count[day]).toBe(known.length);
  expect(plot.volume.drained[day]).toBe(total((one) => BigInt(one.total_drained) * millilitres[one.dripper_unit]));
  expect(plot.volume.given[day]).toBe(
    total((one) => BigInt(one.intake_per_dripper) * BigInt(one.dripper_count) * millilitres[one.dripper_unit]),
  );
}

function rowOf(one: Point, farmId: string, plotId: string, author: string): Tables['readings'] {
  const time = `${String(Math.floor(one.minute / 60)).padStart(2, '0')}:${String(one.minute % 60).padStart(2, '0')}`;
  const date = days[one.day] ?? '';
  const exact = (value: number | null) => (value === null ? null : value / 10_000);
  return {
    farmer_id: farmId,
    id: one.id,
    plot_id: plotId,
    date,
    time,
    timestamp: Date.parse(`${date}T${time}Z`) / 1000,
    intake_ec: exact(one.intake_ec),
    intake_ph: exact(one.intake_ph),
    drain_ec: exact(one.drain_ec),
    drain_ph: exact(one.drain_ph),
    drain_percent: exact(one.drain_percent),
    entry_type: one.volume ? 'drippers' : 'value',
    // In thousandths of the unit.
    total_drained: one.volume ? one.volume.total_drained / 1000 : null,
    intake_per_dripper: one.volume ? one.volume.intake_per_dripper / 1000 : null,
    dripper_count: one.volume?.dripper_count ?? null,
    dripper_unit: one.volume?.dripper_unit ?? null,
    note: null,
    created_by: author,
    created_at: 1,
    updated_at: 1,
    version: 1,
    change_no: 1,
    deleted_at: one.deleted ? 2 : null,
  };
}
