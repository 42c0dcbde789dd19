import type { Expression, SqlBool } from 'kysely';
import { addDays, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import type { Call } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import * as queries from './readings.queries.ts';

/** The list's filters. Days are the farm's, unless the caller asks for another zone. */
export function readingFilters(
  query: Call<'listReadings'>['query'],
  me: string,
  zone: string | undefined,
): Expression<SqlBool>[] {
  const filters: Expression<SqlBool>[] = [];
  const { plot_id: plotId, crop_type_id: cropTypeId, created_by: author, from, to } = query;
  if (plotId !== undefined) filters.push(queries.onPlot(plotId));
  if (cropTypeId !== undefined) filters.push(queries.underCropType(cropTypeId));
  if (author !== undefined) filters.push(queries.madeBy(author === 'me' ? me : author));
  if (from !== undefined) {
    filters.push(zone ? queries.fromInstant(timestampOf(from, '00:00', zoneClock(zone))) : queries.fromDate(from));
  }
  if (to !== undefined) {
    filters.push(
      zone ? queries.beforeInstant(timestampOf(addDays(to, 1), '00:00', zoneClock(zone))) : queries.toDate(to),
    );
  }
  return filters;
}

/** The zone of the header `date-timezone`; 400 where there is no such zone. */
export function zoneOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    const error = { field: 'date-timezone', code: 'zone_unknown', message: 'There is no such IANA zone.' };
    throw new Problem('bad_request', { errors: [error] });
  }
}
