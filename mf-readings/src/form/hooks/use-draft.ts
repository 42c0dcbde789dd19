import { ecUnitAtom, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useDraftWriter } from '../../draft/use-draft-writer.ts';
import { type Draft, draftMovedTo, draftOfPlot, draftOfReading } from '../model/draft.ts';
import type { FormState } from '../model/form-state.ts';

interface OpenForm {
  /** The reading's id. A new reading has it from its draft on, so that two tabs with one draft make one reading. */
  id: string;
  isNew: boolean;
  /** For a new reading: the plot that it began with, and the draft's name where there was one. */
  begun: { plotId: string; what: string | undefined };
  /** Whether the form began with a draft. */
  restored: boolean;
  state: FormState;
  dirty: boolean;
  /** Whether a save is under way, which removes the draft itself. */
  busy: boolean;
  base: Draft['base'];
}

/**
 * Stores the form as a draft on the device while it differs from what is saved, so that a closed or killed tab loses nothing. Returns a
 * function that stops writing, for a person who starts over.
 */
export function useDraft({ id, isNew, begun, restored, state, dirty, busy, base }: OpenForm): () => void {
  const ecUnit = useAtomValue(ecUnitAtom);
  const what = isNew ? nameOfNew(id, state.plotId, begun) : draftOfReading(id);
  const writer = useDraftWriter();
  useUnsavedGuard(dirty);
  // The draft may be known only after the form began. Without this, a form that is emptied before its first write would leave it on the device.
  const onRestored = useEffectEvent(() => writer.found({ what, readingId: id, value: { state, ecUnit, base } }));
  useEffect(() => {
    if (restored) onRestored();
  }, [restored]);
  useEffect(() => {
    if (busy) writer.hold();
    else writer.want(dirty ? { what, readingId: id, value: { state, ecUnit, base } } : null);
  }, [writer, what, id, state, ecUnit, base, dirty, busy]);
  return () => writer.hold();
}

/** A form that is moved to another plot gets a name of its own, so that it does not overwrite that plot's draft. */
function nameOfNew(id: string, plotId: string, begun: OpenForm['begun']): string {
  if (begun.what === draftMovedTo(plotId, id)) return begun.what;
  return plotId === begun.plotId ? draftOfPlot(plotId) : draftMovedTo(plotId, id);
}
