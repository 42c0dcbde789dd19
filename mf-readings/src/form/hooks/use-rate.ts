import { type VolumeUnit, volumeFromRate } from '@seguia/shared/domain/units';
import { parseDecimal, useFormat } from '@seguia/shared/platform';
import { useState } from 'react';

interface RateFields {
  /** Litres per hour of one dripper. */
  rate: string;
  minutes: string;
}

export interface Rate {
  inputs: RateFields;
  change: (field: keyof RateFields, text: string) => void;
  /** Whether the field holds a text that gives no volume. */
  isWrong: (field: keyof RateFields) => boolean;
  /** The intake per dripper in a unit, as the person would have typed it; null while rate or time is missing. */
  intakeIn: (unit: VolumeUnit) => string | null;
}

/** Holds a dripper's rate and the minutes that the water ran, and calls `onIntake` with the intake per dripper once both are typed. */
export function useRate(unit: VolumeUnit, onIntake: (text: string) => void): Rate {
  const { typed } = useFormat();
  const [inputs, setInputs] = useState<RateFields>({ rate: '', minutes: '' });
  const intakeOf = (entered: RateFields, wanted: VolumeUnit) => {
    const [rate, minutes] = [positive(entered.rate), positive(entered.minutes)];
    return rate === null || minutes === null ? null : typed(volumeFromRate(rate, minutes, wanted));
  };
  return {
    inputs,
    change: (field, text) => {
      const next = { ...inputs, [field]: text };
      setInputs(next);
      const intake = intakeOf(next, unit);
      if (intake !== null) onIntake(intake);
    },
    isWrong: (field) => inputs[field].trim() !== '' && positive(inputs[field]) === null,
    intakeIn: (wanted) => intakeOf(inputs, wanted),
  };
}

function positive(text: string): number | null {
  const parsed = parseDecimal(text);
  return parsed.ok && parsed.value > 0 ? parsed.value : null;
}
