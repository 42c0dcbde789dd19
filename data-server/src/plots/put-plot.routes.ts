import { onFarm } from '../access/on-farm.ts';
import { need } from '../access/need.ts';
import { etagOf } from '../sync/etag.ts';
import { write } from '../sync/write.ts';
import { makePlot, type MadePlot } from './make-plot.ts';
import { plotJson } from './plot-json.ts';
import { findPlotRow, plotCrops, storePlaces, storePlot, type PlotRow } from './plots.queries.ts';

/** Makes or changes a plot, including its place in walking order. The others make room in the same transaction. */
export const putPlot = onFarm<'putPlot'>('plots.view', async ({ services, params, body, headers }, farm) => {
  const { id } = params;
  let places: MadePlot['places'] = new Map();
  const { row, outcome } = await write<PlotRow>(
    services,
    farm,
    { subject: 'plot', id, method: 'put', body, headers },
    {
      find: (trx) => findPlotRow(trx, farm.id, id),
      allow: (current) => need(farm.permissions, current ? 'plots.update' : 'plots.create'),
      async change(trx, current, stamp) {
        const made = await makePlot(trx, { farmerId: farm.id, id, body, current, stamp });
        places = made.places;
        return made.row;
      },
      async store(trx, plot, isNew) {
        await storePlot(trx, plot, isNew);
        await storePlaces(trx, plot, places);
      },
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  const crops = await plotCrops(services.database.db, farm.id, id);
  return {
    status: outcome === 'created' ? 201 : 200,
    etag: etagOf(row),
    body: plotJson(row, crops.get(id) ?? []),
  };
});
