import { newId } from '@seguia/shared/domain/uuid';
import { type DeviceReading, type Unfinished, useFormat } from '@seguia/shared/platform';
import { draftOfPlot, draftOfReading, findDraft } from '../form/model/draft.ts';
import { inUnit } from '../form/model/draft-state.ts';
import { type FormState, newFormState, toFormState, withDrippers } from '../form/model/form-state.ts';
import type { Base } from '../form/hooks/use-base.ts';
import { useDrippers } from '../form/hooks/use-drippers.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';

interface StopStart {
  /** The reading's id; a new one has it from its draft on. */
  id: string;
  restored: boolean;
  /** The name of the draft that it is. */
  what?: string;
  state: FormState;
  /** Of a plot that has its reading: what that was when the person began. */
  begun: Base | null;
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
    const held = reading && { version: reading.version, taken: toFormState(reading, format) };
    if (draft) {
      const { id, what, state, base } = inUnit(draft, format);
      return { id, what, restored: true, state, begun: held && (base ?? held) };
    }
    const state = held?.taken ?? withDrippers(newFormState(plotId, now()), drippersOf(plotId), format);
    return { id: reading?.id ?? newId(), restored: false, state, begun: held };
  };
}
