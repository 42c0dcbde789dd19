import { ecUnitAtom, type UnfinishedChange, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useDraftWriter } from '../../draft/use-draft-writer.ts';
import { type Draft, draftOfPlot, draftOfReading } from '../model/draft.ts';
import type { FormState } from '../model/form-state.ts';

interface OpenForm {
  /** The reading's id; a new one has it from its draft on, so that two tabs with one draft make one reading. */
  id: string;
  isNew: boolean;
  /** The form begins with what was typed before and not saved. */
  restored: boolean;
  state: FormState;
  dirty: boolean;
  /** A save is under way, which takes the draft along. */
  busy: boolean;
  base: Draft['base'];
}

/**
 * Keeps what is typed on this device while it differs from what is saved, so that a closed or killed tab loses nothing. Returns how to write
 * nothing more of it: who starts over does not want the last keys back.
 */
export function useDraft({ id, isNew, restored, state, dirty, busy, base }: OpenForm): () => void {
  const ecUnit = useAtomValue(ecUnitAtom);
  const what = isNew ? draftOfPlot(state.plotId) : draftOfReading(id);
  const firstDraft = (): UnfinishedChange => ({ what, readingId: id, value: { state, ecUnit, base } });
  const writer = useDraftWriter(() => (restored ? firstDraft() : null));
  useUnsavedGuard(dirty);
  useEffect(() => {
    if (busy) writer.hold();
    else writer.want(dirty ? { what, readingId: id, value: { state, ecUnit, base } } : null);
  }, [writer, what, id, state, ecUnit, base, dirty, busy]);
  return () => writer.hold();
}
