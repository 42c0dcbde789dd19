import {
  type CalibrationProblem,
  type CalibrationValues,
  checkCalibration,
  normaliseCalibration,
} from '@seguia/shared/domain/meters/calibration-rules';
import { type CalibratedQuantity, measuresQuantity, type MeterKind } from '@seguia/shared/domain/meters/meter-rules';
import type { Format, Meter } from '@seguia/shared/platform';
import { typedNumber } from '../set-up/typed-numbers.ts';

type Typing = Pick<Format, 'typed' | 'ecFromStored' | 'ecToStored'>;

/** A calibration as the form holds it: as typed, EC in the person's unit. */
export interface CalibrationForm {
  /** For a meter of pH and EC: which of the two was calibrated. */
  of: MeterKind;
  /** Whether the slope is typed as the meter shows it, or calculated from millivolts. */
  way: 'shown' | 'points';
  points: { ph: string; mv: string }[];
  temperature: string;
  slope: string;
  offset: string;
  cellConstant: string;
  ecStandard: string;
}

/** The form with the day of the calibration; null means today, even if midnight passes while the form is open. */
export interface TypedCalibration extends CalibrationForm {
  day: string | null;
}

export function newCalibrationForm(
  meter: Pick<Meter, 'kind' | 'phBuffers' | 'ecStandards'>,
  typing: Typing,
): CalibrationForm {
  const [first = 7.01, second = 4.01, third] = meter.phBuffers;
  const buffers = [first, second, ...(third === undefined ? [] : [third])];
  const [standard] = meter.ecStandards;
  return {
    of: meter.kind,
    way: 'shown',
    points: buffers.map((ph) => ({ ph: typing.typed(ph), mv: '' })),
    temperature: '',
    slope: '',
    offset: '',
    cellConstant: '',
    ecStandard: standard === undefined ? '' : typing.typed(typing.ecFromStored(standard)),
  };
}

/** The fields that consist of one text each. */
export const typedFields = ['temperature', 'slope', 'offset', 'cellConstant', 'ecStandard'] as const;

export interface ParsedCalibration {
  values: CalibrationValues;
  problems: CalibrationProblem[];
}

/** The calibration that the form describes, and the problems that prevent noting it, by the same rules as the server's. `at` is in Unix seconds. */
export function toCalibration(
  form: CalibrationForm,
  meter: Pick<Meter, 'id' | 'kind'>,
  at: number,
  now: number,
  typing: Typing,
): ParsedCalibration {
  const isOf = (quantity: CalibratedQuantity) => measuresQuantity({ kind: form.of }, quantity);
  const fromPoints = form.way === 'points';
  const points = form.points.map(({ ph, mv }) => ({
    ph: typedNumber(ph) ?? Number.NaN,
    mv: fromPoints ? (typedNumber(mv) ?? Number.NaN) : null,
  }));
  const standard = typedNumber(form.ecStandard);
  const shown = (text: string) => (fromPoints ? null : typedNumber(text));
  const values = normaliseCalibration({
    meterId: meter.id,
    at,
    ...(isOf('ph') && {
      points,
      temperature: fromPoints ? typedNumber(form.temperature) : null,
      slope: shown(form.slope),
      offset: shown(form.offset),
    }),
    ...(isOf('ec') && {
      cellConstant: typedNumber(form.cellConstant),
      ecStandard: standard === null ? null : typing.ecToStored(standard),
    }),
  });
  return { values, problems: checkCalibration(values, meter.kind, now) };
}
