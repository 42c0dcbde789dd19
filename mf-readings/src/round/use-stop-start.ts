import { type DeviceReading, useFormat } from '@seguia/shared/platform';
import { keptDraft } from '../form/draft.ts';
import { inUnit } from '../form/draft-state.ts';
import { type FormState, newFormState, toFormState, withDrippers } from '../form/form-state.ts';
import { useOwner } from '../form/use-draft.ts';
import { useDrippers } from '../form/use-drippers.ts';
import { useFarmNow } from '../form/use-now.ts';

interface StopStart {
  state: FormState;
  /** Of a plot that has its reading: the form as it was saved. */
  taken: FormState | null;
}

/** What a plot's screen begins with: what was typed and not saved, its reading of this round, or nothing. */
export function useStopStart(plotId: string, reading: DeviceReading | null): () => StopStart {
  const format = useFormat();
  const owner = useOwner();
  const drippersOf = useDrippers();
  const now = useFarmNow();
  return () => {
    const draft = owner && keptDraft(owner, reading ? { readingId: reading.id } : { plotId });
    const taken = reading && toFormState(reading, format);
    if (draft) return { state: inUnit(draft, format).state, taken };
    return { state: taken ?? withDrippers(newFormState(plotId, now()), drippersOf(plotId), format), taken };
  };
}
