import {
  checkMeter,
  type MeterKind,
  type MeterProblem,
  usualCalibrationDays,
} from '@seguia/shared/domain/meters/meter-rules';
import { tidyName } from '@seguia/shared/domain/plots/names';
import type { Format, Meter } from '@seguia/shared/platform';
import { typedNumber, typedNumbers } from '../set-up/typed-numbers.ts';

type Typing = Pick<Format, 'typed' | 'ecFromStored' | 'ecToStored'>;

/** A meter as the form holds it: as typed, EC in the person's unit. */
export interface MeterForm {
  name: string;
  kind: MeterKind;
  serialNumber: string;
  phBuffers: string;
  ecStandards: string;
  calibrationDays: string;
  retired: boolean;
}

/** The solutions that most pens come with: buffers of pH 7.01 (the first one) and 4.01, and a standard of 1.413 mS/cm. */
const usualSolutions = { phBuffers: [7.01, 4.01], ecStandards: [1.413] };

export const toMeterForm = (meter: Meter | null, typing: Typing): MeterForm => {
  const { phBuffers, ecStandards } = meter ?? usualSolutions;
  const typed = (values: readonly number[]) => values.map((value) => typing.typed(value)).join(' ');
  return {
    name: meter?.name ?? '',
    kind: meter?.kind ?? 'ec_ph',
    serialNumber: meter?.serialNumber ?? '',
    phBuffers: typed(phBuffers),
    ecStandards: typed(ecStandards.map((ec) => typing.ecFromStored(ec))),
    calibrationDays: typing.typed(meter?.calibrationDays ?? usualCalibrationDays),
    retired: meter?.retired ?? false,
  };
};

/** The meter that the form describes, and the problems that prevent saving it, by the same rules as the server's. */
export function toMeterValues(form: MeterForm, others: readonly string[], typing: Typing) {
  const { kind, retired } = form;
  const values = {
    name: tidyName(form.name),
    kind,
    serialNumber: tidyName(form.serialNumber) || null,
    phBuffers: kind === 'ec' ? [] : typedNumbers(form.phBuffers),
    ecStandards: kind === 'ph' ? [] : typedNumbers(form.ecStandards).map((ec) => typing.ecToStored(ec)),
    calibrationDays: typedNumber(form.calibrationDays) ?? usualCalibrationDays,
    retired,
  };
  const problems: MeterProblem[] = checkMeter(values, others);
  return { values, problems };
}
