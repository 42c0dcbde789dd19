import { newId } from '@seguia/shared/domain/uuid';
import { type DeviceReading, type Unfinished, useFormat } from '@seguia/shared/platform';
import { draftOfPlot, draftOfReading, findDraft } from '../form/model/draft.ts';
import { inUnit } from '../form/model/draft-state.ts';
import { type FormState, newFormState, toFormState, withDrippers } from '../form/model/form-state.ts';
import { useDrippers } from '../form/hooks/use-drippers.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';

interface StopStart {
  /** The reading's id; a new one has it from its draft on. */
  id: string;
  restored: boolean;
  /** The name of the draft that it is. */
  what?: string;
  state: FormState;
  /** Of a plot that has its reading: the form as it was saved. */
  taken: FormState | null;
}

/** What a plot's screen begins with: what was typed and not saved, its reading of this round, or nothing. */
export function useStopStart(
  plotId: string,
  reading: DeviceReading | null,
  unfinished: readonly Unfinished[],
): () => StopStart {
  const format = useFormat();
  const drippersOf = useDrippers();
  const now = useFarmNow();
  return () => {
    const draft = findDraft(unfinished, reading ? draftOfReading(reading.id) : draftOfPlot(plotId));
    const taken = reading && toFormState(reading, format);
    if (draft) return { id: draft.id, what: draft.what, restored: true, state: inUnit(draft, format).state, taken };
    const state = taken ?? withDrippers(newFormState(plotId, now()), drippersOf(plotId), format);
    return { id: reading?.id ?? newId(), restored: false, state, taken };
  };
}
