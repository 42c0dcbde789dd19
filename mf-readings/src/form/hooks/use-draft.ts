import { ecUnitAtom, type UnfinishedChange, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useDraftWriter } from '../../draft/use-draft-writer.ts';
import { type Draft, draftMovedTo, draftOfPlot, draftOfReading } from '../model/draft.ts';
import type { FormState } from '../model/form-state.ts';

interface OpenForm {
  /** The reading's id; a new one has it from its draft on, so that two tabs with one draft make one reading. */
  id: string;
  isNew: boolean;
  /** The plot that a new one began with, and the draft's name where it has one. */
  begun: { plotId: string; what: string | undefined };
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
export function useDraft({ id, isNew, begun, restored, state, dirty, busy, base }: OpenForm): () => void {
  const ecUnit = useAtomValue(ecUnitAtom);
  const what = isNew ? nameOfNew(id, state.plotId, begun) : draftOfReading(id);
  const firstDraft = (): UnfinishedChange => ({ what, readingId: id, value: { state, ecUnit, base } });
  const writer = useDraftWriter(() => (restored ? firstDraft() : null));
  useUnsavedGuard(dirty);
  useEffect(() => {
    if (busy) writer.hold();
    else writer.want(dirty ? { what, readingId: id, value: { state, ecUnit, base } } : null);
  }, [writer, what, id, state, ecUnit, base, dirty, busy]);
  return () => writer.hold();
}

/** A form that is moved to another plot leaves the draft alone that waits there. */
function nameOfNew(id: string, plotId: string, begun: OpenForm['begun']): string {
  if (begun.what === draftMovedTo(plotId, id)) return begun.what;
  return plotId === begun.plotId ? draftOfPlot(plotId) : draftMovedTo(plotId, id);
}
