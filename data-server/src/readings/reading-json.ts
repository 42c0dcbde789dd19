import type { Wire } from '@seguia/openapi';
import { cropsOn } from '@seguia/shared/domain/bands';
import { momentOf, zoneClock } from '@seguia/shared/domain/farm-time';
import type { ReadingRow } from './readings.queries.ts';

export interface Relations {
  plots?: Map<string, string>;
  crops?: Map<string, Wire['PlotCrop'][]>;
}

type NamedRow = ReadingRow & { firstname: string; lastname: string };

/** A row as it travels. `zone`: write date and time in another zone than the farm's. */
export function readingJson(row: NamedRow, zone: string | undefined, relations: Relations = {}): Wire['Reading'] {
  const { firstname, lastname, created_by: id, change_no: _no, deleted_at: deletedAt, ...reading } = row;
  const plotName = relations.plots?.get(row.plot_id);
  return {
    ...reading,
    ...(zone === undefined ? {} : momentOf(row.timestamp, zoneClock(zone))),
    created_by: { id, firstname, lastname },
    ...(deletedAt === null ? {} : { deleted_at: deletedAt }),
    ...(plotName === undefined ? {} : { plot: { id: row.plot_id, name: plotName } }),
    ...(relations.crops ? { crop_types: cropsOn(relations.crops.get(row.plot_id) ?? [], row.date) } : {}),
  };
}
