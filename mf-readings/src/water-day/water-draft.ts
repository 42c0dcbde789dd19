import { type DayOfPlot, dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import { waterFields, type WaterField } from '@seguia/shared/domain/water/water-quantities';
import type { Unfinished, UnfinishedChange } from '@seguia/shared/platform';
import * as v from 'valibot';
import type { WaterTyped } from './water-form.ts';

/** What was typed for a day and not saved, as text. */
export type WaterChanges = Partial<WaterTyped>;

const prefix = 'draft.water.';

/** The draft of a day, by the day's id. */
export function waterDraft(id: string, changes: WaterChanges): UnfinishedChange {
  return { what: `${prefix}${id}`, readingId: null, value: changes };
}

const text = v.optional(v.string());
const schema = v.object(
  Object.fromEntries(waterFields.map((field) => [field, text])) as Record<WaterField, typeof text>,
);

/** The draft of a day; empty where there is none, or an older version of the app wrote it in another form. */
export function findWaterDraft(rows: readonly Unfinished[], id: string): WaterChanges {
  const { success, output } = v.safeParse(schema, rows.find(({ what }) => what === `${prefix}${id}`)?.value);
  return success ? Object.fromEntries(Object.entries(output).filter(([, text]) => text !== undefined)) : {};
}

/** The day of the newest draft. */
export function dayOfLastDraft(rows: readonly Unfinished[]): DayOfPlot | null {
  const row = rows.find(({ what }) => what.startsWith(prefix));
  return row ? dayOfWaterId(row.what.slice(prefix.length)) : null;
}
