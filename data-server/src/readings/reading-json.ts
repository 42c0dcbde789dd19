import type { Wire } from '@seguia/openapi';
import { cropsOn } from '@seguia/shared/domain/bands';
import { momentOf, zoneClock } from '@seguia/shared/domain/farm-time';
import type { Db } from '../database/db.ts';
import { plotCrops, plotRows } from '../plots/plots.queries.ts';
import type { ReadingRow } from './readings.queries.ts';

export interface Relations {
  plots?: Map<string, string>;
  crops?: Map<string, Wire['PlotCrop'][]>;
}

type NamedRow = ReadingRow & { firstname: string; lastname: string };

/** A row as it travels. `zone`: write date and time in another zone than the farm's. */
export function readingJson(row: NamedRow, zone: string | undefined, relations: Relations = {}): Wire['Reading'] {
  const {
    firstname,
    lastname,
    created_by: id,
    change_no: _no,
    deleted_at: deletedAt,
    import_id: importId,
    source,
    ...reading
  } = row;
  const plotName = relations.plots?.get(row.plot_id);
  return {
    ...reading,
    ...(zone === undefined ? {} : momentOf(row.timestamp, zoneClock(zone))),
    created_by: { id, firstname, lastname },
    ...(deletedAt === null ? {} : { deleted_at: deletedAt }),
    ...(importId === null || source === null ? {} : { source: { import_id: importId, ...placeOf(source) } }),
    ...(plotName === undefined ? {} : { plot: { id: row.plot_id, name: plotName } }),
    ...(relations.crops ? { crop_types: cropsOn(relations.crops.get(row.plot_id) ?? [], row.date) } : {}),
  };
}

type Source = NonNullable<Wire['Reading']['source']>;
const placeOf = (source: string) => JSON.parse(source) as Omit<Source, 'import_id'>;

/** What the header `with-relations` names, of the whole farm. */
export async function relationsOf(db: Db, farmerId: string, names: ('plot' | 'crop_types')[] = []): Promise<Relations> {
  const plots = names.includes('plot') ? await plotRows(db, farmerId).execute() : null;
  const crops = names.includes('crop_types') ? await plotCrops(db, farmerId) : null;
  return {
    ...(plots ? { plots: new Map(plots.map(({ id, name }) => [id, name])) } : {}),
    ...(crops ? { crops } : {}),
  };
}
