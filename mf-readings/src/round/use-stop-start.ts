import { newId } from '@seguia/shared/domain/uuid';
import { correctedNow, type DeviceReading, settledStamp, type Unfinished, useFormat } from '@seguia/shared/platform';
import { draftOfPlot, draftOfReading, findDraft } from '../form/model/draft.ts';
import { inUnit } from '../form/model/draft-state.ts';
import { type FormState, newFormState, toFormState, withDrippers } from '../form/model/form-state.ts';
import type { Base } from '../form/hooks/use-base.ts';
import { useDrippers } from '../form/hooks/use-drippers.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';

interface StopStart {
  /** The reading's id. A new reading has it from its draft on. */
  id: string;
  restored: boolean;
  /** The draft's name on the device, where the form begins with a draft. */
  what?: string;
  state: FormState;
  /** For a plot that is read already: the reading as it was when the person began. */
  begun: Base | null;
}

/** Seconds after which what was typed at a stop counts as measured then, and not when the person comes back to it. */
const ofNowFor = 900;

/** Whether a form begins with a draft of another time, whose day and minute it keeps. */
export function isFromBefore({ restored, state: { stamp } }: StopStart): boolean {
  return restored && stamp !== undefined && correctedNow() / 1000 - settledStamp(stamp).instant > ofNowFor;
}

/** What a plot's screen begins with: a draft, the plot's reading of this round, or an empty form, which is also what starting over gives. */
export function useStopStart(
  plotId: string,
  reading: DeviceReading | null,
  unfinished: readonly Unfinished[],
): { begin: () => StopStart; empty: () => FormState } {
  const format = useFormat();
  const drippersOf = useDrippers();
  const now = useFarmNow();
  const empty = () => withDrippers(newFormState(plotId, now()), drippersOf(plotId), format);
  const begin = () => {
    const draft = findDraft(unfinished, reading ? draftOfReading(reading.id) : draftOfPlot(plotId));
    const held = reading && { version: reading.version, taken: toFormState(reading, format) };
    if (draft) {
      const { id, what, state, base } = inUnit(draft, format);
      return { id, what, restored: true, state, begun: held && (base ?? held) };
    }
    return { id: reading?.id ?? newId(), restored: false, state: held?.taken ?? empty(), begun: held };
  };
  return { begin, empty };
}
