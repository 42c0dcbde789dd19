import { camel } from '@seguia/openapi';
import { type BoardPlot, boardOrder, boardPlots } from '@seguia/shared/domain/board/board-plots';
import type { PlotAdvice } from '@seguia/shared/domain/board/plot-advice';
import { daysBack, plotWeekOf } from '@seguia/shared/domain/board/plot-week';
import { addDays } from '@seguia/shared/domain/farm-time';
import { dripperColumns, measureColumns } from '../database/measure-columns.ts';
import { openInstructions } from '../instructions/instructions.queries.ts';
import type { Db } from '../database/db.ts';
import { plotJson } from '../plots/plot-json.ts';
import { plotCrops, plotRows } from '../plots/plots.queries.ts';
import { fromDay } from '../readings/readings.queries.ts';
import { bandJson } from '../target-bands/band-json.ts';
import { bandRows } from '../target-bands/target-bands.queries.ts';

/** A plot on the board, with the one thing to do or look at there. */
export interface PlotAdvised {
  plot: BoardPlot;
  advice: PlotAdvice;
  /** What is to be done at its next reading, oldest first. */
  toDo: readonly string[];
}

/** The board of a farm's day, plots that need attention first, as Today shows it without filters. */
export async function boardOfFarm(db: Db, farmerId: string, today: string): Promise<PlotAdvised[]> {
  const crops = await plotCrops(db, farmerId);
  const rows = await plotRows(db, farmerId)
    .where('deleted_at', 'is', null)
    .where('closed', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const plots = rows.map((row) => camel(plotJson(row, crops.get(row.id) ?? [])));
  const bands = await bandRows(db, farmerId).where('deleted_at', 'is', null).execute();
  const recent = await readingsByPlot(db, farmerId, addDays(today, -daysBack));
  for (const { id } of plots) if (!recent.has(id)) recent.set(id, await lastReading(db, farmerId, id));
  const open = Map.groupBy(await openInstructions(db, farmerId), ({ plot_id: plotId }) => plotId);
  const toDo = (id: string) => open.get(id)?.map(({ text }) => text) ?? [];
  const board = boardPlots(plots, recent, bands.map(bandJson).map(camel), today);
  return boardOrder
    .flatMap((state) => board.filter(({ now }) => now.state === state))
    .map((plot) => ({
      plot,
      advice: plotWeekOf(plot.now, recent.get(plot.plot.id) ?? [], today).advice,
      toDo: toDo(plot.plot.id),
    }));
}

const readings = (db: Db, farmerId: string) =>
  db
    .selectFrom('readings')
    .select(['id', 'plot_id', 'date', 'time', ...measureColumns, ...dripperColumns])
    .where('farmer_id', '=', farmerId)
    .where('deleted_at', 'is', null)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc');

/** Newest first. */
async function readingsByPlot(db: Db, farmerId: string, from: string) {
  const rows = await fromDay(from)
    .reduce((query, condition) => query.where(condition), readings(db, farmerId))
    .execute();
  return Map.groupBy(rows.map(camel), ({ plotId }) => plotId);
}

/** The last reading of a plot that was not read for a long time, or none. */
const lastReading = async (db: Db, farmerId: string, plotId: string) =>
  (await readings(db, farmerId).where('plot_id', '=', plotId).limit(1).execute()).map(camel);
