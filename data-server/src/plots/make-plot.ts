import { camel, type Wire } from '@seguia/openapi';
import { isSameName } from '@seguia/shared/domain/plots/names';
import { checkPlot } from '@seguia/shared/domain/plots/plot-rules';
import { placedAfter } from '@seguia/shared/domain/plots/walking-order';
import type { Trx } from '../database/transaction.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { plotErrors } from './plot-errors.ts';
import { plotsInOrder, type PlotRow } from './plots.queries.ts';

export interface PlotToMake {
  farmerId: string;
  id: string;
  body: Wire['PlotBody'];
  current: PlotRow | undefined;
  stamp: Stamp;
}

export interface MadePlot {
  row: PlotRow;
  /** The new places of the other plots that make room. */
  places: ReadonlyMap<string, number>;
}

/** Makes the row of a plot that somebody saves, and the new places of others. Throws 422; 404 for a deleted plot. */
export async function makePlot(trx: Trx, { farmerId, id, body, current, stamp }: PlotToMake): Promise<MadePlot> {
  if (current && current.deleted_at !== null) throw new Problem('not_found');
  const plots = await plotsInOrder(trx, farmerId);
  const others = plots.filter((plot) => plot.id !== id);
  const errors = plotErrors(problemsOf(body, others, current));
  if (errors.length > 0) throw new Problem('rule_broken', { errors });
  const places = placesWith(plots, id, body);
  const position = places.get(id) ?? current?.position ?? 1;
  return {
    row: {
      ...valuesOf(body),
      ...stampOf(farmerId, id, current, stamp),
      updated_at: (body.closed && closedAt(current)) || stamp.now,
      position,
    },
    places: new Map(others.flatMap((plot) => movedPlace(plot, places))),
  };
}

/** An existing duplicate name is refused only if somebody enters it. */
function problemsOf(body: Wire['PlotBody'], others: readonly { name: string }[], current: PlotRow | undefined) {
  const hasItsName = current !== undefined && isSameName(current.name, body.name);
  const { after: _after, closed: _closed, ...values } = body;
  return checkPlot(camel(values), hasItsName ? [] : others.map(({ name }) => name));
}

type Placed = Pick<PlotRow, 'id' | 'position'>;

/** The places of all plots, counted from 1, after the plot was placed; empty if no place was requested and the plot has one. */
function placesWith(plots: readonly Placed[], id: string, { after }: Wire['PlotBody']): ReadonlyMap<string, number> {
  const ids = plots.map((plot) => plot.id);
  if (after === undefined) {
    const last = Math.max(0, ...plots.map(({ position }) => position));
    return ids.includes(id) ? new Map() : new Map([[id, last + 1]]);
  }
  const order = placedAfter(ids, id, after?.toLowerCase() ?? null);
  if (!order) throw ruleBroken('after', 'plot_unknown', 'The plot that it should follow is not there.');
  return new Map(order.map((plotId, index) => [plotId, index + 1]));
}

function movedPlace({ id, position }: Placed, places: ReadonlyMap<string, number>): [string, number][] {
  const place = places.get(id);
  return place === undefined || place === position ? [] : [[id, place]];
}

const valuesOf = (body: Wire['PlotBody']) => ({
  name: body.name.trim(),
  house: body.house?.trim() || null,
  area: body.area ?? null,
  irrigation_units: body.irrigation_units,
  drippers: body.drippers ?? null,
  dripper_rate: body.dripper_rate ?? null,
  dripper_rate_unit: body.dripper_rate ? (body.dripper_rate_unit ?? null) : null,
  closed: body.closed ? 1 : 0,
});

const stampOf = (farmerId: string, id: string, current: PlotRow | undefined, { changeNo, version, now }: Stamp) => ({
  farmer_id: farmerId,
  id,
  version,
  change_no: changeNo,
  created_at: current?.created_at ?? now,
  deleted_at: null,
});

/** A closed plot's `updated_at` says until when it accepts readings, so another name or place must not change it. */
const closedAt = (plot: PlotRow | undefined) => (plot?.closed === 1 ? plot.updated_at : null);
