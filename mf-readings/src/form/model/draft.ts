import { volumeUnits } from '@seguia/shared/domain/units';
import type { Unfinished } from '@seguia/shared/platform';
import * as v from 'valibot';
import { type FormState, newFormState, numberFields } from './form-state.ts';

/** A form that was left before it was saved. */
export interface Draft {
  /** Its name on the device. */
  what: string;
  /** The id that its reading has, or will have. */
  id: string;
  state: FormState;
  /** The EC unit in which it was typed. */
  ecUnit: string;
  /** For an edit: the version that the person saw, and the form as it was then. */
  base: { version: number; taken: FormState } | null;
}

const plotPrefix = 'draft.plot.';

/** The name of the draft of a plot's new reading. */
export const draftOfPlot = (plotId: string) => `${plotPrefix}${plotId}`;
/** The name of a draft that was moved to another plot, which may have a draft of its own. */
export const draftMovedTo = (plotId: string, id: string) => `${draftOfPlot(plotId)} ${id}`;
/** The name of the draft of a reading's change. */
export const draftOfReading = (id: string) => `draft.reading.${id}`;

/** The newest draft of that name, or one that was moved there. */
export function findDraft(rows: readonly Unfinished[], what: string): Draft | undefined {
  const row = rows.find((row) => row.what === what || row.what.startsWith(`${what} `));
  return row && parseDraft(row);
}

/** The plot of the newest draft of a new reading. */
export function plotOfLastDraft(rows: readonly Unfinished[]): string | undefined {
  const row = rows.find((row) => row.what.startsWith(plotPrefix) && parseDraft(row));
  return row?.what.slice(plotPrefix.length).split(' ')[0];
}

const text = v.fallback(v.string(), '');
const finite = v.pipe(v.number(), v.finite());
const textFields = Object.fromEntries(numberFields.map((field) => [field, text])) as Record<
  (typeof numberFields)[number],
  typeof text
>;

const stateSchema = v.pipe(
  v.object({
    ...textFields,
    plotId: text,
    date: text,
    time: text,
    note: text,
    meterId: text,
    choseMeter: v.fallback(v.optional(v.boolean()), undefined),
    entryType: v.fallback(v.picklist(['value', 'drippers']), 'value'),
    dripperUnit: v.fallback(v.picklist(volumeUnits), 'ml'),
    // Without its stamp, a time from the clock would count as one that the person chose.
    stamp: v.fallback(
      v.optional(
        v.object({
          run: v.string(),
          instant: finite,
          difference: finite,
          paused: finite,
          heard: v.optional(v.nullable(finite), null),
        }),
      ),
      undefined,
    ),
  }),
  v.transform(({ stamp, choseMeter, ...fields }): FormState => ({
    ...newFormState(fields.plotId, fields),
    ...fields,
    ...(stamp && { stamp }),
    ...(choseMeter && { choseMeter }),
  })),
);

/** A stored draft is checked: an older version of the app may have written it. */
const draftSchema = v.object({
  state: stateSchema,
  ecUnit: v.string(),
  base: v.fallback(v.nullable(v.object({ version: v.number(), taken: stateSchema })), null),
});

function parseDraft({ what, readingId: id, value }: Unfinished): Draft | undefined {
  const { success, output } = v.safeParse(draftSchema, value);
  return id !== null && success ? { what, id, ...output } : undefined;
}
