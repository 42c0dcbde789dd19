import { sql, type Expression, type SqlBool } from 'kysely';
import { addDays, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import type { Db } from '../database/db.ts';
import type { Call } from '../http/operation.ts';
import { zoneNamed } from '../farms/utc-offsets.ts';
import { Problem } from '../problems/problems.ts';
import * as queries from './readings.queries.ts';

type Query = Call<'listReadings'>['query'];

/** The list's filters. Days are the farm's, unless the caller names another zone. */
export function readingFilters(query: Query, me: string, zone: string | undefined): Expression<SqlBool>[] {
  const filters: Expression<SqlBool>[] = [];
  const { plot_id: plotId, crop_type_id: cropTypeId, created_by: author, from, to } = query;
  if (plotId !== undefined) filters.push(queries.onPlot(plotId));
  if (cropTypeId !== undefined) filters.push(queries.underCropType(cropTypeId));
  if (author !== undefined) filters.push(queries.madeBy(author === 'me' ? me : author.toLowerCase()));
  if (from !== undefined) {
    if (zone) filters.push(queries.fromInstant(timestampOf(from, '00:00', zoneClock(zone))));
    else filters.push(...queries.fromDay(from));
  }
  if (to !== undefined) {
    if (zone) filters.push(queries.beforeInstant(timestampOf(addDays(to, 1), '00:00', zoneClock(zone))));
    else filters.push(...queries.toDay(to));
  }
  return filters;
}

/** With more plantings of one variety than this, each reading is compared with them instead. */
const mostParts = 200;

/** For a variety: one part per planting, each found by its plot; otherwise the readings are a single part. */
export async function readingParts(
  db: Db,
  farmerId: string,
  { crop_type_id: cropTypeId, plot_id: plotId }: Query,
): Promise<Expression<SqlBool>[] | undefined> {
  if (cropTypeId === undefined) return undefined;
  const plantings = await queries.findPlantings(db, farmerId, cropTypeId);
  const wanted = plantings.filter((planting) => plotId === undefined || planting.plot_id === plotId);
  if (wanted.length > mostParts) return undefined;
  return wanted.map(({ plot_id: plot, from_date: from, to_date: to }) => {
    const span = queries.fromDay(from);
    if (to !== null) span.push(...queries.toDay(to));
    return sql<SqlBool>`(${sql.join([queries.onPlot(plot), ...span], sql` AND `)})`;
  });
}

/** The zone in the header `date-timezone`; 400 for an unknown zone. */
export function zoneOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  // Uses one spelling, because data about a zone is cached by its name, and a caller could send endless spellings.
  const zone = zoneNamed(header);
  if (zone !== null) return zone;
  const error = { field: 'date-timezone', code: 'zone_unknown', message: 'There is no such IANA zone.' };
  throw new Problem('bad_request', { errors: [error] });
}
