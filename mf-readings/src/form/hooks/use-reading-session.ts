import {
  type DeviceReading,
  type ReadingBody,
  type UnfinishedChange,
  useFormat,
  useReadingHere,
} from '@seguia/shared/platform';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { useState } from 'react';
import { holdsSomething, isSame } from '../model/form-state.ts';
import { type Save, useSave } from '../saving/use-save.ts';
import { type Base, type Meanwhile, useMeanwhile } from './use-base.ts';
import { useDraft } from './use-draft.ts';
import { type ReadingFormModel, type ReadingFormStart, useReadingForm } from './use-reading-form.ts';

export interface ReadingSessionOptions extends Pick<
  ReadingFormStart,
  'start' | 'id' | 'plots' | 'plotOf' | 'refusals'
> {
  /** Whether the form begins with a draft, and the draft's name on the device. */
  restored: boolean;
  what: string | undefined;
  /** For a change: the reading as it was when the person began. */
  begun: Base | null;
  /** For a change: the reading as the device has it now; null for a new one. */
  reading: DeviceReading | null;
  /** Whether this form has saved the reading: later changes of it are no news. */
  isOver?: boolean;
  /** Whether a new reading holds more than the form, such as photos. */
  holdsMore?: boolean;
  /** Whether nothing is left to save, however the values were typed. */
  isDone?: (form: ReadingFormModel, latest: DeviceReading | null) => boolean;
}

export interface SavedInSession {
  reading: DeviceReading;
  /** The earlier values that the reading was compared with when it was saved. */
  compared: ComparedValues;
}

export interface ReadingSession {
  form: ReadingFormModel;
  /** The reading that the form changes: the given one, or a new one that another tab has saved from the same draft; null for a new one. */
  latest: DeviceReading | null;
  base: Base | null;
  /** What somebody else changed meanwhile; null for nothing. */
  meanwhile: Meanwhile | null;
  dirty: boolean;
  busy: boolean;
  failures: Omit<Save, 'busy' | 'save'>;
  /** Stops writing the draft, for a person who starts over. */
  holdDraft: () => void;
  /** Saves what the form holds, which must have been checked. Resolves with null where it was not saved; `failures` then says why. */
  save: (more?: {
    body?: Partial<ReadingBody>;
    unfinished?: readonly UnfinishedChange[];
  }) => Promise<SavedInSession | null>;
}

/** The work on one reading, from opening its form until it is saved: the form, its draft, changes by others, and saving. */
export function useReadingSession(options: ReadingSessionOptions): ReadingSession {
  const { start, id, restored, what, begun, reading, plots, plotOf, refusals, isOver = false, holdsMore } = options;
  const { busy, save, ...failures } = useSave();
  const [first] = useState(reading);
  // Drippers that become known after Save was pressed would make the form differ from what was saved.
  const fillsDrippers = !reading && !busy;
  const form = useReadingForm({ start, id, plots, plotOf, fillsDrippers, taken: begun?.taken ?? null, refusals });
  // While this form saves, and afterwards, its own save is no news to the person.
  const follows = !busy && !isOver;
  const here = useReadingHere(id);
  const latest = reading ?? (follows ? (here ?? null) : null);
  const { base, meanwhile } = useMeanwhile(follows ? latest : null, form, useFormat(), begun);
  const { state } = form;
  const isDone = isOver || (options.isDone?.(form, latest) ?? false);
  const holds = base ? !isSame(state, base.taken) : holdsSomething(state) || (holdsMore === true && latest === null);
  const dirty = !isDone && holds;
  const begunNew = { plotId: start.plotId, what };
  const holdDraft = useDraft({ id, isNew: latest === null, begun: begunNew, restored, state, dirty, busy, base });
  return {
    form,
    latest,
    base,
    meanwhile,
    dirty,
    busy,
    failures,
    holdDraft,
    async save({ body = {}, unfinished = [] } = {}) {
      const { parsed, compared } = form;
      const changed = latest ?? first ?? undefined;
      const saved = await save({ id, body: { ...parsed.body, ...body }, changed, unfinished });
      return saved && { reading: saved, compared };
    },
  };
}
