import type { VolumeUnit } from '@seguia/shared/domain/units';
import { parseDecimal, useFormat } from '@seguia/shared/platform';
import { useState } from 'react';
import type { DripperNumber } from '@seguia/shared/domain/readings/reading-fields';
import type { ReadingFormModel } from '../hooks/use-reading-form.ts';
import type { ValueChange } from './ValueChanged.tsx';

/** Calls back when the dripper unit or the intake per dripper differs from the one before (the specification's informational dialog). */
export function useDripperChanges(
  { state, set, rememberedOf }: ReadingFormModel,
  onChange: (change: ValueChange) => void,
) {
  const { volume } = useFormat();
  const { plotId, intakePerDripper: text, dripperUnit: unit } = state;
  const [settled, setSettled] = useState({ plotId, rememberedOf, text });
  // A plot brings its own remembered value, at once or when the device has been read. The person changed nothing then.
  if (settled.plotId !== plotId || settled.rememberedOf !== rememberedOf) setSettled({ plotId, rememberedOf, text });

  const leave = (field: DripperNumber) => {
    const after = parseDecimal(text);
    if (field !== 'intakePerDripper' || !after.ok) return;
    const before = parseDecimal(settled.text);
    setSettled({ plotId, rememberedOf, text });
    if (!before.ok || before.value === after.value) return;
    onChange({ what: 'intake', before: volume(before.value, unit), after: volume(after.value, unit) });
  };

  const setUnit = (next: VolumeUnit, intake: string | null) => {
    if (next === unit) return;
    set({ dripperUnit: next, ...(intake !== null && { intakePerDripper: intake }) });
    if (intake !== null) setSettled({ plotId, rememberedOf, text: intake });
    onChange({ what: 'unit', before: unit, after: next });
  };

  return { leave, setUnit };
}
