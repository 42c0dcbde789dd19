import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import type { Db } from '../src/database/db.ts';
import { asNew } from '../src/crops/crops.queries.ts';
import { plainPlot } from '../src/plots/plots.queries.ts';
import { withoutStages } from '../src/plantings/plantings.queries.ts';

/** The farm of a test, set up like by an administrator. */
export class TestFarm {
  readonly id: string;
  readonly url: string;
  readonly #db: Db;
  readonly #stamp: { farmer_id: string; change_no: number; created_at: number; updated_at: number; deleted_at: null };
  #position = 0;

  constructor(db: Db, id: string, now: number) {
    this.id = id;
    this.url = `/farmers/${id}`;
    this.#db = db;
    this.#stamp = { farmer_id: id, change_no: 1, created_at: now, updated_at: now, deleted_at: null };
  }

  async addPlot({ name = 'Serre', closed = 0, irrigationUnits = 1 } = {}): Promise<string> {
    const id = newId();
    this.#position += 1;
    const plot = { name, position: this.#position, area: 1000, irrigation_units: irrigationUnits, closed };
    await this.#db
      .insertInto('plots')
      .values({ ...this.#stamp, ...plainPlot, id, ...plot })
      .execute();
    return id;
  }

  async addCropType(crop = 'Tomate', name = 'Torry'): Promise<string> {
    const cropId = newId();
    const id = newId();
    await this.#db
      .insertInto('crops')
      .values({ ...this.#stamp, ...asNew, id: cropId, name: crop })
      .execute();
    await this.#db
      .insertInto('crop_types')
      .values({ ...this.#stamp, ...asNew, id, crop_id: cropId, name })
      .execute();
    return id;
  }

  async plant(plotId: string, cropTypeId: string, from: string, to: string | null = null) {
    const planting = { farmer_id: this.id, plot_id: plotId, crop_type_id: cropTypeId, from_date: from, to_date: to };
    await this.#db
      .insertInto('plot_crops')
      .values({ ...planting, ...withoutStages })
      .execute();
  }
}

/** A valid reading; `more` has the fields that the test is about. */
export const aReading = (plotId: string, more: Partial<Wire['ReadingBody']> = {}): Wire['ReadingBody'] => ({
  plot_id: plotId,
  date: '2026-06-15',
  time: '08:30',
  entry_type: 'value',
  intake_ec: 2.1,
  intake_ph: 5.8,
  ...more,
});

export const aCampaign = (more: Partial<Wire['CampaignBody']> = {}): Wire['CampaignBody'] => ({
  name: 'Été',
  start_date: '2026-05-01',
  end_date: '2026-08-31',
  visibility: 'all_apps',
  ...more,
});
