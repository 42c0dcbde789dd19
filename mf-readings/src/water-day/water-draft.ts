import { type DayOfPlot, dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import { waterFields, type WaterField } from '@seguia/shared/domain/water/water-quantities';
import type { Unfinished, UnfinishedChange } from '@seguia/shared/platform';
import * as v from 'valibot';
import type { WaterTyped } from './water-form.ts';

/** What somebody typed and did not save of a day, as text. */
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

/** The changes that were kept of a day; none where there is no draft, or one that an older app wrote otherwise. */
export function findWaterDraft(rows: readonly Unfinished[], id: string): WaterChanges {
  const { success, output } = v.safeParse(schema, rows.find(({ what }) => what === `${prefix}${id}`)?.value);
  return success ? Object.fromEntries(Object.entries(output).filter(([, text]) => text !== undefined)) : {};
}

/** The day that somebody wrote last and did not save. */
export function dayOfLastDraft(rows: readonly Unfinished[]): DayOfPlot | null {
  const row = rows.find(({ what }) => what.startsWith(prefix));
  return row ? dayOfWaterId(row.what.slice(prefix.length)) : null;
}
