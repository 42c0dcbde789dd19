import type { Wire } from '@seguia/openapi';
import { addDays } from '@seguia/shared/domain/farm-time';
import type { Db } from '../database/db.ts';
import { byColumn } from '../database/measure-columns.ts';
import { DayColumns, daysOf, volumesOf } from './day-series.ts';
import { findMeasured, findPlotOrder, findPoints, type Point } from './series.queries.ts';
import { readTargets } from './targets.ts';
import type { SeriesRequest } from '../services/series-request.ts';

/** How many days are summed at once: about 17,000 readings of a large farm. */
const daysAtOnce = 31;

/**
 * The columns of a span as JSON, in parts. A whole season is never in memory: days are summed month by month, readings are written plot by
 * plot. Stopping the iteration stops the work.
 */
export async function* seriesChunks(db: Db, request: SeriesRequest): AsyncGenerator<string> {
  const { campaignId, resolution, from, to, today } = request;
  const order = (await findPlotOrder(db, request.farmerId)).map(({ id }) => id);
  const head = { campaign_id: campaignId, resolution, from, to };
  if (resolution === 'reading') {
    yield `${JSON.stringify(head).slice(0, -1)},"plots":[`;
    const plots = request.plotId === undefined ? order : order.filter((id) => id === request.plotId);
    let written = 0;
    for (const plotId of plots) {
      const points = await findPoints(db, { ...request, plotId });
      const text = points.length === 0 ? '' : JSON.stringify(pointColumns(plotId, points));
      yield text === '' || written === 0 ? text : `,${text}`;
      if (text !== '') written += 1;
    }
    yield ']}';
    return;
  }
  const days = daysOf(from, to < today ? to : today);
  const columns = new DayColumns(days, await readTargets(db, request));
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const first = days[at] ?? from;
    const last = addDays(first, daysAtOnce - 1);
    columns.add(await findMeasured(db, { ...request, from: first, to: last < to ? last : to }));
    // Nothing to send yet, but the caller gets a chance to stop.
    yield '';
  }
  yield JSON.stringify({ ...head, resolution, days, plots: columns.plots(order) } satisfies Wire['DaySeries']);
}

function pointColumns(plotId: string, points: readonly Point[]): Wire['PlotPoints'] {
  const volumes = points.map((point) => volumesOf(point));
  return {
    plot_id: plotId,
    ids: points.map((point) => point.id),
    timestamps: points.map((point) => point.timestamp),
    ...byColumn((column) => points.map((point) => point[column])),
    given: volumes.map((volume) => volume?.given ?? null),
    drained: volumes.map((volume) => volume?.drained ?? null),
  };
}
