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

/**
 * Rows in the form of the contract. It changes the rows, because copying each would take a twentieth of a page's time. Undefined fields are
 * left out. With `zone`, date and time are written in that zone, not the farm's.
 */
export function readingsJson(rows: readonly NamedRow[], zone?: string, relations: Relations = {}): Wire['Reading'][] {
  const clock = zone === undefined ? null : zoneClock(zone);
  return rows.map((row) => {
    const { created_by: id, firstname, lastname, import_id: importId, source } = row;
    const sent = Object.assign(row as Partial<NamedRow>, {
      created_by: { id, firstname, lastname },
      firstname: undefined,
      lastname: undefined,
      change_no: undefined,
      deleted_at: row.deleted_at ?? undefined,
      import_id: undefined,
      source: importId !== null && source !== null ? { import_id: importId, ...placeOf(source) } : undefined,
    });
    if (clock) Object.assign(sent, momentOf(row.timestamp, clock));
    const plotName = relations.plots?.get(row.plot_id);
    if (plotName !== undefined) Object.assign(sent, { plot: { id: row.plot_id, name: plotName } });
    if (relations.crops) Object.assign(sent, { crop_types: cropsOn(relations.crops.get(row.plot_id) ?? [], row.date) });
    // The tests check every answer against the contract's type.
    return sent as unknown as Wire['Reading'];
  });
}

/** One row in the form of the contract. */
export const readingJson = (row: NamedRow, zone?: string, relations?: Relations): Wire['Reading'] =>
  readingsJson([row], zone, relations)[0] as Wire['Reading'];

type Source = NonNullable<Wire['Reading']['source']>;
const placeOf = (source: string) => JSON.parse(source) as Omit<Source, 'import_id'>;

/** What the header `with-relations` names, for the whole farm. */
export async function relationsOf(db: Db, farmerId: string, names: ('plot' | 'crop_types')[] = []): Promise<Relations> {
  const plots = names.includes('plot') ? await plotRows(db, farmerId).execute() : null;
  const crops = names.includes('crop_types') ? await plotCrops(db, farmerId) : null;
  return {
    ...(plots ? { plots: new Map(plots.map(({ id, name }) => [id, name])) } : {}),
    ...(crops ? { crops } : {}),
  };
}
